/** Keeps the list of levels beside the maps: on a first visit it was fetched before there was a worker to keep it. */

/** The service worker's cache of the list, see `scripts/pwa.ts`. */
export const LIST_CACHE = 'worldmaps-list';

interface ListDevice {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (url: string) => Promise<Response>;
  /** Address of a file from its path relative to the maps' root. */
  readonly url: (path: string) => string;
}

/** Whether a file came, and not a page that a server answers everything with. */
export function isFile(path: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && type.includes(path.endsWith('.json') ? 'json' : 'image');
}

/** Never rejects: without it the maps are kept all the same. */
export async function keepList({ caches, fetch, url }: ListDevice): Promise<void> {
  const path = 'manifest.json';
  try {
    const response = await fetch(url(path));
    if (!isFile(path, response)) return;
    const cache = await caches.open(LIST_CACHE);
    await cache.put(url(path), response);
  } catch {
    // a full device says so where a map is kept
  }
}
