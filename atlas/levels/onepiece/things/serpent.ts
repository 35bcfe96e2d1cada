/** The back of a sea king, hump after hump: it looks up at whoever has the watch. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { foamBed } from './surf';

export interface SerpentOptions {
  readonly skin?: string;
}

export const serpent: ThingKind<SerpentOptions> = {
  name: 'seaSerpent',
  footprint: () => block(520, 90),
  height: 120,
  shadow: false,
  draw(pen, frame, { skin = '#2f9a8f' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const surf = (u: number, wide: number): void =>
      foamBed(pen, frame, { u, z: -6, reach: wide * 1.5, tall: 13 });
    // the tail, then humps that grow towards the head
    pen.shape(
      [p(-312, -4), p(-318, 46), p(-352, 84), p(-312, 78), p(-288, 108), p(-282, 66), p(-278, -4)],
      skin,
      { edge: 'smooth' },
    );
    surf(-298, 40);
    for (const [u, wide, tall] of [
      [-196, 58, 56],
      [-60, 74, 82],
    ] as const) {
      for (const k of range(5)) {
        const a = 0.5 + k * 0.54;
        const [x, z] = [u - Math.cos(a) * wide, Math.sin(a) * tall];
        pen.shape([p(x - 11, z - 6), p(x + 3, z + 20), p(x + 12, z - 6)], '#f0b53a', { ink: 0.8 });
      }
      const hump = (k: number): Point[] =>
        range(13).map((i) =>
          p(u - Math.cos((i / 12) * Math.PI) * wide * k, Math.sin((i / 12) * Math.PI) * tall * k),
        );
      pen.shape([...hump(1), p(u + wide * 0.36, -4), p(u, tall * 0.34), p(u - wide * 0.36, -4)], skin, {
        edge: 'smooth',
      });
      pen.tint([...hump(1).slice(7), p(u + wide * 0.36, -4), p(u + wide * 0.3, tall * 0.3)], skin, {
        tone: -0.8,
      });
      for (const [du, dz] of [
        [-0.5, 0.5],
        [-0.2, 0.78],
        [0.2, 0.7],
      ] as const)
        pen.line(arc(...p(u + du * wide, dz * tall), 8 * s, 7 * s, 0.2, 2.9, 6), 0.8, { opacity: 0.7 });
      surf(u, wide * 1.1);
    }
    // neck and head, with whiskers and a comb
    for (const [u, z] of [
      [60, 34],
      [56, 74],
      [64, 114],
      [82, 146],
    ] as const)
      pen.shape([p(u + 8, z - 12), p(u - 20, z + 8), p(u + 12, z + 12)], '#f0b53a', { ink: 0.8 });
    pen.shape(
      [
        p(64, -4),
        p(58, 60),
        p(68, 126),
        p(108, 164),
        p(160, 160),
        p(214, 136),
        p(222, 112),
        p(170, 104),
        p(142, 96),
        p(132, 50),
        p(140, -4),
      ],
      skin,
      { edge: 'smooth' },
    );
    pen.shape([p(104, -4), p(100, 46), p(112, 92), p(136, 96), p(130, 50), p(138, -4)], '#f6e3a8', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    for (const z of [14, 36, 58, 78]) pen.line([p(102, z), p(118, z - 5), p(132, z)], 0.8);
    pen.line([p(222, 118), p(182, 122), p(150, 116)], 1.8, { smooth: true });
    for (const k of [0, 1])
      pen.shape([p(196 - k * 26, 120), p(190 - k * 26, 104), p(184 - k * 26, 121)], '#fffaf0', { ink: 0.8 });
    pen.shape(arc(...p(142, 142), 14 * s, 15 * s), '#fdf8ee', { edge: 'smooth', contour: false });
    pen.shape(arc(...p(147, 144), 6 * s, 9 * s), '#2a2036', { edge: 'smooth', ink: 0, contour: false });
    pen.line([p(124, 160), p(144, 166), p(160, 158)], 2, { smooth: true });
    pen.bars(
      [
        [p(212, 122), p(240, 104), p(236, 78)],
        [p(204, 112), p(214, 88), p(204, 66)],
      ],
      5 * s,
      '#f0b53a',
      { smooth: true, edge: 1.4 },
    );
    pen.line([p(208, 132), p(214, 134)], 2);
    surf(104, 62);
  },
};
