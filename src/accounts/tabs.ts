/** Tells the game's other tabs that somebody came or went, so that all of them show the same player. */
import { keepText, keyOf, type Shelf } from '../kept/kept';

export interface Tabs {
  tell(): void;
  hear(listener: () => void): void;
}

/** A storage that is blocked or full tells nobody: each tab then learns it at its next load. */
export function tabsOver(shelf: Shelf<'setItem'>, now: () => number): Tabs {
  return {
    tell: () => void keepText('accounts', String(now()), shelf),
    hear: (listener) => {
      globalThis.addEventListener('storage', ({ key }) => {
        if (key === keyOf('accounts')) listener();
      });
    },
  };
}
