/** The guide cat of each drawn map, as drawing measured it; a checkout without maps has none to look at. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catFaults } from '../../../../atlas/further/cat/faults';
import { readCat } from '../../../../atlas/further/cat/file';
import { THEMES } from '../../../../atlas/levels';
import { missingFurther, proofOf } from '../../../../atlas/output/further-files';
import { PROJECT } from '../../../../atlas/output/project';
import { manifestSchema } from '../../../../src/maps/manifest';
import { levelDataSchema } from '../../../../src/maps/schema';

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(PROJECT.maps, name), 'utf8'));

const drawn = existsSync(path.join(PROJECT.maps, 'manifest.json'))
  ? manifestSchema.parse(read('manifest.json')).levels.flatMap(({ data, further }) => {
      const [keyword = '', hash = ''] = data.split('/');
      const place = { root: PROJECT.maps, keyword, hash };
      // what older sources measured says nothing of this cat
      const isOfToday = THEMES.includes(keyword) && missingFurther(place).every(({ name }) => name !== 'cat');
      return isOfToday ? [{ keyword, data, place, further }] : [];
    })
  : [];

it.skipIf(drawn.length === 0)(
  'hides on every map where it is seen and is taken for nobody who is sought',
  () => {
    for (const { keyword, data, place, further } of drawn) {
      const { quests } = levelDataSchema.parse(read(data));
      expect(catFaults(readCat(proofOf(place, 'cat')), quests), keyword).toEqual([]);
      expect(further?.cat, keyword).toBeDefined();
    }
  },
);
