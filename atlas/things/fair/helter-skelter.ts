import type { ThingKind } from '../../core/thing';
import { range, nth } from '../../core/geometry';
import { stripedCone, drum } from '../../core/solids';
import { disc } from '../../core/footprint';
import { flag } from '../fair/tent';

export interface HelterSkelterOptions {
  readonly r?: number;
  readonly height?: number;
  readonly colours?: readonly string[];
  readonly slide?: string;
  readonly turns?: number;
}

/** A lighthouse with a slide wound round it. */
export const helterSkelter: ThingKind<HelterSkelterOptions> = {
  name: 'helterSkelter',
  footprint: ({ r = 110 }) => disc(r * 1.7),
  height: 400,
  draw(
    pen,
    frame,
    { r = 110, height = 520, colours = ['#d9574f', '#f6e7c8'], slide = '#e3b04b', turns = 3 },
  ) {
    const s = frame.scale;
    const radius = (t: number) => r * (1 - 0.42 * t) + 42 * (1 - t * 0.3);
    const ribbonPart = (front: boolean) => {
      const steps = range(turns * 24 + 1).map((i) => ({
        a: (i / 24) * 6.2832 + 0.6,
        t: 1 - i / (turns * 24),
      }));
      for (let i = 0; i + 1 < steps.length; i++) {
        const p = nth(steps, i),
          q = nth(steps, i + 1);
        if (Math.sin((p.a + q.a) / 2) > 0 !== front) continue;
        const at = ({ a, t }: { readonly a: number; readonly t: number }, k: number, dz: number) =>
          frame.at(Math.cos(a) * (radius(t) + k), Math.sin(a) * (radius(t) + k), t * (height - 90) + 20 + dz);
        pen.shape([at(p, -20, 0), at(q, -20, 0), at(q, 20, 0), at(p, 20, 0)], slide, {
          tone: 0.5,
          ink: 0.4,
          wobble: 0,
        });
        pen.shape([at(p, 20, -14), at(q, 20, -14), at(q, 20, 12), at(p, 20, 12)], slide, {
          tone: Math.cos(p.a) > 0.2 ? -1 : -0.3,
          ink: 0.5,
          wobble: 0,
        });
      }
    };
    ribbonPart(false);
    for (let i = 0; i < 6; i++)
      stripedCone(
        pen,
        frame,
        {
          r: r * (1 - 0.07 * i),
          r1: r * (1 - 0.07 * (i + 1)),
          z0: (height / 6) * i,
          z1: (height / 6) * (i + 1),
          sectors: 16,
        },
        [nth(colours, i % 2), nth(colours, i % 2)],
      );
    for (const [z, a] of [
      [200, 1.2],
      [330, 1.9],
      [410, 1.3],
    ] as const) {
      const k = r * (1 - (0.42 * z) / height);
      pen.shape(
        [
          frame.at(Math.cos(a) * k - 12, Math.sin(a) * k, z),
          frame.at(Math.cos(a) * k + 12, Math.sin(a) * k, z),
          frame.at(Math.cos(a) * k + 12, Math.sin(a) * k, z + 28),
          frame.at(Math.cos(a) * k, Math.sin(a) * k, z + 40),
          frame.at(Math.cos(a) * k - 12, Math.sin(a) * k, z + 28),
        ],
        '#4a3648',
        { contour: false },
      );
    }
    ribbonPart(true);
    drum(pen, frame, { r: r * 0.86, z0: height - 6, z1: height + 12 }, '#c98d57');
    pen.bars(
      range(8).map((i) => {
        const a = (i / 8) * 6.28;
        return [
          frame.at(Math.cos(a) * r * 0.66, Math.sin(a) * r * 0.66, height + 10),
          frame.at(Math.cos(a) * r * 0.66, Math.sin(a) * r * 0.66, height + 90),
        ];
      }),
      7 * s,
      '#f6e7c8',
    );
    stripedCone(
      pen,
      frame,
      { r: r * 0.95, z0: height + 84, z1: height + 190, bulge: -6, sectors: 14 },
      colours,
    );
    flag(pen, frame, { z: height + 184, height: 60, material: slide });
  },
};
