// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picturesOf } from '../../../src/living/machine-pictures';
import type { Machine, Pasted } from '../../../src/maps/machines';
import { anyDrawing } from '../../support/living-stage';

class Bitmap {
  readonly close = vi.fn();
}

/** Bitmaps in the order they were asked for; those of what is `broken` cannot be decoded. */
let opened: Bitmap[] = [];
let broken = '';
/** Most that were open at a time. */
let most = 0;

beforeEach(() => {
  [opened, broken, most] = [[], '', 0];
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if ((await blob.text()) === broken) throw new DOMException('no memory', 'InvalidStateError');
    const bitmap = new Bitmap();
    opened.push(bitmap);
    most = Math.max(most, opened.filter(({ close }) => close.mock.calls.length === 0).length);
    return bitmap;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any of its members may be used
  const context = anyDrawing() as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pasted = (what: string): Pasted => ({
  x: 10,
  y: 20,
  width: 40,
  height: 30,
  src: `data:image/webp;base64,${btoa(what)}`,
});
const MACHINE: Machine = {
  thing: 1,
  bare: pasted('bare'),
  rooms: [pasted('room')],
  parts: ['sail', 'shade'].map((what) => ({
    picture: pasted(what),
    room: 0,
    motion: { kind: 'turn', hub: [30, 35], linear: [0, -1, 1, 0], seconds: 12 },
  })),
};

it('what does not turn is as large as it is shown, and what turns is whole', async () => {
  const { bare, rooms, parts, close } = await picturesOf(MACHINE, 0.5);
  expect([bare, ...rooms].map(({ image, box }) => [image.width, image.height, box])).toEqual(
    [0, 1].map(() => [20, 15, { left: 10, top: 20, right: 50, bottom: 50 }]),
  );
  expect(parts.map(({ box }) => box)).toEqual(
    [0, 1].map(() => ({ left: 10, top: 20, right: 50, bottom: 50 })),
  );
  const closed = () => opened.filter((bitmap) => bitmap.close.mock.calls.length > 0).length;
  // those of what does not turn were drawn
  expect([opened.length, closed()]).toEqual([4, 2]);
  // each is there in its full size only until it is scaled
  expect(most).toBe(2);
  vi.stubGlobal('HTMLCanvasElement', HTMLCanvasElement);
  close();
  expect(closed()).toBe(4);
  expect(bare.image.width).toBe(0);
});

it.each(['bare', 'room', 'sail', 'shade'])(
  'where its %s cannot be decoded nothing stays open, and nothing more is asked for',
  async (what) => {
    broken = what;
    await expect(picturesOf(MACHINE, 0.5)).rejects.toThrow();
    expect(opened).toHaveLength(['bare', 'room', 'sail', 'shade'].indexOf(what));
    expect(opened.every((bitmap) => bitmap.close.mock.calls.length === 1)).toBe(true);
  },
);
