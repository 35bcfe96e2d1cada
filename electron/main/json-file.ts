/** Small files of the shell's own: read and checked, or as if they were not there; written whole or not at all. */
import { readFileSync, renameSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What a file holds; undefined when it is missing or no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether it could be written. A crash while writing leaves the file as it was. */
export function writeJson(file: string, value: unknown): boolean {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(value, undefined, 2));
    renameSync(`${file}.new`, file);
    return true;
  } catch {
    return false;
  }
}
