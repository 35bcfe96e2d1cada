/** Makes an owner's picture light enough to stand in the week's document: a visitor reads it with the first look. */
import { LONGEST_PICTURE } from '../../../contest/plan-document';

/** Widths in px and qualities, the best first. */
const TRIES = [
  [560, 0.8],
  [560, 0.6],
  [420, 0.6],
  [320, 0.5],
  [240, 0.4],
] as const;

/** A data address; undefined for a file that is no picture, or one that nothing makes light enough. */
export async function lightPicture(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    for (const [width, quality] of TRIES) {
      const share = Math.min(1, width / bitmap.width);
      canvas.width = Math.round(bitmap.width * share);
      canvas.height = Math.round(bitmap.height * share);
      const pen = canvas.getContext('2d');
      if (!pen) return undefined;
      // what is clear would be black in a format that has no clear
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      // a browser that writes no webp writes a picture of another kind, which weighs too much
      const address = canvas.toDataURL('image/webp', quality);
      const light = address.startsWith('data:image/webp') ? address : canvas.toDataURL('image/jpeg', quality);
      if (light.length <= LONGEST_PICTURE) return light;
    }
    return undefined;
  } catch {
    return undefined;
  }
}
