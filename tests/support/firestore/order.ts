/** The order in which Firestore returns documents, as far as our queries ask for one. */
import type { RestFields, RestValue } from './rest';

export interface Order {
  readonly path: string;
  readonly down: boolean;
}
type Row = readonly [key: string, document: { readonly fields: RestFields }];

const comparable = (value: RestValue | undefined): number | string => {
  if (value?.integerValue !== undefined) return Number(value.integerValue);
  if (value?.doubleValue !== undefined) return Number(value.doubleValue);
  return value?.timestampValue ?? value?.stringValue ?? value?.referenceValue?.split('/').at(-1) ?? '';
};

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));

/** Sorts rows and drops what lies before `startAt`; the document's name breaks ties, in the last direction. */
export function ordered<R extends Row>(
  rows: readonly R[],
  orders: readonly Order[],
  startAt?: { readonly values?: readonly RestValue[]; readonly before?: boolean },
): R[] {
  const named = orders.some(({ path }) => path === '__name__')
    ? orders
    : [...orders, { path: '__name__', down: orders.at(-1)?.down ?? false }];
  const valueAt = ([key, { fields }]: Row, path: string) =>
    path === '__name__' ? (key.split('/').at(-1) ?? '') : comparable(fields[path]);
  const sorted = rows.toSorted((a, b) => {
    for (const { path, down } of named) {
      const difference = compare(valueAt(a, path), valueAt(b, path));
      if (difference !== 0) return down ? -difference : difference;
    }
    return 0;
  });
  if (!startAt?.values) return sorted;
  const { values, before = false } = startAt;
  return sorted.filter((row) => {
    for (const [i, value] of values.entries()) {
      const order = named[i];
      if (!order) break;
      const difference = compare(valueAt(row, order.path), comparable(value)) * (order.down ? -1 : 1);
      if (difference !== 0) return difference > 0;
    }
    return before;
  });
}
