import { expect, it } from 'vitest';
import { shapeText } from '../../../../../atlas/further/life/texts';
import { shapeOf } from '../../../../../src/living/things';
import { BETWEEN_PIECES } from '../../../../../src/maps/life-letters';

/** Spokes and rails: many short runs a row, none like the row above. */
const ragged = (count: number, runs: number) => ({
  top: 70,
  rows: Array.from({ length: count }, (_, row) =>
    Array.from({ length: runs }, (_unused, run) => [run * 40 + ((row * 7) % 11), run * 40 + 20] as const),
  ),
});

it('a large machine has the same shape after it was written in pieces', () => {
  const shape = ragged(700, 17);
  const text = shapeText(shape);
  expect(text?.split(BETWEEN_PIECES).length).toBeGreaterThan(2);
  expect(shapeOf(text ?? '')).toEqual(shape);
});

it('what is small is one piece; what no outline can say has no text', () => {
  expect(shapeText(ragged(10, 2))).not.toContain(BETWEEN_PIECES);
  expect(shapeText(ragged(10, 65))).toBeUndefined();
});

it('pieces that do not follow each other are no shape', () => {
  const text = shapeText(ragged(10, 2)) ?? '';
  expect(shapeOf(`${text}${BETWEEN_PIECES}${text}`)).toBeUndefined();
  expect(shapeOf(`${text}${BETWEEN_PIECES}`)).toBeUndefined();
  expect(shapeOf('')).toBeUndefined();
});
