/** The player's settings, stored on the device: sound, larger buttons, light paper, a still picture, what a place sounds like. */
import { useSyncExternalStore } from 'react';
import { itemOf, type Shelf } from '../kept/kept';
import { keptStore, type KeptStore } from '../kept/store';

export interface Settings {
  /** From 0 (silent) to 1, in steps of 0.1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Larger buttons, which change no verdict. */
  readonly largeButtons: boolean;
  /** Light paper also where the system asks for dark. */
  readonly alwaysLight: boolean;
  /** Nothing moves in the picture. */
  readonly still: boolean;
  /** What a place sounds like is heard, softly. */
  readonly ambience: boolean;
}

export const USUAL: Settings = {
  volume: 0.6,
  muted: false,
  largeButtons: false,
  alwaysLight: false,
  still: false,
  ambience: true,
};

/** Parses stored settings; a malformed one takes its default. */
export function parseSettings(raw: unknown): Settings {
  const flag = (key: string, usual: boolean) => {
    const value = itemOf(raw, key);
    return typeof value === 'boolean' ? value : usual;
  };
  const volume = itemOf(raw, 'volume');
  return {
    volume:
      typeof volume === 'number' && volume >= 0 && volume <= 1 ? Math.round(volume * 10) / 10 : USUAL.volume,
    muted: flag('muted', USUAL.muted),
    still: flag('still', USUAL.still),
    ambience: flag('ambience', USUAL.ambience),
    // earlier versions kept both larger buttons and larger targets under the second name
    largeButtons: flag('largeButtons', flag('largeTargets', USUAL.largeButtons)),
    alwaysLight: flag('alwaysLight', USUAL.alwaysLight),
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
