// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapRect } from '../../../src/game/space';
import type { LevelMap } from '../../../src/maps/schema';
import { MapCrop } from '../../../src/viewer/MapCrop';

const MAP: LevelMap = {
  id: 'main',
  width: 800,
  height: 800,
  tileSize: 100,
  sizes: [200, 400, 800],
  path: 'fair',
  placeholder: 'data:image/webp;base64,AA',
};

beforeEach(() => vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The pictures of a crop: address and place, in percent of the crop. */
function pictures(rect = mapRect(100, 200, 200, 100), width = 100) {
  render(<MapCrop map={MAP} rect={rect} width={width} pictureUrl={(path) => `/maps/${path}`} />);
  return [...document.querySelectorAll('img')].map((image) => {
    const { left, top, width: wide, height } = image.style;
    return [image.getAttribute('src'), left, top, wide, height];
  });
}

describe('a part of a map', () => {
  it('has the shape of its rectangle', () => {
    pictures();
    expect(document.querySelector('span')?.style.aspectRatio.replaceAll(' ', '')).toBe('200/100');
  });

  it('lies over the whole map’s placeholder', () => {
    expect(pictures()[0]).toEqual([MAP.placeholder, '-50%', '-200%', '400%', '800%']);
  });

  it('is made of the tiles it touches, each in its place, as sharp as it is wide', () => {
    // half a pixel of the page for each of the map: the tiles of half size, 200 map pixels wide
    expect(pictures().slice(1)).toEqual([
      ['/maps/fair/400/0-1.webp', '-50%', '0%', '100%', '200%'],
      ['/maps/fair/400/1-1.webp', '50%', '0%', '100%', '200%'],
    ]);
  });

  it('is sharper where it is wider, and on a denser screen', () => {
    const sizes = () =>
      new Set([...document.querySelectorAll('img')].flatMap(({ src }) => /fair\/(\d+)/.exec(src)?.[1] ?? []));
    pictures(mapRect(100, 200, 200, 100), 200);
    expect([...sizes()]).toEqual(['800']);
    cleanup();
    vi.stubGlobal('devicePixelRatio', 2);
    pictures(mapRect(100, 200, 200, 100), 100);
    expect([...sizes()]).toEqual(['800']);
  });
});
