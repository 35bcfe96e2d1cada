// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HuntQuest } from '../../../../src/daily/hunt';
import { openTexts, settled } from '../../../../src/i18n/texts';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import { ManifestProvider } from '../../../../src/levels/ManifestContext';
import type { Platform } from '../../../../src/platform/platform';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { useNextLeg } from '../../../../src/screens/daily/use-next-leg';
import { LEVEL } from '../../../support/level';
import { manifestOf } from '../../../support/screen';

const file = vi.fn<Platform['maps']['level']>();
const there = settled();
const loadWords = vi.fn(() => there);
const fetched: string[] = [];

const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.resolve(manifestOf(1)),
    level: file,
    pictureUrl: (path) => `/maps/${path}`,
  },
};

beforeEach(() => {
  fetched.length = 0;
  loadWords.mockClear();
  file.mockReset();
  file.mockResolvedValue(LEVEL);
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Leg({ next, calm }: { next: HuntQuest | undefined; calm: boolean }) {
  useNextLeg(next, calm);
  return null;
}

const texts = { ...openTexts('en', async () => ({ texts: {} })), has: () => true, load: loadWords };
const start = Promise.resolve({ kind: 'ready', manifest: manifestOf(1) } as const);

const page = (next: HuntQuest | undefined, calm: boolean) => (
  <TextsProvider value={texts}>
    <PlatformProvider platform={platform}>
      <ManifestProvider start={start}>
        <Leg next={next} calm={calm} />
      </ManifestProvider>
    </PlatformProvider>
  </TextsProvider>
);

const MAIN: HuntQuest = { level: 1, quest: 'quest1' };

describe('the next leg of a hunt', () => {
  it('is fetched once the current one is there: its level, its words, then the tiles of its map', async () => {
    const { rerender } = render(page(MAIN, false));
    await Promise.resolve();
    expect(file).not.toHaveBeenCalled();
    rerender(page(MAIN, true));
    await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(0));
    expect(file).toHaveBeenCalledOnce();
    expect(loadWords).toHaveBeenCalledWith('pokemon');
    expect(fetched.every((address) => address.startsWith('/maps/fair/main/'))).toBe(true);
  });

  it('is fetched once, however often it is named anew', async () => {
    const { rerender } = render(page(MAIN, true));
    await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(0));
    rerender(page({ ...MAIN }, true));
    await Promise.resolve();
    expect(file).toHaveBeenCalledOnce();
  });

  it('is on the map that its quest is played on', async () => {
    render(page({ level: 1, quest: 'dquest2' }, true));
    await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(0));
    expect(fetched.every((address) => address.startsWith('/maps/fair/dquest2/'))).toBe(true);
  });

  it('is nobody’s trouble when it cannot be had, and asks for nothing after the last', async () => {
    file.mockRejectedValue(new TypeError('away'));
    const { rerender } = render(page(MAIN, true));
    await vi.waitFor(() => expect(file).toHaveBeenCalledOnce());
    rerender(page(undefined, true));
    await Promise.resolve();
    expect(file).toHaveBeenCalledOnce();
    expect(loadWords).not.toHaveBeenCalledWith('pokemon');
    expect(fetched).toEqual([]);
  });
});
