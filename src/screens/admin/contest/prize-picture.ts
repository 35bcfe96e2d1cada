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

/** Kinds of files that every browser of the game reads. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** Bytes of a file: more than any camera of a phone makes, and less than a page runs out of memory with. */
export const LARGEST_FILE = 40_000_000;
/** Shortest side in px: what is smaller is a blur at the size at which players see it. */
export const SMALLEST_SIDE = 80;

/** Why a file is no picture of a prize; each has its words under `desk:plan.file`. */
export type PictureProblem = 'empty' | 'type' | 'large' | 'unreadable' | 'small' | 'heavy';

export type LightPicture =
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

const problem = (what: PictureProblem): LightPicture => ({ kind: 'problem', problem: what });

/** As large as both sides fit into `most`, never larger than it is, and a pixel at least: a line has two sides as well. */
export function sizeWithin(width: number, height: number, most: number): readonly [number, number] {
  const share = Math.min(1, most / width, most / height);
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

function lightened(bitmap: ImageBitmap): LightPicture {
  const canvas = document.createElement('canvas');
  for (const [most, quality] of TRIES) {
    [canvas.width, canvas.height] = sizeWithin(bitmap.width, bitmap.height, most);
    const pen = canvas.getContext('2d');
    if (!pen) return problem('unreadable');
    // what is clear would be black in a format that has no clear
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // a browser that writes no webp writes a picture of another kind, which weighs too much
    const address = canvas.toDataURL('image/webp', quality);
    const light = address.startsWith('data:image/webp') ? address : canvas.toDataURL('image/jpeg', quality);
    // a canvas that could not be drawn gives an address without a picture
    if (!light.startsWith('data:image/')) return problem('unreadable');
    if (light.length <= LONGEST_PICTURE) return { kind: 'picture', address: light };
  }
  return problem('heavy');
}

/** A data address, or what is wrong with the file. */
export async function lightPicture(file: Blob): Promise<LightPicture> {
  if (file.size === 0) return problem('empty');
  // a system that knows no type leaves it to the browser
  if (file.type !== '' && !PICTURE_TYPES.includes(file.type)) return problem('type');
  if (file.size > LARGEST_FILE) return problem('large');
  try {
    const bitmap = await createImageBitmap(file);
    const isSmall = Math.min(bitmap.width, bitmap.height) < SMALLEST_SIDE;
    return isSmall ? problem('small') : lightened(bitmap);
  } catch {
    return problem('unreadable');
  }
}
