/** Queries of Firestore Lite over documents in memory: what the record store asks, and no more. */

/** The path of a document as a field. */
const NAME = '__name__';

type Document = Readonly<Record<string, unknown>>;

export interface FakeSnapshot {
  readonly id: string;
  readonly data: () => Document;
}

type Operator = '==' | '>=' | '<';

type Constraint =
  | { readonly kind: 'where'; readonly field: string; readonly op: Operator; readonly value: unknown }
  | { readonly kind: 'orderBy'; readonly field: string; readonly way: 1 | -1 }
  | { readonly kind: 'limit'; readonly most: number }
  | { readonly kind: 'startAfter'; readonly last: FakeSnapshot | number | string };

interface Source {
  readonly path: string;
  /** Whether it is every collection of this name. */
  readonly isGroup?: boolean;
}

interface Query extends Source {
  readonly constraints: readonly Constraint[];
}

type Of<Kind extends Constraint['kind']> = Extract<Constraint, { kind: Kind }>;

const ofKind = <Kind extends Constraint['kind']>(all: readonly Constraint[], kind: Kind) =>
  all.filter((one): one is Of<Kind> => one.kind === kind);

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

function holds(held: unknown, op: Operator, value: unknown): boolean {
  if (op === '==') return held === value;
  if (!(held instanceof Date) || !(value instanceof Date)) return false;
  return op === '<' ? held < value : held >= value;
}

/** Where a list goes on behind a document, or behind a number that its first order may have. */
function firstAfter(
  found: readonly FakeSnapshot[],
  last: FakeSnapshot | number | string,
  [order]: readonly Of<'orderBy'>[],
): number {
  if (typeof last === 'string') return found.filter(({ id }) => id <= last).length;
  if (typeof last !== 'number') return found.findIndex(({ id }) => id === last.id) + 1;
  const at = found.findIndex((one) => order && order.way * compare(one.data()[order.field], last) > 0);
  return at < 0 ? found.length : at;
}

export function fakeQueries(documents: ReadonlyMap<string, Document>) {
  const asked: Query[] = [];
  const read = ({ path, isGroup, constraints }: Query): readonly FakeSnapshot[] => {
    const orders = ofKind(constraints, 'orderBy');
    const found = [...documents]
      .filter(([place]) => {
        const above = place.slice(0, place.lastIndexOf('/'));
        return isGroup ? above.split('/').at(-1) === path : above === path;
      })
      .map(([place, data]) => ({ id: place.slice(place.lastIndexOf('/') + 1), data: () => data }))
      .filter((one) =>
        ofKind(constraints, 'where').every(({ field, op, value }) => holds(one.data()[field], op, value)),
      )
      // a document that lacks a field is in no order of it
      .filter((one) => orders.every(({ field }) => field === NAME || field in one.data()))
      .toSorted(
        (a, b) =>
          orders.map(({ field, way }) => way * compare(a.data()[field], b.data()[field])).find(Boolean) ??
          compare(a.id, b.id),
      );
    const [after] = ofKind(constraints, 'startAfter');
    const [limit] = ofKind(constraints, 'limit');
    const from = after ? firstAfter(found, after.last, orders) : 0;
    return found.slice(from, from + (limit?.most ?? found.length));
  };
  return {
    /** Each query, in order. */
    asked,
    members: {
      collection: (_: unknown, path: string): Source => ({ path }),
      collectionGroup: (_: unknown, path: string): Source => ({ path, isGroup: true }),
      query: (source: Source, ...constraints: readonly Constraint[]): Query => ({ ...source, constraints }),
      where: (field: string, op: Operator, value: unknown): Constraint => ({
        kind: 'where',
        field,
        op,
        value,
      }),
      orderBy: (field: string, way: 'asc' | 'desc'): Constraint => ({
        kind: 'orderBy',
        field,
        way: way === 'desc' ? -1 : 1,
      }),
      limit: (most: number): Constraint => ({ kind: 'limit', most }),
      documentId: () => NAME,
      startAfter: (last: FakeSnapshot | number | string): Constraint => ({ kind: 'startAfter', last }),
      getCount: async (query: Query | Source) => {
        const all = { constraints: [], ...query };
        asked.push(all);
        return { data: () => ({ count: read(all).length }) };
      },
      getDocs: async (query: Query) => {
        asked.push(query);
        return { docs: read(query) };
      },
    },
  };
}
