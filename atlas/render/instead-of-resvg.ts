/**
 * Stands in for `@resvg/resvg-js` where the atlas draws without Node (`scripts/atlas-on-device.ts` puts it there): the
 * one thing the atlas renders by it, apart from finished pictures, are id buffers.
 */
import { renderFlat } from './flat';

interface Options {
  readonly background?: string;
}

export class Resvg {
  readonly #svg: string;
  readonly #ground: string;

  constructor(svg: string, { background = '#000000' }: Options = {}) {
    this.#svg = svg;
    this.#ground = background;
  }

  render() {
    return renderFlat(this.#svg, this.#ground);
  }
}
