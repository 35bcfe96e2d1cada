/** Provides the manifest to every screen: read once per page load, and again whenever a local server has drawn more maps. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlatform } from '../platform/PlatformContext';
import { loadManifest, renewed, type ManifestResult } from './manifest';
import { useDrawing, type Drawing } from './use-drawing';

export type ManifestState =
  | { readonly kind: 'loading' }
  | (Extract<ManifestResult, { kind: 'ready' }> & {
      /** Present while a local server is still drawing maps. */
      readonly drawing?: Drawing | undefined;
    })
  | { readonly kind: 'failed'; readonly retry: () => void };

const ManifestContext = createContext<ManifestState | undefined>(undefined);

interface Props {
  /** The manifest being loaded since before the first render; without it the provider starts loading. */
  readonly start?: Promise<ManifestResult> | undefined;
  /** What `start` gave, once it has: levels are there in the first render, as the page that React takes over shows them. */
  readonly known?: ManifestResult | undefined;
  readonly children: ReactNode;
}

export function ManifestProvider({ start, known, children }: Props) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly attempt: number; readonly result: ManifestResult } | undefined>(
    known && { attempt: 0, result: known },
  );
  const result = read?.attempt === attempt ? read.result : undefined;
  const isRead = result !== undefined;

  useEffect(() => {
    if (isRead) return undefined;
    let wanted = true;
    const run = async () => {
      const answer = await (attempt === 0 && start ? start : loadManifest(platform));
      if (wanted) setRead({ attempt, result: answer });
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [platform, attempt, start, isRead]);

  const readAgain = useCallback(() => {
    const run = async () => {
      const answer = await loadManifest(platform);
      setRead((before) => (before ? { ...before, result: newer(before.result, answer) } : before));
    };
    void run();
  }, [platform]);
  const partial = result?.kind === 'ready' && result.partial === true;
  const drawing = useDrawing(platform, partial, readAgain);

  const state = useMemo((): ManifestState => {
    if (!result) return { kind: 'loading' };
    if (result.kind === 'ready') return { ...result, drawing };
    return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
  }, [result, attempt, drawing]);

  return <ManifestContext value={state}>{children}</ManifestContext>;
}

/** The newer manifest, or the one before when reading again failed. */
function newer(before: ManifestResult, after: ManifestResult): ManifestResult {
  if (before.kind !== 'ready' || after.kind !== 'ready') return before;
  return { ...after, manifest: renewed(before.manifest, after.manifest) };
}

/** The manifest's state; throws outside its provider, which is a defect of the app's composition. */
export function useManifest(): ManifestState {
  const state = useContext(ManifestContext);
  if (!state) throw new Error('useManifest needs a ManifestProvider above it');
  return state;
}
