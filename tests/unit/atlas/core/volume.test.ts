import { describe, expect, it } from 'vitest';
import { bevel } from '../../../../atlas/core/bevel';
import { inside } from '../../../../atlas/core/geometry';
import type { Point } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Pen } from '../../../../atlas/core/pen';
import { Random } from '../../../../atlas/core/random';
import { SOLID, flatSvg } from '../../../../atlas/core/svg';
import { isVolume } from '../../../../atlas/core/volume';

const pen = () => new Pen({ light: new DayLight(), random: new Random('pen') });
const square = (side: number): Point[] => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];
const lit = (draw: (hand: Pen) => void) => {
  const hand = pen();
  draw(hand);
  return hand.finish().filter(isVolume);
};

describe('light on large forms', () => {
  it('lies on what is large and of one material, exactly as far as the form goes', () => {
    const hand = pen();
    hand.shape(square(90), '#c08040', { contour: false });
    const [form, light, ...more] = hand.finish();
    expect(more).toEqual([]);
    expect(light && isVolume(light)).toBe(true);
    expect(form && light && 'd' in form && 'd' in light && form.d === light.d).toBe(true);
  });

  it('lies on nothing small, nothing that shines by itself and nothing translucent', () => {
    expect(lit((hand) => hand.shape(square(80), '#c08040'))).toEqual([]);
    expect(lit((hand) => hand.shape(square(300), { emit: '#ffe08a' }))).toEqual([]);
    expect(lit((hand) => hand.tint(square(300), '#c08040', { opacity: 0.5 }))).toEqual([]);
  });

  it('hides nothing: the id buffer does not know it', () => {
    const [light] = lit((hand) => hand.shape(square(300), '#c08040'));
    expect(light && flatSvg(light, '#ffffff', '')).toBe('');
  });
});

describe('the worked edge of a plate', () => {
  const plate = square(120);
  const drawn = () => {
    const hand = pen();
    bevel(hand, plate, '#8790ab');
    return hand.finish().flatMap((node) => ('d' in node ? [{ d: node.d, opacity: node.opacity ?? 1 }] : []));
  };

  it('lies inside the plate and is fainter than what counts as cover', () => {
    const around = square(122).map(([x, y]): Point => [x - 1, y - 1]);
    expect(drawn().length).toBeGreaterThan(2);
    for (const { d, opacity } of drawn()) {
      expect(opacity).toBeLessThan(SOLID);
      for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g))
        expect(inside([Number(x), Number(y)], around), d).toBe(true);
    }
  });

  it('takes no chance from the pen, and spares what is small', () => {
    const hand = pen();
    bevel(hand, plate, '#8790ab');
    expect(hand.random.next()).toBe(pen().random.next());
    const small = pen();
    bevel(small, square(30), '#8790ab');
    expect(small.finish()).toEqual([]);
  });
});
