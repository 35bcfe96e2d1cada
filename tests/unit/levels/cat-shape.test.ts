import { expect, it } from 'vitest';
import { isCatFile } from '../../../src/levels/cat-shape';
import { catFileSchema } from '../../../src/maps/cat-schema';

const target = { top: { x: 10, y: 20 }, bottom: { x: 70, y: 90 } };
const SOUND = { version: 1, target, seen: 0.9 };

it.each([
  ['what drawing writes', SOUND, true],
  ['more than that', { ...SOUND, more: 1 }, true],
  ['no cat', null, false],
  ['a later version', { ...SOUND, version: 2 }, false],
  ['no box', { version: 1, seen: 0.9 }, false],
  ['a box without an area', { ...SOUND, target: { ...target, bottom: target.top } }, false],
  ['an outline that is none', { ...SOUND, target: { ...target, outline: 'cat' } }, false],
  ['no share', { version: 1, target }, false],
])('the schema and the game agree on %s', (_, raw, isSound) => {
  expect(isCatFile(raw)).toBe(isSound);
  expect(catFileSchema.safeParse(raw).success).toBe(isSound);
});
