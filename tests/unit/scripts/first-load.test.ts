import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstLoadCheck, idlePatterns } from '../../../scripts/first-load';

const sources = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `/project/src/${name}`),
  '/project/node_modules/zod/v4/mini/index.js',
];

const written = (modules: readonly string[]) => {
  const { generateBundle } = firstLoadCheck();
  if (typeof generateBundle !== 'function') throw new Error('the check looks at what is written');
  const bundle = { a: { type: 'chunk', moduleIds: modules } } as unknown as Rolldown.OutputBundle;
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
      String.raw`/src\/ui\/Dialog/`,
      String.raw`/src\/viewer\//`,
    ]);
    expect(written(moved)).toThrow('scripts/first-load');
  });
});
