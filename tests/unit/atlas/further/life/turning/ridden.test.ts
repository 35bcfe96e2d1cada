import { expect, it } from 'vitest';
import type { Node } from '../../../../../../atlas/core/svg';
import type { Part } from '../../../../../../atlas/further/life/turning/part';
import { unridden } from '../../../../../../atlas/further/life/turning/ridden';

const nodes: readonly Node[] = [0, 100].map((x) => ({
  d: `M${x} 100L${x + 60} 100L${x + 60} 140L${x} 140Z`,
  fill: '#aa8844',
}));
const horse = (own: number): Part => ({
  owns: nodes.map((_, at) => [at === own]),
  motion: { kind: 'sway', hub: [0, 0], linear: [0, 0, 0, 0], by: [0, -15], seconds: 5, phase: 0 },
});
const pole: Part = { ...horse(0), motion: { ...horse(0).motion, kind: 'rest' } };
const inked = { nodes, glows: [], inkBox: { x0: 0, y0: 0, x1: 0, y1: 0 }, head: undefined, warmth: 0 };
const somebody = (x: number, perched: boolean) => ({
  features: { kind: 'person' },
  options: perched ? { perched } : {},
  inked: { inkBox: { x0: x, y0: 60, x1: x + 40, y1: 120 } },
});

it('a horse with a rider stands, and the others rise and sink', () => {
  const all = [pole, horse(0), horse(1)];
  const kinds = unridden([somebody(10, true)], { inked }, all).map(({ motion }) => motion.kind);
  expect(kinds).toEqual(['rest', 'rest', 'sway']);
  expect(unridden([somebody(400, true)], { inked }, all)).toEqual(all);
  // whoever only walks past it rides none
  expect(unridden([somebody(10, false)], { inked }, all)).toEqual(all);
});
