import * as fakeIndexedDb from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDrawn } from '../../../src/endless/drawn-map';
import { keptMapsIn, MOST_KEPT, outOf } from '../../../src/endless/kept-maps';
import { drawnMap } from './drawn';

const { default: _shared, ...classes } = fakeIndexedDb;
Object.assign(globalThis, classes, { indexedDB: new fakeIndexedDb.IDBFactory() });

describe('maps on a device', () => {
  it('are ten at most, and the one that was drawn or opened longest ago goes', async () => {
    const maps = keptMapsIn('ten');
    for (let i = 0; i < MOST_KEPT; i++)
      expect(await maps.keep(drawnMap(`E1-M${String(i)}`), 1000 + i)).toBe(true);
    expect((await maps.open('E1-M0', 5000))?.code).toBe('E1-M0');
    await maps.keep(drawnMap('E1-NEW'), 4000);
    const codes = (await maps.list()).map(({ code }) => code);
    expect(codes).toHaveLength(MOST_KEPT);
    expect(codes.slice(0, 2)).toEqual(['E1-M0', 'E1-NEW']);
    expect(codes).not.toContain('E1-M1');
    expect(await maps.open('E1-M1', 6000)).toBeUndefined();
    expect(await (await maps.list())[0]?.overview.text()).toBe('overview');
  });

  it('come back as they were drawn, in another visit', async () => {
    const map = drawnMap('E1-KYOTO');
    await keptMapsIn('again').keep(map, 1);
    const back = await keptMapsIn('again').open('E1-KYOTO', 2);
    expect(back?.level).toEqual(map.level);
    expect(back?.texts).toEqual(map.texts);
    expect([...(back?.pictures.keys() ?? [])]).toEqual([...map.pictures.keys()]);
    expect(await back?.pictures.get('endless/E1-KYOTO/main/960/0-0.webp')?.text()).toBe('tile');
  });

  it('are none where the device keeps nothing', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    try {
      const maps = keptMapsIn('blocked');
      expect(await maps.keep(drawnMap('E1-A'), 1)).toBe(false);
      expect(await maps.open('E1-A', 1)).toBeUndefined();
      expect(await maps.list()).toEqual([]);
    } finally {
      globalThis.indexedDB = indexedDB;
    }
  });

  it('leave in the order of their age', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 30 }), (ages) => {
        const kept = ages.map((at) => ({ code: `E1-${String(at)}`, at }));
        const gone = outOf(kept);
        expect(gone).toHaveLength(Math.max(0, kept.length - MOST_KEPT));
        const stays = kept.filter(({ code }) => !gone.includes(code)).map(({ at }) => at);
        for (const { code, at } of kept)
          if (gone.includes(code)) expect(at).toBeLessThan(Math.min(Infinity, ...stays));
      }),
    );
  });
});

it('a map that is no map from a seed is none', () => {
  const map = drawnMap('E1-KYOTO');
  expect(parseDrawn(map)?.code).toBe('E1-KYOTO');
  for (const raw of [
    undefined,
    { ...map, level: { ...map.level, level: 3 } },
    { ...map, level: { ...map.level, quests: [] } },
    { ...map, texts: { fr: {} } },
    { ...map, pictures: new Map([['a', 'no picture']]) },
  ])
    expect(parseDrawn(raw)).toBeUndefined();
});
