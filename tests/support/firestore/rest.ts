/** Firestore's values as REST carries them, and as the rules see them. */
import { RulesPath, Timestamp, type RulesMap, type Value } from './values';

export interface RestValue {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number | string;
  readonly timestampValue?: string;
  readonly stringValue?: string;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
}
export type RestFields = Readonly<Record<string, RestValue>>;

export function timestampOf(text: string): Timestamp {
  const [, seconds = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(text) ?? [];
  const nanos = BigInt(fraction.padEnd(9, '0').slice(0, 9));
  return new Timestamp(BigInt(Date.parse(`${seconds}Z`)) * 1_000_000n + nanos);
}

export function valueOf(rest: RestValue): Value {
  if (rest.booleanValue !== undefined) return rest.booleanValue;
  if (rest.stringValue !== undefined) return rest.stringValue;
  if (rest.integerValue !== undefined) return BigInt(rest.integerValue);
  if (rest.doubleValue !== undefined) return Number(rest.doubleValue);
  if (rest.timestampValue !== undefined) return timestampOf(rest.timestampValue);
  if (rest.referenceValue !== undefined) return new RulesPath(rest.referenceValue.split('/').slice(2));
  if (rest.arrayValue) return (rest.arrayValue.values ?? []).map(valueOf);
  return rest.mapValue ? mapOf(rest.mapValue.fields) : null;
}

export function mapOf(fields: RestFields = {}): RulesMap {
  return new Map(Object.entries(fields).map(([key, value]) => [key, valueOf(value)]));
}

/** Plain JSON, such as a token's claims or a query's limits. */
export function valueOfJson(json: unknown): Value {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(valueOfJson);
  const entries = typeof json === 'object' ? Object.entries(json) : [];
  return new Map(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, valueOfJson(value)]])));
}
