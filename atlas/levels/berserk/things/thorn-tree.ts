/** Trees of the witch's wood: bent like question marks, bare or under a dark cap, with eyes that only look. */
import { TAU, arc, range, spline, union } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { raven } from './parts';

export interface ThornTreeOptions {
  readonly height?: number;
  readonly lean?: number;
  readonly bark?: string;
  readonly leaf?: string | undefined;
  readonly eyes?: boolean;
  readonly bird?: boolean;
  /** Its crown broke off: who stands behind it is seen over it. */
  readonly broken?: boolean;
}

export const thornTree: ThingKind<ThornTreeOptions> = {
  name: 'thornTree',
  footprint: ({ height = 460 }) => disc(height * 0.1),
  height: 330,
  draw(
    pen,
    frame,
    { height = 460, lean = 0.2, bark = '#7d6a66', leaf, eyes = false, bird = false, broken = false },
    random,
  ) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * height, w, z * height);
    const bend = (t: number) => lean * Math.sin(t * 3) * 0.5;
    const half = (t: number) => 0.075 * (1 - t) ** 0.8 + 0.018;
    const side = (k: number) =>
      range(9).map((i) => p(bend(i / 8) + k * half(i / 8) * (i === 0 ? 2 : 1), (i / 8) * 0.72));
    const branch = (t: number, reach: number, up: number, width: number, on = pen) => {
      const from = p(bend(t), t * 0.72);
      const tip = p(bend(t) + reach, t * 0.72 + up);
      const mid = p(bend(t) + reach * 0.7, t * 0.72 + up * 0.3);
      on.bars([spline([from, mid, tip], false, 8)], width * s, bark, { tone: reach > 0 ? -0.7 : -0.1 });
      for (const k of [0.5, 0.8]) {
        const q = p(bend(t) + reach * k, t * 0.72 + up * k * 0.62);
        on.stroke([q, [q[0] + reach * 60 * s, q[1] - 44 * s]], 7, {
          colour: bark,
          tone: -0.4,
          from: 0.8,
          to: 0,
        });
      }
    };
    for (const [t, reach, up] of [
      [0.55, -0.34, 0.2],
      [0.68, 0.36, 0.16],
      [0.82, -0.26, 0.22],
      [0.95, 0.24, 0.24],
      [1, -0.1, 0.28],
    ] as const) {
      const [far, high, width] = [
        reach * random.range(0.85, 1.15),
        up * random.range(0.85, 1.2),
        20 - t * 10,
      ];
      const left = broken && t > 0.6 ? 0.3 : 1;
      branch(t, far * left, high * left, width);
      if (left === 1) continue;
      // a stump takes no less room than its branch did: whoever stands about there stays where they are
      const whole = new Pen({ light: pen.light, random: random.fork(`branch-${t}`), weight: pen.weight });
      branch(t, far, high, width, whole);
      pen.box = union(pen.box, whole.box);
    }
    pen.shape([...side(-1), ...side(1).reverse(), p(0.07, -0.01, 20), p(-0.06, -0.015, 20)], bark, {
      edge: 'smooth',
    });
    pen.tint([...side(0.2), ...side(0.9).reverse()], bark, { tone: -1.1 });
    for (const _ of range(7)) {
      const t = random.range(0.08, 0.9);
      const o = bend(t) + random.jitter(0.03);
      pen.stroke(
        [
          p(o, t * 0.72),
          p(o + random.jitter(0.02), t * 0.72 + 0.05),
          p(o + random.jitter(0.03), t * 0.72 + 0.11),
        ],
        3,
      );
    }
    if (eyes) {
      const c = p(bend(0.42), 0.3);
      for (const k of [-1, 1]) {
        const at = (a: number, b: number): Point => [
          c[0] + (k * 0.032 * height + a * 17) * s,
          c[1] + b * 13 * s,
        ];
        pen.shape([at(-1, 0.3 * k), at(0, -0.9), at(1, -0.3 * k), at(0, 0.8)], '#2c2230', {
          contour: false,
          ink: 0.6,
        });
        pen.tint(arc(...at(0, 0), 5 * s, 6 * s, 0, TAU, 8), { emit: '#ffd25c' });
        pen.glow(...at(0, 0), 36 * s, 'amber', 0.9);
      }
    }
    if (leaf)
      for (const [u, z, r] of [
        [-0.3, 0.78, 0.22],
        [0.3, 0.82, 0.21],
        [0, 0.98, 0.26],
        [-0.16, 0.84, 0.2],
        [0.16, 0.9, 0.2],
      ] as const)
        puff(pen, p(bend(1) + u * 1.15, z), r * height * s, r * 0.62 * height * s, leaf, -u);
    if (bird) raven(pen, p(bend(0.68) + 0.3, 0.66), 20 * s, random.chance(0.5) ? 1 : -1);
  },
};
