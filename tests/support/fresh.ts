/**
 * One worker runs many files of tests one after another, which spares the start of each: every file begins with modules
 * of its own, real clocks, and where there is one an empty page at the first address.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();

if (typeof document !== 'undefined') {
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.head, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
