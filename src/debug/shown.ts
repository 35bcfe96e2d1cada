/** Reads from the page what the viewer really shows, which its own state could only promise. */
import { mapRect, wholeOf, type MapRect } from '../game/space';
import type { LevelMap } from '../maps/schema';
import { scrollOffset } from '../viewer/space';
import { tilesIn } from '../viewer/tiles';
import { visibleRect } from '../viewer/viewport';

export interface ShownTile {
  /** `{size}/{column}-{row}`. */
  readonly key: string;
  /** Width in pixels of the whole map at the tile's size. */
  readonly size: number;
  readonly rect: MapRect;
}

export interface Shown {
  /** Percent of the natural size. */
  readonly zoom: number;
  readonly view: MapRect;
  readonly tiles: readonly ShownTile[];
}

const TILE = /\/((\d+)\/\d+-\d+)\.webp$/;

/** The tile that a path is of; undefined for every other picture. */
export function tileOf(address: string, map: LevelMap): ShownTile | undefined {
  const [, key, size] = TILE.exec(address) ?? [];
  const tile = tilesIn(map, Number(size), wholeOf(map), 0).find((each) => each.key === key);
  return tile && { key: tile.key, size: Number(size), rect: tile.rect };
}

/** What `content`, the map on screen, shows inside the element it scrolls in. */
export function shownIn(content: HTMLElement, map: LevelMap): Shown {
  const zoom = (content.offsetWidth / map.width) * 100;
  const scroller = content.parentElement;
  const view = scroller
    ? visibleRect(scrollOffset(scroller.scrollLeft, scroller.scrollTop), map, zoom, {
        width: scroller.clientWidth,
        height: scroller.clientHeight,
      })
    : mapRect(0, 0, 0, 0);
  const tiles = [...content.querySelectorAll<HTMLElement>('[data-tile]')].flatMap(
    ({ dataset }) => tileOf(dataset['tile'] ?? '', map) ?? [],
  );
  return { zoom, view, tiles };
}
