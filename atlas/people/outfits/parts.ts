/** What the pieces of an outfit share: where they are drawn and in which colours. */
import type { Sketch } from '../../core/sketch';
import type { Swatch } from '../../core/swatches';
import type { Build } from '../builds';

/** The torso frame: hips at (0, 0), collar at (0, -T). */
export interface TorsoSite {
  /** Length of the torso. */
  readonly T: number;
  /** Half widths of shoulders and hips. */
  readonly w: number;
  readonly h: number;
  /** Where the middle of the chest has turned to. */
  readonly x: number;
}

/** The colours of one wearer's outfit, roles filled in. */
export interface OutfitColours {
  readonly main: Swatch;
  readonly second: Swatch;
  readonly accent: Swatch;
  readonly feet: Swatch;
  readonly skin: Swatch;
  readonly skirt: Swatch;
  readonly sleeve: Swatch;
  readonly belt: Swatch;
  /** What shows under an open top. */
  readonly inner?: Swatch | undefined;
  readonly sock?: Swatch | undefined;
}

export type TorsoPiece = (s: Sketch, site: TorsoSite, colours: OutfitColours) => void;

export const torsoSite = ({ torso, shoulder, hip }: Build, turn: number): TorsoSite => ({
  T: torso,
  w: shoulder,
  h: hip,
  x: turn * 5,
});
