/** The database of one rules test: documents under the rules, a clock, and everybody who might ask. */
import { Documents, type Caller, type RestWrite } from '../support/firestore/documents';
import type { RestFields, RestValue } from '../support/firestore/rest';
import type { NaNOrder } from '../support/firestore/functions';
import type { Counting } from '../support/firestore/lookups';
import type { Rules } from '../support/firestore/rules';
import { StandInError } from '../support/firestore/stand-in-error';

/** The server's own time, as the client asks for it. */
export const NOW = Symbol('request time');

export type Json =
  | string
  | number
  | boolean
  | null
  | Date
  | typeof NOW
  | readonly Json[]
  | { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

/** A Saturday of week 47. */
export const START = Date.parse('2026-11-21T12:00:00Z');
export const ADMIN = 'the-owner';

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function restOf(json: Json): RestValue {
  if (json === null || typeof json === 'symbol') return { nullValue: null };
  if (typeof json === 'string') return { stringValue: json };
  if (typeof json === 'boolean') return { booleanValue: json };
  if (typeof json === 'number')
    return Number.isInteger(json) ? { integerValue: String(json) } : { doubleValue: json };
  if (json instanceof Date) return { timestampValue: json.toISOString() };
  if (isList(json)) return { arrayValue: { values: json.map(restOf) } };
  return { mapValue: { fields: fieldsOf(json) } };
}

/** A document's fields as REST carries them; those that are `NOW` are not among them. */
export function fieldsOf(fields: Fields): RestFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== NOW)
      .map(([key, value]) => [key, restOf(value)]),
  );
}

const NAME = 'projects/p/databases/(default)/documents/';

function write(path: string, fields: Fields): RestWrite {
  const updateTransforms = Object.entries(fields)
    .filter(([, value]) => value === NOW)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return { update: { name: NAME + path, fields: fieldsOf(fields) }, updateTransforms };
}

/** Creates or replaces a whole document. */
export const set = (path: string, fields: Fields): RestWrite => write(path, fields);
/** Changes some fields of a document that is there. */
export const update = (path: string, fields: Fields): RestWrite => ({
  ...write(path, fields),
  updateMask: { fieldPaths: Object.keys(fields).filter((key) => fields[key] !== NOW) },
  currentDocument: { exists: true },
});
export const remove = (path: string): RestWrite => ({ delete: NAME + path });

/** Path of the document a write is for. */
export const pathOf = (one: RestWrite): string => keyOf(one.update?.name ?? one.delete ?? '');

export interface Actor {
  /** Throws a `StandInError` when the rules refuse. */
  commit(...writes: readonly RestWrite[]): void;
  get(path: string): void;
  list(collection: string, limit?: number, offset?: number | null): void;
  /** Those of a list whose field holds a text. */
  listWhere(collection: string, field: string, value: string, limit?: number): void;
  /** All collections of a name, wherever they lie. */
  listGroup(name: string, limit?: number): void;
}

export class World {
  #now = START;
  #nan: NaNOrder = 'unordered';
  readonly #documents: Documents;

  constructor(rules: Rules, counting?: Counting) {
    this.#documents = new Documents({
      now: () => this.#now,
      rules: () => rules,
      nan: () => this.#nan,
      ...(counting && { counting }),
    });
  }

  /** Moves the clock on, in seconds. */
  later(seconds: number): void {
    this.#now += seconds * 1000;
  }

  /** Compares as production might: nobody has published how it does. */
  compareNaN(nan: NaNOrder): void {
    this.#nan = nan;
  }

  /** Puts documents there whatever the rules say. */
  given(...writes: readonly RestWrite[]): void {
    this.#documents.commit('owner', writes, keyOf);
  }

  /** Somebody signed in; nobody when `uid` is undefined. */
  as(
    uid: string | undefined,
    email = `${uid}@example.org`,
    claims: Readonly<Record<string, unknown>> = {},
  ): Actor {
    const caller: Caller = uid === undefined ? undefined : { uid, token: { sub: uid, email, ...claims } };
    return {
      commit: (...writes) => void this.#documents.commit(caller, writes, keyOf),
      get: (path) => void this.#documents.get(caller, path),
      list: (collection, limit, offset) => {
        const parts = collection.split('/');
        const collectionId = parts.pop() ?? '';
        this.#documents.query(caller, parts.join('/'), {
          from: [{ collectionId }],
          ...(limit ? { limit } : {}),
          ...(offset === undefined ? {} : { offset }),
        });
      },
      listWhere: (collectionId, fieldPath, value, limit = 100) =>
        void this.#documents.query(caller, '', {
          from: [{ collectionId }],
          where: { fieldFilter: { op: 'EQUAL', field: { fieldPath }, value: { stringValue: value } } },
          limit,
        }),
      listGroup: (name, limit = 100) =>
        void this.#documents.query(caller, '', {
          from: [{ collectionId: name, allDescendants: true }],
          limit,
        }),
    };
  }
}

const keyOf = (name: string): string => name.slice(NAME.length);

/** Did the rules refuse? Anything else that goes wrong is a defect of the test. */
export function isRefused(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof StandInError && error.status === 'PERMISSION_DENIED') return true;
    throw error;
  }
}
