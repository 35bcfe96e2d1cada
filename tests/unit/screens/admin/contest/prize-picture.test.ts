import { afterEach, expect, it, vi } from 'vitest';
import { lightPicture, sizeWithin } from '../../../../../src/screens/admin/contest/prize-picture';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [6000, 3000, [560, 280]],
  [300, 200, [300, 200]],
  [20, 16_000, [1, 560]],
  [16_000, 4, [560, 1]],
])('a picture of %i by %i fits with both sides', (width, height, size) => {
  expect(sizeWithin(width, height, 560)).toEqual(size);
});

it('an address without a picture is none', async () => {
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  const canvas = { getContext: () => pen, toDataURL: () => 'data:,' };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10 }));
  vi.stubGlobal('document', { createElement: () => canvas });
  expect(await lightPicture(new Blob())).toBeUndefined();
});
