import { describe, expect, it } from 'vitest';
import { mixSrgb, asColour } from '../../../../atlas/core/colour';
import { SWATCHES, dayPaint, swatchPair } from '../../../../atlas/core/swatches';

const brightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, i) => sum + parseInt(colour.slice(i, i + 2), 16), 0);

describe('swatches', () => {
  it.each(Object.entries(SWATCHES))('%s has a shadow darker than its lit colour', (_name, [lit, dim]) => {
    expect(brightness(dim)).toBeLessThan(brightness(lit));
  });

  it('gives any colour a shadow', () => {
    expect(swatchPair('#4080c0')).toEqual(['#4080c0', expect.stringMatching(/^#[0-9a-f]{6}$/)]);
    expect(brightness(dayPaint.dim('#4080c0'))).toBeLessThan(brightness('#4080c0'));
  });

  it('names the colour it does not have', () => {
    expect(() => swatchPair('yelow')).toThrow('unknown colour "yelow"; known: porcelain');
    expect(() => dayPaint.lit('#12345')).toThrow('unknown colour "#12345"');
    expect(() => asColour('red')).toThrow('"red" is not a colour');
  });

  it('blends from one end to the other', () => {
    expect(mixSrgb('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mixSrgb('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixSrgb('#000000', '#ffffff', 1)).toBe('#ffffff');
  });
});
