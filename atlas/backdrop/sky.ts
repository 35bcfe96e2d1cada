/** The sky behind everything. */
import type { Part } from '../core/compose';
import type { Point } from '../core/geometry';
import type { Node, Stop } from '../core/svg';
import type { Scene } from '../core/scene';
import { arc, range } from '../core/geometry';
import { linearGradient, radialGradient } from '../core/svg';
import { Pen } from '../core/pen';

interface Moon {
  readonly at: Point;
  readonly radius: number;
  readonly colour: string;
  readonly mark: string;
  readonly halo: string;
  /** No star shines through it, and its halo fades without an edge. */
  readonly solid?: boolean;
}

export interface SkyOptions {
  readonly stops: readonly Stop[];
  readonly streaks?: readonly string[];
  readonly stars?: number;
  readonly moon?: Moon;
}

/** The sky: a gradient, brush streaks, and at night stars and a moon. Colours are final, not materials. */
export function sky(scene: Scene, { stops, streaks, stars = 0, moon }: SkyOptions): Part {
  const random = scene.random.fork('sky');
  const defs = [linearGradient('sky', stops)];
  const floor = scene.horizon + 200;
  const nodes: Node[] = [{ d: `M0 0H${scene.width}V${floor}H0Z`, fill: 'url(#sky)' }];
  if (streaks) {
    const pen = new Pen({ light: scene.light, random });
    for (let i = 0; i < 46; i++) {
      const x = random.range(-200, scene.width),
        y = random.range(0, scene.horizon * 0.95),
        w = random.range(260, 900);
      const line = range(5).map((k): Point => [x + (w * k) / 4, y + random.jitter(16)]);
      pen.stroke(line, random.range(14, 60), { colour: { emit: random.pick(streaks) }, opacity: 0.16 });
    }
    nodes.push(...pen.finish());
  }
  if (moon) {
    const {
      at: [x, y],
      radius,
      colour,
      halo,
      solid = false,
    } = moon;
    const soft = [
      [0.55, halo, 0.21],
      [0.75, halo, 0.075],
      [0.9, halo, 0.015],
    ] as const;
    defs.push(
      radialGradient('halo', [[0, halo, 0.85], [0.35, halo, 0.4], ...(solid ? soft : []), [1, halo, 0]]),
    );
    nodes.push({ ellipse: [x, y, radius * 4.2, radius * 4.2], fill: 'url(#halo)' });
    const pen = new Pen({ light: scene.light, random });
    pen.shape(arc(x, y, radius, radius), { emit: colour }, { edge: 'smooth', ink: 1.2, contour: false });
    for (const [dx, dy, r] of [
      [-0.3, -0.2, 0.22],
      [0.25, 0.3, 0.28],
      [0.3, -0.35, 0.13],
      [-0.35, 0.4, 0.12],
      [0.02, 0.02, 0.1],
    ] as const)
      pen.tint(
        arc(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.85),
        { emit: moon.mark },
        { opacity: 0.55 },
      );
    nodes.push(...pen.finish());
  }
  let small = '',
    large = '';
  for (let i = 0; i < stars; i++) {
    const x = random.range(0, scene.width),
      y = random.next() ** 1.5 * scene.horizon;
    const r = random.range(1.4, 3.4);
    const isLarge = random.chance(0.1);
    if (moon?.solid && Math.hypot(x - moon.at[0], y - moon.at[1]) < moon.radius + 20) continue;
    if (isLarge)
      large += `M${x.toFixed(0)} ${(y - r * 4.5).toFixed(0)}L${(x + r).toFixed(0)} ${(y - r).toFixed(0)}L${(x + r * 4.5).toFixed(0)} ${y.toFixed(0)}L${(x + r).toFixed(0)} ${(y + r).toFixed(0)}L${x.toFixed(0)} ${(y + r * 4.5).toFixed(0)}L${(x - r).toFixed(0)} ${(y + r).toFixed(0)}L${(x - r * 4.5).toFixed(0)} ${y.toFixed(0)}L${(x - r).toFixed(0)} ${(y - r).toFixed(0)}Z`;
    else small += `M${x.toFixed(1)} ${y.toFixed(1)}h.1`;
  }
  if (stars)
    nodes.push({ d: small, stroke: '#e8e6ff', width: 4.4, opacity: 0.75 }, { d: large, fill: '#fff6d8' });
  return { nodes, defs };
}
