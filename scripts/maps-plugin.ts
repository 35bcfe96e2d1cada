/** Serves the rendered maps under `maps/` while developing and copies them into the web build. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { manifestSchema } from '../src/maps/manifest.ts';

const TYPES: Record<string, string> = { '.json': 'application/json', '.webp': 'image/webp' };

/** The development server has the sources of `src/maps` at the same address. */
const SOURCE = /\.tsx?$/;

/** Answers for `{base}maps/` from a folder of maps, and leaves all else to the next. */
export const serveMaps = (folder: string, base: string): Connect.NextHandleFunction =>
  serveFolder(folder, `${base}maps/`);

/** Answers for addresses that begin with `prefix` from a folder, and leaves all else to the next. */
export function serveFolder(folder: string, prefix: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    if (!url.startsWith(prefix) || SOURCE.test(url)) return next();
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

/**
 * Lays all files of a level's folder into another one: the same files where both are on one disk, which takes a tenth of the
 * time of thousands of copies. Nobody writes into them: the folder's name holds a hash of what is in it.
 */
async function layInto(to: string, from: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [target, source] = [path.join(to, entry.name), path.join(from, entry.name)];
      if (entry.isDirectory()) await layInto(target, source);
      else await link(source, target).catch(() => copyFile(source, target));
    }),
  );
}

/** Copies the list of maps and the files it lists, so that a half-written level is never copied. */
async function copyMaps(from: string, to: string): Promise<void> {
  const list = path.join(from, 'manifest.json');
  if (!existsSync(list)) return;
  const text = await readFile(list, 'utf8');
  const { levels } = manifestSchema.parse(JSON.parse(text));
  for (const { data } of levels) {
    const folder = path.dirname(data);
    await layInto(path.join(to, folder), path.join(from, folder));
  }
  await mkdir(to, { recursive: true });
  await writeFile(path.join(to, 'manifest.json'), text);
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
      server.middlewares.use(serveMaps(folder, base));
    },
    async closeBundle() {
      if (outDir) await copyMaps(folder, path.join(outDir, 'maps'));
    },
  };
}
