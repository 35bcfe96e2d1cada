import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources, importsOnce, sourceClosure } from '../../../../atlas/output/sources';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const closure = (...entries: string[]): string[] =>
  sourceClosure(entries.map((entry) => path.join(root, entry))).map((file) => path.relative(root, file));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write('core/pen.ts', "export const pen = 1;\nimport { ink } from './ink';\n");
  write('core/ink.ts', "import { pen } from './pen';\nexport const ink = pen;\n");
  write('core/types.ts', 'export type Ink = string;\n');
  write('things/index.ts', "export * from '../core/pen';\nexport { tree } from './tree';\n");
  write('things/tree.ts', "import fs from 'node:fs';\nexport const tree = fs;\n");
  write(
    'themes/fair.ts',
    "import {\n  tree,\n} from '../things';\nimport type { Ink } from '../core/types';\nexport const fair: Ink = tree;\n",
  );
  write('themes/night.ts', "import '../core/ink';\nexport const night = 1;\n");
  write(
    'themes/index.ts',
    "export const THEMES = { fair: () => import('./fair'), night: () => import('./night') };\n",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('sourceClosure', () => {
  it('reads a file once for several closures', () => {
    const read = importsOnce();
    const fair = path.join(root, 'themes/fair.ts');
    const first = sourceClosure([fair], read);
    write('things/tree.ts', "import '../core/types';\n");
    expect(sourceClosure([fair], read)).toEqual(first);
    expect(sourceClosure([fair])).toContain(path.join(root, 'core/types.ts'));
  });

  it('follows imports and re-exports through folders and circles, but not types', () => {
    expect(closure('themes/fair.ts')).toEqual([
      'core/ink.ts',
      'core/pen.ts',
      'themes/fair.ts',
      'things/index.ts',
      'things/tree.ts',
    ]);
  });

  it('does not follow the choice among themes', () => {
    expect(closure('themes/index.ts')).toEqual(['themes/index.ts']);
  });

  it('throws on an import of a file that is not there', () => {
    write('themes/lost.ts', "import { a } from './nowhere';\n");
    expect(() => closure('themes/lost.ts')).toThrow('cannot find "./nowhere"');
  });

  it('sees what a real theme engine file imports', () => {
    const files = sourceClosure([path.resolve('atlas/output/level-folder.ts')]).map((file) =>
      path.basename(file),
    );
    expect(files).toEqual(expect.arrayContaining(['pictures.ts', 'schema.ts', 'sizes.ts', 'validate.ts']));
    expect(files).not.toContain('catalogue.ts');
  });
});

describe('hashSources', () => {
  const hash = (entry: string, extra: string[] = []): string =>
    hashSources(root, sourceClosure([path.join(root, entry)]), extra);

  it('is eight hex digits that stay while nothing changes', () => {
    expect(hash('themes/fair.ts')).toMatch(/^[0-9a-f]{8}$/);
    expect(hash('themes/fair.ts')).toBe(hash('themes/fair.ts'));
  });

  it('changes with a file the theme uses, and only then', () => {
    const before = { fair: hash('themes/fair.ts'), night: hash('themes/night.ts') };
    write('things/tree.ts', 'export const tree = 2;\n');
    expect(hash('themes/fair.ts')).not.toBe(before.fair);
    expect(hash('themes/night.ts')).toBe(before.night);
    write('core/ink.ts', 'export const ink = 2;\n');
    expect(hash('themes/night.ts')).not.toBe(before.night);
  });

  it('changes with the extra words and does not run them together', () => {
    expect(hash('themes/fair.ts', ['ab', 'c'])).not.toBe(hash('themes/fair.ts', ['a', 'bc']));
  });

  it('does not depend on where the project lies', () => {
    const before = hash('themes/fair.ts');
    const moved = `${root}-moved`;
    mkdirSync(moved);
    const old = root;
    root = moved;
    write('core/pen.ts', "export const pen = 1;\nimport { ink } from './ink';\n");
    write('core/ink.ts', "import { pen } from './pen';\nexport const ink = pen;\n");
    write('things/index.ts', "export * from '../core/pen';\nexport { tree } from './tree';\n");
    write('things/tree.ts', "import fs from 'node:fs';\nexport const tree = fs;\n");
    write(
      'themes/fair.ts',
      "import {\n  tree,\n} from '../things';\nimport type { Ink } from '../core/types';\nexport const fair: Ink = tree;\n",
    );
    expect(hash('themes/fair.ts')).toBe(before);
    rmSync(old, { recursive: true, force: true });
  });
});
