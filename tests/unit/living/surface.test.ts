import { expect, it } from 'vitest';
import { SURFACE_VOICES, surfaceAt } from '../../../src/living/surface';
import { FAMILIES } from '../../../src/maps/life';

it('every point of a map is some kind of ground', () => {
  const under = { cell: 10, rows: ['ss', 'wl'] };
  expect(surfaceAt(under, { x: 19, y: 9 })).toBe('sky');
  expect(surfaceAt(under, { x: 0, y: 10 })).toBe('water');
  expect(surfaceAt(under, { x: 10, y: 19 })).toBe('grass');
  expect(surfaceAt(under, { x: 25, y: -3 })).toBe('stone');
  for (const voice of Object.values(SURFACE_VOICES)) expect(FAMILIES).toContain(voice);
});
