/** The list of drawn levels for every screen, read once a start. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlatform } from '../platform/PlatformContext';
import { loadManifest, type ManifestResult } from './manifest';

export type ManifestState =
  | { readonly kind: 'loading' }
  | Extract<ManifestResult, { kind: 'ready' }>
  | { readonly kind: 'failed'; readonly retry: () => void };

const ManifestContext = createContext<ManifestState | undefined>(undefined);

interface Props {
  /** The first reading, begun before anything could be shown; without it the provider begins one itself. */
  readonly start?: Promise<ManifestResult> | undefined;
  readonly children: ReactNode;
}

export function ManifestProvider({ start, children }: Props) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly attempt: number; readonly result: ManifestResult }>();

  useEffect(() => {
    let wanted = true;
    const run = async () => {
      const result = await (attempt === 0 && start ? start : loadManifest(platform));
      if (wanted) setRead({ attempt, result });
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [platform, attempt, start]);

  const state = useMemo((): ManifestState => {
    if (read?.attempt !== attempt) return { kind: 'loading' };
    if (read.result.kind === 'ready') return read.result;
    return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
  }, [read, attempt]);

  return <ManifestContext value={state}>{children}</ManifestContext>;
}

/** The list of drawn levels; throws outside its provider, which is a defect of the app's composition. */
export function useManifest(): ManifestState {
  const state = useContext(ManifestContext);
  if (!state) throw new Error('useManifest needs a ManifestProvider above it');
  return state;
}
