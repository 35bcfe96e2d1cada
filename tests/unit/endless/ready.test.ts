import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../../src/endless/drawn-map';
import { readyFolder, readyMapsAt, readyPointer } from '../../../src/endless/ready';
import { drawnMap } from './drawn';

const CODE = 'E1-2026-12-24';
const { boxes, level, texts } = drawnMap(CODE);
const folder = readyFolder(CODE, boxes);

const files = (): Record<string, unknown> => ({
  [readyPointer(CODE)]: { boxes },
  [`${folder}/level.json`]: level,
  [`${folder}/words.json`]: texts,
  [`${folder}/thumb-640.webp`]: 'picture',
});

/** Maps beside a game whose host has these files. */
const mapsOf = (there: Record<string, unknown>) =>
  readyMapsAt('/base/ready/', (address) => {
    const file = there[decodeURI(address).replace('/base/ready/', '')];
    if (file === undefined) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response(typeof file === 'string' ? file : JSON.stringify(file)));
  });

describe('a map drawn ahead', () => {
  it('is opened with its words and its small picture, and tells where its tiles are', async () => {
    const maps = mapsOf(files());
    expect(await maps.has(CODE)).toBe(true);
    const map = await maps.open(CODE);
    expect(map).toMatchObject({ code: CODE, boxes, texts, level: { quests: [{ quest: 'quest1' }] } });
    expect(await map?.pictures.get(overviewOf(CODE))?.text()).toBe('picture');
    expect(map?.addressOf?.('E1-京都/1a/main/960/0-0.webp')).toBe(
      '/base/ready/E1-%E4%BA%AC%E9%83%BD/1a/main/960/0-0.webp',
    );
  });

  it('is not there for a code that nobody drew', async () => {
    const maps = mapsOf(files());
    expect(await maps.has('E1-KYOTO')).toBe(false);
    expect(await maps.open('E1-KYOTO')).toBeUndefined();
  });

  it.each([
    ['a host that answers everything with its page', { [readyPointer(CODE)]: '<!doctype html>' }],
    ['an edition that is a path', { [readyPointer(CODE)]: { boxes: '../../secret' } }],
    ['a level that is none', { [`${folder}/level.json`]: { level: 0 } }],
    ['a level of the 22', { [`${folder}/level.json`]: { ...level, level: 3 } }],
    ['the map of another code', { [`${folder}/level.json`]: drawnMap('E1-KYOTO').level }],
    ['missing words', { [`${folder}/words.json`]: undefined }],
    ['a missing picture', { [`${folder}/thumb-640.webp`]: undefined }],
  ])('is not had from %s', async (_, wrong) => {
    expect(await mapsOf({ ...files(), ...wrong }).open(CODE)).toBeUndefined();
  });

  it('is not had where the host does not answer', async () => {
    const maps = readyMapsAt('/base/ready/', () => Promise.reject(new TypeError('offline')));
    expect(await maps.has(CODE)).toBe(false);
    expect(await maps.open(CODE)).toBeUndefined();
  });

  it('comes first once the device is to be spared', () => {
    const maps = mapsOf({});
    expect(maps.isSpared).toBe(false);
    maps.spare();
    expect(maps.isSpared).toBe(true);
  });
});
