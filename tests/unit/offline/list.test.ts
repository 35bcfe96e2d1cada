import { expect, it } from 'vitest';
import { isFile, keepList, LIST_CACHE } from '../../../src/offline/list';

const typed = (type: string, status = 200) =>
  new Response('{}', { status, headers: { 'content-type': type } });

async function kept(fetch: () => Promise<Response>): Promise<readonly string[]> {
  const urls: string[] = [];
  const cache = { put: async (url: string) => void urls.push(url) };
  await keepList({
    caches: { open: async (name) => (expect(name).toBe(LIST_CACHE), cache as unknown as Cache) },
    fetch,
    url: (path) => `/maps/${path}`,
  });
  return urls;
}

it('keeps the list that came, and nothing else', async () => {
  expect(await kept(async () => typed('application/json; charset=utf-8'))).toEqual(['/maps/manifest.json']);
  expect(await kept(async () => typed('text/html'))).toEqual([]);
  expect(await kept(async () => typed('application/json', 404))).toEqual([]);
  expect(await kept(() => Promise.reject(new TypeError('offline')))).toEqual([]);
});

it('tells a file from a page in its place', () => {
  expect(isFile('a/0-0.webp', typed('image/webp'))).toBe(true);
  expect(isFile('a/0-0.webp', typed('text/html; charset=utf-8'))).toBe(false);
  expect(isFile('a/0-0.webp', typed('image/webp', 206))).toBe(false);
  expect(isFile('a/level.json', typed('image/webp'))).toBe(false);
});
