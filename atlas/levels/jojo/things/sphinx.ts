/** A pyramid and the sphinx before it, who has seen this pose before and done it better. */
import { arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface PyramidOptions {
  readonly base?: number;
  readonly tall?: number;
  readonly stone?: string;
}

export const pyramid: ThingKind<PyramidOptions> = {
  name: 'pyramid',
  footprint: ({ base = 700 }) => block(base, base * 0.7),
  height: ({ tall = 520 }) => tall * 0.7,
  draw(pen, frame, { base = 700, tall = 520, stone = '#f2bd6a' }, random) {
    const [h, d] = [base / 2, base * 0.2];
    const top = frame.at(0, 0, tall);
    // seen from a corner: a broad face in the light, a narrow one in shade, and no wall that stands upright
    const [left, near, right] = [
      frame.at(-h, -d * 0.3, 0),
      frame.at(h * 0.36, d, 0),
      frame.at(h, -d * 0.6, 0),
    ];
    const faces = [
      { from: left, to: near, tone: 0.3 },
      { from: near, to: right, tone: -1.3 },
    ] as const;
    const on = (p: Point, q: Point, k: number, t: number): Point => [
      lerp(lerp(p[0], q[0], k), top[0], t),
      lerp(lerp(p[1], q[1], k), top[1], t),
    ];
    for (const { from, to, tone } of faces) {
      pen.shape([from, to, top], stone, { tone });
      const courses = Math.round(tall / 34);
      for (const i of range(courses)) {
        // courses lie closer the higher they are
        const t = 1 - (1 - i / courses) ** 1.08;
        const next = 1 - (1 - (i + 1) / courses) ** 1.08;
        if (i) pen.line([on(from, to, 0, t), on(from, to, 1, t)], 0.7, { opacity: 0.6 });
        const stones = Math.max(1, Math.round((tone > 0 ? 12 : 6) * (1 - t)));
        for (const k of range(stones)) {
          const u = (k + (i % 2 ? 0.5 : 0.08)) / stones;
          if (u < 1 && random.chance(0.6))
            pen.line([on(from, to, u, t), on(from, to, u, next)], 0.6, { opacity: 0.5 });
          if (u < 0.92 && random.chance(0.1))
            pen.tint(
              [
                on(from, to, u, t),
                on(from, to, u + 0.8 / stones, t),
                on(from, to, u + 0.8 / stones, next),
                on(from, to, u, next),
              ],
              stone,
              { tone: tone + random.pick([-0.5, 0.6]), edge: 'straight' },
            );
        }
      }
    }
    // a cap of pale stone, and sand blown against the foot
    pen.shape([on(left, near, 0, 0.86), on(left, near, 1, 0.86), top], '#fff0b0', { tone: 0.4 });
    pen.shape([on(near, right, 0, 0.86), on(near, right, 1, 0.86), top], '#fff0b0', { tone: -0.7 });
    const drift = (p: Point, q: Point): Point[] => [
      p,
      on(p, q, 0.2, 0.05),
      on(p, q, 0.42, 0.02),
      on(p, q, 0.7, 0.06),
      q,
      [lerp(p[0], q[0], 0.5), lerp(p[1], q[1], 0.5) + 14 * frame.scale],
    ];
    pen.tint(drift(left, near), '#f3cf8a');
    pen.tint(drift(near, right), '#d9a878');
    // the way in, with a lamp
    const door = (k: number, t: number) => on(left, near, k, t);
    pen.shape([door(0.5, 0.03), door(0.6, 0.03), door(0.585, 0.13), door(0.515, 0.13)], '#4f2f4a', {
      contour: false,
    });
    pen.shape([door(0.47, 0.13), door(0.63, 0.13), door(0.61, 0.165), door(0.49, 0.165)], '#fbe0a8', {
      contour: false,
      ink: 0.9,
    });
    pen.tint(arc(...door(0.55, 0.07), 9 * frame.scale, 12 * frame.scale), '#ffc85a');
  },
};

export interface SphinxOptions {
  readonly stone?: string;
  readonly cloth?: string;
}

export const sphinx: ThingKind<SphinxOptions> = {
  name: 'sphinx',
  footprint: () => block(430, 240),
  height: 280,
  draw(pen, frame, { stone = '#eab66a', cloth = '#3f5fb8' }) {
    const s = frame.scale;
    box(pen, frame, { u0: -215, u1: 215, w0: -100, w1: 110, z1: 36 }, '#d99a58');
    const p = (u: number, z: number, w = 0) => frame.at(u, w, 36 + z);
    pen.shape(
      [p(40, 0), p(200, 0), p(206, 70), p(180, 128), p(120, 146), p(40, 140), p(-30, 120), p(-40, 0)],
      stone,
      { edge: 'smooth' },
    );
    pen.line([p(130, 20), p(110, 70), p(140, 116)], 1.3, { smooth: true });
    pen.shape([p(150, 0), p(208, 0), p(204, 30), p(160, 34)], stone, { tone: -0.3, edge: 'smooth' });
    for (const w of [0, 70]) {
      pen.shape(
        [p(-190, 0, w), p(0, 0, w), p(10, 44, w), p(-60, 50, w), p(-190, 42, w), p(-206, 20, w)],
        stone,
        { edge: 'smooth', tone: w ? 0.3 : -0.3 },
      );
      for (const k of range(3)) pen.line([p(-196 + k * 16, 6, w), p(-192 + k * 16, 30, w)], 1.1);
    }
    pen.shape([p(-96, 40), p(0, 30), p(16, 130), p(-40, 160), p(-104, 130)], stone, {
      edge: 'smooth',
      tone: 0.1,
    });
    const head = [
      p(-150, 96),
      p(-132, 190),
      p(-110, 260),
      p(-40, 276),
      p(18, 250),
      p(40, 180),
      p(56, 90),
      p(20, 84),
      p(-6, 130),
      p(-92, 130),
      p(-120, 90),
    ];
    pen.shape(head, cloth, { edge: 'straight' });
    for (const k of range(5)) {
      pen.bars([[p(-144 + k * 3, 112 + k * 20), p(-112 + k * 2, 118 + k * 18)]], 7 * s, '#ffd84a', {
        edge: 0.8,
      });
      pen.bars([[p(50 - k * 5, 106 + k * 22), p(14 - k, 112 + k * 20)]], 7 * s, '#ffd84a', { edge: 0.8 });
    }
    pen.shape(
      [p(-114, 150), p(-104, 236), p(-44, 250), p(10, 236), p(12, 150), p(-14, 112), p(-50, 98), p(-90, 112)],
      stone,
      { edge: 'smooth', tone: 0.4 },
    );
    pen.tint([p(-30, 240), p(8, 232), p(10, 150), p(-16, 114), p(-46, 102), p(-20, 160)], stone, {
      tone: -0.8,
    });
    for (const u of [-84, -20]) {
      pen.shape(arc(...p(u, 190), 17 * s, 12 * s, 0, 6.2832, 12), '#fff6e0', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
      pen.shape(arc(...p(u - 4, 190), 8 * s, 10 * s, 0, 6.2832, 10), '#2d2138', {
        edge: 'smooth',
        ink: 0.4,
        contour: false,
      });
      pen.line([p(u - 24, 206), p(u, 214), p(u + 22, 206)], 2.6, { smooth: true });
    }
    pen.line([p(-56, 186), p(-64, 156), p(-48, 152)], 1.6, { smooth: true });
    pen.line([p(-80, 132), p(-54, 126), p(-28, 136)], 2.4, { smooth: true });
    pen.shape([p(-60, 252), p(-40, 252), p(-46, 300), p(-62, 284)], '#ffd84a', { edge: 'smooth' });
  },
};
