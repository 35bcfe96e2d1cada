/** The colours light has in the air around a lamp. */

export const GLOWS = {
  amber: '#ffb84d',
  white: '#fff1c9',
  red: '#ff6a3d',
  violet: '#b98cff',
  teal: '#7fe0d8',
} as const;

export type GlowColour = keyof typeof GLOWS;

export interface Glow {
  readonly x: number;
  readonly y: number;
  /** Picture pixels. */
  readonly radius: number;
  readonly colour: GlowColour;
  /** 0..1. */
  readonly strength: number;
}
