/** Serves the rendered maps under `maps/` while developing and copies them into the web build. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';

const TYPES: Record<string, string> = { '.json': 'application/json', '.webp': 'image/webp' };

function serve(folder: string, base: string): Connect.NextHandleFunction {
  const prefix = `${base}maps/`;
  return (request, response, next) => {
    const url = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    if (!url.startsWith(prefix)) return next();
    const file = path.join(folder, url.slice(prefix.length));
    const inside = file.startsWith(folder + path.sep);
    if (!inside || !existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  };
}

/** `folder` is what `npm run atlas` wrote; a build without it has no open level. */
export function mapsPlugin(folder: string): Plugin {
  let outDir = '';
  let base = '/';
  return {
    name: 'worldmaps-maps',
    configResolved(config) {
      // a test runner closes bundles too, into a folder nobody asked for
      outDir = config.command === 'build' ? path.resolve(config.root, config.build.outDir) : '';
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(serve(folder, base));
    },
    async closeBundle() {
      if (outDir && existsSync(folder)) await cp(folder, path.join(outDir, 'maps'), { recursive: true });
    },
  };
}
