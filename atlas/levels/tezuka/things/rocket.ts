/** The rocket to the Moon as everybody drew it before anybody went: a red cigar on three fins, a tower, a white cloud. */
import { arc, nth, range, spline, TAU } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface RocketOptions {
  readonly skin?: string;
  readonly trim?: string;
}

const TALL = 920;

export const rocket: ThingKind<RocketOptions> = {
  name: 'rocket',
  footprint: () => disc(330),
  height: 620,
  draw(pen, frame, { skin = '#fbf1dc', trim = '#dd4a3c' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 330, z1: 34 }, '#cfc4c0', { topMaterial: '#e8ded2' });
    for (const i of range(24)) {
      const a = (i / 24) * TAU;
      if (i % 2 && Math.sin(a) > -0.3)
        pen.shape(
          [
            frame.at(Math.cos(a) * 300, Math.sin(a) * 300, 35),
            frame.at(Math.cos(a + 0.2) * 300, Math.sin(a + 0.2) * 300, 35),
            frame.at(Math.cos(a + 0.2) * 270, Math.sin(a + 0.2) * 270, 35),
            frame.at(Math.cos(a) * 270, Math.sin(a) * 270, 35),
          ],
          '#f0b63c',
          { contour: false, ink: 0.6 },
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
    for (const [u, w, r] of [
      [-230, 120, 60],
      [-130, 190, 70],
      [140, 190, 64],
      [240, 110, 54],
      [-290, 40, 44],
      [40, 220, 40],
    ] as const) {
      const [x, y] = frame.at(u + random.jitter(10), w, 60);
      pen.shape(arc(x, y, r * 1.2 * s, r * 0.8 * s, 0.3, TAU + 0.3, 9), '#ffffff', {
        edge: 'scallop',
        tone: -0.2,
        ink: 0.9,
      });
      pen.tint(arc(x - 10 * s, y - 12 * s, r * 0.8 * s, r * 0.45 * s, 0.3, TAU + 0.3, 8), '#ffffff', {
        edge: 'scallop',
        tone: 0.6,
      });
    }
  },
};
