/**
 * Small canvases over the map, one for each thing that moves: a step costs the pixels of what moved, not of the view.
 */
import { MapCanvas } from './map-canvas';
import type { MapView } from './map-view';
import type { Box } from './things';

/** Where canvases lie in the page. */
interface Place {
  /** The element they lie right above; the tiles when not given. */
  readonly above?: Element;
  /** The frame of other cells to join: what stands behind then lies below, whichever of the two draws it. */
  readonly among?: Element | null;
}

type Paint = (context: CanvasRenderingContext2D) => void;

export class MapCells<Key> {
  readonly #view: MapView;
  readonly #frame = document.createElement('div');
  readonly #cells = new Map<Key, MapCanvas>();
  /** Canvases that show nothing now and hold no pixels: making one costs more than keeping it. */
  readonly #spare: MapCanvas[] = [];

  /** `name` is their frame's data attribute in the page. */
  constructor(view: MapView, name: string, { above = view.host.tiles, among }: Place = {}) {
    this.#view = view;
    this.#frame.dataset[name] = '';
    this.#frame.setAttribute('aria-hidden', 'true');
    this.#frame.style.pointerEvents = 'none';
    if (among) among.append(this.#frame);
    else {
      // their z-indexes count among themselves alone
      this.#frame.style.isolation = 'isolate';
      above.after(this.#frame);
    }
    view.whenZoomed(() => this.clear());
  }

  get keys(): readonly Key[] {
    return [...this.#cells.keys()];
  }

  /** Draws what is at `key` anew; the one with the larger `order` lies above. Natural pixels are the units. */
  draw(key: Key, box: Box, order: number, paint: Paint): void {
    const canvas = this.#cells.get(key) ?? this.#open(key, box, order);
    const context = canvas.cleared();
    if (context) paint(context);
  }

  /** Takes away the canvas at `key`. */
  drop(key: Key): void {
    const canvas = this.#cells.get(key);
    if (!canvas) return;
    this.#cells.delete(key);
    canvas.element.remove();
    canvas.rest();
    this.#spare.push(canvas);
  }

  clear(): void {
    for (const key of this.keys) this.drop(key);
  }

  destroy(): void {
    this.#frame.remove();
  }

  /** The part of a box that gets a canvas: a tower is larger than the view, and nothing may stick out of the map. */
  #within(box: Box): Box {
    const { area } = this.#view;
    if (!area) return box;
    return {
      left: Math.max(area.left, box.left),
      top: Math.max(area.top, box.top),
      right: Math.min(area.right, box.right),
      bottom: Math.min(area.bottom, box.bottom),
    };
  }

  #open(key: Key, box: Box, order: number): MapCanvas {
    const canvas = this.#spare.pop() ?? new MapCanvas();
    canvas.place(this.#view, this.#within(box), this.#view.ratio);
    canvas.element.style.zIndex = String(order);
    this.#cells.set(key, canvas);
    this.#frame.append(canvas.element);
    return canvas;
  }
}
