/** Writes all artwork into a folder in the form `import.ts` reads: level documents, pictures, words in two languages. */
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artworkFiles, parseLevel } from '../../atlas/output/artwork';
import { LANGUAGES } from '../../src/artwork/document';
import { textsOf, toDocument } from '../../src/artwork/level-document';
import { CATALOGUE } from '../../src/maps/catalogue';
import type { ImportRow } from './import';

/** `artwork` is `resources/artwork`. Throws when the folder holds anything already. */
export async function exportFolder(artwork: string, folder: string): Promise<ImportRow[]> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const rows: ImportRow[] = [];
  for (const level of CATALOGUE) {
    const name = level.routeKeyword;
    const files = artworkFiles(path.join(artwork, name));
    if (!files) continue;
    try {
      const document = parseLevel(path.join(artwork, name, 'level.json'));
      await mkdir(path.join(folder, name), { recursive: true });
      for (const file of files)
        if (path.basename(file) !== 'level.json')
          await copyFile(file, path.join(folder, name, path.basename(file)));
      const write = async (file: string, content: unknown) => {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
      };
      await write(`level${String(level.id)}.json`, toDocument(document, level));
      for (const language of LANGUAGES)
        await write(`${language}/${level.translationSpace}.json`, textsOf(document, language));
      rows.push({ name, outcome: 'taken', notes: [] });
    } catch (error) {
      rows.push({
        name,
        outcome: 'refused',
        notes: [error instanceof Error ? error.message : String(error)],
      });
    }
  }
  return rows;
}
