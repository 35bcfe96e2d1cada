import { afterEach, expect, it, vi } from 'vitest';
import { pageKeeper } from '../../../src/offline/page';

afterEach(() => vi.unstubAllGlobals());

it('keeps no map where there is no cache, nor where asking for one throws', () => {
  vi.stubGlobal('caches', { open: vi.fn<CacheStorage['open']>() });
  expect(pageKeeper()).toBeDefined();
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get: () => {
      throw new DOMException('shut off', 'SecurityError');
    },
  });
  expect(pageKeeper()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'caches');
  expect(pageKeeper()).toBeUndefined();
});
