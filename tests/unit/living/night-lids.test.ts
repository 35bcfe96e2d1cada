// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { commonest, lidAround } from '../../../src/living/night-lids';
import { callsOf, toldDrawing } from '../../support/told-drawing';

afterEach(() => void vi.restoreAllMocks());

const EYES = {
  at: [
    [120, 60, 8, 10],
    [140, 58, 8, 12],
  ],
} as const;
const BOX = { left: 100, top: 40, right: 180, bottom: 200 };
const cut = () => document.createElement('canvas');

/** A page on which every look at a picture sees one colour. */
function page(colour: readonly number[] = [96, 80, 120, 255]) {
  const read = vi.fn((_x: number, _y: number, width: number, height: number) => ({
    data: Array.from({ length: width * height }, () => colour).flat(),
  }));
  const drawing = toldDrawing({ getImageData: read });
  const opened = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing.context);
  return { ...drawing, read, opened };
}

it('is the commonest colour around both eyes: as far aside and below as four fifths of their height', () => {
  const { told, read, opened } = page();
  const own = cut();
  expect(lidAround(own, BOX, EYES)).toBe('rgb(96 80 120)');
  // eyes from 120 to 148 and from 58 to 70
  const [left, right] = [120 - 9.6, 148 + 9.6];
  const ratio = 47 / (right - left);
  const [transform = []] = callsOf(told, 'setTransform');
  const expected = [ratio, 0, 0, ratio, -left * ratio, -58 * ratio];
  for (const [index, value] of expected.entries()) expect(transform[index]).toBeCloseTo(value, 6);
  expect(read.mock.calls).toEqual([[0, 0, 47, Math.round((47 * 21.6) / (right - left))]]);
  expect(callsOf(told, 'drawImage')).toEqual([[own, 100, 40, 80, 160]]);
  expect(opened).toHaveBeenCalledWith('2d', { willReadFrequently: true });
});

it('looks at no eye, nor at the line around it', () => {
  const { told } = page();
  lidAround(cut(), BOX, EYES);
  expect(callsOf(told, 'clearRect')).toEqual([
    [119, 59, 10, 12],
    [139, 57, 10, 14],
  ]);
  expect(told.findIndex(([name]) => name === 'clearRect')).toBeGreaterThan(
    told.findIndex(([name]) => name === 'drawImage'),
  );
});

it('looks at no more than forty-eight pixels across, and at one at least', () => {
  const { read } = page();
  lidAround(cut(), BOX, { at: [[100, 40, 400, 100]] });
  lidAround(cut(), BOX, { at: [[100, 40, 0.2, 0.1]] });
  expect(read.mock.calls.map(([, , width]) => width)).toEqual([48, 1]);
  expect(read.mock.calls[1]?.[3]).toBe(1);
});

it('is none where the picture may not be read, and where nothing can be drawn', () => {
  const { read, opened } = page();
  read.mockImplementation(() => {
    throw new DOMException('tainted', 'SecurityError');
  });
  expect(lidAround(cut(), BOX, EYES)).toBeUndefined();
  opened.mockReturnValue(null);
  expect(lidAround(cut(), BOX, EYES)).toBeUndefined();
});

it('counts colours in steps of eight, up to white, and what is as good as opaque', () => {
  expect(commonest([255, 254, 250, 250])).toBe('rgb(255 255 248)');
  expect(commonest([255, 254, 250, 249])).toBeUndefined();
  expect(commonest([48, 0, 0, 255])).toBe('rgb(48 0 0)');
  expect(commonest([47, 47, 47, 255])).toBeUndefined();
  expect(commonest([100, 100, 100, 255, 200, 200, 200, 255, 200, 200, 200])).toBe('rgb(104 104 104)');
});
