/** What the jokes of the yard need: a bolt as tall as a child, and a magnet that takes more than steel plates. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { prism } from './prism';

const BRASS = '#f0b52c';

export interface BoltOptions {
  /** On its side, as it rolls; else on its thread, head up. */
  readonly lying?: boolean;
  /** What somebody has put on its head. */
  readonly on?: 'tea' | 'flowers';
}

/** The one bolt that was left over. */
export const bolt: ThingKind<BoltOptions> = {
  name: 'bolt',
  footprint: () => disc(46),
  height: 80,
  draw(pen, frame, { lying = false, on }) {
    const s = frame.scale;
    if (lying) {
      const [x, y] = frame.at(0, 0, 46);
      const p = (u: number, v: number): Point => [x + u * s, y + v * s];
      pen.shape([p(-96, -22), p(10, -26), p(10, 26), p(-96, 22)], '#c9ced8');
      for (const i of range(8)) pen.line([p(-90 + i * 13, -22), p(-84 + i * 13, 23)], 1.1);
      pen.shape(arc(...p(-96, 0), 9 * s, 22 * s, 0, TAU, 14), '#e4e8ee', { edge: 'smooth' });
      pen.shape([p(8, -46), p(34, -50), p(52, -24), p(52, 24), p(34, 50), p(8, 46)], BRASS);
      pen.tint([p(30, -48), p(52, -24), p(52, 24), p(34, 48), p(26, 20), p(26, -20)], BRASS, {
        tone: -0.8,
        edge: 'straight',
      });
      pen.line([p(10, -16), p(50, -10)], 0.9);
      pen.line([p(10, 18), p(50, 14)], 0.9);
      return;
    }
    drum(pen, frame, { r: 26, z1: 58 }, '#c9ced8', { top: false });
    for (const i of range(5))
      pen.line(frame.disc(0, 0, 8 + i * 11, 26, 0.1, Math.PI - 0.1, 9), 1.1, { smooth: true });
    const ring = (z: number) =>
      range(6).map((i) =>
        frame.at(Math.cos((i * TAU) / 6 + 0.25) * 50, Math.sin((i * TAU) / 6 + 0.25) * 50, z),
      );
    const [low, high] = [ring(54), ring(88)];
    for (const [i, tone] of [
      [0, -0.5],
      [1, 0],
      [2, 0.35],
    ] as const) {
      const [a, b, c, d] = [low[i], low[i + 1], high[i + 1], high[i]];
      if (a && b && c && d) pen.shape([a, b, c, d], BRASS, { tone });
    }
    pen.shape(high, BRASS, { tone: 0.7 });
    pen.line(frame.disc(0, 0, 89, 34, 0, TAU, 18), 0.8, { smooth: true });
    if (on === 'tea') {
      drum(pen, frame, { u: -12, w: 4, r: 15, r1: 18, z0: 90, z1: 116 }, '#f6f2e6');
      pen.shape(arc(...frame.at(18, 12, 97), 12 * s, 9 * s, 0, TAU, 10), '#ffffff', { edge: 'smooth' });
      pen.stroke([frame.at(-12, 4, 122), frame.at(-6, 4, 138), frame.at(-16, 4, 152)], 4, {
        colour: '#ffffff',
      });
    }
    if (on === 'flowers')
      for (const [u, z, colour] of [
        [-24, 106, '#5f9a50'],
        [24, 106, '#5f9a50'],
        [0, 112, '#6fa856'],
        [-16, 124, '#e2483a'],
        [14, 128, '#ffffff'],
        [0, 138, '#e2483a'],
        [30, 116, '#f2b42e'],
      ] as const)
        pen.shape(arc(...frame.at(u, 6, z), 16 * s, 14 * s, 0, TAU, 8), colour, {
          edge: 'scallop',
          ink: 0.8,
        });
  },
};

/** A magnet on a mast: pans, spoons and helmets hang on it with the wrenches. */
export const magnetMast: ThingKind<object> = {
  name: 'magnetMast',
  footprint: () => block(110, 90),
  height: 330,
  draw(pen, frame) {
    const s = frame.scale;
    prism(pen, frame, { z0: 0, z1: 46, foot: [56, 44], top: [44, 36] }, '#5f6478');
    pen.bars([[frame.at(0, 0, 40), frame.at(0, 0, 360)]], 20 * s, '#e2a92e');
    pen.bars([[frame.at(-20, 0, 352), frame.at(190, 0, 352)]], 16 * s, '#e2a92e');
    pen.bars([[frame.at(0, 0, 280), frame.at(90, 0, 350)]], 9 * s, '#e2a92e');
    prism(pen, frame, { z0: 330, z1: 372, foot: [18, 20] }, '#5f6478');
    pen.bars([[frame.at(150, 0, 346), frame.at(150, 0, 300)]], 6 * s, '#4a4d60');
    const m = (u: number, z: number) => frame.at(150 + u, 0, z);
    pen.shape(
      [
        ...arc(0, 0, 1, 1, Math.PI, 0, 13).map(([c, q]) => m(c * 62, 248 + q * 56)),
        m(62, 196),
        m(26, 196),
        ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => m(c * 26, 246 + q * 22)),
        m(-26, 196),
        m(-62, 196),
      ],
      '#d0402f',
    );
    for (const k of [-1, 1])
      pen.shape([m(k * 62, 216), m(k * 26, 216), m(k * 26, 194), m(k * 62, 194)], '#e8ecf2', {
        contour: false,
      });
    const at = (u: number, z: number, r: number, points: readonly Point[]) =>
      points.map(([a, b]): Point => {
        const [x, y] = m(u, z);
        return [x + (a * Math.cos(r) - b * Math.sin(r)) * s, y + (a * Math.sin(r) + b * Math.cos(r)) * s];
      });
    const steel = '#b9c1cf';
    // a pan, a spoon, a wrench, a fork, a helmet, scissors
    pen.shape(
      at(-56, 168, 0.3, [
        [-6, -6],
        [6, -6],
        [5, 40],
        [-5, 40],
      ]),
      '#5a5666',
    );
    const [px, py] = m(-66, 124);
    pen.shape(arc(px, py, 30 * s, 30 * s, 0, TAU, 18), '#4a4658', { edge: 'smooth' });
    pen.shape(arc(px, py, 22 * s, 22 * s, 0, TAU, 16), '#6a6678', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    for (const [u, z, r] of [
      [-30, 172, -0.2],
      [40, 170, 0.25],
    ] as const) {
      pen.shape(
        at(u, z, r, [
          [-4, -22],
          [4, -22],
          [4, 26],
          [-4, 26],
        ]),
        steel,
      );
      pen.shape(
        at(u, z - 34, r, [
          [-11, -6],
          [-4, 6],
          [4, 6],
          [11, -6],
          [11, 12],
          [0, 20],
          [-11, 12],
        ]),
        steel,
      );
    }
    const [sx, sy] = m(64, 166);
    pen.bars(
      [
        [
          [sx, sy - 20 * s],
          [sx + 6 * s, sy + 22 * s],
        ],
      ],
      5 * s,
      steel,
      { edge: 1.6 },
    );
    pen.shape(arc(sx + 8 * s, sy + 32 * s, 10 * s, 14 * s, 0, TAU, 12), steel, { edge: 'smooth' });
    const [hx, hy] = m(22, 130);
    pen.shape(arc(hx, hy, 34 * s, 32 * s, Math.PI, TAU, 14), '#f2c230', { edge: 'smooth' });
    pen.shape(
      [
        [hx - 42 * s, hy],
        [hx + 42 * s, hy],
        [hx + 38 * s, hy + 9 * s],
        [hx - 38 * s, hy + 9 * s],
      ],
      '#f2c230',
      {
        tone: -0.4,
      },
    );
    for (const k of [-1, 1])
      pen.stroke([m(k * 92, 226), m(k * 100, 210), m(k * 92, 194)], 5, { colour: '#fff3b0' });
  },
};
