/** Reads and writes the device's storage; any access may throw when storage is blocked or full, and the game must go on. */

/** The names of all stored values, without the prefix. */
export type KeptName =
  | 'accounts'
  | 'bests'
  /** Texts of a name that this version of the game could not read whole. */
  | `aside.${string}`
  | 'catalogue'
  | 'contest'
  | 'crowd'
  | 'daily'
  | 'deskDays'
  | 'difficulty'
  | 'duels'
  | 'endless'
  | 'errors'
  | 'explorer'
  | 'explorers'
  | 'feedback'
  | 'kiosk'
  | 'kiosk.pin'
  | 'kiosk.rush'
  | 'language'
  | 'levelFaults'
  | 'name'
  | 'owner'
  /** A page of the site as its owner is writing it. */
  | `page.${string}`
  /** A week's contest as its owner is writing it. */
  | `plan.${string}`
  | 'planned'
  | 'player'
  | 'progress'
  | 'run'
  /** A run by its result's id: of every tab, and beyond its end. */
  | `run.${string}`
  | 'settings'
  | 'signedIn'
  /** What was typed into a result's form and is not in the outbox yet. */
  | 'typed'
  | 'unsigned'
  | 'uploaded';

/** A function, because even reading `localStorage` throws when storage is blocked. */
export type Shelf<Method extends keyof Storage> = () => Pick<Storage, Method>;

/** The storage key of a name. */
export const keyOf = (name: KeptName): string => `worldmaps.${name}`;

/** The stored text; undefined when there is none or storage is blocked. */
export function readText(name: KeptName, shelf: Shelf<'getItem'>): string | undefined {
  try {
    return shelf().getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; false when storage is blocked or full. */
export function keepText(name: KeptName, text: string, shelf: Shelf<'setItem'>): boolean {
  try {
    shelf().setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}

/** The names that begin so and have a text; none when storage is blocked. */
export function namesOf<Start extends 'run.'>(start: Start, shelf: () => Storage): `${Start}${string}`[] {
  try {
    return Object.keys(shelf()).flatMap((key) =>
      key.startsWith(keyOf(start)) ? [`${start}${key.slice(keyOf(start).length)}` as const] : [],
    );
  } catch {
    return [];
  }
}

/** Characters put aside of one name; a browser keeps about five million for all. */
const MOST_ASIDE = 500_000;

/** Keeps a text that could not be read whole, before it is written over: what was won is in it. */
export function putAside(name: KeptName, text: string, shelf: Shelf<'getItem' | 'setItem'>): void {
  const known = readText(`aside.${name}`, shelf);
  const all = known === undefined ? text : `${known}\n${text}`;
  if (known?.includes(text) !== true && all.length <= MOST_ASIDE) keepText(`aside.${name}`, all, shelf);
}

export function forgetText(name: KeptName, shelf: Shelf<'removeItem'>): void {
  try {
    shelf().removeItem(keyOf(name));
  } catch {
    // blocked storage holds nothing to remove
  }
}

/** Parses a stored value; `raw` is undefined when nothing, or no JSON, is stored. */
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

/** Stores a value as JSON; false when storage is blocked or full. */
export function keepValue(name: KeptName, value: unknown, shelf: Shelf<'setItem'>): boolean {
  return keepText(name, JSON.stringify(value), shelf);
}

/** A property of a stored object; undefined when `raw` is no object or lacks it. */
export function itemOf(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? new Map(Object.entries(raw)).get(key) : undefined;
}

/** The well-formed items of a stored list; none when `raw` is no list. */
export function itemsOf<Item>(raw: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(raw) ? raw.filter(isItem) : [];
}
