import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { hipRoof } from '../../core/roofs';
import { box, drum } from '../../core/solids';
import { paperLantern } from '../aloft/aloft';
import { block } from '../../core/footprint';
import { kanji } from '../../core/lettering';
import { Wall } from '../../core/solids';

export interface RyokanOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly levels?: number;
  readonly red?: string;
  readonly plaster?: string;
  readonly roof?: string;
  readonly gold?: string;
  readonly sign?: string;
}

/** A grand inn: storeys stepping back under curled roofs, red balconies, every screen lit. */
export const ryokan: ThingKind<RyokanOptions> = {
  name: 'ryokan',
  footprint: ({ width = 620, depth = 380 }) => block(width + 40, depth + 60),
  height: 480,
  lamps: ({ depth = 380 }) => [{ w: depth / 2 + 80, reach: 700 }],
  draw(
    pen,
    frame,
    {
      width = 620,
      depth = 380,
      levels = 4,
      red = '#b8403a',
      plaster = '#ead9b8',
      roof = '#3f7a70',
      gold = '#e3b04b',
      sign = '湯',
    },
    random,
  ) {
    const s = frame.scale;
    let z = 0;
    for (let i = 0; i < levels; i++) {
      const k = 1 - i * 0.17,
        h = (width / 2) * k,
        d = (depth / 2) * k,
        tall = i ? 104 : 150;
      if (i) {
        box(pen, frame, { u0: -h - 26, u1: h + 26, w0: -d - 20, w1: d + 26, z0: z - 6, z1: z + 4 }, red, {
          topMaterial: '#a8764e',
        });
      }
      const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z0: z, z1: z + tall }, plaster, {
        top: false,
      });
      for (const wall of Object.values(walls)) {
        const bays = Math.max(2, Math.round(wall.width / 78));
        for (let b = 0; b < bays; b++) {
          const s0 = 8 + ((wall.width - 16) * b) / bays,
            s1 = s0 + (wall.width - 16) / bays - 8;
          if (
            i === 0 &&
            wall === walls.front &&
            (b === Math.floor(bays / 2) || b === Math.floor((bays - 1) / 2))
          )
            continue;
          const lit = pen.light.night
            ? random.chance(0.85)
              ? { emit: random.pick(['#ffcf78', '#ffe0a0', '#f7b65a']) }
              : '#3c3a52'
            : '#f3e6c8';
          wall.panel(s0, i ? 8 : 30, s1, tall - 26, lit, { ink: 1.1 });
          for (let q = 1; q < 4; q++)
            pen.line(
              [wall.at(s0 + ((s1 - s0) * q) / 4, i ? 8 : 30), wall.at(s0 + ((s1 - s0) * q) / 4, tall - 26)],
              0.9,
              { colour: red, tone: -0.6 },
            );
          for (const q of [0.35, 0.7])
            pen.line([wall.at(s0, tall * q), wall.at(s1, tall * q)], 0.9, { colour: red, tone: -0.6 });
        }
        for (let b = 0; b <= bays; b++) {
          const c = 6 + ((wall.width - 12) * b) / bays;
          wall.panel(c - 6, 0, c + 6, tall, red, { ink: 0.8 });
        }
        wall.panel(0, tall - 22, wall.width, tall, red, { ink: 0.9 });
        wall.panel(0, 0, wall.width, i ? 8 : 26, i ? red : '#6a5a58', { ink: 0.9 });
        if (i) {
          const out = (a: number, b: number) => wall.at(a, b);
          pen.bars(
            (
              [
                [out(0, 34), out(wall.width, 34)],
                [out(0, 16), out(wall.width, 16)],
              ] as const
            ).map(([p, q]) => [
              [nth(p, 0), nth(p, 1) + 22 * s],
              [nth(q, 0), nth(q, 1) + 22 * s],
            ]),
            5 * s,
            red,
            { tone: wall.tone + 0.3, edge: 1.8 },
          );
          pen.bars(
            range(bays * 2 + 1).map((b) => {
              const p = out((wall.width * b) / (bays * 2), 0),
                q = out((wall.width * b) / (bays * 2), 40);
              return [
                [nth(p, 0), nth(p, 1) + 22 * s],
                [nth(q, 0), nth(q, 1) + 22 * s],
              ];
            }),
            5 * s,
            red,
            { tone: wall.tone + 0.3, edge: 1.8 },
          );
        }
      }
      if (i === 0 && walls.front) {
        const f = walls.front,
          m = f.width / 2;
        f.panel(m - 84, 0, m + 84, 118, { emit: pen.light.night ? '#ffd486' : '#5a3a34' }, { ink: 1.4 });
        for (let q = 0; q < 5; q++)
          f.panel(m - 84 + q * 33.6, 70, m - 84 + (q + 1) * 33.6 - 2, 118, '#2f4a7a', {
            ink: 0.9,
            tone: f.tone + (q % 2 ? 0.2 : 0),
          });
        kanji(pen, f, sign, { s: m, z: 116, size: 42, colour: '#fbf0dc', width: 2.4 });
      }
      hipRoof(
        pen,
        frame,
        {
          u0: -h,
          u1: h,
          w0: -d,
          w1: d,
          z: z + tall,
          rise: i === levels - 1 ? 130 : 74,
          over: 58 - i * 4,
          drop: 18,
          inset: i === levels - 1 ? 0.5 : 0.3,
          curl: 22,
        },
        roof,
        (slope) => {
          const eaves = slope.slice(0, 7),
            peak = slope.slice(7);
          const n = eaves.length - 1;
          for (let q = 0; q <= 36; q++) {
            const t = (q / 36) * n,
              a = Math.min(n - 1, Math.floor(t)),
              f = t - a;
            const e: Point = [
              nth(eaves, a)[0] + (nth(eaves, a + 1)[0] - nth(eaves, a)[0]) * f,
              nth(eaves, a)[1] + (nth(eaves, a + 1)[1] - nth(eaves, a)[1]) * f,
            ];
            const u = q / 36,
              p: Point =
                peak.length === 1
                  ? nth(peak, 0)
                  : [
                      nth(peak, 1)[0] + (nth(peak, 0)[0] - nth(peak, 1)[0]) * u,
                      nth(peak, 1)[1] + (nth(peak, 0)[1] - nth(peak, 1)[1]) * u,
                    ];
            pen.line(
              [e, [nth(e, 0) + (nth(p, 0) - nth(e, 0)) * 0.94, nth(e, 1) + (nth(p, 1) - nth(e, 1)) * 0.94]],
              0.6,
              { opacity: 0.65 },
            );
          }
          pen.line(eaves, 3.2, { smooth: true });
          pen.line(
            eaves.map(([x, y]) => [x, y - 7 * s]),
            1,
            { smooth: true, colour: gold },
          );
        },
      );
      if (i === 0 || i === 2)
        for (let q = 0; q < 9; q++) {
          const [x, y] = frame.at(-h - 20 + ((2 * h + 40) * q) / 8, d + 40, z + tall - 34);
          paperLantern(pen, [x, y], s * (i ? 0.8 : 1.15), q % 2 ? '#ffe2a8' : '#f0563f');
        }
      z += tall + (i === levels - 1 ? 110 : 30);
    }
    const cut = (depth / 2) * (1 - (levels - 1) * 0.17);
    const rh = (width / 2) * (1 - (levels - 1) * 0.17) - cut;
    pen.bars([[frame.at(-rh - 10, 0, z + 24), frame.at(rh + 10, 0, z + 24)]], 16 * s, roof, { tone: 0.4 });
    for (const k of [-1, 1])
      pen.shape(
        [
          frame.at(k * (rh + 4), 0, z + 20),
          frame.at(k * (rh + 36), 0, z + 34),
          frame.at(k * (rh + 30), 0, z + 62),
          frame.at(k * (rh + 18), 0, z + 44),
          frame.at(k * (rh - 4), 0, z + 40),
        ],
        gold,
        {},
      );
    drum(pen, frame, { u: width * 0.42, w: -depth * 0.3, r: 26, r1: 18, z0: 120, z1: 640 }, '#8a7a78', {});
    for (const zz of [260, 400, 540])
      pen.line(frame.disc(width * 0.42, -depth * 0.3, zz, 24, 0, Math.PI, 8), 1.6, { smooth: true });
    const [cx, cy] = frame.at(width * 0.42, -depth * 0.3, 660);
    for (const [dx, dy, r] of [
      [8, -10, 24],
      [34, -50, 34],
      [76, -92, 44],
      [132, -120, 40],
    ] as const)
      pen.shape(arc(cx + dx * s, cy + dy * s, r * s, r * 0.85 * s, 0, 6.2832, 9), '#c9c0d8', {
        edge: 'scallop',
        ink: 0.9,
        tone: dx > 60 ? 0.2 : -0.2,
      });
    const plate = new Wall(pen, frame, [-60, depth / 2 + 50], [60, depth / 2 + 50], 168, 232, 0.2);
    plate.panel(0, 0, 120, 60, '#2f2238', { contour: true });
    plate.panel(6, 6, 114, 54, gold, { ink: 0.7 });
    kanji(pen, plate, '大', { s: 34, z: 52, size: 42, colour: '#5a1f28', width: 2.4 });
    kanji(pen, plate, sign, { s: 86, z: 52, size: 42, colour: '#5a1f28', width: 2.4 });
  },
};
