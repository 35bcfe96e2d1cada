/** The sun of this war: a black disc in a ring of fire. Nobody remembers who put it out. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

export interface EclipseOptions {
  readonly r?: number;
}

export const eclipse: ThingKind<EclipseOptions> = {
  name: 'eclipse',
  footprint: () => arc(0, 0, 4, 4, 0, TAU, 6),
  height: 10,
  shadow: false,
  draw(pen, frame, { r = 260 }) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    const round = (k: number, count = 60): Point[] => arc(x, y, r * k * s, r * k * s, 0, TAU, count);
    pen.shape(round(1.12), { emit: '#fff3cf' }, { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(round(1), { emit: '#1d0f1c' }, { edge: 'smooth', ink: 1, contour: false });
    // light creeps round its edge, the same on all sides
    for (const [k, colour] of [
      [0.985, '#4a1f24'],
      [0.965, '#331622'],
      [0.93, '#24101f'],
      [0.88, '#1a0b19'],
    ] as const)
      pen.tint(round(k), { emit: colour });
    const bead: Point = [x - r * 0.76 * s, y - r * 0.74 * s];
    pen.tint(
      range(16).map((i): Point => {
        const a = (i / 16) * TAU;
        const k = (i % 4 === 0 ? 96 : i % 2 ? 20 : 34) * s * (r / 260);
        return [bead[0] + Math.cos(a) * k, bead[1] + Math.sin(a) * k];
      }),
      { emit: '#fffdf0' },
      { edge: 'straight' },
    );
  },
};

/** Its fire, which the mountains hide: rings of haze, and streamers that are longest to the sides. `r` is the disc's on the picture. */
export function corona(pen: Pen, [x, y]: Point, r: number): void {
  // so many thin rings that none of them has a rim
  for (const i of range(26))
    pen.tint(
      arc(x, y, r * (2.7 - i * 0.058), r * (2.7 - i * 0.058), 0, TAU, 60),
      { emit: i < 14 ? '#ff7a3c' : '#ff9a4c' },
      { opacity: 0.018 + i * 0.0007 },
    );
  const spikes = (from: number, reach: number, count: number): Point[] =>
    range(count * 2).map((i) => {
      const a = (i / (count * 2)) * TAU + pen.random.jitter(0.02);
      const long = i % 2 ? reach * pen.random.range(0.45, 1) * (0.7 + 0.5 * Math.cos(a) ** 2) : 0;
      return [x + Math.cos(a) * r * (from + long), y + Math.sin(a) * r * (from + long)];
    });
  pen.tint(spikes(1.12, 0.75, 34), { emit: '#ff8a4a' }, { edge: 'straight', opacity: 0.75 });
  pen.tint(spikes(1.1, 0.42, 46), { emit: '#ffd08a' }, { edge: 'straight', opacity: 0.9 });
}
