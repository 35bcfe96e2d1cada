import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstLoadCheck, idlePatterns } from '../../../scripts/first-load';

const sources = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `/project/src/${name}`),
  '/project/node_modules/zod/v4/mini/index.js',
];

const written = (modules: readonly string[], imports: Readonly<Record<string, readonly string[]>> = {}) => {
  const { generateBundle } = firstLoadCheck();
  if (typeof generateBundle !== 'function') throw new Error('the check looks at what is written');
  const named: Readonly<Record<string, readonly string[]>> = { index: [], ...imports };
  const chunks = Object.entries(named).map(([name, of]) => [
    `assets/${name}.js`,
    { type: 'chunk', name, moduleIds: modules, imports: of.map((other) => `assets/${other}.js`) },
  ]);
  const bundle = Object.fromEntries(chunks) as unknown as Rolldown.OutputBundle;
  return () => generateBundle.call({} as never, {} as never, bundle, true);
};

describe('the chunks of the first load', () => {
  it('are named after modules that the sources have', () => {
    expect(idlePatterns(sources)).toEqual([]);
    expect(written(sources)).not.toThrow();
  });

  it('end the build by name when a module of theirs has moved', () => {
    const moved = sources.map((id) =>
      id.replace('/ui/Dialog', '/dialogs/Dialog').replace('src/viewer', 'src/view'),
    );
    expect(idlePatterns(moved).map(String)).toEqual([
      String.raw`/src\/viewer\/(?:FoundRing|MapCrop|space|tiles)\./`,
      String.raw`/src\/ui\/Dialog/`,
      String.raw`/src\/viewer\//`,
    ]);
    expect(written(moved)).toThrow('scripts/first-load');
  });

  it('end the build when home or a late part of it would fetch a game, or a game home, by whatever way', () => {
    const apart = {
      home: ['common'],
      CardProgress: ['shared', 'home'],
      UpdateNote: ['shared'],
      game: ['common', 'shared'],
      common: ['index'],
      shared: ['common'],
    };
    expect(written(sources, apart)).not.toThrow();
    expect(written(sources, { ...apart, home: ['game'] })).toThrow('home would fetch game');
    expect(written(sources, { ...apart, common: ['index', 'game'] })).toThrow('home would fetch game');
    expect(written(sources, { ...apart, CardProgress: ['game'] })).toThrow('CardProgress would fetch game');
    expect(written(sources, { ...apart, UpdateNote: ['game'] })).toThrow('UpdateNote would fetch game');
    expect(written(sources, { ...apart, game: ['home'] })).toThrow('game would fetch home');
  });
});
