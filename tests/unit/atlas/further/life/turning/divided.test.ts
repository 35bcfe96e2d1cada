import { expect, it } from 'vitest';
import type { Node } from '../../../../../../atlas/core/svg';
import { divided, without } from '../../../../../../atlas/further/life/turning/divided';

const box = (x: number, y: number) => `M${x} ${y}L${x + 8} ${y}L${x + 8} ${y + 8}Z`;
const INK = '#2b1a2e';

/** A mill: the heavy outline of wall and sail, the wall, the sail, its cloth, a disc on it, and a gold cap in front. */
const mill = (x: number, y: number): Node[] => [
  { d: box(0, 0) + box(x, y), fill: INK, stroke: INK, width: 6 },
  { d: box(0, 0), fill: '#eeeeee', stroke: INK },
  { d: box(x, y), fill: '#aa8844', stroke: INK },
  { ellipse: [40, 40, 9, 9], fill: '#ffffff' },
  { d: box(x + 2, y + 2), fill: '#ffeecc' },
  { d: box(40, 40), fill: '#ddaa22' },
];
const [rest, quarter, half] = [mill(40, 10), mill(70, 40), mill(40, 70)];

it('what differs turns, with its share of the heavy outline and with what lies between its marks', () => {
  const parted = divided(rest, quarter, half);
  expect(parted?.moving).toEqual([
    { d: box(40, 10), fill: INK, stroke: INK, width: 6 },
    rest[2],
    rest[3],
    rest[4],
  ]);
  expect(parted?.before).toEqual([rest[5]]);
  expect(parted && without(rest, [parted.turns])).toEqual([
    { d: box(0, 0), fill: INK, stroke: INK, width: 6 },
    rest[1],
    rest[5],
  ]);
});

it('tells where its points are, and where a quarter and a half turn put them', () => {
  const { pairs = [] } = divided(rest, quarter, half) ?? {};
  expect(pairs).toContainEqual([
    [40, 10],
    [70, 40],
  ]);
  expect(pairs).toContainEqual([
    [70, 40],
    [40, 70],
  ]);
  expect(pairs.some(([[x]]) => x === 0)).toBe(false);
});

it('the unevenness of lines drawn by hand is no turn, and other marks are no drawing of the same', () => {
  expect(divided(rest, mill(41, 12), mill(39, 9))).toBeUndefined();
  expect(divided(rest, quarter.slice(1), half)).toBeUndefined();
});
