/** The name a guest signed with last, so that the next score needs no typing. */

const KEY = 'worldmaps.name';

/** A storage may throw on any touch: blocked, full, or none at all. */
export type NameStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function rememberedName(storage: () => NameStorage): string {
  try {
    return storage().getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string, storage: () => NameStorage): void {
  try {
    storage().setItem(KEY, name.trim());
  } catch {
    // it is typed again next time
  }
}
