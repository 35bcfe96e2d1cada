/** How this player likes to play, kept on the device: sound, a game without a clock, larger targets. */
import { useSyncExternalStore } from 'react';
import { itemOf, type Shelf } from '../kept/kept';
import { keptStore, type KeptStore } from '../kept/store';

export interface Settings {
  /** 0 silent to 1 loud, in tenths. */
  readonly volume: number;
  readonly muted: boolean;
  /** No clock; the result goes to no board. */
  readonly relaxed: boolean;
  /** Larger buttons, and a click may miss by more. */
  readonly largeTargets: boolean;
}

export const USUAL: Settings = { volume: 0.6, muted: false, relaxed: false, largeTargets: false };

/** Settings of anything that was kept; whatever is not one is as usual. */
export function parseSettings(raw: unknown): Settings {
  const flag = (key: 'muted' | 'relaxed' | 'largeTargets') => {
    const value = itemOf(raw, key);
    return typeof value === 'boolean' ? value : USUAL[key];
  };
  const volume = itemOf(raw, 'volume');
  return {
    volume:
      typeof volume === 'number' && volume >= 0 && volume <= 1 ? Math.round(volume * 10) / 10 : USUAL.volume,
    muted: flag('muted'),
    relaxed: flag('relaxed'),
    largeTargets: flag('largeTargets'),
  };
}

export interface SettingsStore extends Omit<KeptStore<Settings>, 'change'> {
  /** Changes some and keeps the others. */
  change(some: Partial<Settings>): void;
}

/** Settings over a storage; where nothing can be kept they hold for this visit. */
export function settingsOver(shelf: Shelf<'getItem' | 'setItem'>): SettingsStore {
  const store = keptStore('settings', parseSettings, shelf);
  return { ...store, change: (some) => store.change((before) => parseSettings({ ...before, ...some })) };
}

/** The page's own. */
export const settings: SettingsStore = settingsOver(() => localStorage);

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.get(),
  );
}
