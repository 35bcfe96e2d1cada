// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stickerOf } from '../../../src/living/sticker';
import { callsOf, toldDrawing, type Told } from '../../support/told-drawing';

/** What each canvas was told, by the canvas. */
let told: Map<unknown, Told[]>;

beforeEach(() => {
  told = new Map();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const drawing = toldDrawing();
    told.set(this, drawing.told);
    return drawing.context;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** A cut of so many pixels. */
const cutOf = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height });

const at = { left: 100, top: 200, right: 160, bottom: 320 };

it('has a white edge of the same width all round, and lies upon it itself', () => {
  const cut = cutOf(120, 240);
  const sticker = stickerOf(cut, at, at);
  const edge = 11;
  expect([sticker?.width, sticker?.height]).toEqual([120 + 2 * edge, 240 + 2 * edge]);
  const laid = callsOf(told.get(sticker) ?? [], 'drawImage');
  const own = laid.at(-1);
  expect(own).toEqual([cut, edge, edge]);
  const around = laid.slice(0, -1).map(([paper, x, y]) => {
    expect(paper).not.toBe(cut);
    return [Number(x) - edge, Number(y) - edge] as const;
  });
  for (const [x, y] of around) expect(Math.hypot(x, y)).toBeCloseTo(edge, 6);
  // in every direction, each as far from the next
  const turns = around
    .map(([x, y]) => (Math.atan2(y, x) + 2 * Math.PI + 1e-9) % (2 * Math.PI))
    .toSorted((a, b) => a - b);
  for (const [index, turn] of turns.entries()) expect(turn).toBeCloseTo((index / 16) * 2 * Math.PI, 6);
  expect(turns).toHaveLength(16);
});

it('its edge is its own shape in white', () => {
  const cut = cutOf(40, 90);
  const sticker = stickerOf(cut, at, at);
  const [[paper] = []] = callsOf(told.get(sticker) ?? [], 'drawImage');
  expect(paper).toMatchObject({ width: 40, height: 90 });
  expect(told.get(paper)).toEqual([
    ['drawImage', cut, 0, 0],
    ['globalCompositeOperation =', 'source-in'],
    ['fillStyle =', '#fff'],
    ['fillRect', 0, 0, 40, 90],
  ]);
});

it('lies where it was cut, whatever the part of the map it is shown over', () => {
  const sizes = fc.integer({ min: 10, max: 400 });
  const places = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(sizes, sizes, places, places, fc.constantFrom(0.5, 1, 2), (width, height, x, y, unit) => {
      const cut = cutOf(width, height);
      const box = { left: x, top: y, right: x + width * unit, bottom: y + height * unit };
      const within = { left: x - 30, top: y + 10, right: x + 270, bottom: y + 210 };
      const sticker = stickerOf(cut, box, within);
      const edge = (((sticker?.width ?? 0) - width) / 2) * unit;
      const style = sticker?.style;
      const share = (text: string | undefined, whole: number) =>
        (Number.parseFloat(text ?? '') / 100) * whole;
      const left = within.left + share(style?.left, 300);
      const top = within.top + share(style?.top, 200);
      expect(left).toBeCloseTo(box.left - edge, 4);
      expect(top).toBeCloseTo(box.top - edge, 4);
      expect(left + share(style?.width, 300)).toBeCloseTo(box.right + edge, 4);
      expect(top + share(style?.height, 200)).toBeCloseTo(box.bottom + edge, 4);
      expect(edge).toBeGreaterThanOrEqual(Math.max(width, height) * unit * 0.045);
      expect(edge).toBeLessThan(Math.max(width, height) * unit * 0.045 + unit);
    }),
    { numRuns: 40 },
  );
});

it('is none where nothing can be drawn', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(stickerOf(cutOf(4, 4), at, at)).toBeUndefined();
});
