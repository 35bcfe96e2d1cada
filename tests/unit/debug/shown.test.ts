// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shownIn, tileOf } from '../../../src/debug/shown';
import { MAP } from '../../support/viewer';

const [size = 0] = MAP.sizes;
const side = (MAP.tileSize * MAP.width) / size;

describe('what the page shows', () => {
  it('is a tile where the address is one, in natural pixels', () => {
    expect(tileOf(`https://x.org/maps/${MAP.path}/${size}/1-0.webp`, MAP)).toMatchObject({
      key: `${size}/1-0`,
      size,
      rect: { x: side, y: 0 },
    });
    expect(tileOf(`https://x.org/maps/${MAP.path}/${size}/999-0.webp`, MAP)).toBeUndefined();
    expect(tileOf('https://x.org/maps/thumb-320.webp', MAP)).toBeUndefined();
  });

  it('is the zoom, the visible part and the tiles of the map in the page', () => {
    const scroller = document.createElement('div');
    const content = document.createElement('div');
    scroller.append(content);
    content.innerHTML = `<img src="/blur.webp"><div><canvas data-tile="fair/${size}/0-0.webp"></canvas></div>`;
    Object.defineProperties(content, { offsetWidth: { value: MAP.width / 2 } });
    Object.defineProperties(scroller, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
    Object.assign(scroller, { scrollLeft: 100, scrollTop: 50 });
    const { zoom, view, tiles } = shownIn(content, MAP);
    expect(zoom).toBe(50);
    expect(view).toMatchObject({ x: 200, y: 100, width: 800, height: 600 });
    expect(tiles.map(({ key }) => key)).toEqual([`${size}/0-0`]);
    // a map that is taken out of the page shows no part of itself
    content.remove();
    expect(shownIn(content, MAP).view).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});
