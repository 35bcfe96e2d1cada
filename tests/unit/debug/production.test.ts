import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

/** Files of ours that a build of the overlay's door takes in. */
async function filesOf(kind: 'production' | 'development'): Promise<string[]> {
  vi.stubEnv('NODE_ENV', kind);
  const root = path.resolve(import.meta.dirname, '../../..');
  const built = await build({
    configFile: false,
    root,
    mode: kind,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: path.join(root, 'src/table/Debug.tsx'), formats: ['es'] },
      rolldownOptions: { external: /^[^./]/ },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  return chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => path.relative(root, id)));
}

it('ships nothing of the debug overlay to players', async () => {
  const isDebug = (file: string) => file.startsWith('src/debug/');
  expect((await filesOf('development')).filter(isDebug)).not.toEqual([]);
  const shipped = await filesOf('production');
  expect(shipped).toContain('src/table/Debug.tsx');
  expect(shipped.filter(isDebug)).toEqual([]);
});
