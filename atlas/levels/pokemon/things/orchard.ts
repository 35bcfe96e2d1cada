/** The berry orchard: squat trees that bear too much, the press that helps, and the tall grass where somebody watches. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff, trunk } from '../../../things/nature/tree';

const BERRIES = {
  round: (r: number) => arc(0, 0, r, r),
  pear: (r: number) => arc(0, 0, r, r).map(([x, y]): Point => [x * (y < 0 ? 0.62 : 1), y * 1.25]),
  heart: (r: number) =>
    range(18).map((i): Point => {
      const t = (i / 18) * 6.2832;
      return [
        r * 1.1 * Math.sin(t) ** 3,
        -r * (0.85 * Math.cos(t) - 0.32 * Math.cos(2 * t) - 0.14 * Math.cos(3 * t)),
      ];
    }),
  star: (r: number) =>
    range(10).map((i): Point => {
      const [a, q] = [(i / 10) * 6.2832 - Math.PI / 2, i % 2 ? r * 0.66 : r * 1.25];
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
} as const;

export type BerryName = keyof typeof BERRIES;

function berry(pen: Pen, [x, y]: Point, r: number, name: BerryName, colour: string): void {
  pen.line(
    [
      [x, y - r * 1.8],
      [x, y - r * 0.6],
    ],
    1.2,
  );
  pen.shape(
    BERRIES[name](r).map(([u, v]): Point => [x + u, y + v]),
    colour,
    { edge: 'smooth' },
  );
  pen.tint(arc(x + r * 0.3, y + r * 0.35, r * 0.5, r * 0.5), colour, { tone: -0.9 });
  pen.tint(arc(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.22), '#ffffff', { opacity: 0.85 });
  pen.shape(
    [
      [x - r * 0.7, y - r * 0.86],
      [x, y - r * 0.6],
      [x + r * 0.7, y - r * 0.86],
      [x, y - r * 1.16],
    ],
    '#6aa84f',
    {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    },
  );
}

export interface BerryTreeOptions {
  readonly berries?: BerryName;
  readonly colour?: string;
  readonly leaf?: string;
}

export const berryTree: ThingKind<BerryTreeOptions> = {
  name: 'berryTree',
  footprint: () => disc(56),
  height: 160,
  draw(pen, frame, { berries = 'round', colour = '#5f8fd0', leaf = '#6aa84f' }, random) {
    const s = frame.scale;
    pen.shape(frame.disc(0, 0, 4, 78), '#a8744a', { edge: 'smooth', contour: false });
    trunk(pen, frame, { height: 90, base: 26, top: 18 });
    for (const [u, z, r] of [
      [-58, 120, 56],
      [58, 122, 56],
      [0, 168, 66],
      [-34, 150, 50],
      [36, 150, 52],
      [0, 108, 54],
    ] as const)
      puff(pen, frame.at(u, 0, z), r * s, r * 0.84 * s, leaf, -u * 0.006);
    for (const [u, z] of [
      [-78, 104],
      [-34, 178],
      [-6, 122],
      [34, 170],
      [80, 112],
      [-48, 136],
      [46, 128],
      [6, 76],
    ] as const)
      berry(pen, frame.at(u + random.jitter(6), 0, z + random.jitter(8)), 20 * s, berries, colour);
    for (const [u, w] of [
      [-56, 44],
      [48, 56],
    ] as const)
      berry(pen, frame.at(u, w, 12), 16 * s, berries, colour);
  },
};

/** A screw, a tub, and a queue of bottles. */
export const berryPress: ThingKind<object> = {
  name: 'berryPress',
  footprint: () => disc(130),
  height: 180,
  draw(pen, frame) {
    const s = frame.scale;
    drum(pen, frame, { r: 122, z1: 24 }, '#a8744a');
    drum(pen, frame, { r: 92, r1: 100, z0: 24, z1: 150 }, '#c98d57', { topMaterial: '#8a3a6a' });
    for (const z of [50, 120])
      pen.bars([frame.disc(0, 0, z, 97, 0.06, 3.08, 16)], 11 * s, '#6a6478', { edge: 1.4 });
    for (const i of range(9)) {
      const a = (Math.PI * (i + 0.5)) / 9;
      pen.line(
        [
          frame.at(Math.cos(a) * 92, Math.sin(a) * 92, 26),
          frame.at(Math.cos(a) * 100, Math.sin(a) * 100, 148),
        ],
        1.1,
      );
    }
    for (const [i, [u, w]] of (
      [
        [-50, -10],
        [0, -30],
        [46, -6],
        [-20, 24],
        [26, 28],
      ] as const
    ).entries())
      berry(pen, frame.at(u, w, 158), 20 * s, 'round', nth(['#5f8fd0', '#e8604a', '#f0b84a'], i % 3));
    pen.bars(
      [
        [frame.at(-120, 0, 20), frame.at(-120, 0, 300)],
        [frame.at(120, 0, 20), frame.at(120, 0, 300)],
        [frame.at(-136, 0, 292), frame.at(136, 0, 292)],
      ],
      22 * s,
      '#a8744a',
    );
    pen.bars([[frame.at(0, 0, 176), frame.at(0, 0, 352)]], 20 * s, '#8a8494');
    for (const i of range(7)) pen.line([frame.at(-10, 0, 196 + i * 22), frame.at(10, 0, 206 + i * 22)], 1.6);
    pen.bars([[frame.at(-70, 0, 346), frame.at(70, 0, 346)]], 14 * s, '#a8744a');
    // the plate that comes down on the fruit: thick boards, a collar for the screw, juice on its rim
    drum(pen, frame, { r: 64, z0: 168, z1: 190 }, '#a8744a', { topMaterial: '#bd8a5c' });
    for (const w of [-36, -12, 12, 36]) {
      const half = Math.sqrt(62 * 62 - w * w) * 0.94;
      pen.line([frame.at(-half, w, 190), frame.at(half, w, 190)], 1, { opacity: 0.7 });
    }
    drum(pen, frame, { r: 20, z0: 190, z1: 206 }, '#6a6478');
    for (const [u, long] of [
      [-40, 16],
      [-8, 26],
      [30, 18],
    ] as const)
      pen.stroke([frame.at(u, 52, 172), frame.at(u + 1, 54, 172 - long)], 6, {
        colour: '#b0508a',
        from: 0.8,
        to: 0.5,
      });
    pen.bars([[frame.at(0, 0, 204), frame.at(0, 0, 268)]], 20 * s, '#8a8494');
    for (const i of range(3)) pen.line([frame.at(-10, 0, 212 + i * 22), frame.at(10, 0, 222 + i * 22)], 1.6);
    pen.bars([[frame.at(96, 50, 60), frame.at(128, 66, 56)]], 16 * s, '#c9a05a');
    pen.stroke([frame.at(130, 68, 54), frame.at(134, 70, 34), frame.at(134, 72, 14)], 9, {
      colour: '#b0508a',
      from: 0.8,
      to: 0.8,
    });
    for (const [i, u] of [92, 134, 176].entries()) {
      drum(pen, frame, { u, w: 96, r: 15, z1: 36 }, nth(['#b0508a', '#5f8fd0', '#f0b84a'], i), {
        top: false,
      });
      drum(
        pen,
        frame,
        { u, w: 96, r: 15, r1: 6, z0: 36, z1: 50 },
        nth(['#b0508a', '#5f8fd0', '#f0b84a'], i),
        { top: false },
      );
      drum(pen, frame, { u, w: 96, r: 7, z0: 50, z1: 60 }, '#c98d57');
    }
  },
};

export interface TallGrassOptions {
  readonly width?: number;
  readonly blade?: string;
  /** Is anybody in there? */
  readonly eyes?: boolean;
}

export const tallGrass: ThingKind<TallGrassOptions> = {
  name: 'tallGrass',
  footprint: ({ width = 110 }) => disc(width * 0.4),
  height: 40,
  draw(pen, frame, { width = 110, blade = '#6fae4a', eyes = false }, random) {
    const s = frame.scale;
    // one silhouette for the heavy line, blades drawn thin inside it
    const row = (w: number, z: number, count: number, tone: number) => {
      const blades = range(count).map((i) => {
        const u = ((i + 0.5) / count - 0.5) * width + random.jitter(5);
        const tall = z * (1 - Math.abs(u / width) * 0.7) * random.range(0.85, 1.15);
        return { u, tall, lean: random.jitter(14) };
      });
      const comb = blades.flatMap(({ u, tall, lean }): Point[] => [
        frame.at(u - 9, w, tall * 0.42),
        frame.at(u + lean, w, tall),
        frame.at(u + 9, w, tall * 0.42),
      ]);
      // it grows out of the lawn: ink along the blades alone, and a foot as ragged as its head
      const foot = range(count * 2 + 1).map((i): Point =>
        frame.at((0.5 - i / (count * 2)) * width * 0.96, w, i % 2 ? -9 : 4),
      );
      pen.shape([...comb, ...foot], blade, { tone, wobble: 0, ink: 0, contour: false });
      pen.line(comb, 1, { colour: '#3f6a3a' });
      for (const { u, tall, lean } of blades)
        pen.tint([frame.at(u - 6, w, 4), frame.at(u + lean - 1, w, tall * 0.9), frame.at(u, w, 4)], blade, {
          tone: tone + 0.8,
          edge: 'straight',
        });
    };
    row(-22, 92, 8, -0.7);
    if (eyes) {
      // the dark between the blades they look out of: as ragged as the grass
      pen.tint(
        range(9).flatMap((i): Point[] => [
          frame.at(-42 + i * 10.5, 0, 26),
          frame.at(-37 + i * 10.5, 0, 52 + (i % 3) * 9 - Math.abs(i - 4) * 5),
        ]),
        '#3f5a34',
        { edge: 'straight' },
      );
      for (const k of [-15, 15]) {
        pen.shape(arc(...frame.at(k, 0, 44), 11 * s, 13 * s), '#fffbe8', { edge: 'smooth', contour: false });
        pen.shape(arc(...frame.at(k + 2, 0, 43), 5 * s, 8 * s), '#3a2a3e', {
          edge: 'smooth',
          contour: false,
          ink: 0,
        });
      }
    }
    row(14, 44, 9, 0.1);
  },
};
