/** How a picture comes to the size a map needs: as it is, scaled, or mended by a few rows and columns of pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The natural size of every map, in pixels. */
export const NATURAL: Size = { width: 3840, height: 2716 };

/** Share of a side by which a picture may be off and is still mended. */
export const MENDED_SHARE = 0.01;
/** How far the proportions of two sizes may differ and still count as the same, as a share. */
const RATIO_TOLERANCE = 0.002;

const hasRatioOf = (a: Size, b: Size): boolean =>
  Math.abs((a.height * b.width) / (a.width * b.height) - 1) <= RATIO_TOLERANCE;

/** The height that a picture of this width has on a map of the natural size, in whole pixels. */
export const heightFor = (width: number, natural: Size): number =>
  Math.round((width * natural.height) / natural.width);

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.ceil(b * MENDED_SHARE);

/**
 * The size in which the boxes of a level are measured, brought to the map's proportions at its lower edge; undefined
 * when it is too far from them.
 */
export function sheetOf(stated: Size, natural: Size): Size | undefined {
  if (hasRatioOf(stated, natural)) return stated;
  const height = heightFor(stated.width, natural);
  return isNear(stated.height, height) ? { width: stated.width, height } : undefined;
}

export type Fit =
  /** The picture has the sheet's proportions. */
  | { readonly kind: 'whole' }
  /** It is cropped or padded to the sheet at its right and lower edges, so that boxes stay where they are. */
  | { readonly kind: 'mended'; readonly to: Size }
  | { readonly kind: 'refused' };

/** How a picture comes onto the sheet. */
export function fitOf(picture: Size, sheet: Size): Fit {
  if (picture.width === sheet.width && picture.height === sheet.height) return { kind: 'whole' };
  if (isNear(picture.width, sheet.width) && isNear(picture.height, sheet.height))
    return { kind: 'mended', to: sheet };
  return hasRatioOf(picture, sheet) ? { kind: 'whole' } : { kind: 'refused' };
}
