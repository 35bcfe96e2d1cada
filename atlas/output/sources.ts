/** A level is drawn again only when something that can change its picture has changed: the files its drawing imports, and its texts. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTS = /(?:^|[\s;}])(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

function resolveImport(from: string, specifier: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const file = ENDINGS.map((ending) => base + ending).find(
    (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
  );
  if (file === undefined) throw new Error(`${from}: cannot find "${specifier}"`);
  return file;
}

/** A reader of imports for several closures over much the same files: it looks at each file once. */
export function importsOnce(): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const found = known.get(file) ?? importsOf(file);
    known.set(file, found);
    return found;
  };
}

/** Files a module imports by a relative address; types leave no trace in a picture and are skipped. */
function importsOf(file: string): string[] {
  if (!file.endsWith('.ts')) return [];
  const found: string[] = [];
  for (const [, type, specifier] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    if (type === undefined && specifier?.startsWith('.')) found.push(resolveImport(file, specifier));
  }
  return found;
}

/**
 * All files that run when the entries run, sorted, as absolute paths.
 * Dynamic imports are not followed: they are where one theme is chosen among all. `read` tells what a file imports.
 */
export function sourceClosure(
  entries: readonly string[],
  read: (file: string) => readonly string[] = importsOf,
): string[] {
  const seen = new Set<string>();
  const waiting = entries.map((entry) => path.resolve(entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...read(file));
  }
  return [...seen].toSorted();
}

/** Eight hex digits over the contents of files and extra words, the same on every machine. */
export function hashSources(root: string, files: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${path.relative(root, file).replaceAll(path.sep, '/')}\0`);
    hash.update(readFileSync(file)).update('\0');
  }
  for (const word of extra) hash.update(`${word}\0`);
  return hash.digest('hex').slice(0, 8);
}
