import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashLevel, levelSources, strayArtwork, themeFile } from '../../../../atlas/output/level-sources';
import { PROJECT, projectAt } from '../../../../atlas/output/project';
import type { Project } from '../../../../atlas/output/project';
import { THEMES } from '../../../../atlas/levels';
import { findLevel } from '../../../../src/maps/catalogue';

let project: Project;
const write = (file: string, text: string): void => {
  const target = path.join(project.root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
const hashes = (...themes: string[]): Record<string, string> =>
  Object.fromEntries(
    levelSources(project, themes).map((source) => [source.level.routeKeyword, hashLevel(project, source)]),
  );

const INDEX = `export const THEMES = {
  zelda: async () => (await import('./zelda')).zelda,
  '90s': () => import('./90s').then(({ nineties }) => nineties),
  naruto: async () => {
    const { naruto } = await import('./naruto');
    return naruto;
  },
};
`;

beforeEach(() => {
  project = projectAt(mkdtempSync(path.join(tmpdir(), 'project-')));
  write('atlas/levels/index.ts', INDEX);
  write(
    'atlas/levels/zelda.ts',
    "import { bridge } from '../things/bridge';\nexport const zelda = bridge;\n",
  );
  write('atlas/levels/90s/index.ts', 'export const nineties = 1;\n');
  write('atlas/things/bridge.ts', 'export const bridge = 1;\n');
  write('resources/locales/en/zelda.json', '{"quest1":{"title":"Find it"}}');
  write('resources/locales/fr/zelda.json', '{"quest1":{"title":"Trouve-le"}}');
});
afterEach(() => rmSync(project.root, { recursive: true, force: true }));

describe('themeFile', () => {
  const index = (): string => path.join(project.root, 'atlas/levels/index.ts');

  it('finds the file a theme is loaded from', () => {
    expect(themeFile(index(), 'zelda')).toBe(path.join(project.root, 'atlas/levels/zelda.ts'));
    expect(themeFile(index(), '90s')).toBe(path.join(project.root, 'atlas/levels/90s/index.ts'));
  });

  it('throws when nothing is loaded for it', () => {
    expect(() => themeFile(index(), 'clamp')).toThrow('clamp: index.ts does not import a theme for it');
  });

  it.each(Object.keys(THEMES))('finds the real theme of %s', (keyword) => {
    expect(themeFile(path.resolve('atlas/levels/index.ts'), keyword)).toMatch(/\.ts$/);
    expect(findLevel(keyword)?.routeKeyword).toBe(keyword);
  });
});

describe('levelSources', () => {
  it('lists levels that have a theme, by id', () => {
    const sources = levelSources(project, ['90s', 'zelda']);
    expect(sources.map(({ level, kind }) => [level.id, kind])).toEqual([
      [4, 'theme'],
      [5, 'theme'],
    ]);
  });

  it('prefers artwork, and finds it where there is no theme', () => {
    write('resources/artwork/zelda/level.json', '{}');
    write('resources/artwork/pokemon/level.json', '{}');
    expect(levelSources(project, ['zelda']).map(({ level, kind }) => [level.id, kind])).toEqual([
      [1, 'artwork'],
      [4, 'artwork'],
    ]);
  });
});

describe('the files of a real theme', () => {
  it.each(Object.keys(THEMES))(
    'are the engine, the theme and its words for %s, but not the list of themes',
    (keyword) => {
      const source = levelSources(PROJECT, [keyword]).find(({ level }) => level.routeKeyword === keyword);
      const files = source
        ?.files()
        .map((file) => path.relative(PROJECT.root, file).replaceAll(path.sep, '/'));
      expect(files).toEqual(
        expect.arrayContaining(['atlas/layout/build.ts', 'atlas/core/sketch.ts', 'atlas/output/pictures.ts']),
      );
      expect(files).toContain(`resources/locales/en/${source?.level.translationSpace}.json`);
      expect(files).not.toContain('atlas/levels/index.ts');
      expect(files?.filter((file) => file.startsWith('atlas/tools/'))).toEqual([]);
    },
  );
});

describe('hashLevel', () => {
  const both = () => hashes('zelda', '90s');

  it('stays while nothing changes', () => expect(both()).toEqual(both()));

  it.each([
    ['its theme', 'atlas/levels/zelda.ts', 'export const zelda = 2;\n'],
    ['a thing on it', 'atlas/things/bridge.ts', 'export const bridge = 2;\n'],
    ['its English words', 'resources/locales/en/zelda.json', '{"quest1":{"title":"Find her"}}'],
    ['artwork that comes', 'resources/artwork/zelda/level.json', '{}'],
  ])('changes with %s, for this level alone', (_, file, text) => {
    const before = both();
    write(file, text);
    expect(both()['zelda']).not.toBe(before['zelda']);
    expect(both()['90s']).toBe(before['90s']);
  });

  it.each([
    ['its French words, which are not in level.json', 'resources/locales/fr/zelda.json', '{}'],
    ['another theme in the list', 'atlas/levels/index.ts', `${INDEX}// one more\n`],
    ['things it does not use', 'atlas/things/tower.ts', 'export const tower = 1;\n'],
  ])('does not change with %s', (_, file, text) => {
    const before = both();
    write(file, text);
    expect(both()).toEqual(before);
  });

  it('changes with each picture of its artwork', () => {
    write('resources/artwork/zelda/level.json', '{}');
    write('resources/artwork/zelda/main.png', 'one');
    const before = hashes();
    write('resources/artwork/zelda/main.png', 'two');
    expect(hashes()['zelda']).not.toBe(before['zelda']);
  });

  it('tells which theme has no file', () => {
    const [source] = levelSources(project, ['naruto']);
    if (!source) throw new Error('a source');
    expect(() => hashLevel(project, source)).toThrow(/naruto/);
  });
});

describe('strayArtwork', () => {
  it('has nothing to say about levels and where there is none', () => {
    expect(strayArtwork(project)).toEqual([]);
    write('resources/artwork/zelda/level.json', '{}');
    write('resources/artwork/README.md', '#');
    expect(strayArtwork(project)).toEqual([]);
  });

  it('tells of folders that no level reads', () => {
    write('resources/artwork/zleda/level.json', '{}');
    write('resources/artwork/zelda/main.png', 'x');
    expect(strayArtwork(project)).toEqual([
      'resources/artwork/zelda: there is no level.json',
      'resources/artwork/zleda: no level has this route keyword',
    ]);
  });
});
