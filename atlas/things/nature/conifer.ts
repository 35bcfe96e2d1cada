/** Conifers and palms. */
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { range, nth } from '../../core/geometry';
import { disc } from '../../core/footprint';
import { trunk } from './tree';

export interface ConiferOptions {
  readonly leaf?: string;
  readonly width?: number;
  readonly height?: number;
  readonly snow?: string | undefined;
}

/** Conifer: skirts of needles, widest below. */
export const conifer: ThingKind<ConiferOptions> = {
  name: 'conifer',
  footprint: () => disc(34),
  height: 380,
  draw(pen, frame, { leaf = '#2f6b52', width = 170, height = 400, snow }, random) {
    trunk(pen, frame, { height: 80, base: 18, top: 14, material: '#6b4630' });
    const tiers = 5;
    for (let t = 0; t < tiers; t++) {
      const z0 = 40 + (t / tiers) * (height - 60),
        z1 = z0 + (height / tiers) * 1.5;
      const half = (width / 2) * (1 - (t / tiers) * 0.78);
      const teeth = 7;
      const skirt = range(teeth * 2 + 1).map((i) => {
        const f = i / (teeth * 2);
        return frame.at(
          (f - 0.5) * 2 * half,
          0,
          z0 + (i % 2 ? 16 : 0) + 14 * Math.abs(f - 0.5) * 2 + random.jitter(5) - Math.sin(f * Math.PI) * 16,
        );
      });
      pen.shape([...skirt, frame.at(random.jitter(4), 0, z1)], leaf, { tone: -0.3, wobble: 1 });
      pen.tint([...skirt.slice(teeth), frame.at(4, 0, z1)], leaf, { tone: -1.1, edge: 'straight' });
      pen.tint(
        [
          nth(skirt, 1),
          nth(skirt, 3),
          nth(skirt, 4),
          frame.at(-half * 0.1, 0, z1 - 20),
          frame.at(-half * 0.5, 0, z0 + 46),
        ],
        snow ?? leaf,
        { tone: 0.7, edge: 'straight' },
      );
    }
  },
};

export interface PalmOptions {
  readonly leaf?: string;
  readonly height?: number;
}

/** Palm: ringed trunk, a burst of fronds. */
export const palm: ThingKind<PalmOptions> = {
  name: 'palm',
  footprint: () => disc(26),
  height: 320,
  draw(pen, frame, { leaf = '#4d9a52', height = 330 }, random) {
    const bend = random.range(-60, 60),
      s = frame.scale;
    const spine = range(7).map((i) => frame.at(bend * (i / 6) ** 2, 0, (height * i) / 6));
    const left = spine.map(([x, y], i): Point => [x - (15 - i) * s, y]),
      right = spine.map(([x, y], i): Point => [x + (15 - i) * s, y]);
    pen.shape([...left, ...[...right].reverse()], '#a9794c', { edge: 'straight' });
    pen.tint([...spine.map(([x, y]): Point => [x + 3 * s, y]), ...[...right].reverse()], '#a9794c', {
      tone: -0.9,
      edge: 'straight',
    });
    for (let i = 0; i < 6; i++)
      for (const k of [0.2, 0.6]) {
        const p = [
          nth(spine, i)[0] + (nth(spine, i + 1)[0] - nth(spine, i)[0]) * k,
          nth(spine, i)[1] + (nth(spine, i + 1)[1] - nth(spine, i)[1]) * k,
        ];
        pen.line(
          [
            [nth(p, 0) - 12 * s, nth(p, 1) - 2 * s],
            [nth(p, 0), nth(p, 1) + 4 * s],
            [nth(p, 0) + 12 * s, nth(p, 1) - 2 * s],
          ],
          0.8,
          { smooth: true },
        );
      }
    const [hx, hy] = nth(spine, 6);
    range(11)
      .map((i) => (i / 11) * Math.PI * 2 + 0.2)
      .sort((p, q) => Math.sin(p) - Math.sin(q))
      .forEach((a) => {
        const reach = random.range(95, 130) * s,
          tip = [hx + Math.cos(a) * reach, hy + Math.sin(a) * reach * 0.55 + reach * 0.32];
        const mid = [hx + Math.cos(a) * reach * 0.55, hy + Math.sin(a) * reach * 0.35 - reach * 0.22];
        const rib = range(8).map((k): Point => {
          const t = k / 7;
          return [
            (1 - t) ** 2 * hx + 2 * t * (1 - t) * nth(mid, 0) + t * t * nth(tip, 0),
            (1 - t) ** 2 * hy + 2 * t * (1 - t) * nth(mid, 1) + t * t * nth(tip, 1),
          ];
        });
        const upper = rib.map(([x, y], k): Point => [x, y - Math.sin((k / 7) * Math.PI) * 15 * s]);
        const lower = rib.map(([x, y], k): Point => [
          x + (k % 2 ? 5 : -3) * s,
          y + Math.sin((k / 7) * Math.PI) * (k % 2 ? 24 : 9) * s,
        ]);
        pen.shape([...upper, ...lower.reverse()], leaf, { tone: Math.sin(a) > 0.3 ? 0.3 : -0.6, ink: 0.9 });
        pen.line(rib, 0.7, { smooth: true });
      });
  },
};
