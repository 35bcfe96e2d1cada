/**
 * `npm run atlas:keep`: keeps what drawing found of every drawn level's crowd in `atlas/levels/<route keyword>/crowd.json`, for
 * machines that draw the level after this one.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { furtherFiles, missingFurther, proofOf } from '../output/further-files';
import { foundBefore, keptCrowdFile, searchOf, type KeptCrowd } from '../output/kept-crowd';
import { PROJECT } from '../output/project';
import { THEMES } from '../levels';
import { planLevels, writtenLevel } from './plan';

const crowd = furtherFiles().find(({ name }) => name === 'crowd');
const kept: string[] = [];
for (const planned of planLevels(PROJECT, THEMES).levels) {
  const written = planned.source.kind === 'theme' ? await writtenLevel(planned) : undefined;
  if (!crowd || !written) continue;
  const { place } = written;
  if (missingFurther(place, [crowd]).length > 0 || foundBefore(PROJECT.root, place, crowd) !== undefined)
    continue;
  const found: unknown = JSON.parse(proofOf(place, 'crowd') ?? 'null');
  const file = keptCrowdFile(PROJECT.root, place.keyword);
  writeFileSync(file, JSON.stringify({ search: searchOf(place, crowd), crowd: found } satisfies KeptCrowd));
  kept.push(file);
  console.log(`${place.keyword}: kept in ${path.relative(PROJECT.root, file)}`);
}
// the command, not its function, which would not find the project's own style
if (kept.length > 0)
  execFileSync(process.execPath, [path.join(PROJECT.root, 'node_modules/oxfmt/bin/oxfmt'), ...kept]);
