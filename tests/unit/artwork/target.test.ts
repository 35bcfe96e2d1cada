import fc from 'fast-check';
import { expect, it } from 'vitest';
import { artworkSchema, type ArtworkBox, type ArtworkDocument } from '../../../src/artwork/document';
import { outlinedBox } from '../../../src/artwork/outline-edits';
import { playableOf } from '../../../src/artwork/playable';
import { targetOf } from '../../../src/artwork/target';
import { targetsHit } from '../../../src/game/hit-test';
import { boxOfMask, parseOutline } from '../../../src/game/outline';
import { mapPoint } from '../../../src/game/space';
import { isLevelData } from '../../../src/levels/level-shape';
import { findLevel } from '../../../src/maps/catalogue';
import { levelDataSchema } from '../../../src/maps/schema';

const SHEET = { width: 1920, height: 1358 };
const MAP = { width: 3840, height: 2716 };
const level = (positions: ArtworkBox[]): ArtworkDocument => ({
  ...SHEET,
  updateDate: '2026-11-22',
  quests: [{ quest: 'quest1', positions }],
});
/** The lower left half of a square, cut from corner to corner. */
const HALF = outlinedBox(
  [
    { x: 100, y: 100 },
    { x: 400, y: 400 },
    { x: 100, y: 400 },
  ],
  SHEET,
);
const zelda = findLevel('zelda');
if (!zelda) throw new Error('no level');

/** A polygon that does not cross itself: its points go once round its middle. */
const star = fc
  .record({
    x: fc.integer({ min: 60, max: 1800 }),
    y: fc.integer({ min: 60, max: 1300 }),
    radii: fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 5, maxLength: 32 }),
  })
  .map(({ x, y, radii }) =>
    radii.map((radius, index) => {
      const angle = (2 * Math.PI * index) / radii.length;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );

it('fills the box of an outline from edge to edge, on the map, so that every reader of levels takes it', () => {
  fc.assert(
    fc.property(star, (points) => {
      const box = outlinedBox(points, SHEET);
      const { top, bottom, outline = '' } = targetOf(box, SHEET, MAP);
      expect([top.x, top.y, bottom.x, bottom.y]).toEqual(
        [box.top.x, box.top.y, box.bottom.x, box.bottom.y].map((value) => 2 * value),
      );
      const shape = parseOutline(outline)?.shape;
      expect(shape && boxOfMask(shape)).toEqual({
        left: top.x,
        top: top.y,
        right: bottom.x,
        bottom: bottom.y,
      });
    }),
    { numRuns: 12 },
  );
  const data = playableOf(level([HALF]), zelda, ['main'], MAP);
  expect(data?.quests[0]?.positions[0]?.outline).toMatch(/^1/);
  expect(isLevelData(data)).toBe(true);
  expect(levelDataSchema.safeParse(data).success).toBe(true);
});

it('judges a tap by the outline: a corner of its box is no hit, and slack counts around it', () => {
  const target = targetOf(HALF, SHEET, MAP);
  const hits = (x: number, y: number, slack = 0) => targetsHit({ point: mapPoint(x, y), slack }, [target]);
  expect(hits(300, 700)).toEqual([0]);
  expect(hits(700, 300)).toEqual([]);
  expect(hits(520, 500)).toEqual([]);
  expect(hits(520, 500, 40)).toEqual([0]);
  expect(hits(170, 600, 40)).toEqual([0]);
  expect(hits(700, 300, 100)).toEqual([]);
});

it('takes the box where an outline is off the map or too long for a level’s file', () => {
  const off = outlinedBox(
    [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
    ],
    SHEET,
  );
  const away = { ...off, outline: off.outline?.map(({ x, y }) => ({ x: x - 50, y })) };
  expect(targetOf(away, SHEET, MAP)).toEqual({ top: { x: 0, y: 0 }, bottom: { x: 18, y: 18 } });
  const whole = outlinedBox(
    [
      { x: 0, y: 0 },
      { x: 1920, y: 0 },
      { x: 0, y: 1358 },
    ],
    SHEET,
  );
  expect(targetOf(whole, SHEET, MAP)).toEqual({ top: { x: 0, y: 0 }, bottom: { x: 3840, y: 2716 } });
});

it('reads an outline of 3 to 32 points, whose bounds are the box whatever is written', () => {
  const point = { x: 1, y: 2 };
  const read = (outline: unknown) =>
    artworkSchema.safeParse({
      ...level([]),
      quests: [{ quest: 'quest1', positions: [{ top: point, bottom: point, outline }] }],
    });
  expect(read(HALF.outline).data?.quests[0]?.positions).toEqual([HALF]);
  for (const wrong of [[point, point], Array.from({ length: 33 }, () => point), 'text', [{ x: 1 }]])
    expect(read(wrong).success).toBe(false);
});
