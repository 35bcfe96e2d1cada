// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from '../../../src/platform/platform';
import { manifestOf } from '../../support/screen';

const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.reject(new Error('not asked for')),
    level: () => Promise.reject(new Error('not asked for')),
    pictureUrl: (path) => `/maps/${path}`,
  },
};
const [level] = manifestOf(7).levels;
const [small] = level?.thumbnails ?? [];

beforeEach(() => {
  // the page has not been idle yet, whatever a test before has seen
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(eager: boolean, thumbnails = level?.thumbnails ?? []) {
  const { Thumbnail } = await import('../../../src/levels/Thumbnail');
  const { PlatformProvider } = await import('../../../src/platform/PlatformContext');
  if (!level) throw new Error('no level');
  render(
    <PlatformProvider platform={platform}>
      <Thumbnail level={{ ...level, thumbnails }} sizes="200px" eager={eager} />
    </PlatformProvider>,
  );
  return () => document.querySelector('img');
}

const large = { width: 640, height: 452, path: '7/large.webp' };

it('comes at once and first where it is of the first view', async () => {
  if (!small) throw new Error('no thumbnail');
  const picture = await show(true, [small, large]);
  expect(picture()?.getAttribute('src')).toBe('/maps/7/thumb.webp');
  expect(picture()?.getAttribute('srcset')).toBe('/maps/7/thumb.webp 320w, /maps/7/large.webp 640w');
  expect(picture()?.getAttribute('loading')).toBe('eager');
  expect(picture()?.getAttribute('fetchpriority')).toBe('high');
  expect([picture()?.width, picture()?.height]).toEqual([320, 226]);
});

it('waits with its placeholder until the browser is idle where it is further down', async () => {
  const picture = await show(false);
  expect(picture()?.getAttribute('src')).toBe(level?.placeholder);
  expect(picture()?.getAttribute('srcset')).toBeNull();
  expect(picture()?.getAttribute('loading')).toBe('lazy');
  expect(picture()?.getAttribute('fetchpriority')).toBe('auto');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(picture()?.getAttribute('src')).toBe('/maps/7/thumb.webp');
});

it('asks the browser when it is idle where the browser tells', async () => {
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  const picture = await show(false);
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(picture()?.getAttribute('src')).toBe(level?.placeholder);
  act(() => idle());
  expect(picture()?.getAttribute('src')).toBe('/maps/7/thumb.webp');
});

it('is nothing where the level has no picture', async () => {
  expect((await show(true, []))()).toBeNull();
});

it('keeps its placeholder where the picture cannot be had, as without a network', async () => {
  const picture = await show(true);
  const image = picture();
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(picture()?.getAttribute('src')).toBe(level?.placeholder);
  expect(picture()?.getAttribute('srcset')).toBeNull();
});

it('keeps it as well where the picture had failed before the code came', async () => {
  for (const [name, value] of [
    ['complete', true],
    ['naturalWidth', 0],
    ['currentSrc', '/maps/7/thumb.webp'],
  ] as const)
    vi.spyOn(HTMLImageElement.prototype, name, 'get').mockReturnValue(value);
  const picture = await show(true);
  expect(picture()?.getAttribute('src')).toBe(level?.placeholder);
  vi.restoreAllMocks();
});
