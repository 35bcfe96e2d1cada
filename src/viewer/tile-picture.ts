/**
 * Shows a tile's pixels. A browser keeps what it decodes for an image long after the image has left the page (128 MB of
 * it after ten maps), and lets go of a canvas with its tile: so only pictures that the page itself brought are images.
 */
import { fileOf } from './tile-files';

export interface TilePicture {
  readonly element: HTMLImageElement | HTMLCanvasElement;
  /** Whether it can be shown without being loaded. */
  readonly isReady: () => boolean;
  /** Fetches and decodes it; rejects where that fails, and may be called again. */
  readonly load: () => Promise<void>;
  /** Stops what is under way and frees the pixels. */
  readonly drop: () => void;
}

/** A picture that the page has asked for already, so that it is neither fetched nor decoded again. */
export function imageOf(url: string): TilePicture {
  const element = new Image();
  element.alt = '';
  element.decoding = 'async';
  element.draggable = false;
  element.src = url;
  return {
    element,
    isReady: () => element.complete && element.naturalWidth > 0,
    load: () => {
      element.src = url;
      return element.decode();
    },
    drop: () => {
      if (!element.complete) element.src = '';
    },
  };
}

/** `priority`: 'low' for what is not in view. */
export function canvasOf(url: string, priority: RequestPriority): TilePicture {
  const element = document.createElement('canvas');
  const left = new AbortController();
  let isThere = false;
  return {
    element,
    isReady: () => isThere,
    load: async () => {
      const bitmap = await createImageBitmap(await fileOf(url, { signal: left.signal, priority }));
      if (left.signal.aborted) return bitmap.close();
      element.width = bitmap.width;
      element.height = bitmap.height;
      element.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(bitmap);
      isThere = true;
    },
    drop: () => {
      left.abort();
      element.width = 0;
    },
  };
}
