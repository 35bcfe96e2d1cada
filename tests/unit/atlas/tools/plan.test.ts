import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureIds } from '../../../../atlas/layout/build';
import { THEMES } from '../../../../atlas/levels';
import { projectAt } from '../../../../atlas/output/project';
import { planLevels, weightOf, writtenLevels } from '../../../../atlas/tools/plan';
import { tempFolder } from '../../../support/temp-folder';

it('weighs every level by the pictures it really has', async () => {
  for (const [keyword, load] of Object.entries(THEMES))
    expect([keyword, weightOf(keyword)]).toEqual([keyword, 1 + pictureIds(await load()).length]);
}, 60_000);

it('plans on when the sources of one level cannot be read, and says which', () => {
  const project = projectAt(tempFolder());
  mkdirSync(path.join(project.root, 'atlas/levels/nier'), { recursive: true });
  writeFileSync(
    path.join(project.root, 'atlas/levels/index.ts'),
    "export const T = { nier: () => import('./nier'), clamp: () => import('./clamp') };\n",
  );
  writeFileSync(path.join(project.root, 'atlas/levels/nier/index.ts'), 'export const nier = 1;\n');
  const { levels, faults } = planLevels(project, ['nier', 'clamp']);
  expect(levels.map(({ name, place }) => [name, place !== undefined])).toEqual([
    ['nier', true],
    ['clamp', false],
  ]);
  expect(faults).toEqual(['clamp: there is no ./clamp']);
});

it('finds nothing written in an empty folder', async () => {
  const project = projectAt(tempFolder());
  const { levels } = planLevels(project, []);
  expect(await writtenLevels(levels)).toEqual([]);
});
