/** A viewer's page in the test environment, which has no layout: boxes, sizes and pictures are what a test says. */
import { vi } from 'vitest';
import { mapNamed } from './level';

/** Where the scroller's corner lies in the window. */
export const CORNER = { x: 20, y: 60 };

export const MAP = mapNamed('main');

const px = (text: string) => Number.parseFloat(text) || 0;

/** Lays out a scroller with a content as a browser would, from the styles the engine gives it. */
export function layOut(scroller: HTMLElement, content: HTMLElement, size: { width: number; height: number }) {
  const measured = { ...size };
  Object.defineProperty(scroller, 'clientWidth', { get: () => measured.width });
  Object.defineProperty(scroller, 'clientHeight', { get: () => measured.height });
  scroller.getBoundingClientRect = () => new DOMRect(CORNER.x, CORNER.y, measured.width, measured.height);
  scroller.scrollBy = (...[x, y]: unknown[]) => {
    scroller.scrollLeft += Number(x);
    scroller.scrollTop += Number(y);
    scroller.dispatchEvent(new Event('scroll'));
  };
  content.getBoundingClientRect = () =>
    new DOMRect(
      CORNER.x + px(content.style.marginLeft) - scroller.scrollLeft,
      CORNER.y + px(content.style.marginTop) - scroller.scrollTop,
      px(content.style.width),
      px(content.style.height),
    );
  return measured;
}

export interface Stage {
  /** Notifies every observer of a changed size. */
  readonly resize: () => void;
  readonly observed: Set<Element>;
  readonly animate: ReturnType<typeof vi.fn>;
  /** Whether the player wants less motion. */
  reducedMotion: boolean;
}

/** What the test environment lacks of a browser. Tiles come and are decoded at once. */
export function setStage(): Stage {
  const observers = new Set<() => void>();
  const stage: Stage = {
    resize: () => {
      for (const tell of observers) tell();
    },
    observed: new Set(),
    animate: vi.fn(),
    reducedMotion: false,
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      readonly #mine = new Set<Element>();
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        this.#mine.add(element);
        stage.observed.add(element);
        observers.add(this.#tell);
      }
      disconnect(): void {
        for (const element of this.#mine) stage.observed.delete(element);
        observers.delete(this.#tell);
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: stage.reducedMotion }));
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  HTMLElement.prototype.animate = stage.animate as typeof HTMLElement.prototype.animate;
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.endsWith('.webp')
      ? Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob()) })
      : others(url, init),
  );
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 512, height: 512 }));
  return stage;
}
