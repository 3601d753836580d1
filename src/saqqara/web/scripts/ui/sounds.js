// Six short sounds, made on the spot. They are off until somebody wants them, and never the only sign of anything.
import { isSoundOn } from "./top-bar.js";

/** name -> [wave, start Hz, end Hz, seconds, loudness, seconds until it begins] for each voice. */
const SOUNDS = {
  wood: [["triangle", 220, 140, 0.09, 0.3, 0]],
  stone: [
    ["square", 120, 70, 0.06, 0.16, 0],
    ["triangle", 260, 90, 0.12, 0.2, 0],
  ],
  sail: [["sine", 180, 420, 0.28, 0.16, 0]],
  coin: [
    ["sine", 1320, 1320, 0.09, 0.14, 0],
    ["sine", 1760, 1760, 0.18, 0.12, 0.07],
  ],
  chalk: [
    ["sawtooth", 900, 600, 0.07, 0.05, 0],
    ["sawtooth", 820, 560, 0.07, 0.05, 0.1],
  ],
  turn: [
    ["sine", 660, 660, 0.12, 0.14, 0],
    ["sine", 880, 880, 0.16, 0.14, 0.11],
  ],
};
let context = null;

/** One sound, where sounds are wanted and the browser has them. In a tab that nobody sees only the turn sounds. */
export function sound(name) {
  if (!isSoundOn() || (document.hidden && name !== "turn") || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const voice of SOUNDS[name]) play(voice);
}

function play([wave, from, to, seconds, loudness, later]) {
  const begins = context.currentTime + later;
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: loudness });
  tone.frequency.exponentialRampToValueAtTime(to, begins + seconds);
  volume.gain.setValueAtTime(loudness, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + seconds);
}

/** The sounds of what happened, each once; `names` tells those of events. */
/** @param {GameEvent[]} events */
export function soundsOf(events, names) {
  for (const name of new Set(events.map(({ event }) => names[event]).filter(Boolean))) sound(name);
}
