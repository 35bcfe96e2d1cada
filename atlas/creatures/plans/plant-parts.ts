/** Leaves, petals and pots that plants share. */
import type { Sketch } from '../../core/sketch';
import { knots, oval } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { FaceSpec } from '../face';
import type { Held } from '../worn';

/** What a plant of any kind may say. */
export interface PlantTraits extends FaceSpec {
  readonly colour: Swatch;
  readonly second?: Swatch;
  readonly accent?: Swatch;
  /** How many petals a flower has. */
  readonly petals?: number;
  /** The end of a root. */
  readonly tip?: Swatch;
  readonly tilt?: number;
  readonly hold?: Held;
}

export interface PlantKind {
  /** Half the width of the contact shadow. */
  readonly width: number;
  readonly draw: (s: Sketch, p: PlantTraits) => void;
}

/** A wreath of `n` petals, `r` from the middle. */
export function drawPetals(s: Sketch, n: number, r: number, size: number, colour: Swatch): void {
  const wreath = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 6.283;
    return oval(Math.cos(a) * r, Math.sin(a) * r, size, size * 0.82, (a * 180) / Math.PI);
  });
  s.shape(wreath, colour, { light: [-3, -4] });
}

/** A leaf that grows from (x, y), turned by degrees. */
export function drawLeaf(s: Sketch, x: number, y: number, rot: number, scale: number, colour: Swatch): void {
  s.at({ x, y, rot, scale }, () => {
    s.shape(knots`0 4!, -14 -12, -10 -34, 0 -48!, 12 -32, 14 -12`, colour);
    s.stroke(knots`0 0, 1 -20, 0 -38`, 1.9);
  });
}

export function drawPot(s: Sketch, colour: Swatch): void {
  s.shape(knots`-26 -30!, 26 -30!, 19 0!, -19 0!`, colour);
  s.shape(knots`-30 -40!, 30 -40!, 29 -29!, -29 -29!`, colour);
}
