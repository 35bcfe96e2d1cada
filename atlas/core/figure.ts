/** What a scene knows of a figure: a person or creature, drawn but not yet placed. */
import type { Box } from './geometry';

/** Colours of a swatch under the light a figure stands in. Swatch: a name of the paint box or '#rrggbb'. */
export interface FigurePaint {
  readonly ink: string;
  lit(swatch: string): string;
  dim(swatch: string): string;
  highlight(swatch: string): string;
}

export interface Figure {
  /**
   * Extent of everything inked, contact shadow excluded. In figure units: feet at (0, 0), y downwards, so a standing
   * figure has a negative y0.
   */
  readonly box: Box;
  /** Extent of the head with its hair and hat, for the rule that a target's head is visible. */
  readonly head: Box;
  /**
   * One SVG group. `ids` prefixes the ids of its clip paths and must be unique in the document.
   * `flat` replaces every fill and stroke by one colour, leaves out the contact shadow and all
   * translucent marks: the id buffer's view of the same nodes.
   */
  svg(options: { readonly ids: string; readonly flat?: string }): string;
}
