/** Tells the game's other tabs that somebody came or went, so that all of them show the same player. */

export interface Tabs {
  tell(): void;
  hear(listener: () => void): void;
}

const KEY = 'worldmaps.accounts';

/** A storage that is blocked or full tells nobody: each tab then learns it at its next load. */
export function tabsOver(storage: () => Pick<Storage, 'setItem'>, now: () => number): Tabs {
  return {
    tell: () => {
      try {
        storage().setItem(KEY, String(now()));
      } catch {
        // the other tabs stay as they are
      }
    },
    hear: (listener) => {
      globalThis.addEventListener('storage', ({ key }) => {
        if (key === KEY) listener();
      });
    },
  };
}
