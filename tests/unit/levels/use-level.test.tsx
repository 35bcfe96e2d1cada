// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManifestProvider } from '../../../src/levels/ManifestContext';
import type { ManifestResult } from '../../../src/levels/manifest';
import { useLevel, type LevelState } from '../../../src/levels/use-level';
import type { Platform } from '../../../src/platform/platform';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { LEVEL } from '../../support/level';
import { openPromise } from '../../support/open-promise';
import { manifestOf } from '../../support/screen';

const file = vi.fn<Platform['maps']['level']>();
const listed = (...ids: number[]): ManifestResult => ({ kind: 'ready', manifest: manifestOf(...ids) });

const platform: Platform = {
  kind: 'web',
  maps: { manifest: () => Promise.resolve(manifestOf(1, 2)), level: file, pictureUrl: (path) => path },
};

beforeEach(() => {
  file.mockReset();
  file.mockImplementation((id) => Promise.resolve({ ...LEVEL, level: id }));
});
afterEach(cleanup);

function retry(failed: LevelState | undefined) {
  act(() => {
    if (failed?.kind === 'unreadable') failed.retry();
  });
}

/** Every state that the screen was in. */
let states: LevelState[];
const state = () => states.at(-1);

function Screen({ id }: { id: number | undefined }) {
  states.push(useLevel(id));
  return null;
}

function show(id: number | undefined, start: Promise<ManifestResult> = Promise.resolve(listed(1, 2))) {
  states = [];
  const page = (wanted: number | undefined) => (
    <PlatformProvider platform={platform}>
      <ManifestProvider start={start}>
        <Screen id={wanted} />
      </ManifestProvider>
    </PlatformProvider>
  );
  const { rerender } = render(page(id));
  return { ask: (wanted: number | undefined) => rerender(page(wanted)) };
}

describe('the level of a screen', () => {
  it('is asked for once the list is there, and none while none is chosen', async () => {
    const list = openPromise<ManifestResult>();
    const { ask } = show(1, list.promise);
    expect(state()).toEqual({ kind: 'loading' });
    expect(file).not.toHaveBeenCalled();
    ask(undefined);
    await act(async () => list.resolve(listed(1)));
    expect(state()).toEqual({ kind: 'loading' });
    expect(file).not.toHaveBeenCalled();
    ask(1);
    await waitFor(() => expect(state()).toMatchObject({ kind: 'ready', level: { level: 1 } }));
    expect(file.mock.calls).toEqual([[1, '1/level.json']]);
  });

  it('is never another one: neither the one before, nor one that comes too late', async () => {
    const late = openPromise<unknown>();
    file.mockImplementationOnce(() => late.promise);
    const { ask } = show(1);
    await waitFor(() => expect(file).toHaveBeenCalledTimes(1));
    ask(2);
    await waitFor(() => expect(state()).toMatchObject({ kind: 'ready', level: { level: 2 } }));
    await act(async () => late.resolve(LEVEL));
    expect(state()).toMatchObject({ level: { level: 2 } });
    states = [];
    ask(1);
    expect(states).toEqual([{ kind: 'loading' }]);
    await waitFor(() => expect(state()).toMatchObject({ kind: 'ready', level: { level: 1 } }));
  });

  it('is not open while the list does not hold it', async () => {
    show(7);
    await waitFor(() => expect(state()).toEqual({ kind: 'notOpen' }));
    expect(file).not.toHaveBeenCalled();
  });

  it('can be asked for again when it could not be read', async () => {
    file.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show(1);
    await waitFor(() => expect(state()).toMatchObject({ kind: 'unreadable' }));
    const failed = state();
    states = [];
    retry(failed);
    expect(states[0]).toEqual({ kind: 'loading' });
    await waitFor(() => expect(state()).toMatchObject({ kind: 'ready' }));
  });

  it('asks for the list again where the list failed', async () => {
    show(1, Promise.resolve({ kind: 'failed' }));
    await waitFor(() => expect(state()).toMatchObject({ kind: 'unreadable' }));
    retry(state());
    await waitFor(() => expect(state()).toMatchObject({ kind: 'ready' }));
  });
});
