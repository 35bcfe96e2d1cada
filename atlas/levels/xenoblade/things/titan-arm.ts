/** The arm with which the iron titan strikes: a sword, an upper arm from the shoulder to the elbow, a forearm up to the fist. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { fist, onGrip } from './titan-hand';
import type { At } from './titan-growth';

type Plate = (points: Point[], tone: number, material?: string) => void;

/** The joints, [u, z]: the elbow hangs outside the cape, so that one sees that the arm is bent. */
const SHOULDER: Point = [236, 812];
const ELBOW: Point = [356, 546];
const WRIST: Point = onGrip(-8, -50);

/** A point of a limb from joint to joint: how far along it, 0 to 1, and how far aside, world units. */
const limbOf = ([u0, z0]: Point, [u1, z1]: Point) => {
  const long = Math.hypot(u1 - u0, z1 - z0);
  const [nu, nz] = [-(z1 - z0) / long, (u1 - u0) / long];
  return (t: number, aside: number): Point => [lerp(u0, u1, t) + nu * aside, lerp(z0, z1, t) + nz * aside];
};

export function swordArm(
  pen: Pen,
  p: At,
  scale: number,
  plate: Plate,
  { trim, glow }: { readonly trim: string; readonly glow: string },
): void {
  const steel = '#c6ccdc';
  plate([p(453, 788), p(1120, 1150), p(1230, 1150), p(1170, 1060), p(503, 705)], 0.3, steel);
  pen.tint([p(503, 705), p(1170, 1060), p(1230, 1150), p(475, 750)], steel, { tone: -0.9, edge: 'straight' });
  for (const k of range(5))
    plate(
      [p(580 + k * 110, 799 + k * 59), p(630 + k * 110, 825 + k * 59), p(610 + k * 110, 785 + k * 59)],
      0,
      glow,
    );
  /** One armoured limb: its outline, the side in shade, and the plates that lap over each other along it. */
  const limb = (
    from: Point,
    to: Point,
    [thick, thin]: readonly [number, number],
    beds: number,
    tone: number,
  ) => {
    const on = limbOf(from, to);
    const at = (t: number, aside: number): Point => p(...on(t, aside));
    const half = (t: number) => lerp(thick, thin, t);
    plate(
      [
        at(0, -thick),
        at(0.5, -half(0.5) * 1.1),
        at(1, -thin),
        at(1, thin),
        at(0.5, half(0.5) * 1.1),
        at(0, thick),
      ],
      tone,
    );
    for (const i of range(beds)) {
      const t = (i + 0.7) / (beds + 0.4);
      const row = (dt: number) =>
        range(7).map((j): Point => {
          const k = lerp(-0.96, 0.96, j / 6);
          return at(t + dt + 0.05 * (1 - k * k), k * half(t) * 1.06);
        });
      pen.tint([...row(0), ...row(0.07).reverse()], '#4f5670', { edge: 'straight', opacity: 0.5 });
      pen.tint([...row(-0.015), ...row(-0.06).reverse()], '#c6ccdc', { edge: 'straight', opacity: 0.5 });
      pen.line(row(0), 1.1);
      for (const k of [-0.74, 0.74])
        pen.tint(arc(...at(t - 0.05, k * half(t)), 4 * scale, 4 * scale, 0, TAU, 6), '#3a3550');
    }
    return at;
  };
  limb(SHOULDER, ELBOW, [72, 58], 4, -0.5);
  const fore = limb(ELBOW, WRIST, [62, 44], 3, 0.05);
  // a cop over the elbow holds the two together
  const knob = (r: number, material: string) =>
    pen.shape(arc(...p(...ELBOW), r * scale, r * scale, 0, TAU, 18), material, { edge: 'smooth', ink: 1.4 });
  knob(58, trim);
  knob(36, '#6d7590');
  pen.tint(arc(...p(ELBOW[0] + 8, ELBOW[1] + 10), 13 * scale, 13 * scale, 0, TAU, 10), '#c6ccdc');
  plate([fore(0.72, -56), fore(0.94, -52), fore(0.94, 52), fore(0.72, 56)], 0.1, trim);
  plate([p(413, 836), p(513, 666), p(553, 688), p(453, 852)], -0.3, trim);
  fist(pen, p, scale, plate, trim);
}
