import { expect, it } from 'vitest';
import { scattered, scatterBox } from '../../../../src/living/air/scattered';
import { SURFACES } from '../../../../src/maps/life-letters';

const at = { x: 100, y: 100 };

it('every kind of ground answers around the tap, and is still again', () => {
  const { left, top, right, bottom } = scatterBox(at, 1);
  for (const surface of Object.values(SURFACES)) {
    for (const share of [0.01, 0.3, 0.5, 0.8])
      for (const { x, y, reach, opacity } of scattered(surface, at, share, 1)) {
        expect([x - reach >= left, x + reach <= right]).toEqual([true, true]);
        expect([y - reach >= top, y + reach <= bottom]).toEqual([true, true]);
        expect(reach).toBeGreaterThan(0);
        expect(opacity >= 0 && opacity <= 1).toBe(true);
      }
    expect(scattered(surface, at, 1, 1).every(({ opacity }) => opacity <= 0)).toBe(true);
  }
});

it('no two kinds of ground answer alike', () => {
  const looks = Object.values(SURFACES).map((surface) =>
    JSON.stringify(scattered(surface, at, 0.5, 1).map(({ form, colour }) => [form, colour])),
  );
  expect(new Set(looks).size).toBe(looks.length);
});
