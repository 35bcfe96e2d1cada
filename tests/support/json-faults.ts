/** A value of JSON with each of its parts changed in turn, for tests of whatever reads such values. */

type Path = readonly (string | number)[];

/** The paths of a value and of all that it holds. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))
      : [];
  return [path, ...inner];
}

/** The value with `change` made at the path; undefined takes a field away. */
function changedAt(value: unknown, [step, ...rest]: Path, change: unknown): unknown {
  if (step === undefined) return change;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? changedAt(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, item]) => [
      key,
      key === step ? changedAt(item, rest, change) : (item as unknown),
    ]),
  );
}

const STRANGE = [undefined, null, [], {}, '', 'text', 0, 1, -1, 1.5, 2 ** 53, Infinity, Number.NaN, true];

/** The value once for each of its parts and each strange value, with that part replaced by it, or left out. */
export function withEachFault(value: unknown): unknown[] {
  return pathsOf(value).flatMap((path) => STRANGE.map((change) => changedAt(value, path, change)));
}
