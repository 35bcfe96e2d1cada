// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inkFrames } from '../../../../src/app/boot/inked';

const SHEETS = ['frames.css', 'patterns.css'].map((name) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../src/ui', name), 'utf8'),
);

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** What is asked for on a page with these style sheets. */
function inked(address: string, sheets: readonly string[] = SHEETS): readonly string[] {
  const style = document.createElement('style');
  style.textContent = sheets.join('\n');
  document.head.replaceChildren(style);
  asked = [];
  inkFrames(address);
  vi.runAllTimers();
  return asked;
}

it('draws six pictures of the style sheets ahead on home, and two elsewhere', () => {
  const home = inked('');
  expect(new Set(home).size).toBe(6);
  for (const address of home) expect(address).toMatch(/^data:image\/svg\+xml,.*%3c\/svg%3e$/s);
  expect(inked('play')).toEqual(home.slice(0, 2));
});

it.each([
  ['other quotes', "url('data:image/svg+xml,a')"],
  ['none', 'url(data:image/svg+xml,a)'],
])('reads an address with %s, as a minifier may write it', (_, url) => {
  expect(inked('play', [`:root { --ink-line: ${url} }`])).toEqual(['data:image/svg+xml,a']);
});

it('draws nothing that the style sheets do not have', () => {
  expect(inked('', [])).toEqual([]);
});
