import { describe, expect, it } from 'vitest';
import { LEAST_CONTRAST, contrastOf } from '../../../../atlas/fairness/contrast';
import type { Picture } from '../../../../atlas/fairness/contrast';

const BOX = { x0: 60, y0: 60, x1: 100, y1: 120 };
const shows = (x: number, y: number) => x >= BOX.x0 && x < BOX.x1 && y >= BOX.y0 && y < BOX.y1;

type Rgb = readonly [number, number, number];

function painted(colourAt: (x: number, y: number) => Rgb): Picture {
  const [width, height] = [160, 180];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}

const GREEN: Rgb = [60, 140, 70];
const RED: Rgb = [200, 60, 50];
const NIGHT: Rgb = [24, 24, 58];
const DUSK: Rgb = [28, 27, 62];

describe('contrast', () => {
  it('is full for a figure unlike all around it, none for camouflage', () => {
    expect(
      contrastOf(
        painted((x, y) => (shows(x, y) ? RED : GREEN)),
        BOX,
        shows,
      ),
    ).toBe(1);
    expect(
      contrastOf(
        painted(() => GREEN),
        BOX,
        shows,
      ),
    ).toBe(0);
  });

  it('is the share of colours the surroundings do not have', () => {
    const half = painted((x, y) => (shows(x, y) && y < 90 ? RED : GREEN));
    expect(contrastOf(half, BOX, shows)).toBeCloseTo(0.5);
  });

  it('is below the limit for a dark figure in the night', () => {
    const dark = painted((x, y) => (shows(x, y) ? DUSK : NIGHT));
    expect(contrastOf(dark, BOX, shows)).toBeLessThan(LEAST_CONTRAST);
  });

  it('looks no further than 40 px around', () => {
    const far = painted((x, y) => {
      if (shows(x, y)) return RED;
      return x < 20 || y < 20 || x >= 140 || y >= 160 ? RED : GREEN;
    });
    expect(contrastOf(far, BOX, shows)).toBe(1);
  });

  it('is measured at the edge of the picture too', () => {
    const corner = { x0: 0, y0: 0, x1: 30, y1: 30 };
    const inCorner = (x: number, y: number) => x < 30 && y < 30;
    expect(
      contrastOf(
        painted((x, y) => (inCorner(x, y) ? RED : GREEN)),
        corner,
        inCorner,
      ),
    ).toBe(1);
  });
});
