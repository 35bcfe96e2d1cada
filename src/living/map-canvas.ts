/** A transparent canvas over a part of the map: it moves with the map, and its pixels lie on a grid of its own. */
import type { MapPx } from '../game/space';
import type { MapView } from './map-view';
import type { Box } from './things';

export class MapCanvas {
  readonly element = document.createElement('canvas');
  readonly #context = this.element.getContext('2d');
  #area: Box | undefined;
  #ratio = 1;

  constructor() {
    const { style } = this.element;
    style.position = 'absolute';
    style.pointerEvents = 'none';
    // a layer of its own for the display: when it changes, nothing below it is painted again
    style.willChange = 'transform';
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Lays the canvas over a box of the map, natural pixels, with `ratio` canvas pixels a natural one, and clears it. */
  place({ scale }: Pick<MapView, 'scale'>, box: Box, ratio: number): void {
    this.#ratio = ratio;
    // aligned to the screen's pixels, or all of it would look soft
    const down = (at: MapPx) => Math.floor(at * ratio) / ratio;
    const up = (at: MapPx) => Math.ceil(at * ratio) / ratio;
    const area = { left: down(box.left), top: down(box.top), right: up(box.right), bottom: up(box.bottom) };
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    this.element.width = Math.max(1, Math.round(width * ratio));
    this.element.height = Math.max(1, Math.round(height * ratio));
    const { style } = this.element;
    style.left = `${area.left * scale}px`;
    style.top = `${area.top * scale}px`;
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    this.#area = area;
  }

  /** Holds no pixels until it is placed again. */
  rest(): void {
    this.element.width = 0;
    this.#area = undefined;
  }

  /** Its cleared context with natural pixels as units; undefined where there is none, and before it is placed. */
  cleared(): CanvasRenderingContext2D | undefined {
    const [context, area, ratio] = [this.#context, this.#area, this.#ratio];
    if (!context || !area) return undefined;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.element.width, this.element.height);
    context.setTransform(ratio, 0, 0, ratio, 0 - area.left * ratio, 0 - area.top * ratio);
    return context;
  }
}
