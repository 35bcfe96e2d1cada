import { describe, expect, it } from 'vitest';
import { cieLab, nameOf } from '../../../../../atlas/further/crowd/colours';

describe('a colour that nobody mixed from a swatch', () => {
  const painted = (r: number, g: number, b: number) => ({ swatch: undefined, lab: cieLab(r, g, b) });

  it('is named after the nearest swatch', () => {
    expect(nameOf(painted(75, 154, 85))).toBe('green');
    expect(nameOf(painted(217, 63, 60))).toBe('red');
  });

  it('is white where a white cup stands in warm light, and nothing where people would disagree', () => {
    const cup = painted(253, 247, 235);
    expect(nameOf(cup)).toBe('white');
    expect(nameOf(painted(248, 240, 220))).toBeUndefined();
  });
});
