import { expect, it } from 'vitest';
import type { Node } from '../../../../../../atlas/core/svg';
import { groupsApart } from '../../../../../../atlas/further/life/turning/groups';
import type { Part } from '../../../../../../atlas/further/life/turning/part';
import { shadedOf, shadeOf } from '../../../../../../atlas/further/life/turning/sails';

const [LIT, DARK] = ['#f8f0e0', '#c8c0c0'];
/** Four sails about (100, 100), to the right, below, to the left and above; those below lie in the shade. */
const sail = (x: number, y: number, fill: string): Node => ({
  d: `M${x - 20} ${y - 20}L${x + 20} ${y - 20}L${x + 20} ${y + 20}L${x - 20} ${y + 20}Z`,
  fill,
});
const nodes = [
  sail(150, 100, LIT),
  sail(100, 150, DARK),
  sail(50, 100, LIT),
  sail(100, 50, LIT),
  { d: 'M98 98L102 98L102 102Z', fill: '#884422' },
];
const mill: Part = {
  owns: nodes.map(() => [true]),
  motion: { kind: 'turn', hub: [100, 100], linear: [0, -1, 1, 0], seconds: 16 },
};

it('knows the sail in the shade, and how far the others are beyond it', () => {
  const shaded = shadedOf(nodes, mill);
  expect(shaded?.sails.map(({ shade }) => Math.round((shade * 180) / Math.PI))).toEqual([-90, 0, 90, -180]);
  expect(nodes.map((node) => shaded?.lit(node)).slice(0, 4)).toEqual(
    nodes.slice(0, 4).map((node) => ({ ...node, fill: LIT })),
  );
  const alike = nodes.filter((node) => !('fill' in node) || node.fill !== DARK);
  expect(shadedOf(alike, { ...mill, owns: alike.map(() => [true]) })).toBeUndefined();
});

it('sails of two cloths by turns are lit and darkened each in its own colours', () => {
  const six = Array.from({ length: 6 }, (_, i): Node => {
    const angle = (i / 6) * 2 * Math.PI + 0.3;
    const isDark = Math.cos(angle) > 0;
    const fill = i % 2 === 0 ? (isDark ? DARK : LIT) : isDark ? '#aa3322' : '#ee5544';
    return sail(100 + 60 * Math.cos(angle), 100 + 60 * Math.sin(angle), fill);
  });
  const owns = six.map(() => [true]);
  const shaded = shadedOf(six, { ...mill, owns }, 2);
  const fills = (paint: ((node: Node) => Node) | undefined) =>
    six.map((node) => paint?.(node)).map((node) => (node && 'fill' in node ? node.fill : undefined));
  expect(fills(shaded?.lit)).toEqual([LIT, '#ee5544', LIT, '#ee5544', LIT, '#ee5544']);
  expect(fills(shaded?.dark)).toEqual([DARK, '#aa3322', DARK, '#aa3322', DARK, '#aa3322']);
  // three of six lie in the shade, and wholly
  const strengths = shaded?.sails.map(({ shade }) =>
    Math.min(1, Math.max(0, shaded.steep * Math.cos(shade))),
  );
  expect(strengths?.map((each) => Math.round(each))).toEqual([1, 1, 0, 0, 0, 1]);
  expect(shadedOf(six, { ...mill, owns }, 1)).toBeUndefined();
});

it('laid on the lit cloth a shade makes it the dark one, and nothing of another sail or of a patch', () => {
  const box = { x0: 100, y0: 0, x1: 101, y1: 200 };
  const picture = (colour: readonly number[]) => {
    const data = Buffer.alloc(200 * 4);
    for (let y = 0; y < 200; y++) data.set([...(y === 150 ? [90, 160, 150] : colour), 255], y * 4);
    return { box, width: 1, height: 200, data };
  };
  const [lit, dark] = [
    [248, 240, 224],
    [200, 192, 192],
  ] as const;
  const { data } = shadeOf(picture(lit), picture(dark), mill.motion, Math.PI / 2, 4);
  const laid = (y: number) =>
    lit.map((own, part) => {
      const share = (data[y * 4 + 3] ?? 0) / 255;
      return Math.round(own * (1 - share) + (data[y * 4 + part] ?? 0) * share);
    });
  for (const [part, value] of laid(160).entries())
    expect(Math.abs(value - (dark[part] ?? 0))).toBeLessThan(10);
  expect(laid(40)).toEqual([...lit]);
  expect(data[150 * 4 + 3]).toBe(0);
});

it('parts are taken together whose boxes are apart', () => {
  const at = (x0: number) => ({ x0, y0: 0, x1: x0 + 10, y1: 10 });
  expect(groupsApart([at(0), at(5), at(20), at(16)])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});
