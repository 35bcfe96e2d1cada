import { expect, it } from 'vitest';
import { labOf } from '../../../src/artwork/contrast';
import { differences } from '../../../src/artwork/difference';

const SIZE = { width: 240, height: 168 };
const SHEET = { width: 3840, height: 2688 };

interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A lively picture with things in it, under a light that a share of each colour comes through. */
function picture(things: readonly Place[], light: readonly [number, number, number] = [1, 1, 1], noise = 0) {
  const rgba = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const isThing = things.some((at) => x >= at.x && x < at.x + at.side && y >= at.y && y < at.y + at.side);
      const ground = [
        120 + 60 * Math.sin(x / 20),
        140 + 50 * Math.cos(y / 15),
        90 + 30 * Math.sin((x + y) / 30),
      ];
      const colour = isThing ? [230, 40, 60] : ground;
      const grain = noise * (((7 * x + 13 * y) % 5) - 2);
      rgba.set([...colour.map((part, at) => part * (light[at] ?? 1) + grain), 255], 4 * (SIZE.width * y + x));
    }
  return labOf(SIZE, rgba);
}

const holds = (
  box: { top: { x: number; y: number }; bottom: { x: number; y: number } },
  { x, y, side }: Place,
) =>
  box.top.x <= 16 * x &&
  box.top.y <= 16 * y &&
  box.bottom.x >= 16 * (x + side) &&
  box.bottom.y >= 16 * (y + side);

const OWL = { x: 60, y: 48, side: 18 };
const CAT = { x: 180, y: 120, side: 12 };

it('finds each place in which a second picture differs, largest first, and boxes it closely', () => {
  const found = differences(picture([]), picture([CAT, OWL], [1, 1, 1], 1), SHEET);
  expect(found).toHaveLength(2);
  expect([OWL, CAT].map((thing, at) => found[at] && holds(found[at], thing))).toEqual([true, true]);
  for (const { top, bottom } of found) expect(bottom.x - top.x).toBeLessThan(16 * 36);
});

it('finds what the night alone shows, and not the night', () => {
  // so deep that no straight line leads from day to night
  const night = [0.25, 0.3, 0.6] as const;
  expect(differences(picture([]), picture([], night), SHEET)).toEqual([]);
  const [only, more] = differences(picture([]), picture([OWL], night), SHEET);
  expect(only && holds(only, OWL)).toBe(true);
  expect(more).toBeUndefined();
});

it('proposes nothing for the same picture, another one, or one of another size', () => {
  const main = picture([OWL]);
  expect(differences(main, picture([OWL], [1, 1, 1], 1), SHEET)).toEqual([]);
  const many = Array.from({ length: 20 }, (_, at) => ({
    x: 40 * (at % 5) + 10,
    y: 40 * Math.floor(at / 5) + 6,
    side: 9,
  }));
  expect(differences(picture([]), picture(many), SHEET)).toEqual([]);
  expect(differences(main, labOf({ width: 12, height: 12 }, new Uint8Array(576)), SHEET)).toEqual([]);
});
