/** Builds the studio's page: the game's own sources from an entry of their own, so that nothing of it reaches the game's bundle. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Writes the page into a folder. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(ROOT, 'src/studio'),
    envDir: path.join(ROOT, 'src/studio'),
    cacheDir: path.join(ROOT, 'node_modules/.vite-studio'),
    publicDir: false,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
}
