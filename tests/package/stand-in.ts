/** A folder that looks like an Electron distribution, so that packaging is checked without downloading one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FuseState, SENTINEL } from '@electron/fuses/dist/constants';

/** Fuses the stand-in's binary has, all unset. */
const FUSES = 8;

/** Bytes of a fuse wire between others, as the real binary has it. */
function binary(): Buffer {
  const wire = Buffer.from([1, FUSES, ...Array.from({ length: FUSES }, () => FuseState.DISABLE)]);
  return Buffer.concat([Buffer.from('stand-in '), Buffer.from(SENTINEL), wire, Buffer.from(' end')]);
}

export function writeStandIn(folder: string, version: string): void {
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
  mkdirSync(path.join(folder, 'locales'));
  writeFileSync(path.join(folder, 'electron'), binary(), { mode: 0o755 });
  writeFileSync(path.join(folder, 'chrome-sandbox'), '');
  writeFileSync(path.join(folder, 'chrome_crashpad_handler'), '');
  writeFileSync(path.join(folder, 'version'), version);
  writeFileSync(path.join(folder, 'LICENSE'), '');
  writeFileSync(path.join(folder, 'LICENSES.chromium.html'), '');
  for (const language of ['de', 'en-US', 'fr'])
    writeFileSync(path.join(folder, `locales/${language}.pak`), '');
}
