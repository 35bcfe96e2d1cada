import { existsSync, readFileSync } from 'node:fs';
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

  it('shows its levels in the order that was decided', () => {
    const shown = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder).map(({ id }) => id);
    expect(shown).toEqual([2, 13, 4, 3, 7, 17, 20, 1, 19, 18, 8, 15, 16, 14, 12, 21, 11, 9, 10, 6, 5, 22]);
  });

  it('asks for the quests that were ordered, duplicate hunts on the first six maps alone', () => {
    const sum = (of: 'normal' | 'duplicate') =>
      CATALOGUE.reduce((total, { questCounts }) => total + questCounts[of], 0);
    expect([sum('normal'), sum('duplicate')]).toEqual([303, 11]);
    const hunts = CATALOGUE.filter(({ questCounts }) => questCounts.duplicate > 0);
    expect(hunts.map(({ id, questCounts }) => [id, questCounts.duplicate])).toEqual([
      [1, 5],
      [2, 2],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
  });

  it.each(['fr', 'en'])('asks for no more quests than have words: %s', (language) => {
    for (const { translationSpace, questCounts } of CATALOGUE) {
      const file = path.resolve('resources/locales', language, `${translationSpace}.json`);
      const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
      expect(keys.filter((key) => /^quest\d+$/.test(key)).length).toBeGreaterThanOrEqual(questCounts.normal);
      expect(keys.filter((key) => /^dquest\d+$/.test(key)).length).toBeGreaterThanOrEqual(
        questCounts.duplicate,
      );
    }
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
