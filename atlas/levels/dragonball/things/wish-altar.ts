/** Seven shining beads on a stone wheel, gathered at last: the light from here feeds the dragon. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface WishAltarOptions {
  readonly stone?: string;
  /** Height of the pillar of light, world units. */
  readonly beam?: number;
}

export const wishAltar: ThingKind<WishAltarOptions> = {
  name: 'wish-altar',
  footprint: () => disc(210),
  height: 60,
  lamps: () => [{ reach: 420, colour: 'amber' }],
  draw(pen, frame, { stone = '#c9a47c', beam = 900 }) {
    const s = frame.scale;
    // the light thins out upward: each length of it is fainter than the one below, and the last is nothing
    const shaft = (k: number, opacity: number) => {
      const parts = 14;
      const edge = (i: number, side: number) => {
        const t = i / parts;
        return frame.at(side * (70 + 80 * t) * k, 0, 60 + (beam - 60) * t);
      };
      for (const i of range(parts))
        pen.tint(
          [edge(i, -1), edge(i, 1), edge(i + 1, 1), edge(i + 1, -1)],
          { emit: '#fff3b0' },
          {
            edge: 'straight',
            opacity: opacity * (1 - i / parts) ** 1.3,
          },
        );
    };
    drum(pen, frame, { r: 210, z1: 26 }, stone);
    drum(pen, frame, { r: 160, z0: 26, z1: 52 }, stone);
    for (const i of range(14)) {
      const a = (i / 14) * TAU;
      pen.line(
        [
          frame.at(Math.cos(a) * 96, Math.sin(a) * 96, 52),
          frame.at(Math.cos(a) * 150, Math.sin(a) * 150, 52),
        ],
        0.7,
      );
    }
    pen.line(frame.disc(0, 0, 52, 96), 0.9, { smooth: true });
    shaft(1, 0.42);
    shaft(0.55, 0.55);
    const spots = [
      [0, 0],
      ...range(6).map(
        (i) => [Math.cos((i / 6) * TAU + 0.5) * 70, Math.sin((i / 6) * TAU + 0.5) * 70] as const,
      ),
    ] as const;
    const order = [...spots].sort((p, q) => p[1] - q[1]);
    for (const [i, [u, w]] of order.entries()) {
      const [x, y] = frame.at(u, w, 74);
      const r = 25 * s;
      pen.shape(arc(x, y, r, r), '#f0902a', { edge: 'smooth', wobble: 0 });
      pen.tint(arc(x - r * 0.2, y - r * 0.2, r * 0.7, r * 0.7), { emit: '#ffcf5a' }, {});
      // a ring more in each: this is how they are told apart
      for (const k of range((i % 3) + 1))
        pen.line(arc(x, y + r * 0.1, r * (0.2 + k * 0.2), r * (0.2 + k * 0.2)), 0.7, {
          colour: '#a8402a',
          smooth: true,
        });
      pen.tint(arc(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.15), { emit: '#fffbe6' }, {});
    }
    for (const k of [-1, 1]) {
      const zig: Point[] = range(8).map((i) =>
        frame.at(k * (40 + i * 9) + (i % 2 ? 24 : -14) * k, 0, 90 + i * (beam / 9)),
      );
      pen.stroke(zig, 9, { colour: { emit: '#fff7cc' }, from: 0.4, to: 0.02 });
    }
  },
};
