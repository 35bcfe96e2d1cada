/** The game's sounds as data for the synthesiser, a few short voices each. Frequencies in Hz, times in seconds. */

export interface Voice {
  readonly wave: OscillatorType;
  /** Pitch at the start and the end, in Hz. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the effect's start. */
  readonly at: number;
  readonly length: number;
  /** 0 to 1, before the player's volume. */
  readonly gain: number;
}

export type Effect = 'place' | 'right' | 'wrong' | 'streak' | 'tick' | 'fanfare';

/** A pentatonic scale upwards from A4, in which any two notes sound well together. */
const A4 = 440;
const note = (semitones: number) => A4 * 2 ** (semitones / 12);

const pluck = (semitones: number, at: number, length = 0.16, gain = 0.5): Voice => ({
  wave: 'triangle',
  from: note(semitones),
  to: note(semitones),
  at,
  length,
  gain,
});

export const EFFECTS: Readonly<Record<Effect, readonly Voice[]>> = {
  /** Placing a mark: a soft thud with a click, like a stamp. */
  place: [
    { wave: 'sine', from: 220, to: 110, at: 0, length: 0.09, gain: 0.6 },
    { wave: 'square', from: 1200, to: 900, at: 0, length: 0.015, gain: 0.12 },
  ],
  right: [pluck(3, 0), pluck(7, 0.07), pluck(10, 0.14, 0.28)],
  wrong: [
    { wave: 'sawtooth', from: 196, to: 150, at: 0, length: 0.16, gain: 0.22 },
    { wave: 'sine', from: 98, to: 82, at: 0.02, length: 0.22, gain: 0.5 },
  ],
  /** From the third right answer in a row on: the right answer's sound with higher notes added. */
  streak: [pluck(3, 0), pluck(7, 0.06), pluck(10, 0.12), pluck(15, 0.18, 0.3), pluck(22, 0.24, 0.2, 0.25)],
  tick: [{ wave: 'square', from: 990, to: 880, at: 0, length: 0.03, gain: 0.18 }],
  fanfare: [
    pluck(-2, 0, 0.14),
    pluck(3, 0.12, 0.14),
    pluck(7, 0.24, 0.14),
    pluck(10, 0.36, 0.5, 0.6),
    pluck(15, 0.36, 0.5, 0.4),
    pluck(3, 0.36, 0.5, 0.35),
  ],
};

/** Length of an effect in seconds. */
export function lengthOf(effect: Effect): number {
  return Math.max(...EFFECTS[effect].map(({ at, length }) => at + length));
}
