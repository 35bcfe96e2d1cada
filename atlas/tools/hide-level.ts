/** Searches where the figures of one level hide and keeps it beside the level, in a process of its own. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hidingOf } from '../layout/build';
import { loadTheme } from '../levels';
import { hidingFile } from '../output/hiding-file';
import { PROJECT } from '../output/project';

const [keyword = ''] = process.argv.slice(2);
const theme = await loadTheme(keyword);
const file = hidingFile(PROJECT.root, keyword);
writeFileSync(file, JSON.stringify(hidingOf(theme)));
// the command, not its function, which would not find the project's own style
execFileSync(process.execPath, [path.join(PROJECT.root, 'node_modules/oxfmt/bin/oxfmt'), file]);
