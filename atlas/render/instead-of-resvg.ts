/**
 * Stands in for `@resvg/resvg-js` where the atlas draws without Node (`scripts/atlas-on-device.ts` puts it there): the
 * things the atlas renders by it, apart from finished pictures, are id buffers and single figures in flat colours.
 */
import { renderFlat } from './flat';
import type { Raster } from './raster';

interface Options {
  readonly background?: string;
}

export class Resvg {
  readonly #svg: string;
  readonly #ground: string | undefined;

  constructor(svg: string, { background }: Options = {}) {
    this.#svg = svg;
    this.#ground = background;
  }

  render(): Raster {
    return renderFlat(this.#svg, this.#ground);
  }
}
