import { expect, it } from 'vitest';
import { SURFACE_VOICES, surfaceAt } from '../../../src/living/surface';
import { FAMILIES } from '../../../src/maps/life';

it('every point of a map is sky, water or ground', () => {
  const under = { cell: 10, rows: ['ss', 'wg'] };
  expect(surfaceAt(under, { x: 19, y: 9 })).toBe('sky');
  expect(surfaceAt(under, { x: 0, y: 10 })).toBe('water');
  expect(surfaceAt(under, { x: 10, y: 19 })).toBe('ground');
  expect(surfaceAt(under, { x: 25, y: -3 })).toBe('ground');
  for (const voice of Object.values(SURFACE_VOICES)) expect(FAMILIES).toContain(voice);
});
