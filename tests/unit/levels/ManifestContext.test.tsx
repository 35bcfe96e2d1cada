// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManifestProvider, useManifest } from '../../../src/levels/ManifestContext';
import type { ManifestResult } from '../../../src/levels/manifest';
import type { Platform } from '../../../src/platform/platform';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { manifestOf } from '../../support/screen';

afterEach(cleanup);

const READY: ManifestResult = { kind: 'ready', manifest: manifestOf(1, 15) };

function open(props: { readonly start?: Promise<ManifestResult>; readonly known?: ManifestResult }) {
  const manifest = vi.fn(async () => manifestOf(1, 15));
  const platform: Platform = {
    kind: 'web',
    maps: { manifest, level: () => Promise.reject(new Error('not asked for')), pictureUrl: (path) => path },
  };
  const kinds: string[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <ManifestProvider {...props}>{children}</ManifestProvider>
    </PlatformProvider>
  );
  const { result } = renderHook(
    () => {
      const state = useManifest();
      kinds.push(state.kind);
      return state;
    },
    { wrapper },
  );
  return { manifest, kinds, result };
}

describe('the list of levels', () => {
  it('is there in the first render once it has come, and is not read again', async () => {
    const { kinds, manifest } = open({ start: Promise.resolve(READY), known: READY });
    await act(async () => undefined);
    expect(new Set(kinds)).toEqual(new Set(['ready']));
    expect(manifest).not.toHaveBeenCalled();
  });

  it('is waited for while it is on its way', async () => {
    const { kinds, manifest } = open({ start: Promise.resolve(READY) });
    await waitFor(() => expect(kinds.at(-1)).toBe('ready'));
    expect(kinds[0]).toBe('loading');
    expect(manifest).not.toHaveBeenCalled();
  });

  it('is read by itself where nobody has begun', async () => {
    const { kinds, manifest } = open({});
    await waitFor(() => expect(kinds.at(-1)).toBe('ready'));
    expect(manifest).toHaveBeenCalledTimes(1);
  });

  it('that could not be read is read anew when asked for', async () => {
    const failed: ManifestResult = { kind: 'failed' };
    const { kinds, manifest, result } = open({ start: Promise.resolve(failed), known: failed });
    expect(kinds).toEqual(['failed']);
    act(() => {
      if (result.current.kind === 'failed') result.current.retry();
    });
    await waitFor(() => expect(kinds.at(-1)).toBe('ready'));
    expect(manifest).toHaveBeenCalledTimes(1);
  });
});
