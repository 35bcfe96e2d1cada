/** Serves the maps of `npm run endless` under `ready/` while developing and copies them into the web build. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { serveFolder } from './maps-plugin.ts';

/** `folder`: where they are drawn to; a build without it has none, and every device draws its own. */
export function readyPlugin(folder: string): Plugin {
  let outDir = '';
  return {
    name: 'worldmaps-ready',
    configResolved({ command, root, build }) {
      outDir = command === 'build' ? path.resolve(root, build.outDir) : '';
    },
    configureServer({ middlewares, config }) {
      middlewares.use(serveFolder(folder, `${config.base}ready/`));
    },
    async closeBundle() {
      if (outDir && existsSync(folder)) await cp(folder, path.join(outDir, 'ready'), { recursive: true });
    },
  };
}
