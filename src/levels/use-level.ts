/** Loads a level for a screen once the manifest lists it, and again when the player retries. */
import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePlatform } from '../platform/PlatformContext';
import { loadEntry, type LevelResult } from './load';
import { openLevel } from './manifest';
import type { ManifestLevel } from '../maps/manifest';
import { useManifest } from './ManifestContext';

export type LevelState =
  | { readonly kind: 'loading' }
  | Exclude<LevelResult, { kind: 'unreadable' }>
  | { readonly kind: 'unreadable'; readonly retry: () => void };

interface Read {
  readonly id: number;
  readonly entry: ManifestLevel | undefined;
  readonly attempt: number;
  readonly result: LevelResult;
}

/** `id` is in the catalogue, or undefined while no level is chosen; the state is then `loading`. */
export function useLevel(id: number | undefined): LevelState {
  const platform = usePlatform();
  const list = useManifest();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Read>();
  const isListed = list.kind === 'ready';
  // depends on the entry, not the manifest, which grows while a local server draws and must not restart an open game
  const entry = isListed && id !== undefined ? openLevel(list.manifest, id) : undefined;

  useEffect(() => {
    if (!isListed || id === undefined) return undefined;
    let wanted = true;
    const run = async () => {
      const result = await loadEntry(platform, entry, id);
      // the whole game is drawn with it: in slices, so that a tap on the page's first view is answered meanwhile
      if (wanted) startTransition(() => setRead({ id, entry, attempt, result }));
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [platform, isListed, entry, id, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (list.kind === 'failed') return { kind: 'unreadable', retry: list.retry };
  if (!read || read.id !== id || read.entry !== entry || read.attempt !== attempt) return { kind: 'loading' };
  return read.result.kind === 'unreadable' ? { kind: 'unreadable', retry } : read.result;
}
