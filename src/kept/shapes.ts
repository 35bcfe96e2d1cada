/** Guards for what was written by this game itself: a hundredth of the parser, which nothing on a first screen waits for. */

/** Tells whether a value of JSON is of a shape. */
export type Is<Shape> = (raw: unknown) => raw is Shape;

export const isText = (raw: unknown): raw is string => typeof raw === 'string';
export const isNumber = (raw: unknown): raw is number => Number.isFinite(raw);
export const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw);
/** A whole number of at least 1. */
export const isCount = (raw: unknown): raw is number => isWhole(raw) && raw >= 1;
/** A number of at least 0. */
export const isAmount = (raw: unknown): raw is number => isNumber(raw) && raw >= 0;

/** Anything of that shape, or nothing. */
export const orNone =
  <Shape>(is: Is<Shape>): Is<Shape | undefined> =>
  (raw): raw is Shape | undefined =>
    raw === undefined || is(raw);

/** A list with at least so many items, all of that shape. */
export const listOf =
  <Item>(is: Is<Item>, least = 0): Is<Item[]> =>
  (raw): raw is Item[] =>
    Array.isArray(raw) && raw.length >= least && raw.every(is);

/** An object that has every one of these fields; it may have others. */
export const objectOf =
  <Shape extends object>(fields: {
    readonly [Field in keyof Required<Shape>]: Is<Shape[Field]>;
  }): Is<Shape> =>
  (raw): raw is Shape => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
    const held = new Map<string, unknown>(Object.entries(raw));
    return Object.entries<Is<unknown>>(fields).every(([field, is]) => is(held.get(field)));
  };
