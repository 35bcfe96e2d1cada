import { expect, it } from 'vitest';
import { mixOf } from '../../../../src/living/air/mix';

const under = {
  cell: 64,
  rows: Array.from({ length: 20 }, () => 'ssssssssssgggggggggg'.replaceAll('g', 'w')),
};
const at = (left: number) => ({ left, top: 0, right: left + 600, bottom: 600 });

it('the sea is heard where there is water, the wind under the sky, and nobody where nobody is', () => {
  const [sky, sea] = [mixOf(at(0), under, []), mixOf(at(660), under, [])];
  expect(sky.wind).toBeGreaterThan(sea.wind);
  expect(sea.sea).toBe(1);
  expect([sky.sea, sky.crowd, sky.fair]).toEqual([0, 0, 0]);
});

it('a crowd and engines are heard while they are in view', () => {
  const box = { left: 100, top: 100, right: 140, bottom: 200 };
  const shape = { top: 100, rows: [] };
  const people = Array.from(
    { length: 20 },
    (_, order) => ({ order, shape, box, voice: 'merry', figure: true }) as const,
  );
  const engine = { order: 30, shape, box, voice: 'engine', figure: false } as const;
  const mix = mixOf(at(0), under, [...people, engine]);
  expect(mix.crowd).toBeCloseTo(0.5);
  expect(mix.fair).toBeGreaterThan(0.1);
  expect(mixOf(at(660), under, [...people, engine]).crowd).toBe(0);
});
