/** Houses that come out of a pocket: smooth domes with round windows and a tunnel for a porch. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { Round, dome } from '../../../core/round';

export interface CapsuleHouseOptions {
  readonly r?: number;
  readonly shell?: string;
  readonly trim?: string;
  readonly number?: string;
  /** A second, smaller dome on its shoulder. */
  readonly annex?: boolean;
  /** Its height as a share of half its width. */
  readonly rise?: number;
  /** What stands on its crown. */
  readonly crest?: Crest;
}

type Crest = 'dish' | 'aerial' | 'garden';

/** What stands on the crown: a dish, a television aerial whose bars slant and shorten, or a garden. */
function crown(pen: Pen, [x, y]: Point, s: number, trim: string, crest: Crest): void {
  const at = (u: number, z: number): Point => [x + u * s, y - z * s];
  if (crest === 'garden') {
    pen.shape([at(-44, -4), at(44, -4), at(38, 14), at(-38, 14)], trim, { tone: 0.2 });
    for (const [u, z, r] of [
      [-24, 26, 22],
      [22, 26, 21],
      [-2, 34, 25],
    ] as const)
      puff(pen, at(u, z), r * s, r * 0.8 * s, '#6f9a4a', u < 0 ? 0.3 : -0.1);
    return;
  }
  pen.shape([at(-26, -6), at(26, -6), at(18, 26), at(-18, 26)], trim, { tone: 0.2 });
  const mast = crest === 'dish' ? 60 : 112;
  pen.bars([[at(0, 24), at(0, mast)]], 5 * s, '#8f8a94', { edge: 1.6 });
  if (crest === 'aerial') {
    pen.bars(
      [
        [at(-36, 84), at(36, 102)],
        [at(-26, 68), at(26, 82)],
        [at(-17, 54), at(17, 64)],
      ],
      4 * s,
      '#8f8a94',
      { edge: 1.6 },
    );
    return;
  }
  const bowl = arc(...at(4, 84), 44 * s, 34 * s, -0.9, 2.25, 14);
  pen.shape(bowl, '#fdf6e4', { wobble: 0, tone: 0.1 });
  pen.tint(arc(...at(8, 80), 34 * s, 24 * s, 0.1, 2, 9), '#cfc4b4', { opacity: 0.7 });
  pen.bars([[at(4, 84), at(34, 116)]], 4 * s, '#8f8a94', { edge: 1.4 });
  pen.shape(arc(...at(35, 117), 7 * s, 7 * s, 0, 6.2832, 10), trim, { edge: 'smooth' });
}

function porthole(pen: Pen, round: Round, azimuth: number, elevation: number, size: number, trim: string) {
  pen.shape(round.patch(azimuth, elevation, size * 1.32), trim, { edge: 'smooth', contour: false });
  pen.shape(round.patch(azimuth, elevation, size), '#4f8fa8', { edge: 'smooth', contour: false, ink: 0.8 });
  pen.tint(round.patch(azimuth + size * 0.3, elevation + size * 0.3, size * 0.4), '#d8f4f4', { tone: 0.5 });
  pen.line([round.at(azimuth, elevation - size), round.at(azimuth, elevation + size)], 0.9);
}

/** The porch: an arched tunnel from the skin of the dome toward the viewer. */
function porch(pen: Pen, frame: Frame, r: number, shell: string, trim: string, number: string) {
  const arch = (w: number, half: number, tall: number): Point[] => [
    frame.at(-half, w, 0),
    ...range(11).map((i): Point => {
      const a = Math.PI - (i / 10) * Math.PI;
      return frame.at(Math.cos(a) * half, w, tall + Math.sin(a) * half);
    }),
    frame.at(half, w, 0),
  ];
  const [near, far] = [r * 1.16, r * 0.72];
  pen.shape([...arch(far, 58, 96)], shell, { tone: -0.6 });
  pen.shape(
    [
      frame.at(-58, far, 0),
      frame.at(-58, near, 0),
      ...arch(near, 58, 96).slice(1, 6),
      frame.at(0, far, 154),
      ...arch(far, 58, 96).slice(1, 5).reverse(),
    ],
    shell,
    { tone: 0.5, ink: 0.7 },
  );
  pen.shape(
    [
      ...arch(near, 58, 96).slice(5),
      frame.at(58, far, 0),
      ...arch(far, 58, 96).slice(6, 11).reverse(),
      frame.at(0, far, 154),
    ],
    shell,
    { tone: -0.4, ink: 0.7 },
  );
  pen.shape(arch(near, 58, 96), shell, { tone: 0.1 });
  pen.shape(arch(near, 44, 88), trim, { contour: false });
  pen.shape(arch(near, 36, 82), '#5d4a4a', { contour: false, tone: -0.3 });
  pen.tint(
    [frame.at(-34, near, 0), frame.at(-10, near, 0), frame.at(-10, near, 108), frame.at(-34, near, 84)],
    '#a3886a',
    { edge: 'straight' },
  );
  pen.shape(frame.disc(0, near + 26, 0, 54), '#d9cbb4', { edge: 'smooth', ink: 0.7, tone: 0.3 });
  const plate = { at: (s: number, z: number) => frame.at(s, near, z) };
  pen.shape([plate.at(-32, 158), plate.at(32, 158), plate.at(32, 192), plate.at(-32, 192)], '#fdf6e4', {
    tone: 0.4,
  });
  letters(pen, plate, number, { s: 0, z: 163, height: 24, colour: '#c9482f', width: 1.7 });
}

export const capsuleHouse: ThingKind<CapsuleHouseOptions> = {
  name: 'capsule-house',
  footprint: ({ r = 170 }) => disc(r * 1.08),
  height: ({ r = 170 }) => r,
  draw(
    pen,
    frame,
    {
      r = 170,
      shell = '#f4ead2',
      trim = '#e0803a',
      number = '7',
      annex = false,
      rise = 0.94,
      crest = 'dish',
    },
  ) {
    const s = frame.scale;
    if (annex) {
      const side = new Round(frame, r * 0.86, -r * 0.3, 0, r * 0.56);
      dome(pen, side, shell);
      porthole(pen, side, 1, 0.5, 0.28, trim);
      pen.tint(side.belt(0.08, 0.2), trim, { edge: 'straight' });
    }
    drum(pen, frame, { r: r * 1.06, z1: 16 }, '#cdbfa6');
    const round = new Round(frame, 0, 0, 16, r, rise);
    dome(pen, round, shell);
    pen.shape(round.belt(0.1, 0.2), trim, { contour: false, wobble: 0, ink: 0.8 });
    pen.tint(round.belt(0.1, 0.2, 0, 0.95), trim, { tone: -1, edge: 'straight' });
    for (const a of [0.42, 1.08, 2.06, 2.72])
      pen.line(
        range(8).map((i) => round.at(a, 0.2 + (i / 7) * 1.05)),
        0.6,
        { smooth: true, opacity: 0.5 },
      );
    pen.line(round.belt(0.78, 0.78).slice(0, 17), 0.6, { smooth: true, opacity: 0.55 });
    porthole(pen, round, 0.72, 0.46, 0.19, trim);
    porthole(pen, round, 2.42, 0.46, 0.19, trim);
    // somebody is always in, and looks out of the one window that the porch leaves free
    const home = Number.parseInt(number, 10);
    bust(pen, round.at(2.42, 0.4), r * 0.1 * s, {
      skin: nth(BUST_SKINS, home % 5),
      hair: nth(BUST_HAIR, (home * 3) % 5),
      cloth: '#fdf3d0',
      kind: home,
      look: -0.5,
      contour: false,
    });
    pen.tint(round.patch(2.52, 0.54, 0.06), '#d8f4f4', { tone: 0.5 });
    porthole(pen, round, 1.56, 0.94, 0.13, trim);
    crown(pen, round.at(1.57, 1.5), s, trim, crest);
    porch(pen, frame, r, shell, trim, number);
    for (const [u, w, k] of [
      [-r * 0.86, r * 0.6, 1],
      [-r * 0.6, r * 0.86, 0.7],
      [r * 0.84, r * 0.68, 0.9],
    ] as const) {
      const [x, y] = frame.at(u, w, 22 * k);
      puff(pen, [x, y], 44 * s * k, 34 * s * k, '#6f9a4a', k > 0.8 ? 0 : 0.4);
    }
  },
};
