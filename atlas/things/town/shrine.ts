import type { Point } from '../../core/geometry';
import type { Material } from '../../core/light';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { hipRoof } from '../../core/roofs';
import { box, drum } from '../../core/solids';
import { raceme } from '../nature/hanging-trees';
import { block, disc } from '../../core/footprint';
import { kanji } from '../../core/lettering';
import { Wall } from '../../core/solids';

export interface ToriiOptions {
  readonly width?: number;
  readonly height?: number;
  readonly red?: string;
  readonly cap?: string;
  readonly sign?: string;
}

/** Gate of a shrine. */
export const torii: ThingKind<ToriiOptions> = {
  name: 'torii',
  footprint: ({ width = 300 }) => block(width, 60),
  height: 330,
  draw(pen, frame, { width = 300, height = 320, red = '#d8503f', cap = '#3a3048', sign = '大' }) {
    const h = width / 2,
      s = frame.scale;
    for (const k of [-1, 1]) {
      drum(pen, frame, { u: k * h, r: 30, z0: 0, z1: 22 }, cap);
      drum(pen, frame, { u: k * h, r: 20, r1: 17, z0: 20, z1: height - 34 }, red, { top: false });
    }
    box(pen, frame, { u0: -h - 40, u1: h + 40, w0: -9, w1: 9, z0: height - 104, z1: height - 76 }, red);
    for (const k of [-0.9, 0.9])
      box(
        pen,
        frame,
        { u0: k * h - 8, u1: k * h + 8, w0: -13, w1: 13, z0: height - 112, z1: height - 66 },
        red,
      );
    const sign1 = new Wall(pen, frame, [-20, 14], [20, 14], height - 80, height - 22, 0);
    sign1.panel(0, 0, 40, 58, cap, { contour: true });
    sign1.panel(5, 5, 35, 53, '#e9c87a', { ink: 0.7 });
    kanji(pen, sign1, sign, { s: 20, z: 48, size: 26, colour: '#2a1c2a', width: 1.6 });
    const beam = (z: number, thick: number, out: number, material: Material, lift: number) => {
      const top = range(9).map((i) => {
        const t = i / 4 - 1;
        return frame.at(t * (h + out), 15, z + thick + lift * t * t);
      });
      const low = range(9).map((i) => {
        const t = i / 4 - 1;
        return frame.at(t * (h + out - 12), 15, z + lift * t * t);
      });
      const back = range(9).map((i) => {
        const t = i / 4 - 1;
        return frame.at(t * (h + out), -15, z + thick + lift * t * t);
      });
      pen.shape([...back, ...[...top].reverse()], material, { tone: 0.7, wobble: 0 });
      pen.shape([...top, ...low.reverse()], material, { tone: 0, wobble: 0 });
    };
    beam(height - 40, 26, 66, red, 14);
    beam(height - 14, 18, 80, cap, 18);
    pen.line(
      [
        frame.at(-h, 16, height - 118),
        frame.at(-h * 0.4, 16, height - 138),
        frame.at(0, 16, height - 130),
        frame.at(h * 0.4, 16, height - 138),
        frame.at(h, 16, height - 118),
      ],
      4,
      { smooth: true, colour: '#e9d9a8' },
    );
    for (const k of [-0.6, -0.2, 0.2, 0.6]) {
      const [x, y] = frame.at(k * h, 16, height - 138);
      pen.shape(
        [
          [x, y],
          [x + 12 * s, y + 12 * s],
          [x + 2 * s, y + 22 * s],
          [x + 14 * s, y + 36 * s],
          [x - 4 * s, y + 24 * s],
          [x + 4 * s, y + 14 * s],
        ],
        '#ffffff',
        { ink: 0.7 },
      );
    }
  },
};

export interface StoneLanternOptions {
  readonly stone?: string;
  readonly moss?: string;
}

export const stoneLantern: ThingKind<StoneLanternOptions> = {
  name: 'stoneLantern',
  footprint: () => disc(26),
  height: 110,
  lamps: () => [{ reach: 210 }],
  draw(pen, frame, { stone = '#a3a09a', moss = '#7f9a68' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 26, z0: 0, z1: 14 }, stone);
    drum(pen, frame, { r: 13, r1: 11, z0: 14, z1: 64 }, stone, { top: false });
    drum(pen, frame, { r: 14, r1: 25, z0: 62, z1: 76 }, stone);
    box(pen, frame, { u0: -16, u1: 16, w0: -16, w1: 16, z0: 76, z1: 104 }, stone, { top: false });
    pen.shape(
      [frame.at(-10, 16, 80), frame.at(10, 16, 80), frame.at(10, 16, 100), frame.at(-10, 16, 100)],
      pen.light.night ? { emit: '#ffdf92' } : '#3d3a44',
      { contour: false },
    );
    hipRoof(
      pen,
      frame,
      { u0: -18, u1: 18, w0: -18, w1: 18, z: 106, rise: 26, over: 16, drop: 4, inset: 0.5, curl: 10 },
      stone,
    );
    pen.shape(arc(...frame.at(0, 0, 140), 8 * s, 11 * s, 0, 6.2832, 8), stone, { edge: 'smooth' });
    pen.tint(arc(...frame.at(-14, 14, 112), 10 * s, 5 * s, 0, 6.2832, 7), moss, { edge: 'scallop' });
    pen.glow(...frame.at(0, 10, 90), 90 * s, 'amber', 0.9);
  },
};

export interface PagodaOptions {
  readonly width?: number;
  readonly levels?: number;
  readonly red?: string;
  readonly plaster?: string;
  readonly roof?: string;
}

/** Storeyed pagoda. */
export const pagoda: ThingKind<PagodaOptions> = {
  name: 'pagoda',
  footprint: ({ width = 240 }) => block(width + 60, width + 60),
  height: 420,
  lamps: () => [{ reach: 460 }],
  draw(pen, frame, { width = 240, levels = 4, red = '#b8483f', plaster = '#e6d8bc', roof = '#4f6a78' }) {
    let z = 0;
    box(
      pen,
      frame,
      { u0: -width * 0.62, u1: width * 0.62, w0: -width * 0.62, w1: width * 0.62, z1: 26 },
      '#a39a94',
    );
    z = 26;
    for (let i = 0; i < levels; i++) {
      const h = (width / 2) * (1 - i * 0.13),
        tall = i ? 74 : 104;
      const walls = box(
        pen,
        frame,
        { u0: -h * 0.8, u1: h * 0.8, w0: -h * 0.8, w1: h * 0.8, z0: z, z1: z + tall },
        plaster,
        { top: false },
      );
      for (const wall of Object.values(walls)) {
        for (const k of [0, 0.33, 0.66, 1])
          wall.panel(k * wall.width - 6, 0, k * wall.width + 6, tall, red, { ink: 0.8 });
        wall.panel(0, 0, wall.width, 14, red, { ink: 0.8 });
        wall.panel(0, tall - 14, wall.width, tall, red, { ink: 0.8 });
        wall.panel(
          wall.width * 0.38,
          14,
          wall.width * 0.62,
          tall - 20,
          pen.light.night ? { emit: '#ffcf78' } : '#4a3244',
          { ink: 1 },
        );
      }
      hipRoof(
        pen,
        frame,
        {
          u0: -h * 0.8,
          u1: h * 0.8,
          w0: -h * 0.8,
          w1: h * 0.8,
          z: z + tall,
          rise: 66,
          over: h * 0.52,
          drop: 16,
          inset: i === levels - 1 ? 0.5 : 0.36,
          curl: 22,
        },
        roof,
        (slope) => {
          const eaves = slope.slice(0, 7),
            peak = slope.slice(7);
          for (let k = 0; k < 7; k++)
            for (const f of [0, 0.5]) {
              const e: Point =
                k < 6
                  ? [
                      nth(eaves, k)[0] + (nth(eaves, k + 1)[0] - nth(eaves, k)[0]) * f,
                      nth(eaves, k)[1] + (nth(eaves, k + 1)[1] - nth(eaves, k)[1]) * f,
                    ]
                  : nth(eaves, k);
              const p = nth(peak, k > 3 ? 0 : peak.length - 1);
              pen.line(
                [e, [nth(e, 0) + (nth(p, 0) - nth(e, 0)) * 0.86, nth(e, 1) + (nth(p, 1) - nth(e, 1)) * 0.86]],
                0.6,
                { opacity: 0.7 },
              );
            }
          pen.line(eaves, 3, { smooth: true });
        },
      );
      z += tall + (i === levels - 1 ? 62 : 42);
    }
    pen.bars([[frame.at(0, 0, z - 4), frame.at(0, 0, z + 120)]], 7 * frame.scale, '#d9b45f');
    for (let i = 0; i < 6; i++)
      pen.shape(frame.disc(0, 0, z + 18 + i * 15, 16 - i * 1.6), '#d9b45f', { edge: 'smooth', ink: 0.9 });
  },
};

export interface TrellisOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly drop?: number;
  readonly flower?: string;
  readonly leaf?: string;
  readonly wood?: string;
}

/** A trellis with a roof of wisteria. options: width, depth, drop */
export const trellis: ThingKind<TrellisOptions> = {
  name: 'trellis',
  footprint: ({ width = 520, depth = 200 }) => block(width, depth),
  height: 60,
  draw(
    pen,
    frame,
    {
      width = 520,
      depth = 200,
      height = 250,
      drop = 120,
      flower = '#a98be0',
      leaf = '#6f9a5b',
      wood = '#7a5a48',
    },
    random,
  ) {
    const h = width / 2,
      d = depth / 2,
      s = frame.scale;
    const posts = (w: number) =>
      pen.bars(
        range(4).map((i) => {
          const u = -h + (width * i) / 3;
          return [frame.at(u, w, 0), frame.at(u, w, height)];
        }),
        15 * s,
        wood,
      );
    posts(-d);
    pen.bars([[frame.at(-h - 30, -d, height), frame.at(h + 30, -d, height)]], 12 * s, wood);
    const hang = (w: number, count: number, tone: number, k: number) =>
      range(count).forEach((i) => {
        const u = -h - 20 + ((width + 40) * (i + random.range(0.2, 0.8))) / count;
        raceme(
          pen,
          random,
          frame.at(u, w, height + 4),
          drop * s * random.range(0.6, 1.1) * k,
          17 * s,
          flower,
          tone - (u / width) * 0.8,
        );
      });
    hang(-d, Math.round(width / 26), -1, 0.8);
    hang(0, Math.round(width / 26), -0.4, 0.9);
    posts(d);
    pen.bars(
      range(9).map((i) => {
        const u = -h - 10 + ((width + 20) * i) / 8;
        return [frame.at(u, -d - 30, height + 10), frame.at(u, d + 30, height + 10)];
      }),
      8 * s,
      wood,
    );
    pen.bars([[frame.at(-h - 40, d, height), frame.at(h + 40, d, height)]], 13 * s, wood);
    for (let i = 0; i < Math.round(width / 18); i++) {
      const [x, y] = frame.at(random.range(-h - 30, h + 30), random.range(-d - 20, d + 10), height + 22);
      pen.shape(
        arc(x, y, random.range(20, 36) * s, random.range(12, 20) * s, 0, 6.2832, 9),
        random.chance(0.45) ? leaf : flower,
        { edge: 'scallop', ink: 0.8, tone: random.jitter(0.6) + 0.2 },
      );
    }
    hang(d, Math.round(width / 22), 0.5, 1);
  },
};
