/** Reads where the guide cat hides on a level, once something wants to know. */
import { useEffect, useState } from 'react';
import type { Target } from '../game/quest';
import { usePlatform } from '../platform/PlatformContext';
import { isCatFile } from './cat-shape';
import { openLevel } from './manifest';
import { useManifest } from './ManifestContext';

/** Undefined until it is read, where the level has none, and where the file cannot be had. */
export function useCat(level: number): Target | undefined {
  const { maps } = usePlatform();
  const list = useManifest();
  const path = list.kind === 'ready' ? openLevel(list.manifest, level)?.further?.cat : undefined;
  const [read, setRead] = useState<{ readonly path: string; readonly target: Target }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isWanted = true;
    const load = async () => {
      const raw = await maps.further?.(level, 'cat', path);
      if (isWanted && isCatFile(raw)) setRead({ path, target: raw.target });
    };
    // without its file the cat stays a part of the picture
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [maps, level, path]);
  return read?.path === path ? read?.target : undefined;
}
