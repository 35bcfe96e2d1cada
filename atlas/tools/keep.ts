/**
 * `npm run atlas:keep`: keeps what drawing found of every drawn level's crowd in `atlas/levels/<route keyword>/crowd.json`, for
 * machines that draw the level after this one.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { furtherFiles } from '../output/further-files';
import { keepCrowd } from '../output/kept-crowd';
import { PROJECT } from '../output/project';
import { THEMES } from '../levels';
import { planLevels, writtenLevel } from './plan';

const crowd = furtherFiles().find(({ name }) => name === 'crowd');
const kept: string[] = [];
for (const planned of planLevels(PROJECT, THEMES).levels) {
  const written = planned.source.kind === 'theme' ? await writtenLevel(planned) : undefined;
  if (!crowd || !written) continue;
  const file = keepCrowd(PROJECT.root, written.place, crowd);
  if (file === undefined) continue;
  kept.push(file);
  console.log(`${written.place.keyword}: kept in ${path.relative(PROJECT.root, file)}`);
}
// the formatter's command reads the project's configuration, its function does not
if (kept.length > 0)
  execFileSync(process.execPath, [path.join(PROJECT.root, 'node_modules/oxfmt/bin/oxfmt'), ...kept]);
