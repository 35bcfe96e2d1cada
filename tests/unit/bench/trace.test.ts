/** What the bench calls sharp: the last frame of the display that changes enough of the view. */
import { describe, expect, it } from 'vitest';
import { changeOf, settledAt, type Frame } from '../../bench/trace';

const PIXELS = 1000;

/** A grey view in which the first `changed` pixels are `by` levels lighter. */
const view = (changed: number, by = 100) => new Uint8Array(PIXELS).fill(50).fill(50 + by, 0, changed);

const frames = (...list: readonly (readonly [at: number, grey: Uint8Array])[]): Frame[] =>
  list.map(([at, grey]) => ({ at, grey, width: 10 }));

describe('changeOf', () => {
  it('is the share of pixels that differ by more than compression makes of them', () => {
    expect(changeOf(view(0), view(250))).toBe(0.25);
    expect(changeOf(view(0), view(PIXELS, 8))).toBe(0);
  });

  it('is everything between frames of two sizes', () => {
    expect(changeOf(new Uint8Array(), view(0))).toBe(1);
    expect(changeOf(view(0).slice(1), view(0))).toBe(1);
  });
});

describe('settledAt', () => {
  it('is the last frame that changes at least a hundredth of the view', () => {
    const seen = frames([10, view(0)], [20, view(500)], [30, view(510)], [40, view(519)]);
    expect(settledAt(seen, 0)).toBe(30);
  });

  it('counts what comes in many steps that are too small by themselves', () => {
    const steps = Array.from({ length: 50 }, (_, i) => [i, view(i * 4)] as const);
    expect(settledAt(frames(...steps), 0)).toBe(47);
  });

  it('knows no frame that draws the same picture again, and no change that goes again', () => {
    const seen = frames([10, view(0)], [20, view(500)], [50, view(505)], [60, view(500)], [90, view(500)]);
    expect(settledAt(seen, 0)).toBe(20);
  });

  it('looks at the band alone that shows the map', () => {
    const below = frames([10, view(0)], [20, view(99)]);
    expect(settledAt(below, 0, { top: 0.1, bottom: 1 })).toBe(10);
    expect(settledAt(below, 0, { top: 0.05, bottom: 0.9 })).toBe(20);
    expect(settledAt(below, 0)).toBe(20);
  });

  it('counts nothing from before the page was asked for', () => {
    const seen = frames([10, view(0)], [20, view(800)], [40, view(800)]);
    expect(settledAt(seen, 15)).toBe(20);
    expect(settledAt(seen, 30)).toBeUndefined();
    expect(settledAt([], 0)).toBeUndefined();
  });
});
