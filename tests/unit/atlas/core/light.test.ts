import { describe, expect, it } from 'vitest';
import { mix, toLab } from '../../../../atlas/core/colour';
import { DayLight, NightLight } from '../../../../atlas/core/light';

const lightness = (colour: string) => toLab(colour)[0];
const RED = '#c0504a';

describe.each([
  ['day', new DayLight()],
  ['night', new NightLight()],
])('by %s', (_, light) => {
  it('lit faces are lighter than plain ones, shaded ones darker', () => {
    const [shaded, plain, lit] = [-1, 0, 1].map((tone) => lightness(light.paint(RED, tone)));
    expect(shaded).toBeLessThan(plain ?? 0);
    expect(plain).toBeLessThan(lit ?? 0);
  });

  it('what is far away goes toward the haze', () => {
    const away = (haze: number) => {
      const [L, a, b] = toLab(light.paint(RED, 0, { haze, warmth: 0 }));
      const [hL, ha, hb] = toLab(light.haze);
      return Math.hypot(L - hL, a - ha, b - hb);
    };
    expect(away(1)).toBeLessThan(away(0.5));
    expect(away(0.5)).toBeLessThan(away(0));
  });

  it('what shines by itself is left as it is', () => {
    expect(light.paint({ emit: '#ffcc66' }, -1, { haze: 1, warmth: 0 })).toBe('#ffcc66');
  });

  it('paints a swatch of the paint box as its plain colour', () => {
    expect(light.paint('wood')).toBe(light.paint('#b37d4b'));
    expect(light.paint({ emit: 'gold' })).toBe('#f2b737');
  });

  it('takes nothing but colours', () => {
    expect(() => light.paint('rot')).toThrow('unknown colour "rot"');
  });
});

describe('by night', () => {
  const night = new NightLight();

  it('everything is darker and bluer, and warm again next to a lamp', () => {
    const grey = '#a0a0a0';
    const [moon, lamp] = [0, 1].map((warmth) => toLab(night.paint(grey, 0, { haze: 0, warmth })));
    expect(moon?.[0]).toBeLessThan(lightness(grey));
    expect(moon?.[2]).toBeLessThan(0);
    expect(lamp?.[2]).toBeGreaterThan(0);
    expect(lamp?.[0]).toBeGreaterThan(moon?.[0] ?? 1);
  });

  it('people carry more light than walls, so that faces read', () => {
    expect(lightness(night.gradeFigure(RED, 0))).toBeGreaterThan(lightness(night.grade(RED, 0)));
  });
});

describe('mixing', () => {
  it('ends at its two colours', () => {
    expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
    expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
  });
});
