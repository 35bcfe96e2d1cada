/** Seven crystals of seven colours on a stone wheel, gathered at last: the light from here feeds the dragon. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface WishAltarOptions {
  readonly stone?: string;
  /** Height of the pillar of light, world units. */
  readonly beam?: number;
}

const GEMS = ['#e8604a', '#f0a03a', '#f3d24a', '#6fb85a', '#4fb0b8', '#5f7fc8', '#a86ab8'];

export const wishAltar: ThingKind<WishAltarOptions> = {
  name: 'wish-altar',
  // nobody stands where the light would lie over a face
  footprint: () => [...arc(0, 0, 210, 210, 0, Math.PI, 9), [-120, -620], [120, -620]],
  height: 60,
  shadow: false,
  lamps: () => [{ reach: 420, colour: 'amber' }],
  draw(pen, frame, { stone = '#c9a47c', beam = 900 }) {
    // the light thins out upward: each length of it is fainter than the one below, and the last is nothing
    const shaft = (k: number, opacity: number) => {
      const parts = 14;
      const edge = (i: number, side: number) => {
        const t = i / parts;
        return frame.at(side * 84 * (1 - t) ** 0.7 * k, 0, 60 + (beam - 60) * t);
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
      // each has a cut, a height and a colour of its own
      const colour = GEMS[i] ?? '#ffffff';
      const [tall, half, lean] = [92 + ((i * 29) % 50), 20 + (i % 3) * 4, ((i * 7) % 5) - 2];
      const q = (du: number, z: number): Point => frame.at(u + du + (z / 60) * lean * 3, w, 50 + z);
      pen.shape(
        [q(-half, 0), q(-half * 1.15, tall * 0.6), q(-2, tall), q(half * 1.1, tall * 0.55), q(half, 0)],
        colour,
        {
          wobble: 0,
        },
      );
      pen.tint([q(2, 0), q(4, tall * 0.5), q(-2, tall), q(half * 1.1, tall * 0.55), q(half, 0)], colour, {
        tone: -1,
        edge: 'straight',
      });
      pen.tint(
        [q(-half * 0.8, 6), q(-half * 0.9, tall * 0.56), q(-4, tall * 0.9), q(-half * 0.3, tall * 0.5)],
        { emit: '#fffdf0' },
        {
          edge: 'straight',
          opacity: 0.7,
        },
      );
      pen.line([q(2, 0), q(4, tall * 0.5), q(-2, tall)], 0.7);
      pen.line([q(-half * 1.15, tall * 0.6), q(4, tall * 0.5), q(half * 1.1, tall * 0.55)], 0.7);
    }
  },
};
