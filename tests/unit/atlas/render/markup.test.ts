import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixOf, numberOf, tagsOf } from '../../../../atlas/render/markup';

describe('tags of the atlas’s SVG', () => {
  it('are told in their order with their attributes', () => {
    const tags = [...tagsOf('<svg width="4"><g id="a"><path d="M0 0" stroke-width="2"/></g></svg>')];
    expect(tags.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'open svg',
      'open g',
      'empty path',
      'close g',
      'close svg',
    ]);
    const path = tags[2];
    expect(path?.get('d')).toBe('M0 0');
    expect(path?.get('stroke')).toBeUndefined();
    expect(path && numberOf(path, 'stroke-width')).toBe(2);
    expect(path && numberOf(path, 'cx', 7)).toBe(7);
    expect(tags.map(({ at }) => at)).toEqual([0, 15, 25, 58, 62]);
  });

  it('have no numbers that are none', () => {
    const [tag] = tagsOf('<ellipse cx="wide"/>');
    expect(() => tag && numberOf(tag, 'cx')).toThrow('cx="wide"');
  });
});

describe('transforms', () => {
  it('turn as far as they say, whichever way', () => {
    fc.assert(
      fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), (degrees) => {
        const [a, b, c, d, e, f] = matrixOf(`rotate(${degrees.toFixed(3)})`);
        const angle = (Number(degrees.toFixed(3)) * Math.PI) / 180;
        expect(a).toBeCloseTo(Math.cos(angle), 8);
        expect(b).toBeCloseTo(Math.sin(angle), 8);
        expect([c + b, d - a, e, f].map(Math.abs)).toEqual([0, 0, 0, 0]);
      }),
    );
  });

  it('are done from the last to the first', () => {
    expect(matrixOf('translate(10 20)scale(-2 3)')).toEqual([-2, 0, 0, 3, 10, 20]);
    expect(matrixOf('scale(2)translate(10 20)')).toEqual([2, 0, 0, 2, 20, 40]);
    expect(matrixOf(undefined)).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it('are refused where the atlas has none of the kind', () => {
    expect(() => matrixOf('skewX(3)')).toThrow('skewX(3)');
    expect(() => matrixOf('rotate(3 4 5)')).toThrow('rotate');
  });
});
