import { describe, expect, it } from 'vitest';
import { toLab } from '../../../../atlas/core/colour';
import type { Node } from '../../../../atlas/core/svg';
import { massOf } from '../../../../atlas/endless/masses';

const inkBox = { x0: 0, x1: 130, y0: 0, y1: 130 };
const massOfNodes = (...nodes: readonly Node[]) => massOf({ inked: { nodes, inkBox } });
const WHOLE = 'M0 0L130 0L130 130L0 130Z';
/** The lower 50 of 130, which is five of thirteen rows. */
const LOWER = 'M0 80C40 80 90 80 130 80L130 130L0 130Z';
const light = (colour: string) => toLab(colour)[0];

describe('the mass of a thing', () => {
  it('is what lies on top, by the room that it takes', () => {
    const mass = massOfNodes({ d: WHOLE, fill: '#ffffff' }, { d: LOWER, fill: '#203040' });
    expect(mass.light).toBeCloseTo((8 * light('#ffffff') + 5 * light('#203040')) / 13, 6);
    expect(mass.size).toBeCloseTo(130 * 130, 6);
  });

  it('is of what is filled with a colour that hides what is below it', () => {
    const mass = massOfNodes(
      { d: LOWER, fill: '#c04030' },
      { d: WHOLE, stroke: '#000000' },
      { d: WHOLE, fill: '#000000', opacity: 0.3 },
      { d: WHOLE, fill: 'url(#volume)' },
    );
    expect(mass.light).toBeCloseTo(light('#c04030'), 6);
    expect(mass.size).toBeCloseTo((130 * 130 * 5) / 13, 6);
    expect(mass.chroma).toBeGreaterThan(0.1);
  });

  it('is not what its clip cuts off', () => {
    const mass = massOfNodes({ d: WHOLE, fill: '#ffffff' }, { d: WHOLE, fill: '#000000', clip: LOWER });
    expect(mass.light).toBeCloseTo(8 / 13, 3);
  });

  it('is reckoned once for a thing as it is inked, and anew when it is inked otherwise', () => {
    const inked = { nodes: [{ d: WHOLE, fill: '#ffffff' }], inkBox };
    expect(massOf({ inked })).toBe(massOf({ inked }));
    expect(massOf({ inked: { ...inked } })).not.toBe(massOf({ inked }));
  });

  it('is nothing where nothing is filled', () => {
    expect(massOfNodes({ d: WHOLE, stroke: '#000000' })).toEqual({ light: 0, chroma: 0, size: 0 });
  });
});
