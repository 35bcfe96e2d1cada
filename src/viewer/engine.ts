/** Drives scroll, zoom, tiles and gestures of one map outside React, so that panning renders no component. */
import { TAP_SLACK_CSS } from '../game/slack';
import { mapPoint, middleOf, wholeOf, type MapPoint, type MapPx, type MapRect } from '../game/space';
import type { LevelMap } from '../maps/schema';
import { listenToGestures } from './gestures';
import {
  clientPoint,
  inView,
  scrollOffset,
  type ClientPoint,
  type CssSize,
  type ScrollOffset,
  viewPoint,
  type ViewPoint,
} from './space';
import { picturesOfPage } from './page-view';
import { TileLayer } from './tile-layer';
import type { Tap, ZoomState } from './types';
import {
  ZOOM_MAX,
  ZOOM_STEP,
  contentOffset,
  contentSize,
  initialZoom,
  middleOfView,
  minimumZoom,
  naturalAt,
  nearestZoom,
  scrollFor,
  visibleRect,
} from './viewport';

const ZOOM_MOTION_MS = 160;
/** Smallest distance of the cursor from the view's edges, as a share of the view. */
const REVEAL_MARGIN = 0.12;

export interface EngineElements {
  /** The scroll container. */
  readonly scroller: HTMLElement;
  /** Sized like the map at the current zoom. */
  readonly content: HTMLElement;
  /** Parent of the tiles. */
  readonly tiles: HTMLElement;
}

export interface EngineEvents {
  readonly tap: (tap: Tap) => void;
  /** The tap before was the first half of a zoom. */
  readonly doubleTap: () => void;
  readonly zoom: (state: ZoomState) => void;
  readonly view: (visible: MapRect) => void;
  readonly sharp: (sharp: boolean) => void;
  readonly failed: (count: number) => void;
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): CssSize {
  return { width, height };
}

export class ViewerEngine {
  readonly #elements: EngineElements;
  readonly #map: LevelMap;
  readonly #events: EngineEvents;
  readonly #tiles: TileLayer;
  readonly #abort = new AbortController();
  readonly #resize: ResizeObserver;
  /** Size of the scroller; cached, since each reading may force a layout. */
  #view: CssSize;
  #zoom: number;
  #pinchFactor = 1;
  #pinchAt: ViewPoint = viewPoint(0, 0);
  #frame = 0;
  /** The middle of the last view. A resize must keep it in place; the browser by itself keeps the top left corner. */
  #centre: MapPoint;

  constructor(elements: EngineElements, map: LevelMap, url: (path: string) => string, events: EngineEvents) {
    this.#elements = elements;
    this.#map = map;
    this.#events = events;
    const { sharp, failed } = events;
    this.#tiles = new TileLayer(elements.tiles, map, url, { sharp, failed }, picturesOfPage());
    this.#view = sizeOf(elements.scroller);
    this.#zoom = initialZoom(map, this.#view, window.innerWidth);
    this.#centre = middleOf(wholeOf(map));
    this.#layOut();
    this.centreOn(this.#centre);
    const { signal } = this.#abort;
    elements.scroller.addEventListener('scroll', () => this.#schedule(), { signal, passive: true });
    listenToGestures(
      elements.scroller,
      {
        tap: (...tap) => this.#tap(...tap),
        doubleTap: (at) => this.#doubleTap(at),
        dragBy: (dx, dy) => elements.scroller.scrollBy(0 - dx, 0 - dy),
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

  /** Returns to the zoom at which the map opened. */
  zoomReset(): void {
    this.#zoomTo(initialZoom(this.#map, this.#view, window.innerWidth), this.#middle);
  }

  centreOn(point: MapPoint): void {
    this.#scrollTo(scrollFor(point, this.#middle, this.#map, this.#zoom, this.#view));
  }

  visible(): MapRect {
    return visibleRect(this.#scroll, this.#map, this.#zoom, this.#view);
  }

  /** CSS px per natural map pixel. */
  scale(): number {
    return this.#zoom / 100;
  }

  /** Scrolls just far enough to bring a point well inside the view. */
  reveal(point: MapPoint): void {
    const { x, y, width, height } = this.visible();
    const keep = { x: width * REVEAL_MARGIN, y: height * REVEAL_MARGIN };
    const isIn = (at: MapPx, from: MapPx, size: MapPx, margin: MapPx) =>
      at >= from + margin && at <= from + size - margin;
    this.centreOn(
      mapPoint(
        isIn(point.x, x, width, keep.x) ? x + width / 2 : point.x,
        isIn(point.y, y, height, keep.y) ? y + height / 2 : point.y,
      ),
    );
  }

  /** Reports a tap at a point of the map, as if made by a pointer. */
  tapAt(point: MapPoint): void {
    const { left, top, width } = this.#elements.content.getBoundingClientRect();
    const scale = width / this.#map.width;
    this.#tap(clientPoint(left + point.x * scale, top + point.y * scale));
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

  get #middle(): ViewPoint {
    return middleOfView(this.#view);
  }

  get #scroll(): ScrollOffset {
    const { scrollLeft, scrollTop } = this.#elements.scroller;
    return scrollOffset(scrollLeft, scrollTop);
  }

  #local(at: ClientPoint): ViewPoint {
    const { left, top } = this.#elements.scroller.getBoundingClientRect();
    return inView(at, clientPoint(left, top));
  }

  #scrollTo({ x, y }: ScrollOffset): void {
    const { scroller } = this.#elements;
    scroller.scrollLeft = x;
    scroller.scrollTop = y;
    this.#centre = middleOf(this.visible());
  }

  /** Zooms in by two steps; at the largest zoom, back to the zoom the map opened at. */
  #doubleTap(client: ClientPoint): void {
    this.#events.doubleTap();
    const zoom =
      this.#zoom < ZOOM_MAX
        ? this.#zoom + 2 * ZOOM_STEP
        : initialZoom(this.#map, this.#view, window.innerWidth);
    this.#zoomTo(zoom, this.#local(client));
  }

  #tap(client: ClientPoint, mayDouble = false, time?: number): void {
    const at = this.#local(client);
    // uses the content's box because, unlike the scroll offset, it has subpixel precision
    const box = this.#elements.content.getBoundingClientRect();
    const scale = box.width / this.#map.width;
    const point = mapPoint((client.x - box.left) / scale, (client.y - box.top) / scale);
    const middle = mapPoint(
      point.x + (this.#middle.x - at.x) / scale,
      point.y + (this.#middle.y - at.y) / scale,
    );
    const inside = point.x >= 0 && point.y >= 0 && point.x < this.#map.width && point.y < this.#map.height;
    if (inside) this.#events.tap({ point, at, middle, slack: TAP_SLACK_CSS / scale, mayDouble, time });
  }

  #zoomTo(percent: number, at: ViewPoint, from = 1): void {
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

  /** Animates from the old size to the new one, so that the eye can follow a zoom. */
  #glide(fixed: MapPoint, from: number): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const scale = this.#zoom / 100;
    this.#elements.content.style.transformOrigin = `${fixed.x * scale}px ${fixed.y * scale}px`;
    this.#elements.content.animate([{ transform: `scale(${from})` }, { transform: 'none' }], {
      duration: ZOOM_MOTION_MS,
      easing: 'ease-out',
    });
  }

  #pinch(factor: number, client: ClientPoint): void {
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
    const { width, height } = contentSize(this.#map, this.#zoom);
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.marginLeft = `${contentOffset(width, this.#view.width)}px`;
    style.marginTop = `${contentOffset(height, this.#view.height)}px`;
  }

  #resized(): void {
    this.#view = sizeOf(this.#elements.scroller);
    this.#zoom = nearestZoom(this.#zoom, window.innerWidth);
    this.#layOut();
    this.centreOn(this.#centre);
    this.#show();
    this.#tellZoom();
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      // the browser scrolls a resized scroller before the observer hears of its new size: that middle is not the
      // player's choice
      const { width, height } = sizeOf(this.#elements.scroller);
      if (width === this.#view.width && height === this.#view.height) this.#show();
    });
  }

  #show(): void {
    const visible = this.visible();
    if (visible.width <= 0 || visible.height <= 0) return;
    this.#centre = middleOf(visible);
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
