// Why the deal is the same for everyone: what the server has bound itself to, and afterwards the seed to check it with.
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

/** `check`: whether the seed fits the commitment, as verify.js says it; null before it was computed. */
/** @param {Wire.ChallengeShown} challenge @param {string | null} check */
export const proofPart = (challenge, check) => [
  h("h2", {}, say("challenge.proof")),
  h("p", { class: "faint" }, say(challenge.is_world ? "challenge.world_about" : "challenge.proof_about")),
  challenge.formula ? h("p", {}, h("code", {}, challenge.formula)) : null,
  h(
    "details",
    { "data-key": "proof", open: Boolean(challenge.seed) },
    h("summary", {}, say("challenge.check_it")),
    field(say("fair.commitment"), challenge.commitment),
    challenge.seed ? field(say("fair.seed"), challenge.seed) : h("p", { class: "faint" }, say("challenge.seed_later")),
    challenge.seed && check ? h("p", { role: "status", class: check === "fits" ? "c-good" : null }, say(`fair.seed_${check}`)) : null,
    challenge.seed ? h("p", { class: "faint" }, say("challenge.verify_records")) : null,
  ),
];

const field = (label, value) => h("label", { class: "field", "data-key": label }, label, h("input", { readonly: true, value }));
