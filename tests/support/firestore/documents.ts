/** The Firestore stand-in's documents in memory: commits all or nothing, queries, and the rules asked before either. */
import type { RestFields, RestValue } from './rest';
import type { NaNOrder } from './functions';
import { Lookups, type Counting } from './lookups';
import type { Claims, Rules } from './rules';
import { timestampOf } from './rest';
import { refuse, StandInError } from './stand-in-error';
import { ordered, type Order } from './order';

export interface StoredDocument {
  readonly fields: RestFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** `owner`: the emulator's administrator, whom no rule stops. */
export type Caller = Claims | 'owner' | undefined;

export interface RestWrite {
  readonly update?: { readonly name: string; readonly fields?: RestFields };
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly { readonly fieldPath: string; readonly setToServerValue?: string }[];
  readonly currentDocument?: { readonly exists?: boolean };
}

export interface RestQuery {
  readonly from?: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: RestFilter;
  readonly orderBy?: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction?: string;
  }[];
  readonly startAt?: { readonly values?: readonly RestValue[]; readonly before?: boolean };
  readonly limit?: number | { readonly value: number };
  /** Nobody has published whether the rules see none, null or 0 where none is asked for. */
  readonly offset?: number | null;
}
interface RestFilter {
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly RestFilter[] };
  readonly fieldFilter?: {
    readonly op: string;
    readonly field: { readonly fieldPath: string };
    readonly value: RestValue;
  };
}

export interface DocumentsNeeds {
  /** Epoch milliseconds; a test moves it. */
  readonly now: () => number;
  readonly rules: () => Rules;
  readonly nan?: () => NaNOrder;
  readonly counting?: Counting;
}

export class Documents {
  #documents: ReadonlyMap<string, StoredDocument> = new Map();
  #last = 0n;

  constructor(readonly needs: DocumentsNeeds) {}

  clear(): void {
    this.#documents = new Map();
    this.#last = 0n;
  }

  /** The paths of all documents. */
  paths(): readonly string[] {
    return [...this.#documents.keys()];
  }

  /** ISO 8601 with microseconds; no two are equal. */
  stamp(): string {
    const micros = BigInt(Math.round(this.needs.now())) * 1000n;
    this.#last = micros > this.#last ? micros : this.#last + 1n;
    const whole = new Date(Number(this.#last / 1000n)).toISOString().slice(0, 20);
    return `${whole}${String(this.#last % 1_000_000n).padStart(6, '0')}Z`;
  }

  get(caller: Caller, key: string): StoredDocument | undefined {
    const found = this.#documents.get(key);
    this.#ask(caller, { method: 'get', path: key, before: found?.fields, time: this.stamp() });
    return found;
  }

  #lookups(): Lookups {
    return new Lookups(this.needs.counting);
  }

  #ask(
    caller: Caller,
    request: {
      readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
      readonly path: string;
      readonly isGroup?: boolean;
      readonly time: string;
      readonly before?: RestFields | undefined;
      readonly after?: RestFields | undefined;
      readonly query?: { readonly limit?: number | undefined; readonly offset?: number | null | undefined };
    },
    after: ReadonlyMap<string, StoredDocument> = this.#documents,
    batch = this.#lookups(),
  ): void {
    if (caller === 'owner') return;
    const { allow, why } = this.needs.rules().check({
      ...request,
      auth: caller,
      time: timestampOf(request.time),
      batch,
      nan: this.needs.nan?.() ?? 'unordered',
      read: (key, when) => (when === 'before' ? this.#documents : after).get(key)?.fields,
    });
    if (!allow) refuse(403, 'PERMISSION_DENIED', `${request.method} ${request.path}: ${why.join('; ')}`);
  }

  /** Does all writes or none, and returns the time. Asks the rules first, so that a refusal tells nothing about a document. */
  commit(caller: Caller, writes: readonly RestWrite[], keyOf: (name: string) => string): string {
    const time = this.stamp();
    const after = new Map(this.#documents);
    const steps = writes.map((write) => {
      const key = keyOf(write.update?.name ?? write.delete ?? '');
      const was = after.get(key);
      const isMissing = write.currentDocument?.exists === true && !was;
      const isInTheWay = write.currentDocument?.exists === false && was !== undefined;
      if (write.update)
        after.set(key, {
          fields: written(write, was?.fields ?? {}, time),
          createTime: was?.createTime ?? time,
          updateTime: time,
        });
      else after.delete(key);
      return { write, key, isMissing, isInTheWay, fields: after.get(key)?.fields };
    });
    const batch = this.#lookups();
    for (const { write, key, fields } of steps) {
      const before = this.#documents.get(key)?.fields;
      const method = write.delete !== undefined ? 'delete' : before ? 'update' : 'create';
      this.#ask(caller, { method, path: key, time, before, after: fields }, after, batch);
    }
    for (const { key, isMissing, isInTheWay } of steps) {
      if (isMissing) refuse(404, 'NOT_FOUND', `no document to update: ${key}`);
      if (isInTheWay) refuse(409, 'ALREADY_EXISTS', `document already exists: ${key}`);
    }
    this.#documents = after;
    return time;
  }

  /** Documents of a collection, or of all of one name at any depth: filtered, ordered and limited. */
  query(caller: Caller, parent: string, query: RestQuery): readonly (readonly [string, StoredDocument])[] {
    const [from, ...others] = query.from ?? [];
    if (!from || others.length > 0)
      throw new StandInError(400, 'INVALID_ARGUMENT', 'one collection expected');
    const path = parent ? `${parent}/${from.collectionId}` : from.collectionId;
    const isGroup = from.allDescendants === true;
    const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
    for (const number of [limit ?? 0, query.offset ?? 0])
      if (!Number.isInteger(number) || number < 0)
        throw new StandInError(400, 'INVALID_ARGUMENT', 'a limit or offset that is no number of documents');
    const asked = { limit, offset: query.offset };
    // rules are no filters: of the documents of a list they know what the query fixes, and nothing else
    const before = fixedBy(query.where);
    this.#ask(caller, { method: 'list', path, isGroup, time: this.stamp(), before, query: asked });
    const orders: Order[] = (query.orderBy ?? []).map(({ field, direction }) => ({
      path: field.fieldPath,
      down: direction === 'DESCENDING',
    }));
    const rows = [...this.#documents].filter(
      ([key, { fields }]) =>
        isWithin(key, parent, from.collectionId, isGroup) &&
        orders.every((order) => order.path === '__name__' || fields[order.path] !== undefined) &&
        passes(fields, query.where),
    );
    return ordered(rows, orders, query.startAt)
      .slice(query.offset ?? 0)
      .slice(0, limit);
  }
}

function isWithin(key: string, parent: string, collection: string, atAnyDepth: boolean): boolean {
  const segments = key.split('/');
  const above = segments.slice(0, -2).join('/');
  const isBelow = parent === '' || above === parent || above.startsWith(`${parent}/`);
  return segments.at(-2) === collection && (atAnyDepth ? isBelow : above === parent);
}

function written(write: RestWrite, was: RestFields, time: string): RestFields {
  const given = write.update?.fields ?? {};
  const mask = write.updateMask?.fieldPaths;
  const kept = mask ? Object.fromEntries(Object.entries(was).filter(([key]) => !mask.includes(key))) : {};
  const stamps = (write.updateTransforms ?? []).map(({ fieldPath, setToServerValue }) => {
    if (setToServerValue !== 'REQUEST_TIME') return refuse(400, 'INVALID_ARGUMENT', 'an unknown transform');
    return [fieldPath, { timestampValue: time }] as const;
  });
  return { ...kept, ...given, ...Object.fromEntries(stamps) };
}

/** The fields of which a filter says what they hold; undefined where it says nothing. */
function fixedBy(filter: RestFilter | undefined): RestFields | undefined {
  if (filter?.compositeFilter)
    return filter.compositeFilter.filters
      .map(fixedBy)
      .reduce((all, one) => (one ? { ...all, ...one } : all), undefined);
  const { op, field, value } = filter?.fieldFilter ?? {};
  return op === 'EQUAL' && field && value ? { [field.fieldPath]: value } : undefined;
}

/** Whether a value lies before another; undefined where it is of another kind. */
function isBefore(held: RestValue | undefined, bound: RestValue): boolean | undefined {
  if (bound.stringValue !== undefined)
    return held?.stringValue === undefined ? undefined : held.stringValue < bound.stringValue;
  if (bound.timestampValue === undefined)
    return refuse(400, 'INVALID_ARGUMENT', 'a range of something else than hours and texts');
  if (held?.timestampValue === undefined) return undefined;
  return timestampOf(held.timestampValue).nanos < timestampOf(bound.timestampValue).nanos;
}

function passes(fields: RestFields, filter: RestFilter | undefined): boolean {
  if (!filter) return true;
  if (filter.compositeFilter) return filter.compositeFilter.filters.every((one) => passes(fields, one));
  const { op, field, value } = filter.fieldFilter ?? refuse(400, 'INVALID_ARGUMENT', 'an unknown filter');
  const held = fields[field.fieldPath];
  if (op === 'GREATER_THAN_OR_EQUAL' || op === 'LESS_THAN') {
    const before = isBefore(held, value);
    // values of another kind are in no range
    return before !== undefined && before === (op === 'LESS_THAN');
  }
  if (op !== 'EQUAL') return refuse(400, 'INVALID_ARGUMENT', `an unknown operator ${op}`);
  return JSON.stringify(fields[field.fieldPath]) === JSON.stringify(value);
}
