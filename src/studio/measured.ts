/** A picture's pixels in Lab, put together from its parts at the size at which contrast is measured. */
import { labOf, type LabPicture } from '../artwork/contrast';
import { NATURAL, type Size } from '../artwork/fit';

/** Width at which a picture is measured: the smallest target is still ten pixels wide, and all is there in a moment. */
export const MEASURED: Size = { width: 960, height: Math.round((960 * NATURAL.height) / NATURAL.width) };

export interface PicturePart {
  readonly address: string;
  /** Its place on the picture, as shares of the picture's sides. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Undefined when a part did not come or the browser gives no pixels. */
export async function measured(parts: readonly PicturePart[]): Promise<LabPicture | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, MEASURED);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const draw = async ({ address, x, y, width, height }: PicturePart) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [across, down] = [MEASURED.width, MEASURED.height];
    context.drawImage(image, x * across, y * down, width * across, height * down);
  };
  try {
    await Promise.all(parts.map(draw));
  } catch {
    return undefined;
  }
  return labOf(MEASURED, context.getImageData(0, 0, MEASURED.width, MEASURED.height).data);
}
