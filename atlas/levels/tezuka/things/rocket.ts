/** The rocket to the Moon as everybody drew it before anybody went: a red cigar on three fins, a tower, a white cloud. */
import { arc, nth, range, spline, TAU } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface RocketOptions {
  readonly skin?: string;
  readonly trim?: string;
}

const TALL = 920;

/** Middle of each cloud of steam in u and w, and its size: from under the nozzle it rolls over the pad and off its rim, smaller and flatter. */
const ROLLS: readonly (readonly [u: number, w: number, r: number])[] = [
  [-64, 60, 74],
  [70, 56, 70],
  [4, 96, 62],
  [-160, 92, 80],
  [168, 88, 76],
  [-246, 70, 62],
  [254, 62, 58],
  [-96, 156, 60],
  [104, 152, 56],
  [-318, 96, 46],
  [330, 84, 42],
  [-206, 160, 52],
  [214, 152, 48],
  [-374, 60, 30],
  [388, 52, 28],
  [-286, 176, 32],
  [298, 164, 30],
  [-12, 190, 34],
];

/** Steam that rolls: each cloud has its own lumps, a shaded foot, and the fire's colour where it is nearest to it. */
function steam(pen: Pen, frame: Frame): void {
  const { random } = pen;
  const s = frame.scale;
  for (const [u, w, r] of ROLLS) {
    const [x, y] = frame.at(u + random.jitter(8), w, 34 + r * 0.55);
    const near = 1 - Math.min(1, Math.abs(u) / 330);
    const lumps = 7 + Math.round(r / 16);
    const from = random.range(0, 1);
    const outline = arc(x, y, r * 1.24 * s, r * 0.78 * s, from, TAU + from, lumps).map(([px, py]): Point => [
      px + random.jitter(r * 0.09 * s),
      py + random.jitter(r * 0.07 * s),
    ]);
    pen.shape(outline, '#ffffff', { edge: 'scallop', tone: -0.35 - near * 0.1, ink: 0.9 });
    pen.within(outline, () => {
      if (near > 0.6)
        pen.tint(arc(x - (u / 6) * s, y + r * 0.3 * s, r * 0.9 * s, r * 0.5 * s), '#ffb87a', {
          opacity: 0.5,
        });
      pen.shape(
        arc(
          x - r * 0.16 * s,
          y - r * 0.2 * s,
          r * 0.98 * s,
          r * 0.56 * s,
          from + 0.3,
          TAU + from + 0.3,
          lumps - 2,
        ),
        '#ffffff',
        { edge: 'scallop', tone: 0.5, ink: 0, contour: false },
      );
      // one curl inside, as in ink drawings
      const side = u < 0 ? -1 : 1;
      pen.line(
        range(9).map((i): Point => {
          const a = i * 0.62;
          const far = r * (0.4 - i * 0.035) * s;
          return [x + side * (r * 0.3 * s + Math.cos(a) * far), y + r * 0.06 * s + Math.sin(a) * far * 0.7];
        }),
        1.2,
        { smooth: true, opacity: 0.55 },
      );
    });
  }
}

export const rocket: ThingKind<RocketOptions> = {
  name: 'rocket',
  footprint: () => disc(330),
  height: 620,
  draw(pen, frame, { skin = '#fbf1dc', trim = '#dd4a3c' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 330, z1: 34 }, '#cfc4c0', { topMaterial: '#e8ded2' });
    // a band of warning round the pad, yellow and dark by turns
    const turn = (k: number) => 0.02 + (k / 21) * (Math.PI - 0.04);
    for (const i of range(21)) {
      const on = (r: number, k: number, slip: number): Point =>
        frame.at(Math.cos(turn(k) + slip) * r, Math.sin(turn(k) + slip) * r, 35);
      pen.shape(
        [on(312, i, 0), on(312, i + 1, 0), on(282, i + 1, 0.05), on(282, i, 0.05)],
        i % 2 ? '#f0b63c' : '#5d4f68',
        { contour: false, ink: 0.6, wobble: 0 },
      );
    }
    // the tower behind, with a lift and a bridge to the door
    const post = (u: number, w: number): Point[] => [frame.at(u, w, 34), frame.at(u, w, 760)];
    pen.bars(
      [
        ...[190, 290].flatMap((u) => [post(u, -110), post(u, -20)]),
        ...range(9).flatMap((i) => {
          const z = 60 + i * 84;
          return [
            [frame.at(190, -20, z), frame.at(290, -20, z + 84)],
            [frame.at(290, -20, z), frame.at(290, -110, z + 84)],
            [frame.at(190, -20, z), frame.at(290, -20, z), frame.at(290, -110, z)],
          ];
        }),
      ],
      8 * s,
      '#3f8f96',
      { edge: 2 },
    );
    box(pen, frame, { u0: 206, u1: 276, w0: -96, w1: -34, z0: 330, z1: 430 }, '#f0b63c');
    box(pen, frame, { u0: 184, u1: 296, w0: -116, w1: -14, z0: 760, z1: 776 }, '#3f8f96');
    pen.bars([[frame.at(240, -60, 776), frame.at(240, -60, 880)]], 6 * s, '#3f8f96');
    pen.shape(
      arc(...frame.at(240, -60, 890), 15 * s, 15 * s, 0, TAU, 12),
      { emit: '#ff6a5a' },
      { edge: 'smooth' },
    );
    box(pen, frame, { u0: 60, u1: 200, w0: -60, w1: -20, z0: 600, z1: 616 }, '#3f8f96');
    const half = (z: number) => {
      const t = (z - 120) / (TALL - 120);
      return 132 * Math.sin(Math.PI * (0.17 + 0.83 * t)) ** 0.8 * (t > 0.86 ? 1 : 1);
    };
    const fin = (points: readonly Point[], tone: number) =>
      pen.shape(points, trim, { tone, edge: 'straight' });
    const curveFin = (k: number): Point[] =>
      spline(
        [
          [k * 110, 420],
          [k * 190, 330],
          [k * 236, 190],
          [k * 244, 40],
        ],
        false,
        8,
      ).map(([u, z]) => frame.at(u, 0, z));
    for (const k of [-1, 1])
      fin(
        [...curveFin(k), frame.at(k * 200, 0, 36), frame.at(k * 150, 0, 130), frame.at(k * 70, 0, 190)],
        k > 0 ? -0.6 : 0.5,
      );
    drum(pen, frame, { r: 62, r1: 84, z0: 70, z1: 140 }, '#6f7488', { top: false });
    const levels = range(25).map((i) => 120 + ((TALL - 120) * i) / 24);
    const side = (k: number, list: readonly number[]): Point[] =>
      list.map((z) => frame.at(k * half(z), 0, z));
    const hull = [...side(-1, levels), ...side(1, [...levels].reverse())];
    pen.shape(hull, skin, { wobble: 0 });
    const band = (z0: number, z1: number, colour: string) => {
      const list = range(7).map((i) => z0 + ((z1 - z0) * i) / 6);
      const bow = (z: number): Point[] =>
        range(9).map((i) =>
          frame.at(half(z) * (i / 4 - 1), Math.sqrt(1 - (i / 4 - 1) ** 2) * half(z) * 0.6, z),
        );
      pen.shape(
        [
          ...bow(z0),
          ...side(1, list).slice(1, -1),
          ...bow(z1).reverse(),
          ...side(-1, list).slice(1, -1).reverse(),
        ],
        colour,
        {
          contour: false,
          wobble: 0,
        },
      );
    };
    band(120, 300, trim);
    band(760, TALL - 4, trim);
    band(330, 350, '#3f8f96');
    band(716, 736, '#3f8f96');
    pen.tint(
      [...levels.map((z) => frame.at(half(z) * 0.42, 0, z)), ...side(1, [...levels].reverse())],
      '#7a4a6a',
      { edge: 'straight', opacity: 0.26 },
    );
    pen.tint(
      [
        ...levels.slice(2, -2).map((z) => frame.at(-half(z) * 0.78, 0, z)),
        ...levels
          .slice(2, -2)
          .reverse()
          .map((z) => frame.at(-half(z) * 0.52, 0, z)),
      ],
      '#ffffff',
      {
        edge: 'straight',
        opacity: 0.5,
      },
    );
    for (const [z, r] of [
      [660, 40],
      [540, 46],
    ] as const) {
      const [x, y] = frame.at(-10, 80, z + 40);
      pen.shape(arc(x, y, (r + 12) * s, (r + 12) * s, 0, TAU, 22), '#c9a04a', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(x, y, r * s, r * s, 0, TAU, 20), '#4f9fb4', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.within(arc(x, y, r * s, r * s, 0, TAU, 20), () =>
        bust(pen, [x + 2 * s, y + r * 0.2 * s], r * 0.56 * s, {
          skin: nth(BUST_SKINS, Math.round(r) % BUST_SKINS.length),
          hair: nth(BUST_HAIR, (Math.round(r) + 1) % BUST_HAIR.length),
          cloth: '#fbf6ea',
          kind: Math.round(r),
          contour: false,
        }),
      );
      pen.tint(arc(x - 12 * s, y - 12 * s, r * 0.4 * s, r * 0.3 * s), '#e8fbfb', { opacity: 0.7 });
      for (const i of range(8)) {
        const a = (i / 8) * TAU;
        pen.tint(
          arc(x + Math.cos(a) * (r + 6) * s, y + Math.sin(a) * (r + 6) * s, 3.4 * s, 3.4 * s, 0, TAU, 6),
          '#7a5a2a',
        );
      }
    }
    const plate = { at: (u: number, z: number) => frame.at(u, 80, z + 40) };
    letters(pen, plate, 'LUNA', { s: -6, z: 396, height: 62, colour: trim, width: 4, fit: 190 });
    fin(
      [
        frame.at(-16, 60, 420),
        frame.at(16, 60, 420),
        frame.at(24, 200, 130),
        frame.at(22, 236, 34),
        frame.at(-22, 236, 34),
        frame.at(-24, 200, 130),
      ],
      0.1,
    );
    pen.line([frame.at(0, 60, 410), frame.at(0, 236, 50)], 0.8);
    pen.bars([[frame.at(0, 0, TALL - 6), frame.at(0, 0, TALL + 84)]], 7 * s, '#c9a04a');
    pen.shape(arc(...frame.at(0, 0, TALL + 90), 13 * s, 13 * s, 0, TAU, 12), '#f0b63c', { edge: 'smooth' });
    steam(pen, frame);
  },
};
