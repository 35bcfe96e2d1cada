/** Reads and writes the shell's own small JSON files; a write is atomic, and an unreadable file counts as missing. */
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

/** Writes a file atomically; false when that fails. A crash while writing leaves the old file. */
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
