import { expect, it } from 'vitest';
import { easeIn, easeText, gameAddress, isEased, NO_EASE, parseEase } from '../../../src/game/ease';

const ALL = [false, true].flatMap((relaxed) =>
  [false, true].map((largeTargets) => ({ relaxed, largeTargets })),
);

it('an address is read back as it was made', () => {
  for (const ease of ALL) expect(parseEase(easeText(ease) ?? null)).toEqual(ease);
});

it('what is no ease is a run as usual', () => {
  for (const text of [null, '', 'easy', 'Relaxed', 'largest']) expect(isEased(parseEase(text))).toBe(false);
});

it('a time attack keeps its clock and takes larger targets', () => {
  expect(easeIn(3, { relaxed: true, largeTargets: true })).toEqual({ relaxed: false, largeTargets: true });
  for (const ease of ALL) expect(easeIn(2, ease)).toEqual(ease);
});

it('a run as usual has the address it always had', () => {
  expect(gameAddress(7, 2, NO_EASE)).toBe('/game/7?mode=2');
  expect(gameAddress(7, 3, { relaxed: true, largeTargets: false })).toBe('/game/7?mode=3');
  expect(gameAddress(7, 2, { relaxed: true, largeTargets: true })).toBe('/game/7?mode=2&ease=relaxed-large');
});
