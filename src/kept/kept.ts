/** What a device keeps of a player from visit to visit, a text under a name; a storage may refuse at any touch. */

/** Everything that is kept, by its name without the prefix. */
export type KeptName =
  | 'accounts'
  | 'catalogue'
  | 'daily'
  | 'errors'
  | 'feedback'
  | 'kiosk'
  | 'kiosk.pin'
  | 'language'
  | 'levelFaults'
  | 'name'
  | 'settings'
  | 'signedIn'
  | 'uploaded';

/** Asked for at each use, for naming a blocked storage already throws. */
export type Shelf<Method extends keyof Storage> = () => Pick<Storage, Method>;

/** The key under which a name is kept. */
export const keyOf = (name: KeptName): string => `worldmaps.${name}`;

/** The text of a name; undefined where there is none or the storage is blocked. */
export function readText(name: KeptName, shelf: Shelf<'getItem'>): string | undefined {
  try {
    return shelf().getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was kept: a blocked or full storage keeps nothing, and the game goes on. */
export function keepText(name: KeptName, text: string, shelf: Shelf<'setItem'>): boolean {
  try {
    shelf().setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}

export function forgetText(name: KeptName, shelf: Shelf<'removeItem'>): void {
  try {
    shelf().removeItem(keyOf(name));
  } catch {
    // a blocked storage holds nothing to forget
  }
}

/** Makes a value of anything that may be kept; `undefined` stands for nothing, and for what is no JSON. */
export type Parse<Value> = (raw: unknown) => Value;

export function parseText<Value>(text: string | undefined, parse: Parse<Value>): Value {
  let raw: unknown;
  try {
    raw = text === undefined ? undefined : JSON.parse(text);
  } catch {
    raw = undefined;
  }
  return parse(raw);
}

export function readValue<Value>(name: KeptName, parse: Parse<Value>, shelf: Shelf<'getItem'>): Value {
  return parseText(readText(name, shelf), parse);
}

/** Whether it was kept, as JSON. */
export function keepValue(name: KeptName, value: unknown, shelf: Shelf<'setItem'>): boolean {
  return keepText(name, JSON.stringify(value), shelf);
}

/** The item of a kept object; undefined where there is no object or no such item. */
export function itemOf(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? new Map(Object.entries(raw)).get(key) : undefined;
}

/** The items of a kept list that are what they should be; none where it is no list. */
export function itemsOf<Item>(raw: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(raw) ? raw.filter(isItem) : [];
}
