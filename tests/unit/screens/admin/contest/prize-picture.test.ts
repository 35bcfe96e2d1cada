import { afterEach, expect, it, vi } from 'vitest';
import { LONGEST_PICTURE } from '../../../../../src/contest/plan-document';
import {
  LARGEST_FILE,
  SMALLEST_SIDE,
  lightPicture,
  sizeWithin,
  type PictureProblem,
} from '../../../../../src/screens/admin/contest/prize-picture';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [6000, 3000, [560, 280]],
  [300, 200, [300, 200]],
  [20, 16_000, [1, 560]],
  [16_000, 4, [560, 1]],
])('a picture of %i by %i fits with both sides', (width, height, size) => {
  expect(sizeWithin(width, height, 560)).toEqual(size);
});

interface Seen {
  readonly width: number;
  readonly height: number;
}

/** A browser that reads every file as such a picture, and writes it as `address`. */
function browser(seen: Seen | undefined, address: string) {
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  const canvas = { getContext: () => pen, toDataURL: () => address };
  vi.stubGlobal('createImageBitmap', () => (seen ? Promise.resolve(seen) : Promise.reject(new Error('no'))));
  vi.stubGlobal('document', { createElement: () => canvas });
}

const LIGHT = 'data:image/webp;base64,AAAA';
const file = (type = 'image/png', text = 'a picture') => new Blob([text], { type });
const huge = { size: LARGEST_FILE + 1, type: 'image/jpeg' } as Blob;
const wide = { width: 600, height: SMALLEST_SIDE };

it.each<[string, Blob, Seen | undefined, string, PictureProblem | 'picture']>([
  ['a photograph', file(), wide, LIGHT, 'picture'],
  ['one of a system that knows no type', file(''), wide, LIGHT, 'picture'],
  ['nothing', file('image/png', ''), wide, LIGHT, 'empty'],
  ['a moving picture', file('image/gif'), wide, LIGHT, 'type'],
  ['a letter', file('text/plain'), wide, LIGHT, 'type'],
  ['a film of a camera', huge, wide, LIGHT, 'large'],
  ['a torn file', file(), undefined, LIGHT, 'unreadable'],
  ['one that could not be drawn', file(), wide, 'data:,', 'unreadable'],
  ['a line', file(), { width: 600, height: SMALLEST_SIDE - 1 }, LIGHT, 'small'],
  ['grains of sand', file(), wide, LIGHT.padEnd(LONGEST_PICTURE + 1, 'A'), 'heavy'],
])('of %s the owner is told what is wrong, if anything', async (_, given, seen, address, said) => {
  browser(seen, address);
  const light = await lightPicture(given);
  expect(light.kind === 'problem' ? light.problem : light.kind).toBe(said);
});
