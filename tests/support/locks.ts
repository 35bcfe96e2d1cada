/** The browser's locks between tabs, which the tests' page lacks. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Other tabs hold these names; undefined where the browser has no locks, `refused` where it tells nobody. */
export function holdLocks(names: readonly string[] | 'refused' | undefined): void {
  const query = () =>
    names === 'refused'
      ? Promise.reject(new Error('no answer'))
      : Promise.resolve({ held: names?.map((name) => ({ name })) });
  vi.stubGlobal('navigator', names === undefined ? {} : { locks: { query } });
}
