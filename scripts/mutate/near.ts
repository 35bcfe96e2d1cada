/** Which tests lie nearest to a source: those that import it by the fewest steps. */
import path from 'node:path';
import { parseSync } from 'vite';

/** Whether a file below `tests` runs without a browser and without a server, or helps one that does. */
export function isBelowBrowser(file: string): boolean {
  if (/^tests\/(unit|support)\//.test(file)) return true;
  return (
    file.startsWith('tests/contract/') && (file.endsWith('-local.test.ts') || !file.endsWith('.test.ts'))
  );
}

/** For each file, the files that import it at run time. Paths from the project's root, with `/`. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** What a module asks for by a relative address; imports of types alone vanish before anything runs. */
function asked(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const fixed = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  return [...fixed.map(({ moduleRequest }) => moduleRequest.value), ...handedOn, ...late].filter((address) =>
    address.startsWith('.'),
  );
}

/** `texts` holds the sources and tests by their paths. */
export function importersOf(texts: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const address of new Set(asked(file, text))) {
      const bare = path.posix.join(path.posix.dirname(file), address);
      const found = ['', '.ts', '.tsx'].map((end) => bare + end).find((name) => texts.has(name));
      if (found !== undefined) importers.set(found, [...(importers.get(found) ?? []), file]);
    }
  return importers;
}

/** The tests that import a file, the nearest first and at most `most`; those that bear the file's own name are the nearest. */
export function nearestTests(file: string, importers: Importers, most: number): string[] {
  const own = file.replace(/^src/, 'tests/unit').replace(/\.tsx?$/, '');
  // `engine-zoom.test.ts` is one of the engine's
  const isOwn = (name: string) => name.startsWith(`${own}.test.`) || name.startsWith(`${own}-`);
  const steps = new Map([[file, 0]]);
  // a map grows while it is walked: what is added at its end is walked as well
  for (const [reached, step] of steps)
    for (const importer of importers.get(reached) ?? [])
      if (!steps.has(importer)) steps.set(importer, step + 1);
  return [...steps]
    .filter(([name]) => /\.test\.tsx?$/.test(name))
    .map(([name, step]) => ({ name, step: isOwn(name) ? 0 : step }))
    .toSorted((a, b) => a.step - b.step || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}
