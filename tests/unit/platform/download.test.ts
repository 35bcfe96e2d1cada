// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { download } from '../../../src/platform/download';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('offers the text under its name, and frees it only when the browser has had time to save it', async () => {
  const blobs: Blob[] = [];
  const freed: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${String(blobs.push(blob))}`,
    revokeObjectURL: (url: string) => freed.push(url),
  });
  const clicked: (readonly [string, string])[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  download('scores.csv', 'a,b', 'text/csv');
  expect(clicked).toEqual([['blob:1', 'scores.csv']]);
  expect(blobs.map(({ type, size }) => [type, size])).toEqual([['text/csv', 3]]);
  vi.advanceTimersByTime(30_000);
  expect(freed).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(freed).toEqual(['blob:1']);
});
