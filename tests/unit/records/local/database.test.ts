import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShelves } from '../../../../src/records/local/database';
import { newDisk } from '../../../support/records';

beforeEach(newDisk);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const document = (key: string, value: unknown = key) => ({ table: 'documents', key, value }) as const;

function fullDisk(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

/** Ways a browser says that it keeps nothing. */
const BLOCKED: readonly (readonly [string, () => void])[] = [
  ['there is no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'opening throws',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
];

describe('on the device', () => {
  it('keeps values under their prefix, in key order, across visits', async () => {
    const shelves = openShelves('worldmaps');
    for (const key of ['a/2', 'b/1', 'a/1', 'ab/1']) await shelves.put(document(key));
    expect(await openShelves('worldmaps').all('documents', 'a/')).toEqual(['a/1', 'a/2']);
    expect(shelves.storage()).toBe('device');
  });

  it('finds one key, and none that only begins so', async () => {
    const shelves = openShelves('worldmaps');
    for (const key of ['a', 'a/1', 'a/2']) await shelves.put(document(key));
    const everything = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await shelves.get('documents', 'a')).toBe('a');
    expect(await shelves.get('documents', 'a/')).toBeUndefined();
    expect(everything).not.toHaveBeenCalled();
  });

  it('counts without reading', async () => {
    const shelves = openShelves('worldmaps');
    for (const key of ['a/1', 'a/2', 'ab/1']) await shelves.put(document(key));
    const everything = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await shelves.count('documents', 'a/')).toBe(2);
    expect(everything).not.toHaveBeenCalled();
  });

  it('creates all rows or none', async () => {
    const shelves = openShelves('worldmaps');
    expect(await shelves.create(document('a'), document('b'))).toEqual({ created: true, storage: 'device' });
    expect(await shelves.create(document('a', 'again'), document('c'))).toEqual({
      created: false,
      storage: 'device',
    });
    expect(await shelves.all('documents', '')).toEqual(['a', 'b']);
  });

  it('creates again what was removed', async () => {
    const shelves = openShelves('worldmaps');
    await shelves.put(document('a'));
    await shelves.remove('documents', 'a');
    expect(await shelves.all('documents', '')).toEqual([]);
    await shelves.create(document('a', 'new'));
    expect(await shelves.all('documents', '')).toEqual(['new']);
  });

  it('lets a newer version of the game in', async () => {
    const shelves = openShelves('worldmaps');
    await shelves.put(document('a'));
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('worldmaps', 2);
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
      request.addEventListener('error', () => reject(new Error('refused')));
      request.addEventListener('blocked', () => reject(new Error('blocked')));
    });
  });
});

describe.each(BLOCKED)('when %s', (_, block) => {
  it('keeps everything for the session and says so', async () => {
    block();
    const shelves = openShelves('worldmaps');
    expect(await shelves.put(document('a/1'))).toBe('memory');
    expect(await shelves.create(document('a/2'))).toEqual({ created: true, storage: 'memory' });
    expect(await shelves.create(document('a/2'))).toEqual({ created: false, storage: 'memory' });
    expect(await shelves.all('documents', 'a/')).toEqual(['a/1', 'a/2']);
    await shelves.remove('documents', 'a/1');
    expect(await shelves.all('documents', 'a/')).toEqual(['a/2']);
    expect(shelves.storage()).toBe('memory');
  });
});

it('does not wait for ever for a database that never opens', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const shelves = openShelves('worldmaps');
  const kept = vi.fn<(storage: string) => void>();
  void shelves.put(document('a')).then(kept);
  await vi.advanceTimersByTimeAsync(3999);
  expect(kept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toHaveBeenCalledWith('memory');
});

describe('when the disk is full', () => {
  it('keeps the row in memory, beside what the device has', async () => {
    const shelves = openShelves('worldmaps');
    await shelves.put(document('a/1'));
    fullDisk();
    expect(await shelves.put(document('a/2'))).toBe('memory');
    expect(await shelves.create(document('a/3'), document('b/3'))).toEqual({
      created: true,
      storage: 'memory',
    });
    expect(await shelves.all('documents', 'a/')).toEqual(['a/1', 'a/2', 'a/3']);
    expect(await shelves.count('documents', 'a/')).toBe(3);
    expect(await Promise.all(['a/1', 'a/2'].map((key) => shelves.get('documents', key)))).toEqual([
      'a/1',
      'a/2',
    ]);
    expect(shelves.storage()).toBe('memory');
  });

  it('takes the device again once there is room', async () => {
    const shelves = openShelves('worldmaps');
    fullDisk();
    await shelves.put(document('a'));
    vi.restoreAllMocks();
    expect(await shelves.put(document('a', 'later'))).toBe('device');
    expect(await openShelves('worldmaps').all('documents', '')).toEqual(['later']);
  });

  it('hides what it cannot remove', async () => {
    const shelves = openShelves('worldmaps');
    await shelves.put(document('a'));
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await shelves.remove('documents', 'a');
    expect(await shelves.all('documents', '')).toEqual([]);
    expect(await shelves.get('documents', 'a')).toBeUndefined();
    expect(await shelves.count('documents', '')).toBe(0);
  });
});
