/** Manages the tiles in the page: loads and retries them, replaces a size only when the new one is decoded, and removes distant ones. */
import type { LevelMap } from '../maps/schema';
import type { CssPx } from './space';
import { canvasOf, imageOf, type TilePicture } from './tile-picture';
import { overlap, sizeFor, tilesIn, type Tile } from './tiles';
import { mapRect, type MapPx, type MapRect } from '../game/space';

const RETRY_WAITS = [500, 1500, 4500] as const;
/** Margin around the view in which tiles are prefetched once the view itself is sharp: a row of a map cut into bands, no more. */
const MARGIN: MapPx = 250;
/** Tiles further than this from the view are removed: a screen of a large window, to come back to at once. */
const KEEP: MapPx = 1000;
/** So many removed tiles stay decoded for whoever zooms or pans back: two views of a dense phone, about 25 MB. */
export const SPARES = 96;

interface Loaded {
  readonly tile: Tile;
  readonly size: number;
  readonly picture: TilePicture;
  state: 'loading' | 'ready' | 'failed';
  tries: number;
  timer?: number;
}

export interface TileEvents {
  readonly sharp: (sharp: boolean) => void;
  readonly failed: (count: number) => void;
}

export class TileLayer {
  readonly #tiles = new Map<string, Loaded>();
  /** Removed tiles, the longest removed first. */
  readonly #spares = new Map<string, TilePicture>();
  readonly #host: HTMLElement;
  readonly #map: LevelMap;
  readonly #url: (path: string) => string;
  readonly #events: TileEvents;
  readonly #page: Set<string>;
  #zoom = 100;
  #ratio = 1;
  #size = 0;
  #view: MapRect = mapRect(0, 0, 0, 0);
  #sharp = false;

  /** `page`: addresses of the pictures that the page shows, or will, in the same places. */
  constructor(
    host: HTMLElement,
    map: LevelMap,
    url: (path: string) => string,
    events: TileEvents,
    page: Iterable<string> = [],
  ) {
    this.#page = new Set(page);
    this.#host = host;
    this.#map = map;
    this.#url = url;
    this.#events = events;
  }

  /** Shows `view` (natural map pixels) at `zoom` percent; `pixelRatio` is device px per CSS px. */
  show(view: MapRect, zoom: number, pixelRatio: number): void {
    const moved = zoom !== this.#zoom || pixelRatio !== this.#ratio;
    this.#view = view;
    this.#zoom = zoom;
    this.#ratio = pixelRatio;
    this.#size = sizeFor(this.#map, zoom, pixelRatio);
    if (moved) for (const { tile, picture } of this.#tiles.values()) this.#place(picture.element, tile);
    for (const tile of tilesIn(this.#map, this.#size, view, 0)) this.#want(tile, true);
    this.#settle();
  }

  /** Requests the failed tiles again. */
  retry(): void {
    for (const loaded of this.#tiles.values())
      if (loaded.state === 'failed') {
        loaded.tries = 0;
        void this.#load(loaded);
      }
    this.#tellFailed();
  }

  destroy(): void {
    for (const loaded of this.#tiles.values()) this.#forget(loaded);
    this.#drop(0);
  }

  /** `inView`: the player sees its place. */
  #want(tile: Tile, inView: boolean): void {
    if (this.#tiles.has(tile.key)) return;
    const picture = this.#spares.get(tile.key) ?? this.#pictureOf(this.#url(tile.path), inView);
    this.#spares.delete(tile.key);
    const { element } = picture;
    element.dataset['tile'] = tile.path;
    const loaded: Loaded = { tile, size: this.#size, picture, state: 'loading', tries: 0 };
    this.#tiles.set(tile.key, loaded);
    this.#place(element, tile);
    // a picture that is there already is shown within the frame, so that nothing flashes
    if (picture.isReady()) this.#attach(loaded);
    else void this.#load(loaded);
  }

  #pictureOf(url: string, inView: boolean): TilePicture {
    const isPages = this.#page.delete(new URL(url, document.baseURI).href);
    return isPages ? imageOf(url) : canvasOf(url, inView ? 'high' : 'low');
  }

  async #load(loaded: Loaded): Promise<void> {
    const { picture, tile } = loaded;
    loaded.state = 'loading';
    const isThere = await picture.load().then(
      () => true,
      () => false,
    );
    if (this.#tiles.get(tile.key) !== loaded) return;
    if (!isThere) return this.#fail(loaded);
    this.#attach(loaded);
    this.#settle();
  }

  #attach(loaded: Loaded): void {
    loaded.state = 'ready';
    // tiles of larger sizes lie above those of smaller ones
    const { element } = loaded.picture;
    element.style.zIndex = String(this.#map.sizes.indexOf(loaded.size));
    this.#host.append(element);
  }

  #fail(loaded: Loaded): void {
    const wait = RETRY_WAITS[loaded.tries];
    loaded.tries += 1;
    if (wait === undefined) {
      loaded.state = 'failed';
      this.#tellFailed();
      return;
    }
    loaded.timer = window.setTimeout(() => void this.#load(loaded), wait);
  }

  #tellFailed(): void {
    this.#events.failed([...this.#tiles.values()].filter(({ state }) => state === 'failed').length);
  }

  /** Aligns both edges to whole device pixels, so that neighbouring tiles leave no seam. */
  #place({ style }: HTMLElement, { rect }: Tile): void {
    const snap = (natural: MapPx): CssPx =>
      Math.round(((natural * this.#zoom) / 100) * this.#ratio) / this.#ratio;
    const left = snap(rect.x);
    const top = snap(rect.y);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${snap(rect.x + rect.width) - left}px`;
    style.height = `${snap(rect.y + rect.height) - top}px`;
  }

  #settle(): void {
    const visible = tilesIn(this.#map, this.#size, this.#view, 0);
    const sharp = visible.length > 0 && visible.every(({ key }) => this.#tiles.get(key)?.state === 'ready');
    if (sharp) {
      this.#clean();
      for (const tile of tilesIn(this.#map, this.#size, this.#view, MARGIN)) this.#want(tile, false);
    }
    if (sharp === this.#sharp) return;
    this.#sharp = sharp;
    this.#events.sharp(sharp);
  }

  /** Removes, once the view is sharp, tiles of other sizes inside it and all distant ones, to free memory. */
  #clean(): void {
    const { x, y, width, height } = this.#view;
    const near = mapRect(x - KEEP, y - KEEP, width + 2 * KEEP, height + 2 * KEEP);
    for (const loaded of this.#tiles.values()) {
      const { rect } = loaded.tile;
      const otherSize = loaded.size !== this.#size;
      if (!overlap(rect, near) || otherSize) this.#forget(loaded);
    }
  }

  #forget(loaded: Loaded): void {
    window.clearTimeout(loaded.timer);
    const { tile, picture, state } = loaded;
    this.#tiles.delete(tile.key);
    picture.element.remove();
    if (state !== 'ready') return picture.drop();
    this.#spares.set(tile.key, picture);
    this.#drop(SPARES);
  }

  /** Lets spare tiles go but so many. */
  #drop(most: number): void {
    for (const [key, picture] of this.#spares) {
      if (this.#spares.size <= most) return;
      this.#spares.delete(key);
      picture.drop();
    }
  }
}
