import { expect, it } from 'vitest';
import { commonest } from '../../../src/living/night-lids';

const pixels = (...colours: readonly (readonly number[])[]) => colours.flat();
const skin = [96, 80, 120, 255];

it('lids have the colour that is commonest around the eyes', () => {
  const ink = [20, 12, 24, 255];
  const open = [200, 0, 0, 0];
  const cheek = [140, 64, 96, 255];
  expect(commonest(pixels(skin, ink, ink, ink, open, open, open, skin, cheek))).toBe('rgb(96 80 120)');
});

it('colours that are nearly alike count as one', () => {
  const nearly = [97, 79, 121, 255];
  const hair = [40, 160, 80, 255];
  expect(commonest(pixels(hair, hair, skin, nearly, nearly))).toBe('rgb(96 80 120)');
});

it('nobody blinks where nothing but lines is seen', () => {
  expect(commonest(pixels([0, 0, 0, 255], [90, 90, 90, 10]))).toBeUndefined();
});
