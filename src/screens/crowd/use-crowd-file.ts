/** Fetches a level's crowd once its screen is open: nobody else pays for it. */
import { useCallback, useEffect, useState } from 'react';
import { crowdFileSchema, type CrowdFile } from '../../crowd/file';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { usePlatform } from '../../platform/PlatformContext';

type Loaded =
  | { readonly kind: 'ready'; readonly crowd: CrowdFile }
  /** The level has none, as when its map is not drawn by the atlas. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

export type CrowdState =
  | { readonly kind: 'loading' }
  | Exclude<Loaded, { kind: 'failed' }>
  | { readonly kind: 'failed'; readonly retry: () => void };

/** What was read, and when it was asked for. */
interface Read {
  readonly path: string | undefined;
  readonly attempt: number;
  readonly loaded: Loaded;
}

export function useCrowdFile(level: number): CrowdState {
  const { maps } = usePlatform();
  const list = useManifest();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Read>();
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const path = list.kind === 'ready' ? openLevel(list.manifest, level)?.further?.crowd : undefined;
  const isListed = list.kind === 'ready';

  useEffect(() => {
    if (!isListed) return undefined;
    let isWanted = true;
    const load = async (): Promise<Loaded> => {
      if (path === undefined || !maps.further) return { kind: 'none' };
      try {
        const parsed = crowdFileSchema.safeParse(await maps.further(level, 'crowd', path));
        return parsed.success ? { kind: 'ready', crowd: parsed.data } : { kind: 'none' };
      } catch {
        return { kind: 'failed' };
      }
    };
    const run = async () => {
      const loaded = await load();
      if (isWanted) setRead({ path, attempt, loaded });
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [isListed, path, level, maps, attempt]);

  if (!read || read.path !== path || read.attempt !== attempt) return { kind: 'loading' };
  return read.loaded.kind === 'failed' ? { kind: 'failed', retry } : read.loaded;
}
