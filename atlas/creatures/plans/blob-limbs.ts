/** What a round body stands on and waves with. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch, tube } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import type { Side } from '../both';

export interface LimbColours {
  readonly colour: Swatch;
  readonly second?: Swatch;
  readonly limbColour?: Swatch;
  readonly turn?: number;
}

export interface BlobLimbs {
  /** How far they lift the body off the ground. */
  readonly raise: number;
  /** y is the lower edge of the body. */
  readonly draw: (s: Sketch, p: LimbColours, y: number) => void;
}

export const BLOB_LIMBS = {
  none: { raise: 0, draw: () => {} },
  feet: {
    raise: 6,
    draw: (s, p, y) =>
      both((o) => {
        const foot = oval(o * 16 + (p.turn ?? 0.3) * 5, y, 13, 8);
        s.shape(foot, p.limbColour ?? p.colour, { light: [-2, -3] });
      }),
  },
  birdFeet: {
    raise: 8,
    draw: (s, p, y) =>
      both((o) => {
        const x = o * 11 + 2;
        const toes = [-7, 8, 1].map((d, i) => tube(knots`${x} ${y + 3}, ${x + d} ${y + (i < 2 ? 7 : 8)}`, 4));
        const shin = tube(knots`${x} ${y - 10}, ${x} ${y + 4}`, 4);
        s.shape([shin, ...toes], p.limbColour ?? 'orange', { line: 2.4 });
      }),
  },
  tentacles: {
    raise: 8,
    draw: (s, p, y) =>
      [-40, -24, -8, 8, 24, 40].forEach((x, i) => {
        const line = knots`
          ${x * 0.62} ${y - 14}, ${x * 0.95} ${y - 2}, ${x * 1.2} ${y + 8},
          ${x * 1.3 + Math.sign(x) * 9} ${y + (i % 2 ? 2 : 6)}
        `;
        s.shape(tube(line, [15, 14, 11, 7]), p.limbColour ?? p.colour, { light: [-2, -3] });
      }),
  },
  streamers: {
    raise: 46,
    draw: (s, p, y) =>
      [-26, -13, 0, 13, 26].forEach((x, i) => {
        const line = knots`
          ${x} ${y - 8}, ${x + (i % 2 ? 6 : -5)} ${y + 12}, ${x + (i % 2 ? -4 : 5)} ${y + 30}, ${x} ${y + 44}
        `;
        const colour = p.limbColour ?? p.second ?? p.colour;
        s.shape(tube(line, [9, 8, 6, 2], { end: 'point' }), colour, { line: 2.4, light: [-2, 0] });
      }),
  },
  roots: {
    raise: 9,
    draw: (s, p, y) =>
      [-22, -7, 9, 24].forEach((x) => {
        const line = knots`${x * 0.7} ${y - 10}, ${x} ${y + 2}, ${x * 1.4} ${y + 9}`;
        s.shape(tube(line, [12, 9, 4]), p.limbColour ?? p.colour);
      }),
  },
  puddle: {
    raise: 4,
    draw: (s, p, y) => {
      const pool = knots`-54 2, -34 -8, 0 -10, 36 -8, 56 2, 30 7, 0 9, -30 7`;
      s.at({ y }, () => s.shape(pool, p.colour, { light: [-2, -3] }));
    },
  },
} as const satisfies Record<string, BlobLimbs>;

export type BlobLimbsName = keyof typeof BLOB_LIMBS;

export type BlobArm = (o: Side) => Knots;

const nub: BlobArm = (o) => tube(stretch(knots`30 10, 45 14`, o), [13, 11]);
const raised: BlobArm = (o) => tube(stretch(knots`28 2, 44 -10, 50 -24`, o), [13, 12, 10]);

/** The outline of one arm; null for none. */
export const BLOB_ARMS = {
  none: null,
  nubs: nub,
  up: raised,
  wave: (o) => (o > 0 ? raised(o) : nub(o)),
  ghost: (o) => tube(stretch(knots`28 8, 44 6, 52 14`, o), [15, 13, 9]),
  wings: (o) => stretch(knots`28 -8!, 50 -6, 58 10!, 46 12, 46 22!, 30 22!`, o),
} as const satisfies Record<string, BlobArm | null>;

export type BlobArmsName = keyof typeof BLOB_ARMS;
