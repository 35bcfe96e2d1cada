/** A fall that leaps from the cliff, breaks on a rock half-way and drowns its own foot in foam. */
import { TAU, arc, lerp, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface CascadeOptions {
  /** Height of its brim over its foot, world units. */
  readonly tall: number;
  readonly water?: string;
}

/** Its middle and half its width on the way down, as shares of the height. */
const WAY: readonly Point[] = [
  [-8, 1],
  [-6, 0.9],
  [-26, 0.66],
  [-14, 0.5],
  [12, 0.4],
  [-8, 0.2],
  [4, 0],
];
const WIDE = [26, 30, 38, 46, 40, 56, 78];

export const cascade: ThingKind<CascadeOptions> = {
  name: 'cascade',
  footprint: () => block(60, 20),
  height: 20,
  shadow: false,
  draw(pen, frame, { tall, water = '#7fc4d8' }) {
    const { random } = pen;
    const s = frame.scale;
    const steps = 24;
    const middle = spline(WAY, false, 6);
    const on = (t: number, side: number): Point => {
      const f = t * (WIDE.length - 1);
      const i = Math.min(WIDE.length - 2, Math.floor(f));
      const half = lerp(nth(WIDE, i), nth(WIDE, i + 1), f - i) + Math.sin(t * 34 + side) * 3;
      const [u, z] = nth(middle, Math.round(t * (middle.length - 1)));
      return frame.at(u + side * half, 0, z * tall);
    };
    const edge = (side: number) => range(steps + 1).map((i) => on(i / steps, side));
    const body = [...edge(-1), ...edge(1).toReversed()];
    pen.shape(body, water, { edge: 'smooth', wobble: 2 });
    pen.within(body, () => {
      // the side that is turned away, then threads of foam that thicken as they fall
      pen.tint([...edge(0.35), ...edge(1.2).toReversed()], water, { tone: -0.8, edge: 'smooth' });
      for (const _ of range(34)) {
        const side = random.range(-0.9, 0.9);
        const from = random.range(0, 0.86);
        const to = Math.min(1, from + random.range(0.08, 0.28));
        pen.stroke(
          range(7).map((i) => on(lerp(from, to, i / 6), side + Math.sin(i) * 0.04)),
          random.range(3, 9),
          { colour: random.chance(0.7) ? '#f4fdff' : '#4f9cb8', from: 0.1, to: 0.9, opacity: 0.85 },
        );
      }
    });
    // it comes out between two rocks at the brim
    for (const [u, r, tone] of [
      [-44, 30, -0.2],
      [34, 34, -0.6],
    ] as const)
      pen.shape(
        (
          [
            [-1, -0.5],
            [-0.8, 0.5],
            [-0.1, 0.9],
            [0.7, 0.6],
            [1, -0.2],
            [0.5, -0.8],
            [-0.4, -0.9],
          ] as const
        ).map(([a, b]) => frame.at(u + a * r, 0, tall + b * r)),
        '#a8704e',
        { tone },
      );
    const foam = (u: number, z: number, r: number, tone: number, opacity = 1) =>
      pen.shape(arc(...frame.at(u, 0, z), r * s, r * 0.74 * s, 0, TAU, 9), '#f4fdff', {
        edge: 'scallop',
        tone,
        opacity,
        ink: 0.7,
        contour: false,
      });
    // the rock it breaks on, wet and mossy
    const z = 0.45 * tall;
    const rock: Point[] = (
      [
        [-34, -30],
        [-28, 4],
        [-10, 20],
        [6, 12],
        [26, 24],
        [44, 8],
        [58, -34],
        [24, -50],
        [-12, -40],
      ] as const
    ).map(([u, up]) => frame.at(u, 0, z + up));
    pen.shape(rock, '#8a6a5c', { edge: 'straight' });
    pen.tint([nth(rock, 3), nth(rock, 4), nth(rock, 5), nth(rock, 6), nth(rock, 7)], '#8a6a5c', {
      tone: -0.9,
      edge: 'straight',
    });
    for (const [u, up, r] of [
      [-26, 8, 17],
      [-8, 22, 14],
      [12, 18, 12],
      [30, 26, 16],
      [48, 6, 13],
    ] as const)
      foam(u, z + up, r, 0);
    for (const [u, up, r, tone] of [
      [-92, 2, 24, -0.3],
      [84, 0, 26, -0.3],
      [-56, 10, 34, -0.1],
      [52, 12, 36, 0],
      [-4, 18, 40, 0.1],
      [-30, -8, 28, 0.2],
      [30, -10, 30, 0.2],
    ] as const)
      foam(u, up, r, tone);
    for (const [u, up, r] of [
      [-70, 62, 30],
      [10, 84, 36],
      [76, 58, 28],
    ] as const)
      pen.tint(arc(...frame.at(u, 0, up), r * s, r * 0.8 * s, 0, TAU, 10), '#ffffff', { opacity: 0.4 });
  },
};
