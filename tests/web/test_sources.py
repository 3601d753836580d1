"""Where tables come from: the house, a record, or the steps of a page. All say the same messages."""

from __future__ import annotations

from tests.web.visitors import Visitors

RECORDED = """async () => {
  const { RecordedTable } = await import("/web/scripts/table/sources.js");
  const asked = [];
  const source = {
    open: async () => ({ house: {}, table: { seats: [] } }),
    table: async () => ({ seats: [] }),
    replay: async (turn, seat) => {
      asked.push([turn, seat]);
      if (turn === 2 && asked.length < 5) throw new Error("later");
      return { turn, turns: 3, table: { at: turn }, move: null };
    },
  };
  const past = new RecordedTable(source, 1);
  const heard = [];
  await past.listen({ hear: (message) => heard.push(message), changed: (state) => heard.push(state) });
  await past.go(3);
  await past.go(2).catch((trouble) => heard.push(trouble.message));
  await past.go(2).catch((trouble) => heard.push(trouble.message));
  await past.go(2);
  const refused = await past.say({ type: "move", move: "take" }).catch(({ error }) => error);
  past.close();
  await past.go(3);
  return { asked, refused, heard: heard.map((one) => one.table?.at ?? one.type ?? one), view: heard[2] };
}"""


def test_the_past_of_a_table_is_asked_for_once_and_told_as_views(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.goto("/")
    told = visitor.page.evaluate(RECORDED)
    assert told["asked"] == [[0, 1], [3, 1], [2, 1], [2, 1], [2, 1]], "only what failed is asked for again"
    assert told["heard"] == ["open", "welcome", 3, 3, "later", "later", 2]
    assert told["view"] == {
        "type": "view",
        "seat": 1,
        "turn": 3,
        "ask": None,
        "legal": [],
        "table": {"at": 3},
        "may_undo": False,
    }
    assert told["refused"] == "not_now"


SCRIPTED = """async () => {
  const { ScriptedTable } = await import("/web/scripts/table/sources.js");
  const view = (turn, legal) => ({ seat: 0, turn, ask: turn, legal, table: {} });
  const steps = [
    { view: view(1, ["take", "pass"]), then: { take: 1 }, foreseen: [{ move: "take", gain: 2 }, { move: "pass" }] },
    { view: view(2, ["sail", "wait"]), then: (move) => (move === "sail" ? 2 : 1) },
    { view: view(3, ["end"]) },
  ];
  const heard = [];
  const played = [];
  const table = { seats: [{ seat: 0, is_yours: true }, { seat: 1 }] };
  const lesson = new ScriptedTable({ table, steps, played: (move, step) => played.push([step, move]) });
  await lesson.listen({ hear: (message) => heard.push(message.turn ?? [message.type, message.seats]), changed: () => {} });
  const say = (move) => lesson.say({ type: "move", move }).catch(({ error }) => heard.push(error));
  const foreseen = await lesson.foresee({}, ["take"]);
  for (const move of ["pass", "sail", "take", "wait", "sail", "end"]) await say(move);
  return { heard, played, foreseen };
}"""


def test_the_steps_of_a_page_follow_the_moves_that_are_made(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.goto("/")
    assert visitor.page.evaluate(SCRIPTED) == {
        "heard": [["welcome", [0]], 1, "illegal_move", "illegal_move", 2, 2, 3, 3],
        "played": [[0, "take"], [1, "wait"], [1, "sail"], [2, "end"]],
        "foreseen": [{"move": "take", "gain": 2}],
    }
