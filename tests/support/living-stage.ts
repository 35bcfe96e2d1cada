/** A viewer's elements for a living picture, in a page that neither lays out nor draws. */
import { vi } from 'vitest';
import type { MapSize } from '../../src/game/space';
import { MapView } from '../../src/living/map-view';

interface Sizes {
  /** CSS px. */
  readonly view: MapSize;
  /** CSS px of the whole map. */
  readonly content: MapSize;
  readonly map: MapSize;
}

/** `context` is what every canvas is drawn with; none without it. Undone by unstubbing globals and restoring mocks. */
export function livingStage({ view: seen, content: whole, map }: Sizes, context: object | null = null) {
  const zooms: (() => void)[] = [];
  class Observer {
    constructor(listener: () => void) {
      zooms.push(listener);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal(
    'Path2D',
    class {
      rect = () => undefined;
    },
  );
  const drawing = context as CanvasRenderingContext2D | null;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing);
  const element = () => document.createElement('div');
  const [scroller, content, tiles] = [element(), element(), element()];
  document.body.append(scroller);
  scroller.append(content);
  content.append(tiles);
  const sized = (of: HTMLElement, { width, height }: MapSize) =>
    Object.defineProperties(of, { clientWidth: { value: width }, clientHeight: { value: height } });
  sized(scroller, seen);
  sized(content, whole);
  const view = new MapView({ scroller, content, tiles }, map);
  const canvases = (name: string) => [
    ...document.querySelectorAll<HTMLCanvasElement>(`[data-${name}] canvas`),
  ];
  return { view, scroller, content, canvases, zoom: () => zooms.forEach((listener) => listener()) };
}

const gradient = () => ({ addColorStop: () => undefined });

/** A drawing on which everything may be called and set, and nothing happens beside `own`. */
export const anyDrawing = (own: object = {}): object =>
  new Proxy(
    { canvas: { width: 1, height: 1 }, createRadialGradient: gradient, ...own },
    { get: (all, name) => Reflect.get(all, name) ?? (() => undefined), set: () => true },
  );
