/** The two views everything is measured in, and the two lines it travels over. */
import type { BrowserContextOptions } from 'playwright';

export interface View {
  readonly name: string;
  readonly context: BrowserContextOptions;
  readonly size: { readonly width: number; readonly height: number; readonly pixelRatio: number };
  /** The zoom the game opens a map at in this view, as a share of the natural size (DECISIONS 1). */
  readonly zoom: number;
}

export const VIEWS: readonly View[] = [
  {
    name: '1280x800 @1x',
    context: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
    size: { width: 1280, height: 800, pixelRatio: 1 },
    zoom: 0.5,
  },
  {
    name: '390x844 @3x',
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    size: { width: 390, height: 844, pixelRatio: 3 },
    zoom: 0.3,
  },
];

export interface Line {
  readonly name: string;
  /** Slow-down of the processor. */
  readonly cpu: number;
  /** Bytes a second, and round trip in ms; undefined: as fast as this machine. */
  readonly network?: { readonly bytes: number; readonly latency: number };
}

export const LINES: readonly Line[] = [
  { name: 'unthrottled', cpu: 1 },
  { name: '4x CPU slowdown, slow 4G', cpu: 4, network: { bytes: 1_600_000 / 8, latency: 150 } },
];

/** As fast as this machine, or so many times slower; the network is not slowed. */
export const slowed = (cpu: number): Line =>
  cpu === 1 ? { name: 'unthrottled', cpu } : { name: `${cpu}x CPU slowdown`, cpu };
