import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withNames, wordsInstead } from '../../../scripts/artwork-plugin';
import { manifestOf } from '../../support/screen';
import { tempFolder } from '../../support/temp-folder';

/** Maps of which level 4 (zelda) comes from artwork. */
function maps(about: object): string {
  const folder = tempFolder();
  const list = manifestOf(3, 4);
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(list));
  for (const { level, data } of list.levels) {
    const own = path.join(folder, path.dirname(data));
    mkdirSync(path.join(own, 'locales/fr'), { recursive: true });
    if (level !== 4) continue;
    writeFileSync(path.join(own, 'artwork.json'), JSON.stringify({ notes: [], ...about }));
    writeFileSync(path.join(own, 'locales/fr/zelda.json'), '{"quest1":{"title":"Le mien"}}');
  }
  return folder;
}

const locale = (name: string) => path.resolve('resources/locales', name);

it('gives a level from artwork its own words, and no other', () => {
  const folder = maps({});
  const words = wordsInstead(folder, locale('fr/zelda.json'));
  expect(words && readFileSync(words, 'utf8')).toContain('Le mien');
  expect(wordsInstead(folder, locale('en/zelda.json'))).toBeUndefined();
  expect(wordsInstead(folder, locale('fr/jrpg.json'))).toBeUndefined();
  expect(wordsInstead(folder, locale('fr/interface.json'))).toBeUndefined();
});

it('gives the catalogue the names of artwork, whatever is in them', () => {
  const code = readFileSync(path.resolve('src/maps/catalogue.ts'), 'utf8');
  const named = withNames(maps({ name: `Forêt d'$& "été"` }), code);
  expect(named).toContain(`[4, "Forêt d'$& \\"été\\"", 'zelda', 'zelda', 3, 22, 1],`);
  expect(named.replace(`"Forêt d'$& \\"été\\""`, `'ZELDA'`)).toBe(code);
  expect(withNames(maps({}), code)).toBe(code);
});
