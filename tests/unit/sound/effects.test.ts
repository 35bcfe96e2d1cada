import { describe, expect, it } from 'vitest';
import { settings } from '../../../src/settings/settings';
import { EFFECTS, type Effect, type Voice } from '../../../src/sound/effects';

const effects = Object.entries(EFFECTS) as readonly (readonly [Effect, readonly Voice[]])[];

/** Loudness of what sounds at an instant of an effect: each voice fades from its own gain to nothing. */
const loudnessAt = (voices: readonly Voice[], instant: number) =>
  voices
    .filter(({ at, length }) => at <= instant && instant < at + length)
    .reduce((sum, { at, length, gain }) => sum + gain * (0.0001 / gain) ** ((instant - at) / length), 0);

/** Semitones from A4 to a pitch. */
const semitones = (pitch: number) => 12 * Math.log2(pitch / 440);

describe.each(effects)('the sound %s', (_, voices) => {
  it('is of voices that can be heard', () => {
    expect(voices.length).toBeGreaterThan(0);
    for (const { from, to, at, length, gain } of voices) {
      for (const pitch of [from, to]) {
        expect(pitch).toBeGreaterThan(60);
        expect(pitch).toBeLessThan(2000);
      }
      expect(at).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0.01);
      expect(gain).toBeGreaterThan(0.1);
      expect(gain).toBeLessThan(0.7);
    }
  });

  it('is not distorted at the usual volume: what sounds together stays within full scale', () => {
    for (const { at } of voices) expect(loudnessAt(voices, at) * settings.get().volume).toBeLessThan(1);
  });
});

describe('the sounds among each other', () => {
  const lengthOf = (voices: readonly Voice[]) => Math.max(...voices.map(({ at, length }) => at + length));

  it('are short where they come often', () => {
    expect(lengthOf(EFFECTS.tick)).toBeLessThan(0.05);
    expect(lengthOf(EFFECTS.place)).toBeLessThan(0.15);
  });

  it('tick more softly than a verdict', () => {
    const loudest = (voices: readonly Voice[]) => Math.max(...voices.map(({ gain }) => gain));
    expect(loudest(EFFECTS.tick)).toBeLessThan(loudest(EFFECTS.right) / 2);
  });

  it('rise where it is right, fall where it is wrong', () => {
    for (const effect of ['right', 'streak'] as const) {
      const pitches = EFFECTS[effect].map(({ from }) => from);
      expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    }
    for (const { from, to } of [...EFFECTS.wrong, ...EFFECTS.place, ...EFFECTS.tick])
      expect(to).toBeLessThan(from);
  });

  it('of a streak begin as a right answer does, and go higher', () => {
    const notes = (effect: Effect) => EFFECTS[effect].map(({ from }) => from);
    expect(notes('streak').slice(0, 3)).toEqual(notes('right'));
    expect(Math.max(...notes('streak'))).toBeGreaterThan(Math.max(...notes('right')));
  });

  it('play notes of one scale', () => {
    const scale = new Set([3, 7, 10]);
    for (const effect of ['right', 'streak', 'fanfare'] as const)
      for (const { from, to } of EFFECTS[effect]) {
        expect(to).toBe(from);
        const step = Math.round(semitones(from));
        expect(semitones(from)).toBeCloseTo(step, 6);
        expect(scale).toContain(((step % 12) + 12) % 12);
      }
  });

  it('end a fanfare in a chord of three that begins and ends together', () => {
    const chord = EFFECTS.fanfare.slice(-3);
    expect(new Set(chord.map(({ at }) => at)).size).toBe(1);
    expect(new Set(chord.map(({ length }) => length)).size).toBe(1);
    const last = EFFECTS.fanfare.at(-4);
    expect(chord[0]?.at).toBeLessThanOrEqual((last?.at ?? 0) + (last?.length ?? 0));
  });
});
