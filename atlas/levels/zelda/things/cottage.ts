/** A crooked house of the market town: bulging thatch, painted beams, a shop sign that needs no letters. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { arched, lathe, pane } from './masonry';
import { shopSign, type ShopSign } from './shop-sign';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';

export interface CottageOptions {
  readonly width?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly beam?: string;
  readonly door?: string;
  readonly sign?: ShopSign;
  readonly storeys?: number;
}

function storey(pen: Pen, wall: Wall, beam: string, door: string | undefined) {
  const { width, height } = wall;
  const cells = Math.max(2, Math.round(width / 120));
  for (const i of range(cells)) {
    const m = (width * (i + 0.5)) / cells;
    if (door && i === Math.floor(cells / 2)) {
      pen.shape(arched(wall, m, 0, 42, 132), beam, { contour: false });
      pen.shape(arched(wall, m, 0, 34, 122), door, { contour: false });
      for (const k of [-12, 12]) pen.line([wall.at(m + k, 4), wall.at(m + k, 112)], 0.8);
      pen.shape(
        range(8).map((j) => wall.at(m + 20 + Math.cos((j / 8) * TAU) * 4, 58 + Math.sin((j / 8) * TAU) * 4)),
        '#e9b93f',
        { contour: false, ink: 0.5 },
      );
      continue;
    }
    wall.panel(m - 32, height * 0.36, m + 32, height * 0.78, beam, { ink: 0.8 });
    wall.panel(m - 25, height * 0.4, m + 25, height * 0.74, pane(pen, '#7fa8b8'), { ink: 0.7 });
    keptWindow(wall, { s0: m - 25, s1: m + 25, z0: height * 0.4, z1: height * 0.74 });
    pen.line([wall.at(m, height * 0.4), wall.at(m, height * 0.74)], 1);
    pen.line([wall.at(m - 25, height * 0.57), wall.at(m + 25, height * 0.57)], 0.8);
    pen.glow(...wall.at(m, height * 0.57), 70 * wall.frame.scale, 'amber', 0.8);
    wall.panel(m - 38, height * 0.28, m + 38, height * 0.36, '#a8683a');
    for (const k of range(6)) {
      const [x, y] = wall.at(m - 32 + k * 13, height * 0.39);
      pen.shape(
        arc(x, y, 8 * wall.frame.scale, 7 * wall.frame.scale, 0, TAU, 7),
        k % 2 ? '#e0677f' : '#6fa84c',
        { edge: 'scallop', contour: false, ink: 0.6 },
      );
    }
  }
  for (const i of range(cells + 1)) {
    const m = Math.min(width - 6, Math.max(6, (width * i) / cells));
    wall.panel(m - 7, 0, m + 7, height, beam, { ink: 0.7 });
    if (i < cells && i % 2 === 0)
      pen.line([wall.at(m + 10, 8), wall.at(m + width / cells - 10, height * 0.26)], 4, { colour: beam });
  }
  wall.panel(0, height - 13, width, height, beam, { ink: 0.7 });
}

/** Stones laid over the edge where two slopes meet. */
function ridge(pen: Pen, from: Point, to: Point, s: number): void {
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (26 * s)));
  for (const i of range(count + 1)) {
    const t = i / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    pen.shape(arc(x, y, 16 * s, 9 * s, 0, TAU, 10), '#b8a088', {
      edge: 'smooth',
      ink: 0.8,
      tone: i % 2 ? -0.2 : 0.3,
    });
  }
}

/** A cold chimney has other tenants. */
function nest(pen: Pen, [x, y]: Point, s: number): void {
  const at = (u: number, v: number): Point => [x + u * s, y - v * s];
  pen.shape([at(-42, 22), at(-30, 0), at(30, 0), at(42, 22)], '#a8824a', { edge: 'smooth' });
  for (const k of range(7))
    pen.line([at(-44 + k * 13, 16 + (k % 3) * 6), at(-24 + k * 12, 4 + (k % 2) * 9)], 1, { opacity: 0.9 });
  pen.bars([[at(0, 20), at(0, 38)]], 4 * s, '#d9703a');
  pen.shape([at(-26, 40), at(-6, 34), at(20, 44), at(24, 62), at(2, 64), at(-18, 52)], '#fbf6ea', {
    edge: 'smooth',
  });
  pen.shape([at(-30, 44), at(-10, 40), at(4, 54), at(-14, 54)], '#3a3444', { edge: 'smooth', ink: 0.8 });
  pen.bars([[at(18, 58), at(22, 84)]], 7 * s, '#fbf6ea');
  pen.shape(arc(...at(24, 92), 11 * s, 10 * s, 0, TAU, 10), '#fbf6ea', { edge: 'smooth' });
  pen.shape([at(33, 95), at(62, 84), at(33, 88)], '#e8783a', { ink: 0.8 });
  pen.tint(arc(...at(27, 94), 2.2 * s, 2.6 * s, 0, TAU, 7), '#2b1a2e');
}

export const cottage: ThingKind<CottageOptions> = {
  name: 'cottage',
  footprint: ({ width = 300 }) => block(width * 1.1, width * 0.8),
  height: 360,
  lamps: ({ width = 300 }) => [{ u: 0, w: width * 0.6, reach: 230 }],
  draw(
    pen,
    frame,
    {
      width = 300,
      wall = '#f4e6c4',
      roof = '#c9973f',
      beam = '#7a5238',
      door = '#3f7f6a',
      sign = 'none',
      storeys = 1,
    },
    random,
  ) {
    const s = frame.scale;
    const [h, d] = [width / 2, width * 0.36];
    const base = box(pen, frame, { u0: -h - 8, u1: h + 8, w0: -d - 8, w1: d + 8, z1: 26 }, '#a8a09a');
    if (base.front)
      for (const i of range(7))
        pen.line([base.front.at(20 + i * (width / 7), 2), base.front.at(24 + i * (width / 7), 24)], 0.7);
    let z = 26;
    for (const k of range(storeys)) {
      const out = k * 14;
      const walls = box(
        pen,
        frame,
        { u0: -h - out, u1: h + out, w0: -d - out, w1: d + out, z0: z, z1: z + 190 },
        wall,
        { top: false },
      );
      for (const side of ['left', 'right', 'front'] as const) {
        const face = walls[side];
        if (face) storey(pen, face, beam, k === 0 && side === 'front' ? door : undefined);
      }
      eaveShade(walls, k === storeys - 1 ? 36 : 14);
      z += 190;
    }
    const over = 30 + (storeys - 1) * 14;
    const [a, e] = [h + over, d + over];
    const rise = width * 0.56;
    const tip = (t: number) => frame.at(-h * 0.44 + h * 0.88 * t, 0, z + rise - Math.sin(t * 3.1) * 16);
    const low = z - 8;
    const curve = (from: Point, to: Point, bulge: number) =>
      range(7).map((i): Point => {
        const t = i / 6;
        return [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * bulge * s,
        ];
      });
    const corner = (u: number, w: number) => frame.at(u, w, low);
    const faces: readonly (readonly [Point, Point, Point, Point, number])[] = [
      [corner(-a, -e), corner(a, -e), tip(1), tip(0), -0.4],
      [corner(-a, -e), corner(-a, e), tip(0), tip(0), 0.7],
      [corner(a, e), corner(a, -e), tip(1), tip(1), -1],
      [corner(-a, e), corner(a, e), tip(1), tip(0), 0.2],
    ];
    for (const [p, q, r, t, tone] of faces) {
      const outline = [
        ...curve(p, q, -10),
        ...curve(q, r, 34).slice(1),
        ...(r === t ? [] : [t]),
        ...curve(t, p, 34).slice(1),
      ];
      pen.shape(outline, roof, { tone, wobble: 2 });
      for (const row of range(5)) {
        const k = (row + 1) / 6;
        const [l, m]: [Point, Point] = [
          [p[0] + (t[0] - p[0]) * k, p[1] + (t[1] - p[1]) * k],
          [q[0] + (r[0] - q[0]) * k, q[1] + (r[1] - q[1]) * k],
        ];
        // courses of shells from side to side, each set off by half a shell; some are older than others
        const shells = Math.max(2, Math.round(Math.hypot(m[0] - l[0], m[1] - l[1]) / (30 * s)));
        const sag = Math.sin(k * Math.PI) * 24 * s;
        const on = (f: number, drop: number): Point => [
          l[0] + (m[0] - l[0]) * f,
          l[1] + (m[1] - l[1]) * f - sag + drop * s,
        ];
        const set = row % 2 ? 0.5 : 0;
        pen.within(outline, () => {
          for (const i of range(shells + 1)) {
            if (!random.chance(0.16)) continue;
            const [from, to] = [(i - 0.5 + set) / shells, (i + 0.5 + set) / shells];
            pen.tint([on(from, 0), on((from + to) / 2, 9), on(to, 0), on(to, -30), on(from, -30)], roof, {
              tone: tone + random.pick([-0.7, 0.7, -0.4]),
              edge: 'straight',
            });
          }
          pen.line(
            range(shells + 2).flatMap((i): Point[] => [
              on((i - 0.5 + set) / shells, -3),
              on((i - 0.25 + set) / shells, 7),
              on((i + set) / shells, 9),
              on((i + 0.25 + set) / shells, 6),
            ]),
            0.8,
            { smooth: true, opacity: 0.85 },
          );
        });
      }
      // moss that began at the eaves
      pen.within(outline, () => {
        for (const f of [0.12, 0.2, 0.72, 0.9]) {
          const [x, y] = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f];
          pen.tint(arc(x, y - 4 * s, random.range(12, 26) * s, 9 * s, 0, TAU, 9), '#7f9a4a', {
            edge: 'scallop',
            tone: tone - 0.2,
          });
        }
      });
    }
    ridge(pen, tip(0), tip(1), s);
    const c = frame.moved(h * 0.46, -d * 0.3, 0);
    lathe(
      pen,
      c,
      {},
      [
        [26, z + rise * 0.36],
        [24, z + rise * 0.9],
        [34, z + rise * 0.92],
        [34, z + rise],
      ],
      '#a8a09a',
      { rings: [2] },
    );
    // by night the fire below lights the smoke, the less the higher it is
    const night = pen.light.night;
    if (sign === 'fish' || sign === 'boot') nest(pen, c.at(0, 0, z + rise), s);
    else
      for (const i of range(3)) {
        const [x, y] = c.at(i * 18, 0, z + rise + 34 + i * 44);
        const [rx, ry] = [(22 + i * 9) * s, (17 + i * 6) * s];
        const puff = arc(x, y, rx, ry, 0, TAU, 8);
        pen.shape(puff, night ? nth(['#c4b8d0', '#a8a8cc', '#8f98c4'], i) : '#ffffff', {
          edge: 'scallop',
          ink: 0.7,
        });
        pen.within(puff, () => {
          if (night)
            pen.tint(
              arc(x - rx * 0.1, y + ry * 0.7, rx * 0.9, ry * 0.6),
              { emit: '#d98a5a' },
              { opacity: 0.6 - i * 0.2 },
            );
          else pen.tint(arc(x + rx * 0.2, y + ry * 0.7, rx * 0.9, ry * 0.5), '#c9d6dc', { opacity: 0.8 });
        });
      }
    if (sign !== 'none') shopSign(pen, frame, sign, frame.at(h * 0.72, d + 60, 176));
    const [lx, ly] = frame.at(-h * 0.34, d + 14, 150);
    pen.shape(
      [
        [lx - 9 * s, ly - 12 * s],
        [lx + 9 * s, ly - 12 * s],
        [lx + 12 * s, ly + 12 * s],
        [lx - 12 * s, ly + 12 * s],
      ],
      { emit: '#ffdf8a' },
      { contour: false },
    );
    pen.glow(lx, ly, 120 * s, 'amber', 1);
  },
};
