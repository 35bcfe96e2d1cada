/** Round bodies, as builders who dislike corners want them: domes and balls, and patches on their skin. */
import { SQUASH } from './frame';
import type { Frame } from './frame';
import { TAU, arc, range } from './geometry';
import type { Point } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';

const RISE = 0.87;

/** A sphere around a local point; `flat` squeezes it. Azimuth 0..pi looks at the viewer, elevation 0 is the equator. */
export class Round {
  readonly centre: Point;
  readonly radius: number;

  constructor(
    frame: Frame,
    u: number,
    w: number,
    z: number,
    r: number,
    readonly flat = 1,
  ) {
    this.centre = frame.at(u, w, z);
    this.radius = r * frame.scale;
  }

  at(azimuth: number, elevation: number): Point {
    const flatRadius = Math.cos(elevation) * this.radius;
    return [
      this.centre[0] + flatRadius * Math.cos(azimuth),
      this.centre[1] +
        SQUASH * flatRadius * Math.sin(azimuth) -
        RISE * this.flat * this.radius * Math.sin(elevation),
    ];
  }

  /** A round patch of the skin. */
  patch(azimuth: number, elevation: number, size: number, count = 18): Point[] {
    const wide = size / Math.max(0.3, Math.cos(elevation));
    return range(count).map((i) => {
      const t = (i / count) * TAU;
      return this.at(azimuth + wide * Math.cos(t), elevation + size * Math.sin(t));
    });
  }

  /** A belt round the front between two elevations. */
  belt(low: number, high: number, from = 0, to = Math.PI): Point[] {
    const turn = range(17).map((i) => from + ((to - from) * i) / 16);
    return [...turn.map((a) => this.at(a, low)), ...turn.reverse().map((a) => this.at(a, high))];
  }
}

/** The upper half of a round body, standing on its equator. */
export function dome(pen: Pen, round: Round, material: Material): void {
  const { centre, radius, flat } = round;
  const [x, y] = centre;
  const foot = (from: number, to: number) => arc(x, y, radius, radius * SQUASH, from, to, 14);
  const crown = (from: number, to: number) => arc(x, y, radius, radius * flat, from, to, 18);
  pen.shape([...foot(0, Math.PI), ...crown(Math.PI, TAU)], material, { wobble: 0 });
  const edge = range(9).map((i) => round.at(0.95, 1.35 - (i / 8) * 1.35));
  pen.tint([...edge, ...foot(0, 0.95).reverse(), ...crown(Math.PI * 1.6, TAU).reverse()], material, {
    tone: -0.95,
    edge: 'straight',
  });
  pen.tint(round.patch(2.35, 0.72, 0.26), material, { tone: 1 });
  pen.line(foot(0.1, Math.PI - 0.1), 0.8, { smooth: true });
}

/** A whole ball. */
export function ball(pen: Pen, { centre: [x, y], radius }: Round, material: Material): void {
  pen.shape(arc(x, y, radius, radius, 0, TAU, 30), material, { edge: 'smooth', wobble: 0 });
  pen.tint(
    [
      ...arc(x, y, radius, radius, -0.9, 2.5, 18),
      ...arc(x - radius * 0.22, y - radius * 0.2, radius * 0.9, radius * 0.9, 2.2, -0.7, 16),
    ],
    material,
    { tone: -0.95, edge: 'straight' },
  );
  pen.tint(arc(x - radius * 0.38, y - radius * 0.42, radius * 0.3, radius * 0.22), material, { tone: 1 });
}
