/** Shows a map's tiles in a page that fetches and decodes nothing, and notes what they ask for and let go; a test mocks `viewer/tile-picture`. */
import { afterEach, beforeEach, vi } from 'vitest';
import { mapRect } from '../../src/game/space';
import type { LevelMap } from '../../src/maps/schema';
import { TileLayer } from '../../src/viewer/tile-layer';
import { canvasOf, imageOf, type TilePicture } from '../../src/viewer/tile-picture';

/** Two tiles wide and two high at full size; one tile at half size. */
export const MAP: LevelMap = {
  id: 'main',
  width: 8000,
  height: 8000,
  tileSize: 4000,
  sizes: [4000, 8000],
  path: 'fair',
  placeholder: 'data:image/webp;base64,AA==',
};
export const CORNER = mapRect(0, 0, 1000, 1000);
/** Near the right tiles: within the margin that is fetched ahead. */
export const NEAR_RIGHT = mapRect(2900, 0, 1000, 1000);
export const FAR_CORNER = mapRect(7000, 7000, 1000, 1000);

interface Asked {
  readonly url: string;
  readonly answer: (isThere: boolean) => Promise<void>;
}

/** Pictures asked for, in order. */
export let asked: Asked[] = [];
/** Pictures that were let go, in order. */
export let dropped: string[] = [];
/** Whether the pictures that the page asked for have come. */
export const pagesPictures = { haveCome: true };
/** Addresses of canvases that have their pixels. */
export const decoded = new Set<string>();
export let host: HTMLElement;
export const sharp = vi.fn();
export const failed = vi.fn();
export let layer: TileLayer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asked = [];
  dropped = [];
  decoded.clear();
  pagesPictures.haveCome = true;
  const ask = (name: 'canvas' | 'img', url: string): TilePicture => ({
    element: document.createElement(name),
    isReady: () => (name === 'img' && pagesPictures.haveCome) || decoded.has(url),
    load: () =>
      new Promise<void>((resolve, reject) => {
        asked.push({
          url,
          answer: async (isThere) => {
            if (isThere) decoded.add(url);
            if (isThere) resolve();
            else reject(new Error('not a picture'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    drop: () => {
      decoded.delete(url);
      dropped.push(url);
    },
  });
  vi.mocked(canvasOf).mockImplementation((url) => ask('canvas', url));
  vi.mocked(imageOf).mockImplementation((url) => ask('img', url));
  host = document.createElement('div');
  layer = new TileLayer(host, MAP, (path) => `/maps/${path}`, { sharp, failed });
});
afterEach(() => {
  layer.destroy();
  vi.useRealTimers();
});

export const paths = () => asked.map(({ url }) => url);
export const tiles = () => [...host.querySelectorAll<HTMLElement>('[data-tile]')];
export const shown = () => tiles().map(({ dataset }) => `/maps/${dataset['tile'] ?? ''}`);
/** Answers the picture asked for at this place. */
export const answer = (index: number, decoded = true) => asked[index]?.answer(decoded);
