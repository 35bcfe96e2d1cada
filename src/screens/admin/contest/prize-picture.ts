/** Makes an owner's picture light enough to stand in the week's document: a visitor reads it with the first look. */
import { LONGEST_PICTURE } from '../../../contest/plan-document';

/** Longest sides in px and qualities, the best first. */
const TRIES = [
  [560, 0.8],
  [560, 0.6],
  [420, 0.6],
  [320, 0.5],
  [240, 0.4],
] as const;

/** As large as both sides fit into `most`, never larger than it is, and a pixel at least: a line has two sides as well. */
export function sizeWithin(width: number, height: number, most: number): readonly [number, number] {
  const share = Math.min(1, most / width, most / height);
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

/** A data address; undefined for a file that is no picture, or one that nothing makes light enough. */
export async function lightPicture(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    for (const [most, quality] of TRIES) {
      [canvas.width, canvas.height] = sizeWithin(bitmap.width, bitmap.height, most);
      const pen = canvas.getContext('2d');
      if (!pen) return undefined;
      // what is clear would be black in a format that has no clear
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      // a browser that writes no webp writes a picture of another kind, which weighs too much
      const address = canvas.toDataURL('image/webp', quality);
      const light = address.startsWith('data:image/webp') ? address : canvas.toDataURL('image/jpeg', quality);
      // a canvas that could not be drawn gives an address without a picture
      if (light.startsWith('data:image/') && light.length <= LONGEST_PICTURE) return light;
    }
    return undefined;
  } catch {
    return undefined;
  }
}
