import { expect, it } from 'vitest';
import type { Node, PathNode } from '../../../../../../atlas/core/svg';
import { litParts } from '../../../../../../atlas/further/life/turning/lights';
import { marksOf, type Part } from '../../../../../../atlas/further/life/turning/part';
import { shadeAt } from '../../../../../../src/maps/machine-motion';

const INK = '#2b1a2e';
const square = (x: number, y: number) => `M${x} ${y}L${x + 10} ${y}L${x + 10} ${y + 10}Z`;
const turned = (node: PathNode): PathNode => ({ ...node, d: square(70, 10) });

const contour: PathNode = { d: square(0, 0), fill: INK, stroke: INK, width: 6 };
const disc: PathNode = { d: square(0, 0), fill: '#3a3348', stroke: INK };
const volume: PathNode = { d: square(0, 0), fill: 'url(#volume)' };
const gleam: PathNode = { d: square(20, 0), fill: '#ffffff', opacity: 0.16 };
const crescent: PathNode = { d: square(30, 0), fill: '#807868' };
const bolt: PathNode = { d: square(40, 0), fill: '#5a5048' };
const label: PathNode = { d: square(50, 0), fill: '#ffd84a', stroke: INK };
const post: PathNode = { d: square(60, 0), fill: '#8a5a44' };

const nodes: readonly Node[] = [contour, disc, volume, gleam, crescent, bolt, label, post];
/** The gleam is drawn where the disc turns it, the crescent where the light falls. */
const quarter: readonly Node[] = [contour, disc, volume, turned(gleam), crescent, turned(bolt), label, post];
const whole: Part = {
  owns: nodes.map((node) => [node !== post]),
  motion: { kind: 'turn', hub: [5, 5], linear: [0, -1, 1, 0], seconds: 9 },
};

it('what shines or lies in the dark of what turns rests, between what turns below and above it', () => {
  const parts = litParts(nodes, whole, quarter);
  expect(parts.map((part) => marksOf(nodes, part))).toEqual([
    [contour, disc],
    [volume, gleam, crescent],
    [bolt, label],
  ]);
  expect(parts.map(({ light, motion }) => [light, motion.kind])).toEqual([
    [undefined, 'turn'],
    [true, 'rest'],
    [undefined, 'turn'],
  ]);
  expect(parts[0]?.motion).toBe(whole.motion);
});

it('volume that no gleam follows lies on top of all, and nothing belongs to two parts', () => {
  const plain = [contour, disc, volume, label];
  const part = { ...whole, owns: plain.map(() => [true]) };
  const parts = litParts(plain, part, plain);
  expect(parts.map((each) => marksOf(plain, each))).toEqual([[contour, disc, label], [volume]]);
});

it('a shade that lies on several sails alike is whole on each of them at rest, and gone on the bright side', () => {
  expect([-1.04, 0, 1.04].map((angle) => shadeAt(angle, 0, 2))).toEqual([1, 1, 1]);
  expect([-2.1, 2.1, Math.PI].map((angle) => shadeAt(angle, 0, 2))).toEqual([0, 0, 0]);
  expect(shadeAt(0, 0.25)).toBeCloseTo(0);
});
