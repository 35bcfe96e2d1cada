/** Makes one plain script of a drawing process and all themes: processes start with it in a third of the time, and run faster. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { PROJECT } from '../output/project';

/** Below the packages, where the bundle finds those that it does not contain. */
const FOLDER = path.join(PROJECT.root, 'node_modules/.atlas');

/** A bundled module lies elsewhere; what it reads still lies beside its source. */
function sourcePlaces(): Plugin {
  return {
    name: 'atlas-source-places',
    transform: (code, id) =>
      code.includes('import.meta.dirname')
        ? code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        : undefined,
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the bundles of processes that are gone. */
function removeAbandoned(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (!isRunning(Number(name))) rmSync(path.join(FOLDER, name), { recursive: true, force: true });
}

/**
 * Bundles a script of this folder, changed by `plugins`, and gives the file to run; it is removed when this process ends. Rejects when a
 * source cannot be parsed.
 */
export async function bundled(script: string, plugins: readonly Plugin[] = []): Promise<string> {
  removeAbandoned();
  const folder = path.join(FOLDER, String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: PROJECT.root,
    logLevel: 'warn',
    plugins: [sourcePlaces(), ...plugins],
    publicDir: false,
    build: { ssr: script, outDir: folder, emptyOutDir: false, target: 'node20', minify: false },
  });
  return path.join(folder, `${path.parse(script).name}.js`);
}
