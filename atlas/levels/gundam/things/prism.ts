/** Armour plates: blocks whose top is smaller, larger or shifted, the one shape every machine here is built of. */
import type { Frame, Point3 } from '../../../core/frame';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import { Wall, facets, toneOf } from '../../../core/solids';

export interface Prism {
  readonly u?: number;
  readonly w?: number;
  readonly z0: number;
  readonly z1: number;
  /** Half width and half depth at the foot and at the top. */
  readonly foot: readonly [number, number];
  readonly top?: readonly [number, number];
  /** The top's shift along u and w. */
  readonly shift?: readonly [number, number];
}

/** Draws the block; returns its front when the front can be drawn on. */
export function prism(
  pen: Pen,
  frame: Frame,
  { u = 0, w = 0, z0, z1, foot, top = foot, shift = [0, 0] }: Prism,
  material: Material,
  ink = 1,
): Wall {
  const [a, b] = foot;
  const [c, d] = top;
  const [x, y] = [u + shift[0], w + shift[1]];
  const low: readonly Point3[] = [
    [u - a, w + b, z0],
    [u + a, w + b, z0],
    [u + a, w - b, z0],
    [u - a, w - b, z0],
  ];
  const high: readonly Point3[] = [
    [x - c, y + d, z1],
    [x + c, y + d, z1],
    [x + c, y - d, z1],
    [x - c, y - d, z1],
  ];
  const [l0, l1, l2, l3] = low;
  const [h0, h1, h2, h3] = high;
  if (!l0 || !l1 || !l2 || !l3 || !h0 || !h1 || !h2 || !h3) throw new Error('a block has four corners');
  const front: readonly Point3[] = [l0, l1, h1, h0];
  facets(pen, frame, [
    { corners: [l2, l3, h3, h2], material, ink },
    { corners: [l3, l0, h0, h3], material, ink },
    { corners: [l1, l2, h2, h1], material, ink },
    { corners: front, material, ink },
    { corners: [h0, h1, h2, h3], material, ink },
  ]);
  return new Wall(pen, frame, [u - a, w + b], [u + a, w + b], z0, z1, toneOf(frame, front));
}
