/** How this player likes to play, kept on the device: sound, a game without a clock, larger targets. */
import { useSyncExternalStore } from 'react';

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

const KEY = 'worldmaps.settings';

/** A storage may throw on any touch: blocked, full, or none at all. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Settings of anything that was kept; whatever is not one is as usual. */
export function parseSettings(raw: unknown): Settings {
  const given = new Map<string, unknown>(typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);
  const flag = (key: 'muted' | 'relaxed' | 'largeTargets') => {
    const value = given.get(key);
    return typeof value === 'boolean' ? value : USUAL[key];
  };
  const volume = given.get('volume');
  return {
    volume:
      typeof volume === 'number' && volume >= 0 && volume <= 1 ? Math.round(volume * 10) / 10 : USUAL.volume,
    muted: flag('muted'),
    relaxed: flag('relaxed'),
    largeTargets: flag('largeTargets'),
  };
}

export interface SettingsStore {
  get(): Settings;
  change(change: Partial<Settings>): void;
  subscribe(listener: () => void): () => void;
}

/** Settings over a storage; where nothing can be kept they hold for this visit. */
export function settingsOver(storage: () => SettingsStorage): SettingsStore {
  const listeners = new Set<() => void>();
  let settings: Settings | undefined;

  const read = (): Settings => {
    try {
      return parseSettings(JSON.parse(storage().getItem(KEY) ?? 'null'));
    } catch {
      return USUAL;
    }
  };
  const get = () => (settings ??= read());
  return {
    get,
    change: (change) => {
      settings = parseSettings({ ...get(), ...change });
      try {
        storage().setItem(KEY, JSON.stringify(settings));
      } catch {
        // they hold for this visit
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's own. */
export const settings: SettingsStore = settingsOver(() => localStorage);

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.get(),
  );
}
