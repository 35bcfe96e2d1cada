/**
 * Stands in for `@resvg/resvg-js` where the atlas draws without Node (`scripts/atlas-on-device.ts` puts it there): the
 * things the atlas renders by it, apart from finished pictures, are id buffers and single figures in flat colours.
 */
import { renderFlat } from './flat';
import type { Raster } from './raster';

interface Options {
  readonly background?: string;
}

/** Bytes of pixels that are not left to an engine's own time: a whole picture has forty million. */
const LARGE = 8e6;

/** Whether bytes can be moved to a place of another size; engines before 2024 have no such means. */
const canMove = (
  buffer: ArrayBufferLike,
): buffer is ArrayBufferLike & { transfer: (bytes: number) => unknown } =>
  'transfer' in buffer && typeof buffer.transfer === 'function';

/** A large picture that was rendered last. */
let held: Raster | undefined;

/** Lets the pixels of a large picture go: whoever renders anew has read them. Engines without the means do it later. */
function letGo(): void {
  if (held && canMove(held.pixels.buffer)) held.pixels.buffer.transfer(0);
  held = undefined;
}

export class Resvg {
  readonly #svg: string;
  readonly #ground: string | undefined;

  constructor(svg: string, { background }: Options = {}) {
    this.#svg = svg;
    this.#ground = background;
  }

  /** The pixels of a large picture can be read until the next one is rendered. */
  render(): Raster {
    letGo();
    const raster = renderFlat(this.#svg, this.#ground);
    if (raster.pixels.length > LARGE) held = raster;
    return raster;
  }
}
