/** Decodes the pictures of a machine outside the page's image cache, which kept each of them twice and at full size. */
import type { Machine, Pasted } from '../maps/machines';
import { onGrid } from './cutting';
import type { Box } from './things';

/** A picture as it is laid on the map. */
export interface Laid {
  readonly image: HTMLCanvasElement | ImageBitmap;
  /** Natural pixels. */
  readonly box: Box;
}

/** The decoded pictures of a machine. Whoever asked for them frees them with `close`. */
export interface Pictures {
  /** Pixels of the screen a natural pixel that `bare` and `rooms` are made for: they lie on the screen's own pixels. */
  readonly ratio: number;
  readonly bare: Laid;
  readonly rooms: readonly Laid[];
  /** In their full size, since they turn. */
  readonly parts: readonly Laid[];
  readonly close: () => void;
}

export const boxOf = ({ x, y, width, height }: Pasted): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The bytes of a `data:` address, decoded here since the page's policy does not let it be fetched. */
function blobOf(src: string): Blob {
  const text = atob(src.slice(src.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes]);
}

const bitmapOf = ({ src }: Pasted): Promise<ImageBitmap> => createImageBitmap(blobOf(src));

/** Scales a picture to the size it is shown at: what does not turn always lies on the same pixels. */
async function shownAt(picture: Pasted, ratio: number): Promise<Laid> {
  const bitmap = await bitmapOf(picture);
  const { x, y, width, height } = picture;
  const { left, top, right, bottom } = onGrid(boxOf(picture), ratio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, right - left);
  canvas.height = Math.max(1, bottom - top);
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0 - left, 0 - top);
  context?.drawImage(bitmap, x, y, width, height);
  bitmap.close();
  return {
    image: canvas,
    box: { left: left / ratio, top: top / ratio, right: right / ratio, bottom: bottom / ratio },
  };
}

async function whole(picture: Pasted): Promise<Laid> {
  return { image: await bitmapOf(picture), box: boxOf(picture) };
}

/** Rejects where one of them is no picture, or there is no room for it; those that came are let go then. */
export async function picturesOf({ bare, rooms, parts }: Machine, ratio: number): Promise<Pictures> {
  const came: Laid[] = [];
  const close = () => {
    for (const { image } of came)
      if (image instanceof HTMLCanvasElement) image.width = 0;
      else image.close();
  };
  const kept = async (laid: Promise<Laid>): Promise<Laid> => {
    const own = await laid;
    came.push(own);
    return own;
  };
  try {
    const under = await kept(shownAt(bare, ratio));
    const open: Laid[] = [];
    // one after the other: each is there in its full size until it is scaled
    for (const room of rooms) open.push(await kept(shownAt(room, ratio)));
    const moving: Laid[] = [];
    for (const { picture } of parts) moving.push(await kept(whole(picture)));
    return { ratio, bare: under, rooms: open, parts: moving, close };
  } catch (error) {
    close();
    throw error;
  }
}
