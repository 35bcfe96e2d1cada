/** The seam between the sprite kit and the scene: a person or creature, drawn but not yet standing anywhere. */

/** Colours of a swatch under the light a figure stands in. Swatch: a name of the paint box or '#rrggbb'. */
export interface FigurePaint {
  readonly ink: string;
  lit(swatch: string): string;
  dim(swatch: string): string;
  glow(swatch: string): string;
}

/** A box in figure units: feet at (0, 0), y downwards, so a standing figure has negative y0. */
export interface FigureBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Figure {
  /** Extent of everything inked, contact shadow excluded. */
  readonly box: FigureBox;
  /** Extent of the head with its hair and hat, for the rule that a target's head is visible. */
  readonly head: FigureBox;
  /**
   * One SVG group. `ids` prefixes the ids of its clip paths and must be unique in the document.
   * `flat` replaces every fill and stroke by one colour, leaves out the contact shadow and all
   * translucent marks: the id buffer's view of the same nodes.
   */
  svg(options: { readonly ids: string; readonly flat?: string }): string;
}
