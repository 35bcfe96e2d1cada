import { expect, it } from 'vitest';
import {
  AMBIENCES,
  type Ambience,
  AMBIENT_LOUDNESS,
  LOOP_SECONDS,
  loopInParts,
} from '../../../src/sound/ambience';
import { LOUDNESS } from '../../../src/sound/samples';

const RATE = 8000;

function loopOf(name: Ambience): { samples: Float32Array; parts: number } {
  const loop = loopInParts(name, RATE);
  for (let parts = 1; ; parts++) {
    const { done, value } = loop.next();
    if (done) return { samples: value, parts };
  }
}

it.each(AMBIENCES)('%s is as loud as the others, far below a voice, and has no seam', (name) => {
  const { samples, parts } = loopOf(name);
  // no part is long enough to be felt
  expect(parts).toBeGreaterThan(100);
  expect(samples.length).toBe(LOOP_SECONDS * RATE);
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const loud = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  expect(loud).toBeCloseTo(AMBIENT_LOUDNESS, 4);
  expect(AMBIENT_LOUDNESS).toBeLessThan(LOUDNESS / 3);
  expect(Math.abs(mean)).toBeLessThan(0.01);
  let steepest = 0;
  let highest = 0;
  for (let i = 1; i < samples.length; i++) {
    steepest = Math.max(steepest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
    highest = Math.max(highest, Math.abs(samples[i] ?? 0));
  }
  expect(highest).toBeLessThan(0.3);
  // from the last sample to the first is a step like any other: no click
  expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(steepest);
});
