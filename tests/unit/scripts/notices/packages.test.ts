import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { noticesOf, noticesText } from '../../../../scripts/notices/notices';
import { folderOf, readPackage } from '../../../../scripts/notices/packages';
import { shippedIn, workerPackages } from '../../../../scripts/notices/plugin';

const work = mkdtempSync(path.join(os.tmpdir(), 'worldmaps-notices-'));
const standards = path.resolve('resources/licences');
afterAll(() => rmSync(work, { recursive: true, force: true }));

function makePackage(name: string, manifest: object, licence?: string): string {
  const folder = path.join(work, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
  if (licence !== undefined) writeFileSync(path.join(folder, 'LICENSE.md'), licence);
  return folder;
}

describe('the package of a module', () => {
  it.each([
    ['/game/node_modules/react/index.js', '/game/node_modules/react'],
    ['/game/node_modules/@firebase/app/dist/index.js', '/game/node_modules/@firebase/app'],
    ['/game/node_modules/a/node_modules/b/index.js', '/game/node_modules/a/node_modules/b'],
    ['\0/game/node_modules/react/index.js?commonjs', '/game/node_modules/react'],
    ['\0vite/preload-helper.js', '/game/node_modules/vite'],
    ['/game/src/main.tsx', undefined],
  ])('%j', (id, folder) => {
    expect(folderOf(id, '/game')).toBe(folder);
  });
});

describe('what a package says', () => {
  it('is its own licence file, without what the tool itself bundles', () => {
    const folder = makePackage('own', { license: 'MIT', author: { name: 'Ada' } }, 'Be kind.\n');
    expect(readPackage(folder, standards)).toEqual({
      name: 'own',
      version: '1.2.3',
      licence: 'MIT',
      by: 'Ada',
      text: 'Be kind.',
    });
    const tool = makePackage(
      'tool',
      { license: 'MIT' },
      'Be kind.\n\n# Licenses of bundled dependencies\nmany',
    );
    expect(readPackage(tool, standards).text).toBe('Be kind.');
  });

  it('is the standard text where it brings no file', () => {
    const folder = makePackage('standard', { license: 'Apache-2.0' });
    expect(readPackage(folder, standards).text).toContain('Apache License');
  });

  it('is asked for in vain where there is neither, or no licence named at all', () => {
    expect(() => readPackage(makePackage('odd', { license: 'Odd-1.0' }), standards)).toThrow(/odd.*Odd-1\.0/);
    expect(() => readPackage(makePackage('mute', {}), standards)).toThrow(/does not tell/);
  });
});

describe('the notices of a bundle', () => {
  const react = path.resolve('node_modules/react');

  it('name its modules, its files and what it expects beside it', () => {
    const font = path.resolve('node_modules/@fontsource/mochiy-pop-one');
    const chunk = {
      type: 'chunk',
      moduleIds: [path.join(react, 'index.js'), path.resolve('src/main.tsx')],
      imports: ['electron', 'node:fs', 'other.js'],
      dynamicImports: [],
    };
    const asset = { type: 'asset', originalFileNames: [path.relative('src', path.join(font, 'a.woff2'))] };
    const bundle = { 'main.js': chunk, 'other.js': { ...chunk, imports: [] }, 'a.woff2': asset };
    expect([...shippedIn(bundle as unknown as Parameters<typeof shippedIn>[0], path.resolve('.'))]).toEqual([
      react,
      font,
      path.resolve('node_modules/electron'),
    ]);
  });

  it('name each package once and keep the same words once', () => {
    const notices = noticesOf([react, path.resolve('node_modules/react-dom'), react]);
    expect(notices.parts.map(({ name }) => name)).toEqual(['react', 'react-dom']);
    expect(notices.texts).toHaveLength(1);
    expect(noticesText(notices)).toMatch(/react \d.*\nreact-dom \d[\s\S]*Permission is hereby granted/);
  });

  it('know the parts of the service worker', () => {
    expect([...workerPackages()]).toContain(path.resolve('node_modules/workbox-core'));
  });
});
