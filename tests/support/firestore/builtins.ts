/** Built-in functions that our rules do not use, as production has them: what a rule may grow into is judged alike here. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  Duration,
  LatLng,
  MapDiff,
  RulesPath,
  RulesSet,
  Timestamp,
  asItems,
  asString,
  equal,
  fail,
  includes,
  isList,
  isMap,
  isNumber,
  type Value,
} from './values';

type Builtin = (...args: readonly Value[]) => Value;
type Builtins = Readonly<Record<string, Readonly<Record<string, Builtin>>>>;

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const EARTH = 6_371_000;

function of<T extends Value>(type: abstract new (...args: never) => T): (value: Value | undefined) => T {
  return (value) => (value instanceof type ? value : fail(`a ${type.name} expected`));
}
const asTimestamp = of(Timestamp);
const asDuration = of(Duration);
const asLatLng = of(LatLng);
const asPath = of(RulesPath);
const asDiff = of(MapDiff);
const asBytes = of(Uint8Array);
const asSet = of(RulesSet);
const asList = (value: Value | undefined): readonly Value[] =>
  value !== undefined && isList(value) ? value : fail('a list expected');
const asNumber = (value: Value | undefined): number =>
  value !== undefined && isNumber(value) ? Number(value) : fail('a number expected');

const bytesOf = (value: Value | undefined): Uint8Array =>
  typeof value === 'string' ? new TextEncoder().encode(value) : asBytes(value);
const modulo = (a: bigint, b: bigint): bigint => ((a % b) + b) % b;
const dateOf = (value: Value | undefined): Date =>
  new Date(Number((asTimestamp(value).nanos - modulo(asTimestamp(value).nanos, 1_000_000n)) / 1_000_000n));

/** CRC-32C (Castagnoli), which Node has not. */
function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f63b78 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
/** As recorded from production: the lowest byte first. */
function littleEndian(value: number): Uint8Array {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return new Uint8Array(buffer);
}

/** Metres along a great circle. */
function distance(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [height, width] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const part =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(part));
}

/** The value below a list of keys, or the other one where a key is missing or there is no map to look in. */
function deep(map: Value, keys: readonly Value[], other: Value): Value {
  let at: Value = map;
  for (const key of keys) {
    if (!isMap(at) || !at.has(asString(key))) return other;
    at = at.get(asString(key)) ?? null;
  }
  return at;
}

const keysWhere = (value: Value | undefined, test: (key: string, diff: MapDiff) => boolean): RulesSet => {
  const diff = asDiff(value);
  return new RulesSet(
    [...new Set([...diff.now.keys(), ...diff.old.keys()])].filter((key) => test(key, diff)),
  );
};
const isSame = (key: string, { now, old }: MapDiff): boolean =>
  now.has(key) && old.has(key) && equal(now.get(key) ?? null, old.get(key) ?? null);
const inBoth = (key: string, { now, old }: MapDiff): boolean => now.has(key) && old.has(key);

/** A whole number of a duration or of what is left of it. */
const part =
  (unit: bigint, within?: bigint): Builtin =>
  (t) => {
    const nanos = t instanceof Duration ? t.nanos : modulo(asTimestamp(t).nanos, DAY);
    return (within === undefined ? nanos : nanos % within) / unit;
  };

export const MORE_METHODS: Builtins = {
  string: {
    upper: (s) => asString(s).toUpperCase(),
    trim: (s) => asString(s).trim(),
    toUtf8: (s) => new TextEncoder().encode(asString(s)),
  },
  bytes: {
    size: (b) => BigInt(asBytes(b).length),
    // recorded from production: the alphabet for addresses, and padded
    toBase64: (b) => {
      const text = Buffer.from(asBytes(b)).toString('base64url');
      return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
    },
  },
  list: {
    concat: (a, b) => [...asList(a), ...asList(b)],
    removeAll: (a, b) => asList(a).filter((item) => !includes(asList(b), item)),
    join: (a, b) => asList(a).map(asString).join(asString(b)),
  },
  set: {
    // recorded from production: a list is no set
    difference: (a, b) => new RulesSet(asSet(a).items.filter((item) => !includes(asSet(b).items, item))),
    union: (a, b) => new RulesSet([...asSet(a).items, ...asSet(b).items]),
    intersection: (a, b) => new RulesSet(asSet(a).items.filter((item) => includes(asSet(b).items, item))),
  },
  map: {
    values: (m) => (m !== undefined && isMap(m) ? [...m.values()] : fail('a map expected')),
    get: (m = null, key = null, other = fail('a default expected')) =>
      deep(m, isList(key) ? key : [asString(key)], other),
  },
  map_diff: {
    addedKeys: (d) => keysWhere(d, (key, { old }) => !old.has(key)),
    removedKeys: (d) => keysWhere(d, (key, { now }) => !now.has(key)),
    changedKeys: (d) => keysWhere(d, (key, diff) => inBoth(key, diff) && !isSame(key, diff)),
    unchangedKeys: (d) => keysWhere(d, isSame),
  },
  timestamp: {
    month: (t) => BigInt(dateOf(t).getUTCMonth() + 1),
    day: (t) => BigInt(dateOf(t).getUTCDate()),
    hours: part(3600n * SECOND),
    minutes: part(60n * SECOND, 3600n * SECOND),
    seconds: part(SECOND, 60n * SECOND),
    nanos: part(1n, SECOND),
    toMillis: (t) => BigInt(dateOf(t).getTime()),
    time: (t) => new Duration(modulo(asTimestamp(t).nanos, DAY)),
  },
  duration: { seconds: part(SECOND), nanos: part(1n, SECOND) },
  latlng: {
    latitude: (at) => asLatLng(at).latitude,
    longitude: (at) => asLatLng(at).longitude,
    distance: (a, b) => distance(asLatLng(a), asLatLng(b)),
  },
  path: {
    bind: (path, values) =>
      new RulesPath(
        asPath(path).segments.map((segment) => {
          const name = /^\{(\w+)\}$/.exec(segment)?.[1];
          if (name === undefined) return segment;
          return values !== undefined && isMap(values) ? asString(values.get(name)) : fail('a map expected');
        }),
      ),
  },
};

const rounded =
  (round: (x: number) => number): Builtin =>
  (x) =>
    BigInt(round(asNumber(x)));

export const MORE_NAMESPACES: Builtins = {
  math: {
    abs: (x) => (typeof x === 'bigint' ? (x < 0n ? -x : x) : Math.abs(asNumber(x))),
    ceil: rounded(Math.ceil),
    floor: rounded(Math.floor),
    round: rounded(Math.round),
    sqrt: (x) => (asNumber(x) < 0 ? fail('the root of a negative number') : Math.sqrt(asNumber(x))),
    pow: (x, y) => asNumber(x) ** asNumber(y),
    // recorded from production: isInfinite, which is documented beside it, is not known
    isNaN: (x) => Number.isNaN(asNumber(x)),
  },
  duration: {
    abs: (d) => new Duration(asDuration(d).nanos < 0n ? -asDuration(d).nanos : asDuration(d).nanos),
    time: (h, m, s, nanos) =>
      new Duration(
        BigInt(asNumber(h)) * 3600n * SECOND +
          BigInt(asNumber(m)) * 60n * SECOND +
          BigInt(asNumber(s)) * SECOND +
          BigInt(asNumber(nanos)),
      ),
  },
  latlng: { value: (latitude, longitude) => new LatLng(asNumber(latitude), asNumber(longitude)) },
  hashing: {
    md5: (value) => new Uint8Array(createHash('md5').update(bytesOf(value)).digest()),
    sha256: (value) => new Uint8Array(createHash('sha256').update(bytesOf(value)).digest()),
    crc32: (value) => littleEndian(crc32(bytesOf(value))),
    crc32c: (value) => littleEndian(crc32c(bytesOf(value))),
  },
};

export const MORE_GLOBALS: Readonly<Record<string, Builtin>> = {
  // a path that is one already is refused, as production does
  path: (text) => new RulesPath(asString(text).split('/').filter(Boolean)),
  float: (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : asNumber(value);
    return Number.isNaN(number) && typeof value === 'string' ? fail('not a float') : number;
  },
};

/** The items of what a path is made of. */
export const segmentsOf = (path: Value): readonly Value[] => asItems([...asPath(path).segments]);
