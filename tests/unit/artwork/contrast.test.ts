import { expect, it } from 'vitest';
import { contrastFindings, type Finding } from '../../../src/artwork/checks';
import { contrastOf, labOf } from '../../../src/artwork/contrast';

const SIZE = { width: 30, height: 30 };
const BOX = { top: { x: 10, y: 10 }, bottom: { x: 20, y: 20 } };

type Rgb = readonly [number, number, number];

/** A picture of one colour, with another one by the rule within the box. */
function picture(around: Rgb, inside: (x: number, y: number) => Rgb) {
  const rgba = new Uint8Array(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 30; x++) {
      const isIn = x >= 10 && x < 20 && y >= 10 && y < 20;
      rgba.set([...(isIn ? inside(x, y) : around), 255], 4 * (30 * y + x));
    }
  return labOf(SIZE, rgba);
}

it('knows the Lab of white, black, grey and red', () => {
  const colours = [255, 255, 255, 255, 0, 0, 0, 255, 119, 119, 119, 255, 255, 0, 0, 255];
  const { lab } = labOf({ width: 4, height: 1 }, new Uint8Array(colours));
  const rounded = Array.from(lab, (part) => Math.round(part) + 0);
  expect(rounded).toEqual([100, 0, 0, 0, 0, 0, 50, 0, 0, 53, 80, 67]);
});

it('is nothing on one plain colour, and the distance of two', () => {
  expect(
    contrastOf(
      picture([80, 160, 80], () => [80, 160, 80]),
      BOX,
      SIZE,
    ),
  ).toBeCloseTo(0, 3);
  expect(
    contrastOf(
      picture([255, 255, 255], () => [0, 0, 0]),
      BOX,
      SIZE,
    ),
  ).toBeCloseTo(100, 0);
});

it('sees what is spotted on plain ground of the same mean', () => {
  const spots = picture([119, 119, 119], (x, y) => ((x + y) % 2 === 0 ? [255, 255, 255] : [0, 0, 0]));
  expect(contrastOf(spots, BOX, SIZE)).toBeGreaterThan(40);
});

it('measures boxes of any sheet, and none that leaves nothing around it', () => {
  const black = picture([255, 255, 255], () => [0, 0, 0]);
  const twice = { top: { x: 20, y: 20 }, bottom: { x: 40, y: 40 } };
  expect(contrastOf(black, twice, { width: 60, height: 60 })).toBe(contrastOf(black, BOX, SIZE));
  expect(contrastOf(black, { top: { x: 0, y: 0 }, bottom: { x: 30, y: 30 } }, SIZE)).toBeUndefined();
  expect(contrastOf(black, { top: { x: 90, y: 90 }, bottom: { x: 99, y: 99 } }, SIZE)).toBeUndefined();
});

it('is found too low in the boxes that are measured', () => {
  const quests = [{ quest: 'quest1', positions: [BOX, BOX, BOX] }];
  const measures = [undefined, 4, 5];
  const found = contrastFindings({ quests }, () => measures.shift());
  expect(found).toEqual<Finding[]>([{ kind: 'noContrast', quest: 'quest1', box: 1 }]);
});
