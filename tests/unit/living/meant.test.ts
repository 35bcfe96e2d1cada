import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxOfMask, holds } from '../../../src/game/outline';
import { mapPoint } from '../../../src/game/space';
import { idle } from '../../../src/living/idle';
import { answer, answerOf } from '../../../src/living/hop';
import { meantAt, posed } from '../../../src/living/meant';
import { reachOf, type Pose } from '../../../src/living/motion';
import { FAMILIES, MOVES } from '../../../src/maps/life';

/** Somebody ragged: each row has one run of its own. */
const masks = fc
  .record({
    left: fc.integer({ min: 100, max: 900 }),
    top: fc.integer({ min: 100, max: 900 }),
    runs: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 60 })), {
      minLength: 8,
      maxLength: 90,
    }),
  })
  .map(({ left, top, runs }) => ({
    top,
    rows: runs.map(([from, wide]) => [[left + from, left + from + wide] as const]),
  }));
const somebody = fc
  .record({
    shape: masks,
    voice: fc.constantFrom(...FAMILIES),
    moves: fc.constantFrom(undefined, ...MOVES),
  })
  .map((made) => ({ ...made, box: boxOfMask(made.shape), figure: true, order: 1 }));
const shares = fc.double({ min: 0, max: 1, noNaN: true });
type Somebody = typeof somebody extends fc.Arbitrary<infer Made> ? Made : never;

/** Every phase of whatever moves: of an answer, and of what moves by itself. */
const posesOf = (thing: Somebody, share: number): Pose[] => [
  answer(thing, answerOf(thing.voice), share),
  idle(thing, share),
];
const middles = ({ shape }: Somebody) =>
  shape.rows.flatMap((row, index) =>
    row.map(([start, end]) => mapPoint((start + end) / 2, shape.top + index + 0.5)),
  );

it('a tap on any pixel of somebody who moves is meant for them, in every phase', () => {
  fc.assert(
    fc.property(somebody, shares, (thing, share) => {
      for (const pose of posesOf(thing, share))
        for (const pixel of middles(thing)) {
          const meant = meantAt(posed(thing.box, pose, pixel), [], [[thing, pose]]);
          expect(holds(thing.shape, Math.floor(meant.x), Math.floor(meant.y))).toBe(true);
        }
    }),
    { numRuns: 60 },
  );
});

it('a tap anywhere else is meant as it is', () => {
  fc.assert(
    fc.property(somebody, shares, fc.integer(), (thing, share, salt) => {
      const reach = reachOf(thing.box);
      for (const pose of posesOf(thing, share))
        for (let i = 0; i < 40; i++) {
          const along = (from: number, to: number, step: number) =>
            from - 40 + (((Math.abs(salt % 997) + i * step) % 101) / 101) * (to - from + 80);
          const point = mapPoint(along(reach.left, reach.right, 37), along(reach.top, reach.bottom, 59));
          const meant = meantAt(point, [], [[thing, pose]]);
          if (meant === point) continue;
          // somebody is there: the canvas draws this very pixel of theirs at the point
          expect(holds(thing.shape, Math.floor(meant.x), Math.floor(meant.y))).toBe(true);
          const seen = posed(thing.box, pose, meant);
          expect([seen.x, seen.y].map((each) => each.toFixed(6))).toEqual(
            [point.x, point.y].map((each) => each.toFixed(6)),
          );
        }
    }),
    { numRuns: 60 },
  );
});

const block = (left: number, top: number, order: number, figure = true) => {
  const shape = { top, rows: Array.from({ length: 40 }, () => [[left, left + 20] as const]) };
  return { shape, box: boxOfMask(shape), figure, order };
};
const TALL: Pose = { wide: 1, tall: 1.2, lean: 0 };

it('nobody takes the pixels of another figure; of two who move over each other the front one counts', () => {
  const low = block(100, 140, 1);
  const above = block(100, 100, 2);
  const point = mapPoint(110, 138);
  expect(meantAt(point, [low], [[low, TALL]]).y).toBeGreaterThan(140);
  expect(meantAt(point, [low, above], [[low, TALL]])).toBe(point);
  const front = block(100, 142, 3);
  expect(
    meantAt(
      point,
      [],
      [
        [low, TALL],
        [front, TALL],
      ],
    ).y,
  ).toBeCloseTo(182 - 44 / 1.2);
  expect(
    meantAt(
      point,
      [],
      [
        [front, TALL],
        [low, TALL],
      ],
    ).y,
  ).toBeCloseTo(182 - 44 / 1.2);
});
