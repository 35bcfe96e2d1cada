/** Replaces the served site by a finished one, file by file, so that no address ever lacks its file. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/** Moves every file of `from` into `to` and removes what `to` had besides; `from` is gone afterwards. Both lie on one disk. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const files = await filesIn(from);
  await mkdir(to, { recursive: true });
  // pages name assets and maps, a worker names pages: a file is moved after those that it names
  const last = (file: string) => (file.endsWith('sw.js') ? 2 : file.endsWith('.html') ? 1 : 0);
  for (const file of files.toSorted((a, b) => last(a) - last(b))) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await rename(path.join(from, file), path.join(to, file));
  }
  const wanted = new Set(files);
  for (const file of await filesIn(to)) if (!wanted.has(file)) await rm(path.join(to, file), { force: true });
  await rm(from, { recursive: true, force: true });
}
