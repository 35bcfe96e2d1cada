import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { stripedCone } from '../../core/solids';
import { disc } from '../../core/footprint';

/** A flag streaming from a pole. */
export function flag(
  pen: Pen,
  frame: Frame,
  {
    u = 0,
    w = 0,
    z,
    height = 70,
    material = '#d9574f',
    length = 60,
  }: {
    readonly u?: number;
    readonly w?: number;
    readonly z: number;
    readonly height?: number;
    readonly material?: string;
    readonly length?: number;
  },
) {
  const s = frame.scale;
  pen.bars([[frame.at(u, w, z), frame.at(u, w, z + height)]], 5 * s, '#e9dcc0');
  const top = [0, 1, 2, 3].map((i) =>
    frame.at(u + (length * i) / 3, w, z + height - 2 - Math.sin(i * 1.7) * 6 - i * 4),
  );
  const low = [2, 1, 0].map((i) =>
    frame.at(u + (length * i) / 3, w, z + height - 34 - Math.sin(i * 1.7) * 6 + i * 5),
  );
  pen.shape([...top, ...low], material, { edge: 'straight' });
  pen.tint([nth(top, 1), nth(top, 2), nth(low, 0), nth(low, 1)], material, {
    tone: -0.8,
    edge: 'straight',
    opacity: 0.7,
  });
}

export interface BigTopOptions {
  readonly r?: number;
  readonly colours?: readonly string[];
  readonly wallHeight?: number;
  readonly peak?: number;
}

/** Big top: striped drum, swelling roof, lantern, guy ropes. options: r, colours */
export const bigTop: ThingKind<BigTopOptions> = {
  name: 'bigTop',
  footprint: ({ r = 330 }) => disc(r),
  height: 330,
  draw(pen, frame, { r = 330, colours = ['#c94b4f', '#f6e7c8'], wallHeight = 170, peak = 470 }) {
    const s = frame.scale;
    for (const a of range(9).map((i) => 0.25 + (i / 8) * 2.64)) {
      pen.line(
        [
          frame.at(Math.cos(a) * r * 1.02, Math.sin(a) * r * 1.02, wallHeight),
          frame.at(Math.cos(a) * r * 1.22, Math.sin(a) * r * 1.22, 0),
        ],
        0.9,
      );
    }
    stripedCone(pen, frame, { r, r1: r, z0: 0, z1: wallHeight, sectors: 36 }, [...colours].reverse());
    const [ax, ay] = frame.at(0, r, 0);
    pen.shape(
      [
        [ax - 70 * s, ay - 4 * s],
        [ax - 62 * s, ay - 118 * s],
        [ax, ay - 152 * s],
        [ax + 62 * s, ay - 118 * s],
        [ax + 70 * s, ay - 4 * s],
      ],
      '#43283a',
      { tone: -0.6 },
    );
    for (const side of [-1, 1])
      pen.shape(
        [
          [ax, ay - 150 * s],
          [ax + side * 64 * s, ay - 118 * s],
          [ax + side * 92 * s, ay - 2 * s],
          [ax + side * 52 * s, ay],
          [ax + side * 44 * s, ay - 64 * s],
        ],
        '#e0b04a',
        { tone: side > 0 ? -0.7 : 0.4 },
      );
    stripedCone(
      pen,
      frame,
      { r: r * 1.05, r1: r * 0.1, z0: wallHeight, z1: peak, bulge: -r * 0.1, sectors: 28 },
      colours,
    );
    const edge = frame.disc(0, 0, wallHeight, r * 1.05, 0, Math.PI, 29);
    for (let i = 0; i < 28; i++) {
      const [p, q] = [nth(edge, i), nth(edge, i + 1)],
        m: Point = [(nth(p, 0) + nth(q, 0)) / 2, (nth(p, 1) + nth(q, 1)) / 2 + 30 * s];
      pen.shape(
        [p, q, [nth(q, 0), nth(q, 1) + 14 * s], m, [nth(p, 0), nth(p, 1) + 14 * s]],
        i % 2 ? '#e0b04a' : nth(colours, 0),
        { ink: 0.8, tone: i < 9 ? -0.9 : i > 18 ? 0.4 : 0, wobble: 0 },
      );
    }
    stripedCone(pen, frame, { r: r * 0.16, r1: r * 0.13, z0: peak - 10, z1: peak + 34, sectors: 12 }, [
      '#f6e7c8',
      '#e0b04a',
    ]);
    stripedCone(pen, frame, { r: r * 0.2, r1: 0, z0: peak + 30, z1: peak + 100, sectors: 12 }, colours);
    flag(pen, frame, { z: peak + 96, material: '#e0b04a' });
    for (const u of [-0.72, 0.72])
      flag(pen, frame, { u: u * r, z: wallHeight + 66, height: 60, material: nth(colours, 0), length: 46 });
    for (let i = 0; i < 3; i++)
      pen.shape(
        arc(ax + (i - 1) * 46 * s, ay - 172 * s - (i === 1 ? 12 * s : 0), 15 * s, 15 * s, 0, 6.2832, 10),
        '#f6e7c8',
        { edge: 'smooth' },
      );
  },
};

export interface PavilionOptions {
  readonly r?: number;
  readonly colours?: readonly string[];
}

/** A small striped marquee. */
export const pavilion: ThingKind<PavilionOptions> = {
  name: 'pavilion',
  footprint: ({ r = 110 }) => disc(r),
  height: 170,
  lamps: () => [{ reach: 300 }],
  draw(pen, frame, { r = 110, colours = ['#5f9ea8', '#f6e7c8'] }) {
    const s = frame.scale;
    pen.bars(
      range(6).map((i) => {
        const a = (i / 6) * 6.28 + 0.3;
        return [
          frame.at(Math.cos(a) * r * 0.9, Math.sin(a) * r * 0.9, 0),
          frame.at(Math.cos(a) * r * 0.9, Math.sin(a) * r * 0.9, 130),
        ];
      }),
      8 * s,
      '#f0e4cc',
    );
    stripedCone(pen, frame, { r: r * 1.08, r1: 4, z0: 124, z1: 230, bulge: -10, sectors: 16 }, colours);
    const edge = frame.disc(0, 0, 126, r * 1.08, 0, Math.PI, 17);
    for (let i = 0; i < 16; i++) {
      const [p, q] = [nth(edge, i), nth(edge, i + 1)];
      pen.shape(
        [p, q, [(nth(p, 0) + nth(q, 0)) / 2, (nth(p, 1) + nth(q, 1)) / 2 + 20 * s]],
        nth(colours, i % 2),
        { ink: 0.8, tone: i < 5 ? -0.8 : 0, wobble: 0 },
      );
    }
    flag(pen, frame, { z: 226, height: 46, material: nth(colours, 0), length: 40 });
  },
};
