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
  // what a test has put over the browser's own: a network that is away, a hidden page, another window
  for (const part of [navigator, document])
    for (const name of Object.getOwnPropertyNames(part)) Reflect.deleteProperty(part, name);
  Object.assign(window, { innerWidth: 1024, innerHeight: 768, devicePixelRatio: 1 });
}

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
