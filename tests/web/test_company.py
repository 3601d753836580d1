"""Several people at one table, each with a browser: a rematch, a bot that stands in, and what nobody takes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.guests import ME, OPEN, bot
from tests.web.finished import A_PAIR_IS_OFFERED, IN_THE_LAST_ROUNDS
from tests.web.visitors import PHONE, Visitor, Visitors, sit_down

WANTED = re.compile(r"Ann\W? wants a rematch")
LAST_ROUND = IN_THE_LAST_ROUNDS["pyramids-2"]


def play_out(table: str, *players: Visitor) -> None:
    """Each plays whatever they owe, over HTTP, until the match is over."""
    seats = [
        next(seat["seat"] for seat in one.get(f"/api/tables/{table}")["seats"] if seat.get("is_yours"))
        for one in players
    ]
    while True:
        for one, seat in zip(players, seats, strict=True):
            view = one.get(f"/api/tables/{table}/view?seat={seat}")
            if view["outcome"] is not None:
                return
            if view["ask"] is not None:
                move = {"type": "move", "seat": seat, "ask": view["ask"], "move": view["legal"][0]}
                one.post(f"/api/tables/{table}/messages", move)


def test_a_rematch_is_offered_and_one_tap_accepts_it(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    table = ann.open_where(LAST_ROUND, [ME, OPEN])["id"]
    sit_down(ann, bob, "Bob")
    play_out(table, ann, bob)
    for one in (ann, bob):
        expect(one.see("#end")).to_be_visible()
        expect(one.see("#rematch-offer")).to_be_hidden()
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: table not in url)
    expect(ann.see(".hero h2")).to_have_text(re.compile("^Waiting for .?Bob.?$"))
    is_offered(bob)
    bob.page.reload()
    expect(bob.see("#requests")).to_contain_text(WANTED)
    bob.button("Accept").click()
    bob.page.wait_for_url(lambda url: table not in url)
    for one in (ann, bob):
        expect(one.see("#main[data-status=playing]")).to_be_visible()
        expect(one.see(".seat .tag.yours")).to_have_count(1)
    assert ann.page.url.partition("#")[0] == bob.page.url.partition("#")[0]


def is_offered(one: Visitor) -> None:
    expect(one.see("#rematch-offer")).to_contain_text(WANTED)
    expect(one.button("Play again")).to_be_hidden()
    expect(one.page).to_have_title(WANTED)


@pytest.mark.soak
def test_a_spectator_is_led_to_the_rematch(visitors: Visitors) -> None:
    ann, bob, cid = visitors.come().enter("Ann"), visitors.come(), visitors.come()
    table = ann.open_where(LAST_ROUND, [ME, OPEN])["id"]
    sit_down(ann, bob, "Bob")
    cid.visit(table)
    play_out(table, ann, bob)
    expect(cid.see("#end")).to_be_visible()
    expect(cid.see("#rematch-offer")).to_be_hidden()
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: table not in url)
    is_offered(cid)
    bob.page.reload()
    bob.button("Accept").click()
    bob.page.wait_for_url(lambda url: table not in url)
    cid.see("#end").get_by_role("link", name="Watch the rematch").click()
    expect(cid.see("#main[data-status=playing]")).to_be_visible()
    assert "invite" not in cid.page.url
    ann.visit(table)
    expect(ann.see("#requests")).to_contain_text("The table for the rematch is ready.")


@pytest.mark.soak
def test_the_result_tells_moves_and_time_used(visitors: Visitors) -> None:
    ann, bob = visitors.come((390, 844)).enter("Ann"), visitors.come()
    table = ann.open_where(LAST_ROUND, [ME, OPEN])["id"]
    sit_down(ann, bob, "דָּוִד")
    play_out(table, ann, bob)
    played = ann.get(f"/api/tables/{table}")["played"]
    assert all(seat["moves"] > 0 and seat["ms"] >= 0 for seat in played)
    for one in (ann, bob):
        rows = one.see("#end .pad .played")
        expect(rows.nth(0).locator("td")).to_have_text([str(seat["moves"]) for seat in played])
        expect(rows.nth(1)).to_contain_text("Time used")
        expect(rows.nth(1).locator("td")).to_have_text([re.compile(r"^\d+:\d\d$")] * 2)
        columns = one.see("#end .pad").evaluate(
            """(pad) => [...pad.rows].map((row) => [...row.cells].map((cell) => {
              const { left, right } = cell.getBoundingClientRect();
              return [Math.round(left), Math.round(right)];
            }))"""
        )
        assert all(row == columns[0] for row in columns)
        assert not one.is_too_wide()


@pytest.mark.soak
def test_a_bot_has_moves_but_no_time(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    ann.press("action take")
    ann.is_asked()
    ann.see("[data-do=open-menu]").first.click()
    ann.see("#early-end summary").first.click()
    ann.see("[data-do=concede]").click()
    rows = ann.see("#end .pad .played")
    expect(rows.nth(0).locator("td")).to_have_text(["1", "1"])
    expect(rows.nth(1).locator("td").last).to_have_text("–")


@pytest.mark.soak
def test_a_bot_plays_for_somebody_who_is_gone_and_all_are_told_so(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    table = ann.open("imhotep", [ME, OPEN], stand_in="apprentice")["id"]
    sit_down(ann, bob, "Bob")
    ann.is_asked()
    ann.page.goto("/")
    bob.see("[data-do=let-bot-play]:visible").click()
    told = re.compile(r"Apprentice \(for .?Ann.?\)")
    expect(bob.see("#log li").last).to_contain_text(told)
    ann.visit(table)
    expect(ann.see("#requests .away")).to_contain_text("While you were away")
    expect(ann.see("#requests .away li")).to_have_count(1)
    expect(ann.see("#requests .away li")).to_contain_text("Apprentice (for you)")
    ann.button("All right").click()
    expect(ann.see("#requests")).to_be_empty()
    bob.page.reload()
    expect(bob.see("#log li").last).to_contain_text(told)
    expect(ann.see("#log li").last).to_contain_text("Apprentice (for you)")


@pytest.mark.soak
def test_a_pair_that_was_seen_in_secret_is_not_taken_back(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    ann.open_where(A_PAIR_IS_OFFERED, [bot(), ME])
    ann.press("move pair")
    expect(ann.see('[data-pick^="move keep"]').first).to_be_visible()
    expect(ann.take_back).to_have_attribute("aria-disabled", "true")
    expect(ann.take_back).to_contain_text("a secret card was seen")
    ann.take_back.click(force=True)  # it says why, where there is no room on it
    expect(ann.see("#requests [role=status]")).to_have_text("Take back: a secret card was seen.")


def test_whoever_gives_up_is_asked_once_more_and_the_other_wins(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    ann.open("imhotep", [ME, OPEN])
    expect(ann.see(".about-game .steps li")).to_have_count(4)  # whoever waits reads how a turn goes
    sit_down(ann, bob, "Bob")
    ann.is_asked()
    ann.see("[data-do=open-menu]").first.click()
    expect(ann.see("[data-do=concede]")).to_be_hidden()
    ann.see("#early-end summary").first.click()
    expect(ann.see("#early-end")).to_contain_text("The other player wins.")
    ann.see("[data-do=concede]").click()
    expect(ann.see("#end .verdict")).to_contain_text("Bob")
    expect(ann.see("#end .given-up")).to_have_text("You gave up.")
    expect(bob.see("#end .verdict")).to_have_text("You win.")
    expect(bob.see("#end .given-up")).to_contain_text("Ann")


@pytest.mark.soak
def test_all_agree_to_end_a_match(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    ann.open("pyramids", [ME, OPEN])
    sit_down(ann, bob, "Bob")
    ann.is_asked()
    ann.see("[data-do=open-menu]").first.click()
    ann.see("#early-end summary").last.click()
    ann.see("[data-do=ask-end]").click()
    expect(ann.see("#requests")).to_contain_text("You asked to end the match.")
    bob.button("Play on").click()
    expect(ann.see("#requests")).to_be_empty()
    ann.see("[data-do=open-menu]").first.click()
    ann.see("#early-end summary").last.click()
    ann.see("[data-do=ask-end]").click()
    bob.button("Agree").click()
    for one in (ann, bob):
        expect(one.see("#end .verdict")).to_have_text("The match ended without a winner.")
        expect(one.see("#end #fairness-part")).to_be_visible()


# --- phrases ---


def test_a_pole_and_a_finn_read_each_others_phrase_in_their_own_languages(visitors: Visitors) -> None:
    ania, aino = visitors.come(language="pl").enter("Ania"), visitors.come(PHONE, language="fi").enter("Aino")
    table = ania.open("imhotep", [ME, OPEN])
    place = {"type": "take_seat", "seat": 1, "invite": table["invite"]}
    aino.post(f"/api/tables/{table['id']}/messages", place)
    aino.visit(table["id"])
    expect(ania.see("#phrases button")).to_have_count(8)
    expect(ania.see("#say")).to_be_hidden()
    ania.see("#phrase-menu summary").click()
    ania.button("Powodzenia!").click()
    expect(ania.see("#said p")).to_have_text(["Powodzenia!"])
    expect(aino.see('.seat[data-seat="0"] .p-phrase')).to_have_text("Onnea peliin!")
    expect(aino.see("#log-tool")).to_have_class(re.compile("has-news"))
    aino.see("#log-tool").click()
    expect(aino.see("#said p")).to_have_text(["Onnea peliin!"])
    aino.see("#phrase-menu summary").click()
    aino.button("Kiitos!").click()
    expect(ania.see("#said p")).to_have_text(["Powodzenia!", "Dzięki!"])
    expect(ania.see("#said li > b")).to_have_text(["Ty", "Aino"])
    expect(aino.see("#said p")).to_have_text(["Onnea peliin!", "Kiitos!"])
    assert not aino.is_too_wide()


@pytest.mark.soak
def test_against_bots_alone_there_is_nobody_to_talk_to(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    expect(ann.see("#chat")).to_have_count(0)


@pytest.mark.soak
def test_spectators_have_a_line_of_their_own_until_the_match_is_over(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    eve, ian, stranger = visitors.come().enter("Eve"), visitors.come().enter("Ian"), visitors.come()
    table = ann.open("imhotep", [ME, OPEN], chat=True)
    sit_down(ann, bob, "Bob")
    for one in (eve, ian, stranger):
        one.visit(table["id"])
    expect(stranger.see("#talk-about")).to_contain_text("enter your name")
    expect(stranger.see("#phrase-menu")).to_be_hidden()
    expect(eve.see("#talk-about")).to_contain_text("players after the game")
    eve.see("#phrase-menu summary").click()
    eve.button("Oops!").click()
    expect(ian.see("#said .of-spectator")).to_contain_text("Spectator")
    ian.see("#say input").fill("She did not see it")
    ian.button("Send").click()
    expect(eve.see("#said p")).to_have_text(["Oops!", "She did not see it"])
    ann.see("#phrase-menu summary").click()
    ann.button("Hello!").click()
    expect(eve.see("#said p")).to_have_text(["Oops!", "She did not see it", "Hello!"])
    expect(ann.see("#said p")).to_have_text(["Hello!"])
    bob.post(f"/api/tables/{table['id']}/messages", {"type": "concede", "seat": 1})
    ann.see("#end .close").click()
    expect(ann.see("#said .of-spectator p")).to_have_text(["Oops!", "She did not see it"])
    ann.see("#phrase-menu summary").click()
    ann.button("Mute spectators").click()
    expect(ann.see("#said p")).to_have_text(["Hello!"])
