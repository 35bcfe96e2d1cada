/** Lists the files the shell may serve, so that an address is looked up and never turned into a path. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Files by their path with slashes, relative to the folder they were listed from. */
export type FileList = ReadonlyMap<string, string>;

/** All files below a folder whose names end as asked; empty when there is no such folder. Links are not followed. */
export async function listFiles(folder: string, endings: readonly string[]): Promise<FileList> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Map(
    entries
      .filter((entry) => entry.isFile() && endings.includes(path.extname(entry.name)))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file).split(path.sep).join('/'), file];
      }),
  );
}
