/** Searches where the figures of one level hide and keeps it beside the level, in a process of its own. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mendTargets } from '../fairness/mend';
import { placeRule } from '../further/place-rule';
import { hidingOf } from '../layout/build';
import type { Earlier } from '../layout/build';
import { loadTheme } from '../levels';
import { loadShown } from '../levels/shown';
import { hidingFile, readHiding } from '../output/hiding-file';
import { PROJECT } from '../output/project';

const [keyword = ''] = process.argv.slice(2);
const theme = await loadTheme(keyword);
const { members } = theme.cast;
const rule = placeRule(
  await loadShown(keyword),
  new Map(members.map(({ quest, figures }) => [quest, figures.length])),
);
const before = readHiding(PROJECT.root, keyword);
const kept = 'hiding' in before ? before.hiding : undefined;
// a level that was never searched is searched whole
const earlier: Earlier | undefined = kept && {
  kept,
  mend: (stage, on, overlays) => mendTargets(members, kept.targets, { stage, on, overlays, rule }),
};
const file = hidingFile(PROJECT.root, keyword);
writeFileSync(file, JSON.stringify(hidingOf(theme, earlier)));
// the command, not its function, which would not find the project's own style
execFileSync(process.execPath, [path.join(PROJECT.root, 'node_modules/oxfmt/bin/oxfmt'), file]);
