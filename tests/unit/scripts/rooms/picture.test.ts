import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE, pictureOf, withPicture } from '../../../../scripts/rooms/picture';
import { readHouse } from '../../../../scripts/rooms/rules.js';

it('CONTRIBUTING shows the rooms as the linter holds them (npm run rooms)', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(withPicture(page, readHouse().rooms)).toBe(page);
});

it('draws no arrow that another way already tells', () => {
  const picture = pictureOf({ 'src/a': ['src/b', 'src/c'], 'src/b': ['src/c'], 'src/c': [], tests: ['*'] });
  expect(picture.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  src_a --> src_b',
    '  src_b --> src_c',
  ]);
  expect(picture).not.toContain('tests');
});

it('refuses a page without a place for it', () => {
  expect(() => withPicture('# Contributing', {})).toThrow('no place');
});
