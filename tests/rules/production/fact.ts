/** A verdict of production's rules on one request, as one condition of our own. */
import type { Method } from '../../support/firestore/syntax';
import type { Json } from '../world';

type Data = Readonly<Record<string, Json>>;

/** What is asked: alice creates an empty document where nothing else is said. */
export interface Asked {
  readonly method?: Method;
  /** Below `/databases/(default)/documents/`; `things/one` where the fact brings no file. */
  readonly path?: string;
  readonly uid?: string | null;
  readonly token?: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly at?: string;
  /** The document as it is; there is none where this is not given. */
  readonly old?: Data;
  /** What is written. */
  readonly new?: Data;
  /** Other documents, by path. */
  readonly others?: Readonly<Record<string, Data>>;
}

export interface Fact extends Asked {
  /** The condition that is asked, or a whole file of rules; `old.` and `new.` stand for the data of the two documents. */
  readonly rule: string;
  readonly allowed: boolean;
}

export const yes = (rule: string, asked: Asked = {}): Fact => ({ rule, allowed: true, ...asked });
export const no = (rule: string, asked: Asked = {}): Fact => ({ rule, allowed: false, ...asked });

/** Facts of one file or of one request. */
export const given = (asked: Asked, facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => ({ ...asked, ...fact }));

/** By the name of the published scenario. */
export type Topics = Readonly<Record<string, readonly Fact[]>>;
