import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, findLevel } from '../../../src/maps/catalogue';
import { levelIdSchema } from '../../../src/maps/level-id';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const different = (values: readonly unknown[]): number => new Set(values).size;

describe('the catalogue', () => {
  it('numbers its levels from 1 without a gap, in order', () => {
    expect(CATALOGUE.map(({ id }) => id)).toEqual(upTo(CATALOGUE.length));
  });

  it('gives each level a place of its own', () => {
    const places = CATALOGUE.map(({ catalogOrder }) => catalogOrder).toSorted((a, b) => a - b);
    expect(places).toEqual(upTo(CATALOGUE.length));
  });

  it('gives each level a keyword and a space of its own, and words in both languages', () => {
    expect(different(CATALOGUE.map(({ routeKeyword }) => routeKeyword))).toBe(CATALOGUE.length);
    expect(different(CATALOGUE.map(({ translationSpace }) => translationSpace))).toBe(CATALOGUE.length);
    for (const { translationSpace } of CATALOGUE)
      for (const language of ['fr', 'en'])
        expect(existsSync(path.resolve('resources/locales', language, `${translationSpace}.json`))).toBe(
          true,
        );
  });

  it('finds a level by its id and by its keyword', () => {
    for (const level of CATALOGUE) {
      expect(findLevel(String(level.id))).toBe(level);
      expect(findLevel(level.routeKeyword)).toBe(level);
    }
    expect(findLevel('nowhere')).toBeUndefined();
  });
});

it('an id from outside is one of the catalogue', () => {
  for (const { id } of CATALOGUE) expect(levelIdSchema.safeParse(id).success).toBe(true);
  for (const id of [0, CATALOGUE.length + 1, 1.5, '1'])
    expect(levelIdSchema.safeParse(id).success).toBe(false);
});
