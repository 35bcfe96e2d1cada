/** Coordinate spaces as types, so that code that mixes the points of two spaces does not compile. */

declare const space: unique symbol;

/** A length in one unit. A plain number is assignable to any unit; a length of another unit is not. */
export type Length<Unit extends string> = number & { readonly [space]?: Unit };

/** A point of one space; only that space's own constructor makes one. */
export interface Point<Space extends string, Unit extends string = Space> {
  readonly [space]: Space;
  readonly x: Length<Unit>;
  readonly y: Length<Unit>;
}

export interface Extent<Unit extends string> {
  readonly width: Length<Unit>;
  readonly height: Length<Unit>;
}

/** A length in natural map pixels. */
export type MapPx = Length<'map'>;
/** A place in natural map pixels, from the map's left top corner (DECISIONS 1). */
export type MapPoint = Point<'map'>;
export type MapSize = Extent<'map'>;
/** A rectangle of a map in natural map pixels; `x` and `y` are its left top corner. */
export type MapRect = MapPoint & MapSize;

/** Gives bare coordinates a space; only the constructors of spaces call it. */
export function pointIn<Space extends string, Unit extends string>(
  x: Length<Unit>,
  y: Length<Unit>,
): Point<Space, Unit> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the space exists for the compiler alone
  return { x, y } as Point<Space, Unit>;
}

export const mapPoint: (x: MapPx, y: MapPx) => MapPoint = pointIn<'map', 'map'>;

export function mapRect(x: MapPx, y: MapPx, width: MapPx, height: MapPx): MapRect {
  return { ...mapPoint(x, y), width, height };
}

/** The rectangle that covers a whole map. */
export function wholeOf({ width, height }: MapSize): MapRect {
  return mapRect(0, 0, width, height);
}

/** The centre of a rectangle of a map. */
export function middleOf({ x, y, width, height }: MapRect): MapPoint {
  return mapPoint(x + width / 2, y + height / 2);
}
