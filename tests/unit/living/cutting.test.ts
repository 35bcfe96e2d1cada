// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutOut, onGrid, roomOf, tilesOn, within } from '../../../src/living/cutting';
import { reachOf } from '../../../src/living/motion';
import type { Box, LivingThing } from '../../../src/living/things';
import { CountedPath, countedPathOf } from '../../support/counted-path';
import { callsOf, toldDrawing } from '../../support/told-drawing';

beforeEach(() => void vi.stubGlobal('Path2D', CountedPath));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function figure(order: number, { left, top, right, bottom }: Box, isFigure = true): LivingThing {
  const rows = Array.from({ length: bottom - top }, () => [[left, right] as const]);
  return { order, box: { left, top, right, bottom }, shape: { top, rows }, voice: 'merry', figure: isFigure };
}

it('a cut lies on whole pixels of the screen, holds its thing, and no more than a pixel around it', () => {
  const at = fc.integer({ min: 0, max: 3000 });
  const size = fc.integer({ min: 1, max: 900 });
  const ratios = fc.constantFrom(0.25, 0.5, 0.6, 0.75, 0.9, 1);
  fc.assert(
    fc.property(at, at, size, size, ratios, (left, top, width, height, ratio) => {
      const box = { left, top, right: left + width, bottom: top + height };
      const cut = onGrid(box, ratio);
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Number.isInteger(cut[side])).toBe(true);
        expect(Math.abs(cut[side] - box[side] * ratio)).toBeLessThan(1);
      }
      expect(cut.left).toBeLessThanOrEqual(left * ratio);
      expect(cut.top).toBeLessThanOrEqual(top * ratio);
      expect(cut.right).toBeGreaterThanOrEqual(box.right * ratio);
      expect(cut.bottom).toBeGreaterThanOrEqual(box.bottom * ratio);
    }),
  );
});

describe('the tiles on screen', () => {
  const image = (style: string, name: 'img' | 'canvas' = 'canvas') => {
    const tile = document.createElement(name);
    tile.setAttribute('style', style);
    tile.dataset['tile'] = 'a map/3840/0-0.webp';
    return tile;
  };

  it('lie where they are on the map, the sharper ones last', () => {
    const tiles = document.createElement('div');
    const sharp = image('left: 256px; top: 128px; width: 128px; height: 64px; z-index: 3');
    const soft = image('left: 0px; top: -0.5px; width: 512px; height: 512px; z-index: 1', 'img');
    const plain = image('left: 10px; top: 0px; width: 512px; height: 512px');
    tiles.append(sharp, soft, plain);
    const placed = tilesOn(tiles, 0.5);
    expect(placed.map((tile) => tile.image)).toEqual([plain, soft, sharp]);
    expect(placed[2]?.box).toEqual({ left: 512, top: 256, right: 768, bottom: 384 });
    expect(placed[1]?.box).toEqual({ left: 0, top: -1, right: 1024, bottom: 1023 });
  });

  it('are tiles alone', () => {
    const tiles = document.createElement('div');
    tiles.append(document.createElement('img'), document.createElement('canvas'));
    expect(tilesOn(tiles, 1)).toEqual([]);
  });
});

describe('a cut', () => {
  const thing = figure(0, { left: 101, top: 60, right: 131, bottom: 62 });
  const tile = (box: Box) => ({ image: document.createElement('img'), box });
  const near = tile({ left: 0, top: 0, right: 128, bottom: 128 });
  const beside = tile({ left: 128, top: 0, right: 256, bottom: 128 });
  const far = tile({ left: 256, top: 0, right: 384, bottom: 128 });

  it('is its own pixels of the tiles that show it, at the sharpness that is asked for', () => {
    const { context, told } = toldDrawing();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    const cut = cutOut(thing, [near, beside, far], 0.5);
    expect([cut?.canvas.width, cut?.canvas.height]).toEqual([16, 1]);
    expect(cut?.box).toEqual({ left: 100, top: 60, right: 132, bottom: 62 });
    expect(told[0]).toEqual(['setTransform', 0.5, 0, 0, 0.5, -50, -30]);
    expect(told[1]?.[0]).toBe('clip');
    expect(countedPathOf(told[1]?.[1]).rects).toEqual([
      [101, 60, 30, 1],
      [101, 61, 30, 1],
    ]);
    expect(callsOf(told, 'drawImage')).toEqual([
      [near.image, 0, 0, 128, 128],
      [beside.image, 128, 0, 128, 128],
    ]);
  });

  it('has a pixel at least, and is none where nothing can be drawn', () => {
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    drawing.mockReturnValue(toldDrawing().context);
    const speck = figure(0, { left: 8, top: 8, right: 8, bottom: 8 });
    expect(cutOut(speck, [near], 1)?.canvas).toMatchObject({ width: 1, height: 1 });
    drawing.mockReturnValue(null);
    expect(cutOut(thing, [near], 1)).toBeUndefined();
  });
});

it('whoever moves has all of their reach but the pixels of every other figure', () => {
  const boxes = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 4, max: 30 }))
    .map(([left, top, side]): Box => ({ left, top, right: left + side, bottom: top + side }));
  const others = fc.array(fc.tuple(boxes, fc.boolean()), { maxLength: 3 });
  fc.assert(
    fc.property(boxes, others, (own, rest) => {
      const mover = figure(0, own);
      // one beside the other, as visible shapes are
      const apart = rest.map(([{ left, top, right, bottom }, isFigure], index) =>
        figure(
          index + 1,
          { left: left + index * 70 - 60, top, right: right + index * 70 - 60, bottom },
          isFigure,
        ),
      );
      const room = countedPathOf(roomOf(mover, [mover, ...apart]));
      const reach = reachOf(own);
      const holds = ({ left, top, right, bottom }: Box, x: number, y: number) =>
        x >= left && x < right && y >= top && y < bottom;
      for (let y = reach.top - 3; y < reach.bottom + 3; y += 2)
        for (let x = reach.left - 3; x < reach.right + 3; x += 2) {
          const isTaken = apart.some((other) => other.figure && holds(other.box, x, y));
          expect(room.holds(x, y)).toBe(holds(reach, x, y) && !isTaken);
        }
    }),
    { numRuns: 60 },
  );
});

it('a shape within a box is its pixels there, and nothing else', () => {
  const shape = {
    top: 5,
    rows: [
      [[2, 9]],
      [
        [0, 3],
        [5, 8],
      ],
      [[4, 5]],
    ],
  } as const;
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: -1, max: 9 }), fc.integer({ min: 3, max: 9 })),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 })),
      ([left, top], [width, height]) => {
        const box = { left, top, right: left + width, bottom: top + height };
        const cut = within(shape, box);
        const shows = ({ top: from, rows }: { top: number; rows: typeof cut.rows }, x: number, y: number) =>
          (rows[y - from] ?? []).some(([start, end]) => x >= start && x < end);
        for (let y = 3; y < 10; y++)
          for (let x = -1; x < 11; x++) {
            const isIn = x >= left && x < box.right && y >= top && y < box.bottom;
            expect(shows(cut, x, y)).toBe(isIn && shows(shape, x, y));
          }
      },
    ),
  );
});
