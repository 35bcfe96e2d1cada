/** A boulder that has come down the fire mountain and does not mean to stop at its foot. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface RollingRockOptions {
  readonly stone?: string;
}

export const rollingRock: ThingKind<RollingRockOptions> = {
  name: 'rollingRock',
  footprint: () => disc(96),
  height: 180,
  draw(pen, frame, { stone = '#c9a594' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    // where it came from: lines of speed and the dust it raised
    for (const [z, from, to] of [
      [150, -160, -110],
      [104, -178, -116],
      [60, -164, -112],
    ] as const)
      pen.line([p(from, z + 16), p(to, z)], 2.4);
    for (const [u, z, r] of [
      [-150, 12, 18],
      [-122, 20, 28],
      [-92, 12, 24],
    ] as const)
      pen.shape(arc(...p(u, z), r * s, r * 0.76 * s, 0, TAU, 8), '#d9c0b4', { edge: 'scallop', ink: 0.8 });
    const ball = range(15).map((i): Point => {
      const a = (i / 15) * TAU;
      const r = 98 * (1 + 0.05 * Math.sin(i * 2.7));
      return p(Math.cos(a) * r, 96 + Math.sin(a) * r);
    });
    pen.shape(ball, stone, { ink: 1.2 });
    pen.within(ball, () => {
      pen.tint([p(20, 200), p(110, 200), p(110, -10), p(-60, -10), p(40, 60)], stone, {
        tone: -0.9,
        edge: 'straight',
      });
      pen.tint([p(-84, 128), p(-40, 186), p(16, 184), p(-30, 150)], stone, { tone: 1, edge: 'straight' });
      for (const line of [
        [p(-60, 172), p(-20, 130), p(-34, 84), p(6, 50)],
        [p(-20, 130), p(34, 136), p(64, 170)],
        [p(34, 136), p(70, 92), p(58, 40)],
        [p(-34, 84), p(-92, 66)],
      ]) {
        pen.line(line, 2.4, { colour: '#4a3038' });
        pen.line(line, 1.1, { colour: '#ff9a4a' });
      }
    });
    for (const [u, z, r] of [
      [120, 10, 13],
      [150, 40, 9],
      [-60, 6, 11],
    ] as const)
      pen.shape(
        [p(u - r, z - r * 0.6), p(u - r * 0.3, z + r), p(u + r, z + r * 0.4), p(u + r * 0.6, z - r)],
        stone,
        { ink: 0.8 },
      );
  },
};
