/** Tells the game's other tabs that a player signed in or out, so that all tabs show the same player. */
import { keepText, keyOf, type Shelf } from '../kept/kept';

export interface Tabs {
  tell(): void;
  hear(listener: () => void): void;
}

/** When storage is blocked or full no tab is told; each one notices at its next load. */
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
