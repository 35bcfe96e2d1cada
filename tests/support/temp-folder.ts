/** Folders of this machine's own for a test; they are gone when its file is done. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function tempFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'worldmaps-'));
  made.push(folder);
  return folder;
}
