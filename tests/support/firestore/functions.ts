/** The built-in functions and methods that security rules offer, as far as ours use them. */
import { RE2JS } from 're2js';
import { MORE_GLOBALS, MORE_METHODS, MORE_NAMESPACES, segmentsOf } from './builtins';
import {
  Duration,
  MapDiff,
  RulesPath,
  RulesSet,
  Timestamp,
  asInt,
  asItems,
  asString,
  equal,
  fail,
  includes,
  isList,
  isMap,
  isNumber,
  typeOf,
  type RulesMap,
  type Value,
} from './values';

type Builtin = (...args: readonly Value[]) => Value;

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: 3600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
};

const floorDiv = (a: bigint, b: bigint): bigint => (a - (((a % b) + b) % b)) / b;
const dateOf = ({ nanos }: Timestamp): Date => new Date(Number(floorDiv(nanos, 1_000_000n)));
const asTimestamp = (value: Value | undefined): Timestamp =>
  value instanceof Timestamp ? value : fail('a timestamp expected');
const asMap = (value: Value | undefined): RulesMap =>
  value !== undefined && isMap(value) ? value : fail('a map expected');
const asDiff = (value: Value | undefined): MapDiff =>
  value instanceof MapDiff ? value : fail('a map_diff expected');

const patterns = new Map<string, RE2JS>();
/** Matches the whole string by RE2, as production does; a pattern that RE2 cannot read is an error of the rule. */
function regex(text: string): RE2JS {
  const known = patterns.get(text);
  if (known) return known;
  try {
    const compiled = RE2JS.compile(text);
    patterns.set(text, compiled);
    return compiled;
  } catch {
    return fail(`no pattern: ${text}`);
  }
}

function affected({ now, old }: MapDiff): RulesSet {
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  return new RulesSet(
    keys.filter(
      (key) => !now.has(key) || !old.has(key) || !equal(now.get(key) ?? null, old.get(key) ?? null),
    ),
  );
}

const collection: Readonly<Record<string, Builtin>> = {
  size: (a) => BigInt(asItems(a).length),
  hasAll: (a, b) => asItems(b).every((item) => includes(asItems(a), item)),
  hasAny: (a, b) => asItems(b).some((item) => includes(asItems(a), item)),
  hasOnly: (a, b) => asItems(a).every((item) => includes(asItems(b), item)),
};

const OUR_METHODS: Readonly<Record<string, Readonly<Record<string, Builtin>>>> = {
  string: {
    size: (s) => BigInt(Array.from(asString(s)).length),
    lower: (s) => asString(s).toLowerCase(),
    matches: (s, r) => regex(asString(r)).matches(asString(s)),
    replace: (s, r, by) => regex(asString(r)).matcher(asString(s)).replaceAll(asString(by)),
    split: (s, r) => regex(asString(r)).split(asString(s)),
  },
  bytes: {
    // upper case, as recorded from production
    toHexString: (b) =>
      b instanceof Uint8Array ? Buffer.from(b).toString('hex').toUpperCase() : fail('bytes expected'),
  },
  list: { ...collection, toSet: (a) => new RulesSet(asItems(a)) },
  set: {
    ...collection,
  },
  map: {
    keys: (m) => [...asMap(m).keys()],
    size: (m) => BigInt(asMap(m).size),
    diff: (m, b) => new MapDiff(asMap(m), asMap(b)),
  },
  map_diff: { affectedKeys: (d) => affected(asDiff(d)) },
  timestamp: {
    year: (t) => BigInt(dateOf(asTimestamp(t)).getUTCFullYear()),
    dayOfWeek: (t) => BigInt(dateOf(asTimestamp(t)).getUTCDay() || 7),
    dayOfYear: (t) => {
      const year = BigInt(Date.UTC(dateOf(asTimestamp(t)).getUTCFullYear(), 0, 1)) / 86_400_000n;
      return floorDiv(asTimestamp(t).nanos, DAY) - year + 1n;
    },
    date: (t) => new Timestamp(floorDiv(asTimestamp(t).nanos, DAY) * DAY),
  },
};

const OUR_NAMESPACES: Readonly<Record<string, Readonly<Record<string, Builtin>>>> = {
  timestamp: {
    date: (y, m, d) => {
      const date = new Date(Date.UTC(Number(asInt(y)), Number(asInt(m)) - 1, Number(asInt(d))));
      const isReal = date.getUTCMonth() === Number(asInt(m)) - 1 && date.getUTCDate() === Number(asInt(d));
      return isReal ? new Timestamp(BigInt(date.getTime()) * 1_000_000n) : fail('no such day');
    },
    value: (ms) => new Timestamp(asInt(ms) * 1_000_000n),
  },
  duration: {
    value: (n, unit) => new Duration(asInt(n) * (UNITS[asString(unit)] ?? fail('an unknown unit'))),
  },
};

type Builtins = typeof OUR_METHODS;

function merged(ours: Builtins, more: Builtins): Builtins {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(more)])];
  return Object.fromEntries(names.map((name) => [name, { ...more[name], ...ours[name] }]));
}

/** By type, then by name; the value itself is the first argument. */
export const METHODS = merged(OUR_METHODS, MORE_METHODS);
/** By namespace, then by name. */
export const NAMESPACES = merged(OUR_NAMESPACES, MORE_NAMESPACES);

export const GLOBALS: Readonly<Record<string, Builtin>> = {
  ...MORE_GLOBALS,
  int: (v) => {
    if (typeof v === 'bigint') return v;
    if (typeof v === 'number') return BigInt(Math.trunc(v));
    return /^[+-]?\d+$/.test(asString(v)) ? BigInt(asString(v)) : fail('not an int');
  },
  string: (v) => {
    if (v === undefined) return fail('a value expected');
    if (v instanceof RulesPath) return `/${v.segments.join('/')}`;
    return typeof v === 'string' || typeof v === 'boolean' || isNumber(v) ? String(v) : fail('no string');
  },
};

function shift(a: Value, b: Value, sign: bigint): Value | undefined {
  if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos + sign * b.nanos);
  if (a instanceof Timestamp && b instanceof Timestamp && sign < 0n) return new Duration(a.nanos - b.nanos);
  return a instanceof Duration && b instanceof Duration ? new Duration(a.nanos + sign * b.nanos) : undefined;
}

/** `+ - * / %`; ints stay ints. */
export function arithmetic(sign: string, a: Value, b: Value): Value {
  if (sign === '+' || sign === '-') {
    const shifted = shift(a, b, sign === '+' ? 1n : -1n);
    if (shifted) return shifted;
  }
  if (sign === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (!isNumber(a) || !isNumber(b)) return fail('numbers expected');
  if ((sign === '/' || sign === '%') && Number(b) === 0) return fail('a division by zero');
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    if (sign === '+') return a + b;
    if (sign === '-') return a - b;
    if (sign === '*') return a * b;
    return sign === '/' ? a / b : a % b;
  }
  const [x, y] = [Number(a), Number(b)];
  if (sign === '+') return x + y;
  if (sign === '-') return x - y;
  if (sign === '*') return x * y;
  return sign === '/' ? x / y : x % y;
}

/**
 * What a comparison with NaN is: false, as in the language that the rules derive from (CEL) and IEEE 754, or as though
 * NaN were equal to every number. Nobody has published which of them production has.
 */
export type NaNOrder = 'unordered' | 'equal';

/** `< <= > >=` of numbers, strings, timestamps and durations; of one kind only. */
export function compare(sign: string, a: Value, b: Value, nan: NaNOrder): boolean {
  const order = difference(a, b, nan) ?? fail(`${sign} of ${typeOf(a)} and ${typeOf(b)}`);
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  return sign === '>' ? order > 0 : order >= 0;
}

function difference(a: Value, b: Value, nan: NaNOrder): number | undefined {
  const order = <T>(x: T, y: T): number => (x < y ? -1 : Number(x > y));
  if (Number.isNaN(a) || Number.isNaN(b))
    return isNumber(a) && isNumber(b) ? (nan === 'equal' ? 0 : NaN) : undefined;
  if (isNumber(a) && isNumber(b)) return order(Number(a), Number(b));
  if (typeof a === 'string' && typeof b === 'string') return order(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return order(a.nanos, b.nanos);
  return a instanceof Duration && b instanceof Duration ? order(a.nanos, b.nanos) : undefined;
}

/** One item of a list or a letter of a string; errors out of range. */
export function itemAt(of: Value, at: Value): Value {
  const items =
    typeof of === 'string'
      ? Array.from(of)
      : of instanceof RulesPath
        ? segmentsOf(of)
        : isList(of)
          ? of
          : fail('no index');
  return items[Number(asInt(at))] ?? fail('out of range');
}

export function slice(of: Value, from: Value, to: Value): Value {
  const [i, j] = [Number(asInt(from)), Number(asInt(to))];
  const length = typeof of === 'string' ? Array.from(of).length : isList(of) ? of.length : fail('no slice');
  if (i < 0 || j < i || j > length) return fail('out of range');
  return typeof of === 'string' ? Array.from(of).slice(i, j).join('') : asItems(of).slice(i, j);
}
