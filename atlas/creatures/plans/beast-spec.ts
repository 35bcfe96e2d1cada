/** Four-legged animals: their proportions and the feet they stand on. */
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots, oval } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { CoatSpec, TailSpec, WingsSpec } from '../body';
import type { SkulledSpec } from '../head';
import type { WornSpec } from '../worn';

/** Draws a foot of width w whose sole is at (x, y). */
type Foot = (s: Sketch, c: Swatch, x: number, y: number, w: number) => void;

export const BEAST_FEET = {
  paw: (s, c, x, y, w) => s.shape(oval(x + w * 0.2, y - 3, w * 0.72, w * 0.46), c, { light: [-1.6, -2] }),
  hoof: (s, c, x, y, w) =>
    s.shape(
      knots`
        ${x - w * 0.44} ${y - 8}!, ${x + w * 0.44} ${y - 8}!, ${x + w * 0.62} ${y + 1}!,
        ${x - w * 0.5} ${y + 1}!
      `,
      c,
      { light: [-1.6, -1] },
    ),
  none: () => {},
} as const satisfies Record<string, Foot>;

export type BeastFootName = keyof typeof BEAST_FEET;

export const beastFoot = (name: BeastFootName): Foot => named<Foot>(BEAST_FEET, name, 'foot');

/** Leg angles in degrees, positive forwards; `air` lifts the whole animal, `pitch` turns it. */
export const GAITS = {
  stand: { legs: [-3, 6, -2, 4], air: 0, pitch: 0 },
  walk: { legs: [-22, 20, -16, 24], air: 0, pitch: 0 },
  run: { legs: [-50, -34, 44, 58], air: 8, pitch: 0 },
  leap: { legs: [-62, -52, 62, 74], air: 22, pitch: -10 },
} as const satisfies Record<string, Gait>;

export interface Gait {
  readonly legs: readonly [hindNear: number, hindFar: number, foreFar: number, foreNear: number];
  readonly air: number;
  readonly pitch: number;
}

export type GaitName = keyof typeof GAITS;

/** Lengths in figure units; an adult person is about 190 tall. */
export interface BeastSpec extends WornSpec, SkulledSpec, TailSpec, WingsSpec, CoatSpec {
  readonly plan: 'beast';
  readonly pose?: GaitName | 'sit' | 'lie';
  readonly length?: number;
  readonly girth?: number;
  readonly leg?: number;
  readonly legWidth?: number;
  readonly neck?: number;
  readonly headSize?: number;
  /** Turns the head, degrees. */
  readonly tilt?: number;
  readonly foot?: BeastFootName;
  readonly hoofColour?: Swatch;
  readonly socks?: Swatch;
  readonly mane?: Swatch;
  readonly backSpikes?: Swatch;
  /** A fleece all round. */
  readonly wool?: Swatch;
  readonly saddle?: Swatch;
}
