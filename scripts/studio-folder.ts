/**
 * `npm run studio:import -- <folder>`: takes level documents and their pictures into `resources/artwork`.
 * `--replace` takes them in place of artwork that is there, `--language en` says what the documents are written in,
 * `--size 1920x1358` in which size their boxes are measured. `npm run studio:export -- <folder>` writes the same form.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../atlas/output/project';
import { print } from './say';
import { exportFolder } from './studio/export';
import { importFolder, type ImportRow } from './studio/import';

function tell(rows: readonly ImportRow[]): void {
  for (const { name, outcome, notes } of rows) print(`${outcome.padEnd(8)} ${[name, ...notes].join(': ')}`);
  const taken = rows.filter(({ outcome }) => outcome === 'taken');
  const mended = taken.filter(({ notes }) => notes.length > 0).length;
  print(
    `${String(taken.length)} taken, ${String(mended)} of them mended, ${String(rows.length - taken.length)} refused`,
  );
  if (taken.length < rows.length || rows.length === 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    language: { type: 'string', default: 'fr' },
    size: { type: 'string' },
  },
});
const [deed, given] = positionals;
const [, width, height] = /^(\d+)x(\d+)$/.exec(values.size ?? '') ?? [];
if (given === undefined || (deed === 'import' && !existsSync(given))) {
  print(`There is no folder ${given ?? ''}: npm run studio:import -- <folder>`);
  process.exit(2);
}
const folder = path.resolve(given);
if (deed === 'export') tell(await exportFolder(PROJECT.artwork, folder));
else
  tell(
    await importFolder(folder, {
      artwork: PROJECT.artwork,
      today: new Date().toISOString().slice(0, 10),
      language: values.language === 'en' ? 'en' : 'fr',
      size: width && height ? { width: Number(width), height: Number(height) } : undefined,
      replace: values.replace,
    }),
  );
