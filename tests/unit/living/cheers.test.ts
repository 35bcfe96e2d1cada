// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cheerOf, cheersIn } from '../../../src/living/cheers';
import type { Cheers } from '../../../src/maps/cheers';
import type { MapSource } from '../../../src/platform/platform';
import { anyDrawing } from '../../support/living-stage';

const FILE: Cheers = {
  version: 1,
  cheers: [
    { id: 'quest1-0', picture: { x: 90, y: 170, width: 60, height: 120, src: 'data:image/webp;base64,AA' } },
  ],
};

let isPicture = true;

beforeEach(() => {
  isPicture = true;
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => (isPicture ? Promise.resolve() : Promise.reject(new Error('no picture')));
    },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any of its members may be used
  const context = anyDrawing() as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const further = vi.fn<NonNullable<MapSource['further']>>();
const source = {
  maps: { manifest: () => Promise.resolve(), level: () => Promise.resolve(), pictureUrl: String, further },
  level: 3,
  name: 'cheers',
  path: '3/cheers.json',
} as const;

it('reads the file of a level, and nothing that is none of ours', async () => {
  further.mockResolvedValueOnce(FILE);
  expect(await cheersIn(source)).toEqual(FILE);
  expect(further.mock.lastCall).toEqual([3, 'cheers', '3/cheers.json']);
  further.mockResolvedValueOnce({ ...FILE, version: 2 });
  expect(await cheersIn(source)).toBeUndefined();
  // who cannot be reached may be later
  further.mockRejectedValueOnce(new Error('offline'));
  await expect(cheersIn(source)).rejects.toThrow('offline');
});

const HERE = { left: 100, top: 200, right: 140, bottom: 290 };

it('shows somebody as they cheer, where their picture lies', async () => {
  const look = await cheerOf(FILE, 'quest1-0', HERE);
  expect(look?.box).toEqual({ left: 90, top: 170, right: 150, bottom: 290 });
  expect([look?.canvas.width, look?.canvas.height]).toEqual([60, 120]);
});

it('shows nobody whom the file does not know, and nobody who stands elsewhere than it says', async () => {
  expect(await cheerOf(undefined, 'quest1-0', HERE)).toBeUndefined();
  expect(await cheerOf(FILE, 'quest2-0', HERE)).toBeUndefined();
  const elsewhere = { left: 150, top: 200, right: 190, bottom: 290 };
  expect(await cheerOf(FILE, 'quest1-0', elsewhere)).toBeUndefined();
});

it('rejects where the picture is none', async () => {
  isPicture = false;
  await expect(cheerOf(FILE, 'quest1-0', HERE)).rejects.toThrow('no picture');
});
