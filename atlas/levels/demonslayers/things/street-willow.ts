/** A willow on the canal: a crown that breaks into thin curtains, so that what is behind it is guessed. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { puff, trunk } from '../../../things/nature/tree';

export interface StreetWillowOptions {
  readonly width?: number;
  readonly height?: number;
}

const LEAVES = ['#7aa860', '#6a9a58', '#8ab86a'] as const;

export const streetWillow: ThingKind<StreetWillowOptions> = {
  name: 'streetWillow',
  footprint: () => disc(44),
  height: 260,
  draw(pen, frame, { width = 250, height = 330 }, random) {
    const s = frame.scale;
    trunk(pen, frame, { height: height * 0.7, base: 30, top: 18, material: '#6a5140', lean: -22 });
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const [w, top] = [width / 2, height * 0.84];
    // curtains: many thin whips from the whole crown, each with a few leaves, longest at the rim
    const whips = range(34).map((i) => ({ k: (i + 0.5) / 17 - 1, back: i % 3 === 0 }));
    const draw = (back: boolean) => {
      for (const [i, { k }] of whips.filter((whip) => whip.back === back).entries()) {
        const u = k * w * 0.94;
        const from = top - 12 - Math.abs(k) * 34 + random.jitter(14);
        const long = height * (0.34 + 0.2 * Math.abs(k)) * random.range(0.75, 1.1);
        const sway = k * 16 + random.jitter(8);
        const colour = nth(LEAVES, i % 3);
        const whip = range(5).map((j) => at(u + sway * (j / 4) ** 1.6, from - (long * j) / 4));
        pen.stroke(whip, (back ? 9 : 11) * s, {
          colour,
          tone: back ? -1 : -0.2 - k * 0.5,
          from: 0.8,
          to: 0.1,
        });
        if (!back && i % 2) pen.line(whip, 0.6, { smooth: true, opacity: 0.55 });
      }
    };
    draw(true);
    for (const [du, dz, r] of [
      [-0.55, -26, 0.42],
      [0.56, -30, 0.4],
      [-0.2, 6, 0.46],
      [0.26, 8, 0.44],
      [0, 34, 0.4],
    ] as const) {
      const [x, y] = at(du * w, top + dz);
      puff(pen, [x, y], r * w * s, r * w * 0.56 * s, nth(LEAVES, du > 0 ? 1 : 0), 0.1 - du * 0.5);
    }
    draw(false);
  },
};
