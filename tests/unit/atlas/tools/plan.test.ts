import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureIds } from '../../../../atlas/layout/build';
import { THEMES, loadTheme } from '../../../../atlas/levels';
import { projectAt } from '../../../../atlas/output/project';
import { planLevels, weightOf, writtenLevels } from '../../../../atlas/tools/plan';
import { CATALOGUE } from '../../../../src/maps/catalogue';
import { tempFolder } from '../../../support/temp-folder';

it('takes no level for lighter than one that has fewer pictures', async () => {
  const levels = await Promise.all(
    CATALOGUE.filter(({ routeKeyword }) => THEMES.includes(routeKeyword)).map(async (level) => ({
      name: level.routeKeyword,
      weight: weightOf(level),
      pictures: pictureIds(await loadTheme(level.routeKeyword)).length,
    })),
  );
  const byWeight = levels.toSorted((a, b) => a.weight - b.weight || a.pictures - b.pictures);
  expect(byWeight.map(({ pictures }) => pictures)).toEqual(
    levels.map(({ pictures }) => pictures).toSorted((a, b) => a - b),
  );
}, 60_000);

it('plans on when the sources of one level cannot be read, and says which', () => {
  const project = projectAt(tempFolder());
  mkdirSync(path.join(project.root, 'atlas/levels/nier'), { recursive: true });
  mkdirSync(path.join(project.root, 'atlas/levels/clamp'));
  writeFileSync(path.join(project.root, 'atlas/levels/nier/index.ts'), 'export const theme = 1;\n');
  writeFileSync(path.join(project.root, 'atlas/levels/clamp/index.ts'), "import './lost';\n");
  const { levels, faults } = planLevels(project, ['nier', 'clamp']);
  expect(levels.map(({ name, place }) => [name, place !== undefined])).toEqual([
    ['nier', true],
    ['clamp', false],
  ]);
  expect(faults).toEqual([expect.stringMatching(/^clamp: .*cannot find ".\/lost"$/)]);
});

it('finds nothing written in an empty folder', async () => {
  const project = projectAt(tempFolder());
  const { levels } = planLevels(project, []);
  expect(await writtenLevels(levels)).toEqual([]);
});
