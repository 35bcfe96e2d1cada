/** The gallery's own site: the renderer's sources from another entry, so that nothing of it can reach the game's bundle. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { heldStates } from './held-states.ts';

const root = import.meta.dirname;
const project = path.resolve(root, '../..');

export default defineConfig({
  root,
  envDir: root,
  cacheDir: path.resolve(project, 'node_modules/.vite-gallery'),
  publicDir: path.resolve(project, 'resources/public'),
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify('gallery') },
  plugins: [heldStates(), react()],
  build: { outDir: path.resolve(project, 'dist/gallery'), emptyOutDir: true, assetsInlineLimit: 0 },
  // a preview must not answer an address of the game with the gallery
  appType: 'mpa',
});
