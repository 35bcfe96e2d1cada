import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { indexesFor, rulesFor } from '../../../scripts/board-levels';
import { rulesAsWritten } from '../../../scripts/rules-written';
import { CATALOGUE } from '../../../src/maps/catalogue';

const read = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', name), 'utf8');
const RENEW = 'run `npm run rules:write`';

it('the rules know levels, contests and names as the game does', () => {
  const rules = read('firestore.rules');
  expect(rules === rulesAsWritten(rules), `firestore.rules: ${RENEW}`).toBe(true);
});

it('the indexes are those of every level of the catalogue', () => {
  const same = read('firestore.indexes.json') === indexesFor(CATALOGUE.length);
  expect(same, `firestore.indexes.json: ${RENEW}`).toBe(true);
});

it('one level more moves the bound and adds its three boards, each of a week and of all', () => {
  const more = CATALOGUE.length + 1;
  expect(rulesFor(read('firestore.rules'), more)).toContain(`level <= ${String(more)}; }`);
  expect(indexesFor(more).split(`"level${String(more)}"`)).toHaveLength(10);
});

const indexesSchema = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), fields: z.array(z.object({ fieldPath: z.string() })) }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
  ),
});

describe('long texts', () => {
  const { indexes, fieldOverrides } = indexesSchema.parse(JSON.parse(read('firestore.indexes.json')));
  const exempt = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);

  it.each(CATALOGUE.map(({ id }) => id))('have no index on the boards of level %i', (id) => {
    expect(exempt).toEqual(expect.arrayContaining([`level${String(id)}.run`, `level${String(id)}.feedback`]));
  });

  it('have none in what the owner writes, sends and publishes', () => {
    const owners = [
      ...['textFr', 'textEn', 'picture', 'pictureFr', 'pictureEn'].map((field) => `weeklyContest.${field}`),
      'wordings.fr',
      'wordings.en',
      'pages.fr',
      'pages.en',
      'levelData.quests',
      'versions.kept',
      'Lists.ids',
    ];
    expect(exempt).toEqual(expect.arrayContaining(owners));
    // of a database's two hundred
    expect(exempt.length).toBeLessThan(150);
  });

  it('have none in hunts, entries, activities, comments and progress', () => {
    const others = [
      'scores.runs',
      'PublicResults.run',
      'userActivities.run',
      'comments.text',
      'progress.kept',
      'statistics.kept',
    ];
    expect(exempt).toEqual(expect.arrayContaining(others));
    const kept = fieldOverrides.filter((one) => one.indexes.length > 0);
    expect(kept.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual([
      ...CATALOGUE.map((_, index) => `level${String(index + 1)}.sentAt`),
      'Results.week',
      'PublicResults.week',
    ]);
  });

  it('are in no other index, and each is told once', () => {
    const asked = indexes.flatMap(({ collectionGroup, fields }) =>
      fields.map(({ fieldPath }) => `${collectionGroup}.${fieldPath}`),
    );
    expect(asked.filter((field) => exempt.includes(field))).toEqual([]);
    expect(new Set(exempt).size).toBe(exempt.length);
  });
});

it('refuses rules that do not say which ids are levels', () => {
  expect(() => rulesFor('service cloud.firestore {}', 3)).toThrow('no isLevel');
});
