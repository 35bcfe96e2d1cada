import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OTHER, OWN, NOBODY, outlineOfWindow, WIDEST_SLACK } from '../../../../atlas/layout/outline';
import { targetsHit } from '../../../../src/game/hit-test';
import { boxOfMask, CELL, holds, parseOutline } from '../../../../src/game/outline';
import { targetBox, type Target } from '../../../../src/game/quest';
import { mapPoint } from '../../../../src/game/space';
import { anyPicture, awayFrom, isOwnCell, SIDE, type Picture } from '../../../support/outlines';

const LEFT = 40 * CELL;
const TOP = 10 * CELL;

function drawn(picture: Picture): Target {
  const whose = Uint8Array.from(
    picture.flatMap((row) => row.split('').map((is) => ({ T: OWN, o: OTHER })[is] ?? NOBODY)),
  );
  const outline = outlineOfWindow({ left: LEFT, top: TOP, width: SIDE, height: SIDE, whose });
  const parsed = parseOutline(outline);
  if (!parsed) throw new Error('no outline was written');
  const { left, top, right, bottom } = boxOfMask(parsed.shape);
  return { ...targetBox(left, top, right, bottom), outline };
}

it('holds the pixels of the target, and the cells that are its own', () => {
  fc.assert(
    fc.property(anyPicture, (picture) => {
      const outline = parseOutline(drawn(picture).outline ?? '');
      if (!outline) throw new Error('no outline');
      const shown = picture.map((row, y) =>
        row
          .split('')
          .map((is, x) => (holds(outline.shape, LEFT + x, TOP + y) ? 'T' : is.replace('T', '?')))
          .join(''),
      );
      expect(shown).toEqual(picture);
      for (let cell = 0; cell < (SIDE / CELL) ** 2; cell++) {
        const [x, y] = [cell % (SIDE / CELL), Math.floor(cell / (SIDE / CELL))];
        expect(holds(outline.reach, LEFT / CELL + x, TOP / CELL + y)).toBe(isOwnCell(picture, x, y));
      }
    }),
    { numRuns: 20 },
  );
});

it('answers every tap as brute force does: never for somebody else, always on the target', () => {
  // eighths: shifting them to the window's place rounds nothing
  const coordinate = fc.integer({ min: 0, max: 8 * SIDE - 1 }).map((eighths) => eighths / 8);
  const slack = fc.oneof(fc.constant(0), fc.double({ min: 0, max: WIDEST_SLACK, noNaN: true }));
  const taps = fc.array(fc.tuple(coordinate, coordinate, slack), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(anyPicture, taps, (picture, points) => {
      const target = drawn(picture);
      for (const [x, y, slack] of points) {
        const is = picture[Math.floor(y)]?.[Math.floor(x)];
        const near = slack > 0 && awayFrom(picture, x, y) <= slack;
        const right = is === 'T' || (near && isOwnCell(picture, Math.floor(x / CELL), Math.floor(y / CELL)));
        expect(targetsHit({ point: mapPoint(LEFT + x, TOP + y), slack }, [target])).toEqual(right ? [0] : []);
        if (is === 'o') expect(right).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
