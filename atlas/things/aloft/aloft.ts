import type { Point } from '../../core/geometry';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { box } from '../../core/solids';
import { disc } from '../../core/footprint';
import { letters } from '../../core/lettering';
import { BUST_HAIR, BUST_SKINS, bust } from '../fair/bust';

export interface BalloonOptions {
  readonly r?: number;
  readonly colours?: readonly string[];
}

/** Hot-air balloon, at = basket. Use with { aloft: true, layer: -1 }. */
export const balloon: ThingKind<BalloonOptions> = {
  name: 'balloon',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame, { r = 130, colours = ['#d9574f', '#f6e7c8', '#e3b04b'] }) {
    const s = frame.scale,
      [cx, cy] = frame.at(0, 0, r * 1.9);
    const gores = 9;
    const edge = (k: number) =>
      range(13).map((i): Point => {
        const t = i / 12,
          a = -Math.PI / 2 + t * Math.PI * 0.93;
        const swell = Math.cos(a) * (t > 0.6 ? 1 - (t - 0.6) * 0.55 : 1);
        return [
          cx + k * swell * r * s,
          cy + Math.sin(a) * r * 1.12 * s + (t > 0.6 ? (t - 0.6) * r * 0.5 * s : 0),
        ];
      });
    for (let i = 0; i < gores; i++) {
      const k0 = Math.sin((i / gores - 0.5) * Math.PI),
        k1 = Math.sin(((i + 1) / gores - 0.5) * Math.PI);
      pen.shape([...edge(k0), ...edge(k1).reverse()], nth(colours, i % colours.length), {
        edge: 'smooth',
        ink: 0.7,
        tone: i < 2 ? 0.2 : i < 4 ? 0.7 : i < 6 ? 0 : -0.9,
      });
    }
    const mouth = frame.at(0, 0, r * 0.62);
    pen.shape(
      [
        [nth(mouth, 0) - r * 0.17 * s, nth(mouth, 1) - 8 * s],
        [nth(mouth, 0) + r * 0.17 * s, nth(mouth, 1) - 8 * s],
        [nth(mouth, 0) + r * 0.12 * s, nth(mouth, 1) + 8 * s],
        [nth(mouth, 0) - r * 0.12 * s, nth(mouth, 1) + 8 * s],
      ],
      nth(colours, 0),
      { tone: -0.5 },
    );
    for (const u of [-18, -6, 6, 18]) pen.line([frame.at(u, 0, 30), frame.at(u * 0.9, 0, r * 0.6)], 0.8);
    for (const [kind, u] of [-9, 10].entries())
      bust(pen, frame.at(u, 0, 46), 9 * s, {
        skin: nth(BUST_SKINS, kind),
        hair: nth(BUST_HAIR, kind + 1),
        cloth: nth(colours, kind),
        kind,
        look: kind ? -0.5 : 0.5,
      });
    box(pen, frame, { u0: -22, u1: 22, w0: -14, w1: 14, z1: 36 }, '#b98a52', { top: false });
    for (const z of [12, 24]) pen.line([frame.at(-22, 14, z), frame.at(22, 14, z)], 0.7);
  },
};

export interface BuntingOptions {
  readonly lanterns?: boolean;
  readonly to: Point;
  readonly z?: number;
  readonly sag?: number;
  readonly pole?: string;
  readonly colours?: readonly string[];
  readonly bulb?: string;
}

/** Little flags on a line, from `at` lifted by z to options.to lifted by z. */
export const bunting: ThingKind<BuntingOptions> = {
  name: 'bunting',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  lamps: ({ lanterns, to }, [x, y]) =>
    lanterns
      ? [0.12, 0.37, 0.63, 0.88].map((t) => ({
          at: [x + (to[0] - x) * t, y + (to[1] - y) * t + 30] as const,
          reach: 330,
        }))
      : [],
  draw(
    pen,
    frame,
    {
      to,
      z = 240,
      sag = 70,
      pole = '#f6e7c8',
      colours = ['#d9574f', '#e3b04b', '#5f9ea8', '#f6e7c8', '#8f7fb8'],
      lanterns = false,
      bulb = '#f0563f',
    },
  ) {
    const s = frame.scale;
    const a = frame.at(0, 0, z),
      b: Point = [nth(to, 0), nth(to, 1) - z * s];
    const n = Math.max(
      6,
      Math.round(Math.hypot(nth(b, 0) - nth(a, 0), nth(b, 1) - nth(a, 1)) / ((lanterns ? 74 : 42) * s)),
    );
    const at = (t: number): Point => [
      nth(a, 0) + (nth(b, 0) - nth(a, 0)) * t,
      nth(a, 1) + (nth(b, 1) - nth(a, 1)) * t + Math.sin(t * Math.PI) * sag * s,
    ];
    if (pole) {
      pen.bars(
        [
          [frame.at(0, 0, 0), a],
          [to, b],
        ],
        8 * s,
        pole,
      );
      for (const [x, y] of [a, b])
        pen.shape(arc(x, y - 6 * s, 9 * s, 9 * s, 0, 6.2832, 9), nth(colours, 0), { edge: 'smooth' });
    }
    pen.line(
      range(n + 1).map((i) => at(i / n)),
      1.1,
      { smooth: true },
    );
    for (let i = 0; i < n; i++) {
      if (lanterns) {
        const [x, y] = at((i + 0.5) / n);
        paperLantern(pen, [x, y + 24 * s], s * 0.9, bulb);
      } else {
        const p = at((i + 0.12) / n),
          q = at((i + 0.88) / n),
          m: Point = [(nth(p, 0) + nth(q, 0)) / 2, (nth(p, 1) + nth(q, 1)) / 2 + 36 * s];
        pen.shape([p, q, m], nth(colours, i % colours.length), { ink: 0.9, tone: i % 3 === 1 ? -0.4 : 0.2 });
      }
    }
  },
};

const LANTERN_LIGHT: Readonly<Record<string, string>> = {
  '#f0563f': '#ff7a4a',
  '#ffe2a8': '#ffe2a0',
  '#b08be0': '#c9a6ff',
};

/** A paper lantern hanging at a picture point; shines at night. */
export function paperLantern(
  pen: Pen,
  [x, y]: Point,
  s: number,
  material: Material = '#f0563f',
  { tall = 1 }: { readonly tall?: number } = {},
) {
  const r = 17 * s;
  const body = pen.light.night
    ? { emit: (typeof material === 'string' ? LANTERN_LIGHT[material] : undefined) ?? '#ffb45e' }
    : material;
  pen.shape(arc(x, y, r, r * 1.2 * tall, 0, 6.2832, 12), body, { edge: 'smooth' });
  if (pen.light.night)
    pen.tint(arc(x - r * 0.1, y + r * 0.1, r * 0.55, r * 0.75 * tall), { emit: '#ffe9b8' }, { opacity: 0.8 });
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    pen.line(arc(x, y + k * r * 1.1 * tall, r * Math.sqrt(1 - k * k) * 0.98, r * 0.16, 0.1, 3.04, 5), 0.5, {
      smooth: true,
      opacity: 0.6,
    });
  for (const side of [-1, 1])
    pen.shape(
      [
        [x - r * 0.5, y + side * r * 1.12 * tall - 3 * s],
        [x + r * 0.5, y + side * r * 1.12 * tall - 3 * s],
        [x + r * 0.5, y + side * r * 1.12 * tall + 3 * s],
        [x - r * 0.5, y + side * r * 1.12 * tall + 3 * s],
      ],
      '#2f2430',
      { ink: 0.6 },
    );
  pen.glow(x, y, 95 * s, material === '#b08be0' ? 'violet' : material === '#f0563f' ? 'red' : 'amber', 0.9);
}

export interface BirdOptions {
  readonly material?: string;
}

export const bird: ThingKind<BirdOptions> = {
  name: 'bird',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame, { material = '#ffffff' }) {
    pen.shape(
      [
        frame.at(-40, 0, 22),
        frame.at(-18, 0, 26),
        frame.at(0, 0, 8),
        frame.at(20, 0, 28),
        frame.at(44, 0, 20),
        frame.at(20, 0, 16),
        frame.at(4, 0, -4),
        frame.at(-16, 0, 14),
      ],
      material,
      { ink: 0.8 },
    );
  },
};

export interface BannerPlaneOptions {
  readonly body?: string;
  readonly wing?: string;
  readonly text?: string;
}

/** A biplane towing a banner. */
export const bannerPlane: ThingKind<BannerPlaneOptions> = {
  name: 'bannerPlane',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame, { body = '#d9574f', wing = '#f6e7c8', text = 'WELCOME' }) {
    const s = frame.scale,
      p = (u: number, z: number) => frame.at(u, 0, z);
    const wave = (u: number) => Math.sin(u / 70) * 9;
    const top = range(15).map((i) => p(150 + i * 34, 34 + wave(i * 34))),
      low = range(15).map((i) => p(150 + i * 34, -34 + wave(i * 34 + 20)));
    pen.line([p(78, 6), p(150, 0)], 0.9);
    pen.shape(
      [
        ...top,
        p(150 + 14 * 34 + 30, 40),
        p(150 + 14 * 34 + 10, 2),
        p(150 + 14 * 34 + 34, -32),
        ...[...low].reverse(),
      ],
      wing,
      { tone: 0.1 },
    );
    letters(pen, { at: (a: number, z: number) => p(150 + a, z + wave(a)) }, text, {
      s: 240,
      z: -18,
      height: 38,
      colour: body,
      width: 3,
    });
    pen.shape([p(-70, -26), p(70, -20), p(64, -30), p(-64, -36)], wing, { tone: -0.6 });
    pen.shape([p(-84, 2), p(-70, 22), p(-20, 26), p(74, 12), p(80, 2), p(20, -16), p(-70, -18)], body, {
      edge: 'smooth',
    });
    pen.tint([p(-80, -2), p(0, -6), p(78, 2), p(20, -15), p(-68, -16)], body, { tone: -1 });
    pen.shape([p(60, 10), p(92, 44), p(98, 40), p(80, 4)], body, {});
    bust(pen, p(-6, 33), 13 * s, { skin: '#e8bf95', hair: '#6a4430', kind: 3, look: -0.6 });
    pen.bars(
      [
        [p(-44, 20), p(-50, 56)],
        [p(30, 18), p(26, 56)],
      ],
      4 * s,
      wing,
      { edge: 1.8 },
    );
    pen.shape([p(-84, 52), p(62, 58), p(56, 68), p(-80, 62)], wing, { tone: 0.3 });
    pen.shape(arc(...p(-90, 2), 7 * s, 44 * s, 0, 6.2832, 12), '#ffffff', {
      edge: 'smooth',
      ink: 0.7,
      opacity: 0.5,
    });
    pen.shape(arc(...p(-26, -42), 12 * s, 12 * s, 0, 6.2832, 9), '#3c3440', { edge: 'smooth' });
  },
};
