// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFirstView } from '../../../src/viewer/fetch-first-view';
import { firstTiles, stageOf } from '../../../src/viewer/first-view';
import { MAP } from '../../support/viewer';

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return new Promise(() => undefined);
  });
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('devicePixelRatio', 2);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
});

const url = (path: string) => `/maps/${path}`;
const tiles = (rem: number, beside = 0) => {
  const { width, height } = stageOf({ width: 1280, height: 800 }, rem);
  return firstTiles(MAP, { width: width - beside, height }, 2, 1280).map(url);
};

it('asks for the tiles that a game opens with', () => {
  fetchFirstView(MAP, url);
  expect(asked).toEqual(tiles(16));
  expect(asked.length).toBeGreaterThan(1);
});

it('leaves out what lies below something beside the map, and what larger text takes', () => {
  fetchFirstView(MAP, url, 900);
  expect(asked).toEqual(tiles(16, 900));
  expect(asked.length).toBeLessThan(tiles(16).length);
  asked = [];
  document.documentElement.style.fontSize = '48px';
  fetchFirstView(MAP, url);
  expect(asked).toEqual(tiles(48));
});

it('asks for nothing of a map that something hides, which is no error', () => {
  fetchFirstView(MAP, url, 5000);
  expect(asked).toEqual([]);
});
