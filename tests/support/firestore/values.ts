/** Values of Firestore security rules: an int is a bigint, a float a number, as the two differ there. */

/** An evaluation error: `&&` and `||` can absorb it. */
export class RulesError extends Error {}
/** A limit of the rules: nothing absorbs it. */
export class RulesLimit extends Error {}

/** Stands for what a query leaves open, such as a document's id: using it is an error. */
export class Unknown {
  readonly why = 'a query does not fix this';
}
/** Where a group of collections may lie: any number of segments, which only `{name=**}` stands for. */
export class Anywhere extends Unknown {}
export class RulesPath {
  constructor(readonly segments: readonly string[]) {}
}
/** Nanoseconds since 1970. */
export class Timestamp {
  constructor(readonly nanos: bigint) {}
}
export class Duration {
  constructor(readonly nanos: bigint) {}
}
export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}
export class RulesSet {
  readonly items: readonly Value[];
  constructor(items: readonly Value[]) {
    this.items = items.reduce<Value[]>((all, item) => (includes(all, item) ? all : [...all, item]), []);
  }
}
/** Two maps set against each other. */
export class MapDiff {
  constructor(
    readonly now: RulesMap,
    readonly old: RulesMap,
  ) {}
}

export type RulesMap = ReadonlyMap<string, Value>;
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly Value[]
  | RulesMap
  | Unknown
  | RulesPath
  | Timestamp
  | Duration
  | LatLng
  | RulesSet
  | MapDiff
  | Uint8Array;

export function fail(message: string): never {
  throw new RulesError(message);
}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
export const isMap = (value: Value): value is RulesMap => value instanceof Map;
export const isNumber = (value: Value): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

/** The name of a value's type as `is` knows it. */
export function typeOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Uint8Array) return 'bytes';
  return value instanceof MapDiff ? 'map_diff' : 'unknown';
}

export function equal(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  if (typeOf(a) !== typeOf(b)) return false;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i] ?? null));
  if (isMap(a) && isMap(b))
    return (
      a.size === b.size && [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null))
    );
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.items.length === b.items.length && a.items.every((item) => includes(b.items, item));
  if (a instanceof RulesPath && b instanceof RulesPath) return a.segments.join('/') === b.segments.join('/');
  if (a instanceof Uint8Array && b instanceof Uint8Array)
    return a.length === b.length && a.every((byte, i) => byte === b[i]);
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanos === b.nanos;
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  return a === b;
}

export function includes(list: readonly Value[], value: Value): boolean {
  return list.some((item) => equal(item, value));
}

export function asBool(value: Value): boolean {
  return typeof value === 'boolean' ? value : fail('a bool expected');
}
export function asString(value: Value | undefined): string {
  return typeof value === 'string' ? value : fail('a string expected');
}
export function asInt(value: Value | undefined): bigint {
  return typeof value === 'bigint' ? value : fail('an int expected');
}
export function asItems(value: Value | undefined): readonly Value[] {
  if (value instanceof RulesSet) return value.items;
  return value !== undefined && isList(value) ? value : fail('a list or a set expected');
}
