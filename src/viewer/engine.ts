/** Drives one map on screen outside React: scroll, zoom, tiles and gestures, so that panning runs no component. */
import type { LevelMap } from '../maps/schema';
import { listenToGestures } from './gestures';
import { TileLayer } from './tile-layer';
import type { Tap, ZoomState } from './types';
import {
  ZOOM_MAX,
  ZOOM_STEP,
  contentOffset,
  initialZoom,
  minimumZoom,
  naturalAt,
  nearestZoom,
  scrollFor,
  visibleRect,
  type Point,
  type Rect,
  type Size,
} from './viewport';

/** CSS pixels a tap may miss a box by (DECISIONS 7). */
export const TAP_SLACK = 12;
const ZOOM_MOTION_MS = 160;
/** Share of the view that a cursor is kept away from its edges. */
const REVEAL_MARGIN = 0.12;

export interface EngineElements {
  /** Scrolls. */
  readonly scroller: HTMLElement;
  /** As large as the map at the present zoom. */
  readonly content: HTMLElement;
  /** Takes the tiles. */
  readonly tiles: HTMLElement;
}

export interface EngineEvents {
  readonly tap: (tap: Tap) => void;
  readonly zoom: (state: ZoomState) => void;
  readonly view: (visible: Rect) => void;
  readonly sharp: (sharp: boolean) => void;
  readonly failed: (count: number) => void;
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): Size {
  return { width, height };
}

export class ViewerEngine {
  readonly #elements: EngineElements;
  readonly #map: LevelMap;
  readonly #events: EngineEvents;
  readonly #tiles: TileLayer;
  readonly #abort = new AbortController();
  readonly #resize: ResizeObserver;
  /** Of the scroller in CSS pixels; read when it changes, as each reading may cost a layout. */
  #view: Size;
  #zoom: number;
  #pinchFactor = 1;
  #pinchAt: Point = { x: 0, y: 0 };
  #frame = 0;

  constructor(elements: EngineElements, map: LevelMap, url: (path: string) => string, events: EngineEvents) {
    this.#elements = elements;
    this.#map = map;
    this.#events = events;
    this.#tiles = new TileLayer(elements.tiles, map, url, { sharp: events.sharp, failed: events.failed });
    this.#view = sizeOf(elements.scroller);
    this.#zoom = initialZoom(map, this.#view, window.innerWidth);
    this.#layOut();
    this.centreOn({ x: map.width / 2, y: map.height / 2 });
    const { signal } = this.#abort;
    elements.scroller.addEventListener('scroll', () => this.#schedule(), { signal, passive: true });
    listenToGestures(
      elements.scroller,
      {
        tap: (at) => this.#tap(at),
        dragBy: (dx, dy) => elements.scroller.scrollBy(-dx, -dy),
        zoomStep: (direction, at) => this.#zoomTo(this.#zoom + direction * ZOOM_STEP, this.#local(at)),
        pinch: (factor, at) => this.#pinch(factor, at),
        pinchEnd: () => this.#pinchEnd(),
      },
      signal,
    );
    this.#resize = new ResizeObserver(() => this.#resized());
    this.#resize.observe(elements.scroller);
    this.#show();
    this.#tellZoom();
  }

  zoomIn(): void {
    this.#zoomTo(this.#zoom + ZOOM_STEP, this.#middle);
  }

  zoomOut(): void {
    this.#zoomTo(this.#zoom - ZOOM_STEP, this.#middle);
  }

  /** Back to the zoom the map opened at. */
  zoomReset(): void {
    this.#zoomTo(initialZoom(this.#map, this.#view, window.innerWidth), this.#middle);
  }

  centreOn(point: Point): void {
    this.#scrollTo(scrollFor(point, this.#middle, this.#map, this.#zoom, this.#view));
  }

  visible(): Rect {
    return visibleRect(this.#scroll, this.#map, this.#zoom, this.#view);
  }

  /** CSS pixels per natural pixel. */
  scale(): number {
    return this.#zoom / 100;
  }

  /** Scrolls no further than it takes to have a natural point well inside the view. */
  reveal(point: Point): void {
    const { x, y, width, height } = this.visible();
    const keep = { x: width * REVEAL_MARGIN, y: height * REVEAL_MARGIN };
    const isIn = (at: number, from: number, size: number, margin: number) =>
      at >= from + margin && at <= from + size - margin;
    const middle = {
      x: isIn(point.x, x, width, keep.x) ? x + width / 2 : point.x,
      y: isIn(point.y, y, height, keep.y) ? y + height / 2 : point.y,
    };
    this.centreOn(middle);
  }

  /** A tap at a natural point, as if a pointer had made it. */
  tapAt(point: Point): void {
    const { left, top, width } = this.#elements.content.getBoundingClientRect();
    const scale = width / this.#map.width;
    this.#tap({ x: left + point.x * scale, y: top + point.y * scale });
  }

  retry(): void {
    this.#tiles.retry();
  }

  destroy(): void {
    this.#abort.abort();
    this.#resize.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#tiles.destroy();
  }

  get #middle(): Point {
    return { x: this.#view.width / 2, y: this.#view.height / 2 };
  }

  get #scroll(): Point {
    const { scrollLeft: x, scrollTop: y } = this.#elements.scroller;
    return { x, y };
  }

  /** From client coordinates to CSS pixels from the view's corner. */
  #local(at: Point): Point {
    const { left, top } = this.#elements.scroller.getBoundingClientRect();
    return { x: at.x - left, y: at.y - top };
  }

  #scrollTo({ x, y }: Point): void {
    const { scroller } = this.#elements;
    scroller.scrollLeft = x;
    scroller.scrollTop = y;
  }

  #tap(client: Point): void {
    const at = this.#local(client);
    // the content's own box, not the scroll offset: it is exact to the fraction of a pixel
    const box = this.#elements.content.getBoundingClientRect();
    const scale = box.width / this.#map.width;
    const point = { x: (client.x - box.left) / scale, y: (client.y - box.top) / scale };
    const inside = point.x >= 0 && point.y >= 0 && point.x < this.#map.width && point.y < this.#map.height;
    if (inside) this.#events.tap({ point, at, slack: TAP_SLACK / scale });
  }

  #zoomTo(percent: number, at: Point, from = 1): void {
    const zoom = nearestZoom(percent, window.innerWidth);
    const fixed = naturalAt(at, this.#scroll, this.#map, this.#zoom, this.#view);
    const before = this.#zoom * from;
    this.#zoom = zoom;
    this.#layOut();
    this.#scrollTo(scrollFor(fixed, at, this.#map, zoom, this.#view));
    this.#show();
    this.#tellZoom();
    if (before !== zoom) this.#glide(fixed, before / zoom);
  }

  /** Starts the new size from how large the old one was, so that the eye can follow. */
  #glide(fixed: Point, from: number): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const scale = this.#zoom / 100;
    this.#elements.content.style.transformOrigin = `${fixed.x * scale}px ${fixed.y * scale}px`;
    this.#elements.content.animate([{ transform: `scale(${from})` }, { transform: 'none' }], {
      duration: ZOOM_MOTION_MS,
      easing: 'ease-out',
    });
  }

  #pinch(factor: number, client: Point): void {
    this.#pinchFactor = factor;
    this.#pinchAt = this.#local(client);
    const { content } = this.#elements;
    const fixed = naturalAt(this.#pinchAt, this.#scroll, this.#map, this.#zoom, this.#view);
    const scale = this.#zoom / 100;
    content.style.transformOrigin = `${fixed.x * scale}px ${fixed.y * scale}px`;
    content.style.transform = `scale(${factor})`;
  }

  #pinchEnd(): void {
    this.#elements.content.style.transform = '';
    this.#zoomTo(this.#zoom * this.#pinchFactor, this.#pinchAt, this.#pinchFactor);
    this.#pinchFactor = 1;
  }

  #layOut(): void {
    const { style } = this.#elements.content;
    const width = (this.#map.width * this.#zoom) / 100;
    const height = (this.#map.height * this.#zoom) / 100;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.marginLeft = `${contentOffset(width, this.#view.width)}px`;
    style.marginTop = `${contentOffset(height, this.#view.height)}px`;
  }

  #resized(): void {
    this.#view = sizeOf(this.#elements.scroller);
    const visible = this.visible();
    this.#zoom = nearestZoom(this.#zoom, window.innerWidth);
    this.#layOut();
    this.centreOn({ x: visible.x + visible.width / 2, y: visible.y + visible.height / 2 });
    this.#show();
    this.#tellZoom();
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  #show(): void {
    const visible = this.visible();
    if (visible.width <= 0 || visible.height <= 0) return;
    this.#tiles.show(visible, this.#zoom, window.devicePixelRatio);
    this.#events.view(visible);
  }

  #tellZoom(): void {
    const zoom = this.#zoom;
    this.#events.zoom({
      zoom,
      canZoomIn: zoom < ZOOM_MAX,
      canZoomOut: zoom > minimumZoom(window.innerWidth),
    });
  }
}
