import { expect, it } from 'vitest';
import { isOnCat } from '../../../src/game/cat';
import { targetBox } from '../../../src/game/quest';
import { mapPoint } from '../../../src/game/space';

const CAT = targetBox(100, 100, 160, 160);
const at = (x: number, y: number, slack = 12) => ({ point: mapPoint(x, y), slack });

it('is met on its box and within the slack of a tap, and not beyond', () => {
  expect(isOnCat(at(130, 130), CAT, [])).toBe(true);
  expect(isOnCat(at(170, 130), CAT, [])).toBe(true);
  expect(isOnCat(at(180, 130), CAT, [])).toBe(false);
});

it('leaves a tap to whoever is sought, as near as the cat may be', () => {
  const sought = [targetBox(165, 100, 220, 160)];
  expect(isOnCat(at(158, 130), CAT, sought)).toBe(false);
  expect(isOnCat(at(130, 130), CAT, sought)).toBe(true);
});
