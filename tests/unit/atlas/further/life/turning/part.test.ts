import { expect, it } from 'vitest';
import type { Node } from '../../../../../../atlas/core/svg';
import {
  beforePart,
  boxAtRest,
  isInSector,
  marksOf,
  ownsBy,
  sweepOf,
  withoutParts,
  type Part,
} from '../../../../../../atlas/further/life/turning/part';

const INK = '#2b1a2e';
const box = (x: number, y: number) => `M${x} ${y}L${x + 10} ${y}L${x + 10} ${y + 10}Z`;
/** A horse between a drum and the post before it, over the heavy ink of all three. */
const nodes: readonly Node[] = [
  { d: box(0, 0) + box(30, 0) + box(60, 0), fill: INK, stroke: INK, width: 6 },
  { d: box(0, 0), fill: '#eeeeee' },
  { d: box(30, 0), fill: '#aa8844' },
  { d: box(60, 0), fill: '#ddaa22' },
];
const isHorse = (place: number) => place === 2;
const horse: Part = {
  owns: ownsBy(nodes, isHorse),
  motion: { kind: 'sway', hub: [0, 0], linear: [0, 0, 0, 0], by: [0, -20], seconds: 5, phase: 0 },
};

it('a part has its marks, and its share of the heavy ink unless the rest hides that', () => {
  expect(marksOf(nodes, horse)).toEqual([{ ...nodes[0], d: box(30, 0) }, nodes[2]]);
  expect(marksOf(nodes, { ...horse, owns: ownsBy(nodes, isHorse, 'bare') })).toEqual([nodes[2]]);
  expect(withoutParts(nodes, [horse])).toEqual([
    { ...nodes[0], d: box(0, 0) + box(60, 0) },
    nodes[1],
    nodes[3],
  ]);
});

it('what stands before it are the marks that are painted later and do not move', () => {
  expect(beforePart(nodes, horse, [horse])).toEqual([nodes[3]]);
  const post: Part = { ...horse, owns: ownsBy(nodes, (place) => place === 3) };
  expect(beforePart(nodes, horse, [horse, post])).toEqual([]);
});

it('its sweep holds all that it ever covers', () => {
  const rest = boxAtRest(nodes, horse);
  const all = sweepOf(nodes, [horse]);
  expect([all.x0, all.x1]).toEqual([rest.x0, rest.x1]);
  expect(all.y0).toBe(rest.y0 - 20);
  expect(all.y1).toBe(rest.y1 + 20);
});

it('a sector lies to the right of the hub, a little wider than its share, also of what is seen aslant', () => {
  const wheel: Part = {
    owns: [],
    motion: { kind: 'turn', hub: [50, 50], linear: [0, -0.5, 2, 0], seconds: 9 },
    sectors: 4,
  };
  expect(isInSector(wheel, [90, 50])).toBe(true);
  expect(isInSector(wheel, [90, 50 + 79])).toBe(true);
  expect(isInSector(wheel, [90, 50 + 82])).toBe(false);
  expect(isInSector(wheel, [10, 50])).toBe(false);
});
