/** Wire between posts with a coil on top, and the barrier where one asks to be let in. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { SNOW, beacon, drift, pane, snowOn, stripes } from './parts';

export interface WireFenceOptions {
  readonly width?: number;
  readonly sign?: boolean;
  /** Somebody has cut a hole. */
  readonly hole?: boolean;
  /** Its wire sags to half between tall posts and has no coil: whoever stood close behind it would seem to float on that. */
  readonly low?: boolean;
}

export const wireFence: ThingKind<WireFenceOptions> = {
  name: 'wireFence',
  footprint: ({ width = 260 }) => block(width, 12),
  height: 110,
  draw(pen, frame, { width = 260, sign = false, hole = false, low = false }, random) {
    const s = frame.scale;
    const h = width / 2;
    const p = (u: number, z: number): Point => frame.at(u, 0, low ? z * 0.52 : z);
    const top = (u: number): Point => frame.at(u, 0, low ? 127 : 118);
    pen.shape([p(-h, 4), p(h, 4), p(h, 104), p(-h, 104)], '#dfe9f1', { opacity: 0.35, ink: 0 });
    for (const i of range(Math.round(width / 16))) {
      const u = -h + i * 16;
      pen.line([p(u, 4), p(Math.min(h, u + 50), 104)], 0.5, { opacity: 0.75 });
      pen.line([p(u, 104), p(Math.min(h, u + 50), 4)], 0.5, { opacity: 0.75 });
    }
    if (hole) {
      const rim = range(11).map((i) => {
        const a = (i / 11) * TAU;
        const r = i % 2 ? 40 : 31;
        return p(20 + Math.cos(a) * r, 38 + Math.sin(a) * r);
      });
      pen.shape(rim, '#eef5fa', { ink: 1.2, contour: false });
    }
    pen.bars(
      [
        [p(-h, 104), p(h, 104)],
        [p(-h, 6), p(h, 6)],
      ],
      5 * s,
      '#7f8da0',
      { edge: 1.4 },
    );
    pen.bars(
      range(3).map((i) => [p(-h + i * h, 0), top(-h + i * h)]),
      9 * s,
      '#7f8da0',
    );
    for (const i of low ? [] : range(Math.round(width / 22)))
      pen.line(arc(...p(-h + 11 + i * 22, 122), 15 * s, 13 * s, 0, TAU, 12), 0.8, { smooth: true });
    if (sign) {
      const board = (u: number, z: number): Point => frame.at(u, 0, low ? z - 34 : z);
      pen.shape([board(-58, 42), board(50, 42), board(50, 92), board(-58, 92)], '#f7f4ea', { ink: 1 });
      letters(pen, { at: (u, z) => board(u, z) }, 'SHH!', {
        s: -4,
        z: 55,
        height: 24,
        colour: '#d8442c',
        width: 2,
        fit: 84,
      });
    }
    for (const i of range(3)) snowOn(pen, [top(-h + i * h - 9), top(-h + i * h + 9)], 8 * s, random);
    drift(pen, frame.at(-h * 0.5, 8, 0), 52 * s, 17 * s);
  },
};

export interface CheckpointOptions {
  readonly face?: 1 | -1;
}

export const checkpoint: ThingKind<CheckpointOptions> = {
  name: 'checkpoint',
  footprint: () => block(170, 120),
  height: 200,
  draw(pen, frame, { face = 1 }, random) {
    const s = frame.scale;
    const booth = box(pen, frame, { u0: -76, u1: 76, w0: -52, w1: 52, z1: 180 }, '#c8593a', {
      topMaterial: SNOW,
    });
    for (const wall of Object.values(booth)) {
      wall.panel(0, 0, wall.width, 16, '#59637a', { ink: 0.8 });
      if (wall.width > 130) {
        pane(wall, 24, 84, 92, 140, random);
        wall.panel(104, 0, 144, 130, '#f3ecd8', { ink: 1 });
        letters(pen, wall, 'STOP', { s: 56, z: 36, height: 24, colour: '#fff8ec', width: 2, fit: 72 });
      } else wall.panel(18, 84, wall.width - 18, 140, '#ffe39a', { ink: 1 });
    }
    snowOn(pen, [frame.at(-88, 54, 182), frame.at(88, 54, 182)], 22 * s, random);
    beacon(pen, frame.at(0, 0, 206), 13 * s, '#ffb03c');
    // the barrier, up for anybody who carries a box
    const hinge = frame.at(face * 118, 40, 52);
    pen.bars([[frame.at(face * 118, 40, 0), frame.at(face * 118, 40, 62)]], 24 * s, '#59637a');
    const tip = frame.at(face * 400, 40, 196);
    const across: Point = [-(tip[1] - hinge[1]), tip[0] - hinge[0]];
    const length = Math.hypot(...across);
    const off = (q: Point, k: number): Point => [
      q[0] + (across[0] / length) * k * s,
      q[1] + (across[1] / length) * k * s,
    ];
    stripes(pen, [off(hinge, 8), off(tip, 8), off(tip, -8), off(hinge, -8)], 9);
    pen.shape(arc(...frame.at(face * 118, 40, 58), 15 * s, 15 * s, 0, TAU, 14), '#f3ecd8', {
      edge: 'smooth',
    });
    drift(pen, frame.at(-80, 62, 0), 44 * s, 22 * s);
  },
};
