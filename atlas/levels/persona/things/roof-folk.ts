/** Whole little people for the roofs: a head alone on a flat roof looks as if it stood in a hole. */
import { nth } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

const CLOTHS = ['#d8202f', '#f4efea', '#e0a02e', '#3a323e'] as const;
const TROUSERS = ['#3a323e', '#3f5f8a', '#8a5a3a', '#d8202f'] as const;

export interface RoofFolk {
  readonly k: number;
  readonly look: number;
  /** Which way the busy arm reaches, and how high its hand is. */
  readonly reach: number;
  readonly up: number;
}

/** Draws one who stands with both feet on the roof at (`u`, `w`), and gives back where the busy hand is. */
export function roofFolk(pen: Pen, roof: Frame, [u, w]: Point, { k, look, reach, up }: RoofFolk): Point {
  const s = roof.scale;
  const p = (a: number, z: number): Point => roof.at(u + a, w, z);
  const skin = nth(BUST_SKINS, k % 5);
  const cloth = nth(CLOTHS, k % 4);
  for (const side of [-1, 1]) {
    pen.bars([[p(side * 5, 22), p(side * 6, 3)]], 8 * s, nth(TROUSERS, k % 4), { edge: 0.9 });
    pen.bars([[p(side * 6 - 2, 2), p(side * 6 + 3, 2)]], 6 * s, '#241d28', { edge: 0.6 });
  }
  const hand = p(reach * 24, up);
  pen.bars([[p(-reach * 10, 38), p(-reach * 17, 22)]], 6 * s, skin, { edge: 0.9 });
  pen.shape([p(-9, 46), p(9, 46), p(13, 20), p(-13, 20)], cloth, { ink: 0.8, wobble: 0 });
  pen.bars([[p(reach * 9, 40), hand]], 6 * s, skin, { edge: 0.9 });
  bust(pen, p(0, 58), 16 * s, { skin, hair: nth(BUST_HAIR, (k * 2) % 5), kind: k, look });
  return hand;
}

/** Draws one who lies asleep on a mat along the roof, head to the left, a towel over the rest. */
export function roofSleeper(pen: Pen, roof: Frame, [u, w]: Point, k: number): void {
  const s = roof.scale;
  const p = (a: number, b: number, z = 2): Point => roof.at(u + a, w + b, z);
  pen.shape([p(-24, -20), p(66, -20), p(66, 22), p(-24, 22)], nth(['#e0a02e', '#3f6fb0'], k % 2), {
    ink: 0.9,
  });
  bust(pen, p(-6, 0, 8), 14 * s, {
    skin: nth(BUST_SKINS, k % 5),
    hair: nth(BUST_HAIR, (k + 1) % 5),
    kind: k,
    asleep: true,
    contour: false,
  });
  pen.shape([p(4, -14, 12), p(50, -12, 10), p(62, 2, 6), p(50, 16, 4), p(6, 16, 4)], nth(CLOTHS, k % 4), {
    ink: 0.9,
    edge: 'smooth',
  });
  for (const b of [-6, 5])
    pen.bars([[p(58, b, 6), p(68, b, 6)]], 6 * s, nth(BUST_SKINS, k % 5), { edge: 0.8 });
}
