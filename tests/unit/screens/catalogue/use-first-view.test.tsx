// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LevelData } from '../../../../src/maps/schema';
import type { Platform } from '../../../../src/platform/platform';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { useFirstView } from '../../../../src/screens/catalogue/use-first-view';
import { manifestOf } from '../../../support/screen';
import { LEVEL } from '../../../support/level';

const fetched: string[] = [];

const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.resolve(manifestOf(1)),
    level: () => Promise.resolve(LEVEL),
    pictureUrl: (path) => `/maps/${path}`,
  },
};

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Stage({ level }: { readonly level: LevelData | undefined }) {
  const stage = useRef<HTMLElement>(null);
  useFirstView(level, stage);
  return <section ref={stage} />;
}

const show = (level: LevelData | undefined, width: number) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  return render(
    <PlatformProvider platform={platform}>
      <Stage level={level} />
    </PlatformProvider>,
  );
};

describe('the picture of a map that is open in the list', () => {
  it('is fetched once, before a quest of it is chosen', () => {
    const { rerender } = show(undefined, innerWidth);
    expect(fetched).toEqual([]);
    const again = (level: LevelData) =>
      rerender(
        <PlatformProvider platform={platform}>
          <Stage level={level} />
        </PlatformProvider>,
      );
    again(LEVEL);
    const whole = fetched.length;
    expect(whole).toBeGreaterThan(0);
    again(LEVEL);
    expect(fetched).toHaveLength(whole);
  });

  it('is fetched for what the list leaves of the window', () => {
    show(LEVEL, innerWidth);
    const whole = fetched.length;
    cleanup();
    fetched.length = 0;
    show(LEVEL, innerWidth / 3);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.length).toBeLessThan(whole);
  });
});
