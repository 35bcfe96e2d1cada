/** The player's settings, stored on the device: sound, untimed games, larger targets. */
import { useSyncExternalStore } from 'react';
import { itemOf, type Shelf } from '../kept/kept';
import { keptStore, type KeptStore } from '../kept/store';

export interface Settings {
  /** From 0 (silent) to 1, in steps of 0.1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Games without a clock, whose results go to no board. */
  readonly relaxed: boolean;
  /** Larger buttons and more slack for a tap. */
  readonly largeTargets: boolean;
}

export const USUAL: Settings = { volume: 0.6, muted: false, relaxed: false, largeTargets: false };

/** Parses stored settings; a malformed one takes its default. */
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
  /** Changes the given settings only. */
  change(some: Partial<Settings>): void;
}

/** The settings in a storage; when storage is blocked they last for this visit. */
export function settingsOver(shelf: Shelf<'getItem' | 'setItem'>): SettingsStore {
  const store = keptStore('settings', parseSettings, shelf);
  return { ...store, change: (some) => store.change((before) => parseSettings({ ...before, ...some })) };
}

/** The settings in the page's `localStorage`. */
export const settings: SettingsStore = settingsOver(() => localStorage);

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.get(),
  );
}
