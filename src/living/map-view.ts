/** Where a map is on screen, for all that is drawn over it: what is in view, how large, and whether it rests. */
import type { MapPx, MapSize } from '../game/space';
import type { Box } from './things';

/** Margin around the view in which things move as well, natural pixels. */
const MARGIN: MapPx = 40;
/** How long the map has not moved when it counts as resting, ms. */
const REST_MS = 180;

export interface LayerHost {
  /** The viewer's scroll container, its content, and the parent of the tiles in it. */
  readonly scroller: HTMLElement;
  readonly content: HTMLElement;
  readonly tiles: HTMLElement;
}

export class MapView {
  readonly host: LayerHost;
  readonly map: MapSize;
  readonly #abort = new AbortController();
  readonly #resize: ResizeObserver;
  readonly #zoomed = new Set<() => void>();
  readonly #scrolled = new Set<() => void>();
  readonly #viewer: Element | null;
  #area: Box | undefined;
  /** Read once a size: each reading would lay the page out again, which the canvases above it have changed. */
  #scale: number | undefined;
  #movedAt = 0;
  /** Whether a pointer is down on the map, and has dragged it since. */
  #isHeld = false;
  #isDragged = false;

  constructor(host: LayerHost, map: MapSize) {
    this.host = host;
    this.map = map;
    this.#viewer = host.scroller.closest('[data-map-viewer]');
    const { signal } = this.#abort;
    const scrolled = () => {
      this.#isDragged = this.#isHeld;
      this.#moved();
      for (const listener of this.#scrolled) listener();
    };
    host.scroller.addEventListener('scroll', scrolled, { signal, passive: true });
    host.scroller.addEventListener('pointerdown', () => (this.#isHeld = true), { signal, passive: true });
    // the browser ends the pointer events of a finger that scrolls: the scrolling itself tells
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => this.#released(), { signal, passive: true, capture: true });
    this.#resize = new ResizeObserver(() => {
      this.#moved();
      this.#area = undefined;
      this.#scale = undefined;
      for (const listener of this.#zoomed) listener();
    });
    this.#resize.observe(host.content);
    this.#resize.observe(host.scroller);
  }

  /** Calls `listener` when the map has another size on screen, so that all has to be drawn anew. */
  whenZoomed(listener: () => void): void {
    this.#zoomed.add(listener);
  }

  /** Calls `listener` with each frame in which the map moves. */
  whenMoved(listener: () => void): void {
    this.#scrolled.add(listener);
  }

  /** CSS px a natural pixel. */
  get scale(): number {
    return (this.#scale ??= this.host.content.clientWidth / this.map.width);
  }

  /** Pixels of the screen a natural pixel, at most one: tiles have no more than their natural pixels. */
  get ratio(): number {
    return Math.min(1, this.scale * window.devicePixelRatio);
  }

  /** The part of the map that is drawn upon: the view and a little around it; undefined before the first `follow`. */
  get area(): Box | undefined {
    return this.#area;
  }

  /**
   * False while the map moves or is not sharp, from which nothing can be cut, and while nobody looks. A drag moves it until it
   * is let go, however slow the hand or the device: what begins between two of its frames makes the next ones late.
   */
  rests(now: number): boolean {
    const isSharp = this.#viewer?.getAttribute('data-sharp') !== 'false';
    return !this.#isDragged && isSharp && now - this.#movedAt >= REST_MS && !document.hidden;
  }

  visible(): Box {
    const { scroller, content } = this.host;
    const { scale } = this;
    const left = Math.max(0, (scroller.scrollLeft - content.offsetLeft) / scale);
    const top = Math.max(0, (scroller.scrollTop - content.offsetTop) / scale);
    return {
      left,
      top,
      right: Math.min(this.map.width, left + scroller.clientWidth / scale),
      bottom: Math.min(this.map.height, top + scroller.clientHeight / scale),
    };
  }

  /** Moves the area to the view unless the view still lies in it. */
  follow(): void {
    const [area, view] = [this.#area, this.visible()];
    const isHeld =
      area &&
      area.left <= view.left &&
      area.top <= view.top &&
      area.right >= view.right &&
      area.bottom >= view.bottom;
    if (isHeld) return;
    this.#area = {
      left: Math.max(0, view.left - MARGIN),
      top: Math.max(0, view.top - MARGIN),
      right: Math.min(this.map.width, view.right + MARGIN),
      bottom: Math.min(this.map.height, view.bottom + MARGIN),
    };
  }

  destroy(): void {
    this.#abort.abort();
    this.#resize.disconnect();
    this.#zoomed.clear();
    this.#scrolled.clear();
  }

  #released(): void {
    this.#isHeld = false;
    if (!this.#isDragged) return;
    this.#isDragged = false;
    this.#moved();
  }

  #moved(): void {
    this.#movedAt = performance.now();
  }
}
