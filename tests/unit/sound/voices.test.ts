import { expect, it } from 'vitest';
import { FAMILIES } from '../../../src/maps/life';
import { LOUDNESS, loudnessOf, PEAK, render, secondsOf } from '../../../src/sound/samples';
import { nextVoice } from '../../../src/sound/voice-player';
import { VOICES } from '../../../src/sound/voices';

const RATE = 22_050;
const all = FAMILIES.flatMap((family) =>
  VOICES[family].map((sound, i) => ({ name: `${family} ${i}`, sound })),
);

it('each family has at least two voices, more than thirty in all', () => {
  for (const family of FAMILIES) expect(VOICES[family].length).toBeGreaterThanOrEqual(2);
  expect(all.length).toBeGreaterThan(30);
});

it.each(all)('$name is short, as loud as the others, and clicks at neither end', ({ sound }) => {
  expect(secondsOf(sound)).toBeGreaterThan(0.05);
  expect(secondsOf(sound)).toBeLessThan(1.2);
  for (const pitch of [0.94, 1.06]) {
    const samples = render(sound, RATE, pitch);
    const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const loudness = loudnessOf(samples, RATE);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(highest).toBeLessThanOrEqual(PEAK + 1e-6);
    // as loud as it may be, unless its highest sample forbids
    expect(Math.abs(loudness - LOUDNESS) < 1e-3 || Math.abs(highest - PEAK) < 1e-3).toBe(true);
    expect(loudness).toBeGreaterThan(LOUDNESS / 2);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
  }
});

it('never the same voice twice running, and every one may come', () => {
  for (const count of [2, 3, 5])
    for (let last = 0; last < count; last++) {
      const next = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((chance) => nextVoice(count, last, chance));
      expect(next).not.toContain(last);
      expect(new Set(next).size).toBe(count - 1);
      for (const index of next) expect(index).toBeLessThan(count);
    }
  expect([0, 0.5, 0.999].map((chance) => nextVoice(3, undefined, chance))).toEqual([0, 1, 2]);
  expect(nextVoice(1, 0, 0.9)).toBe(0);
});
