/** Lets the server of a built game answer like the hosting: a page for a page's address, "not found" for what is missing. */
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { FALLBACK_FILE, isPage } from './pages.ts';

/** Without it Vite answers every address with the page, even a picture's. `folder` holds the files below `base`. */
export function refuseMissing(folder: string, base: string): Connect.NextHandleFunction {
  const isFile = (name: string) => {
    const file = path.join(folder, name);
    return file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
  };
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base)) return next();
    const name = decodeURIComponent(pathname.slice(base.length)).replace(/\/$/, '');
    if (name === '' || isFile(name) || isFile(`${name}.html`)) return next();
    // a mistyped address gets the game's page, which says so; a missing file gets no page
    const isFileAsked = FILE.test(pathname) && !isPage(pathname);
    response.statusCode = isPage(pathname) ? 200 : 404;
    response.setHeader('content-type', isFileAsked ? 'text/plain' : 'text/html');
    response.end(isFileAsked ? 'Not found' : readFileSync(path.join(folder, FALLBACK_FILE)));
  };
}

/** Whether an address is a file's: it lies below a folder of files, or ends as a file does. */
const FILE = /\/(?:assets|maps|ready)\/|\.\w+$/;

export function missingPlugin(): Plugin {
  let folder = '';
  return {
    name: 'worldmaps-missing',
    configResolved({ command, root, build }) {
      folder = command === 'build' ? path.resolve(root, build.outDir) : '';
    },
    closeBundle() {
      // the hosting looks for it beside the game's folder
      if (path.basename(folder) === 'worldmaps')
        copyFileSync(path.join(folder, FALLBACK_FILE), path.join(folder, '../404.html'));
    },
    // after the plugin that serves maps as they are drawn
    enforce: 'post',
    configurePreviewServer: ({ config, middlewares }) => {
      middlewares.use(refuseMissing(path.resolve(config.root, config.build.outDir), config.base));
    },
  };
}
