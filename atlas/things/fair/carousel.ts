import type { Material } from '../../core/light';
import type { Frame } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { drum, stripedCone } from '../../core/solids';
import { disc } from '../../core/footprint';
import { flag } from '../fair/tent';

function horse(
  pen: Pen,
  frame: Frame,
  {
    u,
    w,
    z,
    facing,
    material,
    saddle,
  }: {
    readonly u: number;
    readonly w: number;
    readonly z: number;
    readonly facing: number;
    readonly material: string;
    readonly saddle: Material;
  },
) {
  const f = frame.moved(u, w, z),
    s = f.scale;
  const p = (a: number, b: number): Point => [f.x + a * facing * s, f.y - b * s];
  pen.bars([[p(0, -z - 10), p(0, 190)]], 6 * s, '#e9c15a');
  const body = [
    p(-40, 40),
    p(-44, 20),
    p(-54, -6),
    p(-44, -8),
    p(-32, 14),
    p(-10, 10),
    p(18, 14),
    p(34, -6),
    p(46, 4),
    p(38, 22),
    p(40, 44),
    p(62, 66),
    p(66, 56),
    p(78, 58),
    p(70, 80),
    p(52, 94),
    p(34, 76),
    p(24, 54),
    p(-14, 48),
  ];
  pen.shape(body, material, { edge: 'smooth' });
  pen.tint([p(-44, 18), p(-30, 14), p(16, 15), p(36, 18), p(36, 30), p(-38, 28)], material, { tone: -1 });
  pen.shape([p(52, 96), p(34, 80), p(22, 52), p(34, 58), p(44, 76)], saddle, {
    edge: 'smooth',
    ink: 0.8,
    tone: -0.2,
  });
  pen.shape([p(-42, 42), p(-62, 30), p(-66, 2), p(-56, 18), p(-44, 28)], saddle, {
    edge: 'smooth',
    ink: 0.8,
    tone: -0.4,
  });
  pen.shape([p(-14, 50), p(14, 54), p(16, 28), p(-12, 26)], saddle, { edge: 'smooth', ink: 0.9, tone: 0.2 });
  pen.line([p(60, 78), p(62, 76)], 2);
}

export interface CarouselOptions {
  readonly r?: number;
  readonly gold?: string;
  readonly cream?: string;
  readonly accent?: string;
  readonly second?: string;
}

/** Merry-go-round. */
export const carousel: ThingKind<CarouselOptions> = {
  name: 'carousel',
  footprint: ({ r = 340 }) => disc(r * 1.04),
  height: 320,
  lamps: () => [{ reach: 700 }],
  draw(pen, frame, { r = 340, gold = '#e3b04b', cream = '#fbefd2', accent = '#c9545a', second = '#6fa7b5' }) {
    const s = frame.scale,
      top = 380;
    drum(pen, frame, { r: r * 1.04, z0: 0, z1: 26 }, accent, { topMaterial: '#d9b98a' });
    drum(pen, frame, { r: r * 0.98, z0: 26, z1: 44 }, gold, { topMaterial: '#c79a63' });
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * Math.PI * 2;
      pen.line(
        [
          frame.at(Math.cos(a) * r * 0.4, Math.sin(a) * r * 0.4, 44),
          frame.at(Math.cos(a) * r * 0.97, Math.sin(a) * r * 0.97, 44),
        ],
        0.6,
        { opacity: 0.6 },
      );
    }
    const riders = range(14)
      .map((i) => ({ a: (i / 14) * 6.283 + 0.2, k: i % 2 ? 0.82 : 0.62, i }))
      .sort((p, q) => Math.sin(p.a) * p.k - Math.sin(q.a) * q.k);
    const colours = ['#f6efe0', '#e8b7a0', '#b9a3cf', '#f3d58a', '#a9c7b4'];
    const place = ({ a, k, i }: { readonly a: number; readonly k: number; readonly i: number }) =>
      horse(pen, frame, {
        u: Math.cos(a) * r * k,
        w: Math.sin(a) * r * k,
        z: 96 + Math.sin(i * 2.3) * 18,
        facing: Math.sin(a) > 0 ? 1 : -1,
        material: nth(colours, i % 5),
        saddle: nth([accent, second, gold], i % 3),
      });
    riders.filter(({ a }) => Math.sin(a) < 0).forEach(place);
    drum(pen, frame, { r: r * 0.36, z0: 44, z1: top }, cream, { top: false });
    for (let i = 0; i < 9; i++) {
      const a = 0.18 + (i / 8) * 2.78,
        da = 0.13;
      const q = (angle: number, z: number) =>
        frame.at(Math.cos(angle) * r * 0.36, Math.sin(angle) * r * 0.36, z);
      pen.shape(
        [q(a + da, 90), q(a - da, 90), q(a - da, 200), q(a, 222), q(a + da, 200)],
        i % 2 ? second : '#f3d9a4',
        { ink: 0.9, tone: a < 0.9 ? -0.9 : 0.1, contour: false },
      );
      pen.shape([q(a + da, 240), q(a - da, 240), q(a - da, 330), q(a + da, 330)], i % 2 ? accent : gold, {
        ink: 0.8,
        tone: a < 0.9 ? -0.9 : 0.1,
        contour: false,
      });
    }
    riders.filter(({ a }) => Math.sin(a) >= 0).forEach(place);
    pen.bars(
      range(9).map((i) => {
        const a = 0.12 + (i / 8) * 2.9;
        return [
          frame.at(Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.96, 44),
          frame.at(Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.96, top),
        ];
      }),
      8 * s,
      gold,
    );
    pen.shape(frame.disc(0, 0, top + 4, r * 1.1), '#8a4a44', { edge: 'smooth', tone: -1 });
    stripedCone(pen, frame, { r: r * 1.12, r1: r * 1.12, z0: top, z1: top + 66, sectors: 40 }, [gold, cream]);
    const low = frame.disc(0, 0, top, r * 1.12, 0, Math.PI, 21),
      high = frame.disc(0, 0, top + 66, r * 1.12, 0, Math.PI, 21);
    for (let i = 0; i < 20; i++) {
      const [p, q] = [nth(low, i), nth(low, i + 1)],
        tone = i < 6 ? -0.8 : i > 13 ? 0.5 : 0;
      pen.shape(
        [
          p,
          q,
          [nth(q, 0), nth(q, 1) + 14 * s],
          [(nth(p, 0) + nth(q, 0)) / 2, (nth(p, 1) + nth(q, 1)) / 2 + 34 * s],
          [nth(p, 0), nth(p, 1) + 14 * s],
        ],
        i % 2 ? accent : second,
        { tone, ink: 0.9, wobble: 0 },
      );
      const m: Point = [
        (nth(p, 0) + nth(q, 0) + nth(high, i)[0] + nth(high, i + 1)[0]) / 4,
        (nth(p, 1) + nth(q, 1) + nth(high, i)[1] + nth(high, i + 1)[1]) / 4,
      ];
      if (i % 2)
        pen.shape(arc(...m, 15 * s, 19 * s, 0, 6.2832, 10), cream, {
          edge: 'smooth',
          tone,
          ink: 0.8,
          contour: false,
        });
      else
        pen.shape(arc(...m, 13 * s, 13 * s, 0, 6.2832, 7), accent, {
          edge: 'scallop',
          tone,
          ink: 0.8,
          contour: false,
        });
      pen.shape(
        arc(...nth(high, i), 9 * s, 9 * s, 0, 6.2832, 8),
        pen.light.night ? { emit: '#ffe9a8' } : '#fff3c4',
        { edge: 'smooth', ink: 0.8 },
      );
    }
    stripedCone(
      pen,
      frame,
      { r: r * 1.1, r1: r * 0.16, z0: top + 66, z1: top + 220, bulge: -r * 0.06, sectors: 24 },
      [accent, cream],
    );
    drum(pen, frame, { r: r * 0.2, z0: top + 212, z1: top + 262 }, gold);
    stripedCone(pen, frame, { r: r * 0.26, z0: top + 262, z1: top + 340, bulge: 8, sectors: 12 }, [
      accent,
      gold,
    ]);
    flag(pen, frame, { z: top + 336, material: second });
  },
};
