/** A transparent canvas over what is seen of the map: it moves with the map, and its pixels lie on the screen's. */
import type { MapPx, MapSize } from '../game/space';
import type { Box } from './things';

/** Around the view, natural pixels: who stands at its edge moves too. */
const MARGIN: MapPx = 40;
/** The map rests once it has not moved for so long, ms. */
const REST_MS = 180;

export interface LayerHost {
  /** The viewer's scroll container, its content, and the parent of the tiles in it. */
  readonly scroller: HTMLElement;
  readonly content: HTMLElement;
  readonly tiles: HTMLElement;
}

export class MapCanvas {
  readonly host: LayerHost;
  readonly #canvas = document.createElement('canvas');
  readonly #map: MapSize;
  readonly #abort = new AbortController();
  readonly #resize: ResizeObserver;
  #area: Box | undefined;
  #movedAt = 0;
  /** Pixels of the canvas a natural one. */
  ratio = 1;

  /** `name` marks it in the page; `onZoom` is told when all that was drawn is of another size. */
  constructor(host: LayerHost, map: MapSize, name: string, onZoom: () => void) {
    this.host = host;
    this.#map = map;
    const { style } = this.#canvas;
    style.position = 'absolute';
    style.pointerEvents = 'none';
    this.#canvas.dataset[name] = '';
    this.#canvas.setAttribute('aria-hidden', 'true');
    // a later one lies above those before it
    (host.content.querySelector('canvas[data-living]') ?? host.tiles).after(this.#canvas);
    const { signal } = this.#abort;
    host.scroller.addEventListener('scroll', () => this.#moved(), { signal, passive: true });
    this.#resize = new ResizeObserver(() => {
      this.#moved();
      this.#area = undefined;
      this.#canvas.style.display = 'none';
      onZoom();
    });
    this.#resize.observe(host.content);
    this.#resize.observe(host.scroller);
  }

  /** The part of the map it covers; undefined until it is placed. */
  get area(): Box | undefined {
    return this.#area;
  }

  /** CSS px a natural pixel. */
  get scale(): number {
    return this.host.content.clientWidth / this.#map.width;
  }

  /** False while the map moves or nobody looks. */
  rests(now: number): boolean {
    return now - this.#movedAt >= REST_MS && !document.hidden;
  }

  visible(): Box {
    const { scroller, content } = this.host;
    const { scale } = this;
    const left = Math.max(0, (scroller.scrollLeft - content.offsetLeft) / scale);
    const top = Math.max(0, (scroller.scrollTop - content.offsetTop) / scale);
    return {
      left,
      top,
      right: Math.min(this.#map.width, left + scroller.clientWidth / scale),
      bottom: Math.min(this.#map.height, top + scroller.clientHeight / scale),
    };
  }

  /** Puts it over the view where it does not cover it yet; says whether it did. */
  follow(): boolean {
    const [area, view] = [this.#area, this.visible()];
    const covers =
      area &&
      area.left <= view.left &&
      area.top <= view.top &&
      area.right >= view.right &&
      area.bottom >= view.bottom;
    if (!covers) this.#place(view);
    return !covers;
  }

  /** Its context with natural pixels as units; undefined where there is none, and before it is placed. */
  context(): CanvasRenderingContext2D | undefined {
    const context = this.#canvas.getContext('2d');
    const { ratio } = this;
    if (!context || !this.#area) return undefined;
    context.setTransform(ratio, 0, 0, ratio, 0 - this.#area.left * ratio, 0 - this.#area.top * ratio);
    return context;
  }

  destroy(): void {
    this.#abort.abort();
    this.#resize.disconnect();
    this.#canvas.remove();
  }

  #moved(): void {
    this.#movedAt = performance.now();
  }

  #place(view: Box): void {
    const { scale } = this;
    // tiles have no more than their natural pixels
    this.ratio = Math.min(1, scale * window.devicePixelRatio);
    // pixels of the canvas lie on the screen's, or all of it is soft
    const onGrid = (at: MapPx) => Math.round(at * this.ratio) / this.ratio;
    const area = {
      left: onGrid(Math.max(0, view.left - MARGIN)),
      top: onGrid(Math.max(0, view.top - MARGIN)),
      right: onGrid(Math.min(this.#map.width, view.right + MARGIN)),
      bottom: onGrid(Math.min(this.#map.height, view.bottom + MARGIN)),
    };
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    this.#canvas.width = Math.max(1, Math.round(width * this.ratio));
    this.#canvas.height = Math.max(1, Math.round(height * this.ratio));
    const { style } = this.#canvas;
    style.left = `${area.left * scale}px`;
    style.top = `${area.top * scale}px`;
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    style.display = '';
    this.#area = area;
  }
}
