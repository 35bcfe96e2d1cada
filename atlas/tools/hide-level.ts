/** Searches where the figures of one level hide and keeps it beside the level, in a process of its own. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { hidingOf } from '../layout/build';
import { loadTheme } from '../levels';
import { hidingFile } from '../output/hiding-file';
import { PROJECT } from '../output/project';

const [keyword = ''] = process.argv.slice(2);
const theme = await loadTheme(keyword);
const file = hidingFile(PROJECT.root, keyword);
const style = (await resolveConfig(file)) ?? {};
writeFileSync(file, await format(JSON.stringify(hidingOf(theme)), { ...style, parser: 'json' }));
