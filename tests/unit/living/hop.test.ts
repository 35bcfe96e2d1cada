import { expect, it } from 'vitest';
import { answer, answerOf } from '../../../src/living/hop';
import { REST, type Pose } from '../../../src/living/motion';
import { FAMILIES } from '../../../src/maps/life';

it('every family has an answer, and people hop', () => {
  for (const family of FAMILIES) expect(['hop', 'sway']).toContain(answerOf(family));
  expect(answerOf('merry')).toBe('hop');
  expect(answerOf('leaf')).toBe('sway');
});

it('a viaduct that is touched does not jump aside: what is broad moves less, as what is tall does', () => {
  for (const box of [
    { left: 0, top: 0, right: 2400, bottom: 300 },
    { left: 0, top: 0, right: 300, bottom: 1200 },
  ])
    for (const share of [0.001, 0.1, 0.4]) {
      const { wide } = answer({ box }, 'hop', share);
      expect((wide - 1) * (box.right / 2)).toBeLessThan(12);
    }
});

it('what is low answers as well, by three natural pixels and more: a pixel of the smallest phone', () => {
  const box = { left: 0, top: 0, right: 80, bottom: 22 };
  const furthest = (kind: 'hop' | 'sway', far: (pose: Pose) => number) =>
    Math.max(...Array.from({ length: 50 }, (_, at) => far(answer({ box }, kind, at / 50))));
  expect(furthest('sway', ({ lean }) => lean * 22)).toBeGreaterThan(3.4);
  expect(furthest('hop', ({ tall }) => (tall - 1) * 22)).toBeGreaterThan(3.4);
  // and is no broader for it
  expect(furthest('hop', ({ wide }) => (wide - 1) * 80)).toBeLessThan(6);
});

it('begins and ends at rest', () => {
  const box = { left: 0, top: 0, right: 40, bottom: 90 };
  for (const kind of ['hop', 'sway'] as const)
    for (const share of [0, 1, 1.4]) expect(answer({ box }, kind, share)).toEqual(REST);
});
