import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashLevel, levelSources, strayArtwork } from '../../../../atlas/output/level-sources';
import { PROJECT, projectAt } from '../../../../atlas/output/project';
import type { Project } from '../../../../atlas/output/project';
import { THEMES } from '../../../../atlas/levels';

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

beforeEach(() => {
  project = projectAt(mkdtempSync(path.join(tmpdir(), 'project-')));
  write(
    'atlas/levels/zelda/index.ts',
    "import { bridge } from '../../things/bridge';\nexport const theme = bridge;\n",
  );
  write('atlas/levels/90s/index.ts', 'export const theme = 1;\n');
  write('atlas/things/bridge.ts', 'export const bridge = 1;\n');
  write('resources/locales/en/zelda.json', '{"quest1":{"title":"Find it"}}');
  write('resources/locales/fr/zelda.json', '{"quest1":{"title":"Trouve-le"}}');
});
afterEach(() => rmSync(project.root, { recursive: true, force: true }));

describe('levelSources', () => {
  it('lists levels that have a theme, by id', () => {
    const sources = levelSources(project, ['90s', 'zelda']);
    expect(sources.map(({ level, kind }) => [level.id, kind])).toEqual([
      [4, 'theme'],
      [5, 'theme'],
    ]);
  });

  it('counts the kept hiding places among the sources of a theme', () => {
    const hash = () => levelSources(project, ['zelda']).map((source) => hashLevel(project, source));
    const without = hash();
    write('atlas/levels/zelda/hiding.json', '{}');
    expect(hash()).not.toEqual(without);
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
  it.each(THEMES)(
    'are the engine, the theme and its words for %s, but not which levels there are',
    (keyword) => {
      const source = levelSources(PROJECT, [keyword]).find(({ level }) => level.routeKeyword === keyword);
      const files = source
        ?.files()
        .map((file) => path.relative(PROJECT.root, file).replaceAll(path.sep, '/'));
      expect(files).toEqual(
        expect.arrayContaining(['atlas/layout/build.ts', 'atlas/core/sketch.ts', 'atlas/output/pictures.ts']),
      );
      expect(files).toContain(`resources/locales/en/${source?.level.translationSpace}.json`);
      expect(files).toContain(`atlas/levels/${keyword}/index.ts`);
      expect(files).not.toContain('atlas/levels/index.ts');
      expect(files).not.toContain('src/maps/catalogue.ts');
      expect(files?.filter((file) => file.startsWith('atlas/tools/'))).toEqual([]);
    },
  );
});

describe('hashLevel', () => {
  const both = () => hashes('zelda', '90s');

  it('stays while nothing changes', () => expect(both()).toEqual(both()));

  it.each([
    ['its theme', 'atlas/levels/zelda/index.ts', 'export const theme = 2;\n'],
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
    ['another level', 'atlas/levels/naruto/index.ts', 'export const theme = 3;\n'],
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
