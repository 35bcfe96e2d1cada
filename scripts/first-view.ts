/** Writes the map as a game first shows it into the game's page: plain pictures, sharp without a line of script. */
import { wholeOf } from '../src/game/space.ts';
import type { LevelMap } from '../src/maps/schema.ts';
import type { ManifestLevel } from '../src/maps/manifest.ts';
import { tilesIn } from '../src/viewer/tiles.ts';
import { screensOf } from './first-view-media.ts';
import { NATURAL } from './first-view-style.ts';

/** Whether the page's rules, which are the same for every map, fit this one. */
function isUsual(map: LevelMap): boolean {
  return (
    map.width === NATURAL.width &&
    map.height === NATURAL.height &&
    map.tileSize === NATURAL.tileSize &&
    map.sizes.join() === NATURAL.sizes.join() &&
    map.bands?.join() === NATURAL.bands.join()
  );
}

/** All tiles of a size, each for the screens that show it and empty on any other. */
function tiles(map: LevelMap, base: string, size: number): string {
  const cells = tilesIn(map, size, wholeOf(map), 0).map(({ path, rect }) => {
    const screens = screensOf(map, size, rect);
    return screens === undefined
      ? '<i></i>'
      : `<picture><source media="${screens}" srcset="${base}maps/${path}"><img alt="" fetchpriority="high"></picture>`;
  });
  return `<div data-tiles="${size}">${cells.join('')}</div>`;
}

/** The game's bar with its menu's button, and the quest's and the clock's places kept: the game's own lies over it. */
const BAR = `<div data-first-bar aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M3.700 6.200c5.500-.3 11-.2 16.500.1M3.800 12.200c5.400-.3 10.900-.3 16.400-.1M3.700 18c5.500-.2 11-.1 16.500.2"/></svg><p><i></i><i></i></p><b></b></div>`;

/**
 * The bar, and below it the blurred map with its tiles over it and the overview beside it; `FIRST_VIEW_STYLE` places them. `map` is undefined
 * for a level without a main map, whose page shows the blur alone.
 */
export function firstViewHtml(entry: ManifestLevel, map: LevelMap | undefined, base: string): string {
  const { placeholder, thumbnails } = entry;
  const picture = (src: string) => `<img src="${src}" fetchpriority="high" alt="" />`;
  const [small] = thumbnails.map(({ path }) => `${base}maps/${path}`);
  const blur = [placeholder, ...(small === undefined ? [] : [small])].map(picture).join('');
  const sharp = map && isUsual(map) ? map.sizes.map((size) => tiles(map, base, size)).join('') : '';
  const overview = small === undefined ? '' : `<div data-overview>${picture(small)}<i data-seen></i></div>`;
  return `${BAR}<div data-first-view aria-hidden="true"><div data-whole>${blur}${sharp}</div>${overview}</div>`;
}
