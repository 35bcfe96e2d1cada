/** Finds Electron's executable without importing it: without a binary that would start a download. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `WORLDMAPS_ELECTRON`, or what `npx install-electron` put in place; undefined when there is none. */
export function electronBinary(): string | undefined {
  const given = process.env['WORLDMAPS_ELECTRON'];
  if (given) return given;
  const folder = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const named = path.join(folder, 'path.txt');
  const found = existsSync(named) ? path.join(folder, 'dist', readFileSync(named, 'utf8')) : undefined;
  return found && existsSync(found) ? found : undefined;
}
