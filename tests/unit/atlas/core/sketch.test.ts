import { describe, expect, it } from 'vitest';
import { Sketch, weightFor } from '../../../../atlas/core/sketch';
import { box, knots, oval } from '../../../../atlas/core/knots';
import { dayPaint } from '../../../../atlas/core/swatches';

const still = { paint: dayPaint, wobble: 0 };

describe('Sketch', () => {
  it('counts the pen in its box: half the contour, nudged down and right', () => {
    const s = new Sketch(still);
    s.shape(box(-10, -20, 20, 20), 'red');
    const room = s.figure().box;
    expect(room.x0).toBeCloseTo(-10 - 2.4 + 0.9);
    expect(room.y0).toBeCloseTo(-20 - 2.4 + 1.3);
    expect(room.x1).toBeCloseTo(10 + 2.4 + 0.9);
    expect(room.y1).toBeCloseTo(2.4 + 1.3);
  });

  it('follows frames and flips', () => {
    const s = new Sketch({ ...still, flip: true });
    s.at({ x: 100, rot: 90 }, () => s.tint(box(0, 0, 10, 2), '#ff0000'));
    expect(s.figure().box).toEqual({
      x0: expect.closeTo(-100),
      x1: expect.closeTo(-98),
      y0: expect.closeTo(0),
      y1: expect.closeTo(10),
    });
  });

  it('leaves out of its box what is clipped away, faint, or on the ground', () => {
    const s = new Sketch(still);
    s.shape(box(0, 0, 10, 10), 'red', {
      contour: false,
      line: 0,
      inside: () => s.tint(box(-500, -500, 1000, 1000), '#00ff00'),
    });
    s.tint(oval(0, 0, 300), '#0000ff', 0.5);
    s.contact(0, 0, 400);
    expect(s.figure().box).toEqual({ x0: 0, y0: 0, x1: 10, y1: 10 });
    expect(s.figure().svg({ ids: 'a' })).toContain('#0000ff');
    const flat = s.figure().svg({ ids: 'a', flat: '#111111' });
    const paths = [...flat.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).filter((d) => d !== '');
    expect(paths).toEqual(['M0 0l10 0l0 10l-10 0l0-10z']);
  });

  it('keeps the extent of the head apart', () => {
    const s = new Sketch(still);
    s.tint(box(0, 0, 10, 100), '#00ff00');
    s.head({ y: -20 }, () => s.tint(box(0, 0, 10, 20), '#ff0000'));
    s.tint(box(50, 0, 10, 10), '#0000ff');
    expect(s.figure().head).toEqual({ x0: 0, y0: -20, x1: 10, y1: 0 });
  });

  it('takes the whole figure for the head when none was drawn', () => {
    const s = new Sketch(still);
    s.tint(box(0, 0, 10, 10), '#ff0000');
    expect(s.figure().head).toEqual(s.figure().box);
  });

  it('has no figure when nothing was drawn', () => {
    expect(() => new Sketch(still).figure()).toThrow('nothing was drawn');
  });

  it('draws heavier lines for smaller figures', () => {
    const width = (pen: number): number => {
      const s = new Sketch({ ...still, weight: pen });
      s.shape(box(0, 0, 10, 10), 'red');
      return Number(/stroke-width="([\d.]+)"/.exec(s.figure().svg({ ids: 'a' }))?.[1]);
    };
    expect(weightFor(0.25)).toBe(2);
    expect(width(weightFor(0.25))).toBeCloseTo(2 * width(1));
  });

  it('lets what shines keep its daylight colours', () => {
    const paint = { ink: '#000001', lit: () => '#000002', dim: () => '#000003', highlight: () => '#000004' };
    const s = new Sketch({ paint });
    s.shape(knots`0 0, 10 0, 5 10`, { emit: 'yellow' });
    expect(s.figure().svg({ ids: 'a' })).toContain(dayPaint.lit('yellow'));
  });
});
