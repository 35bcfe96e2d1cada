/** Writes into a build the licences of all that the bundler put into it, so that nobody keeps a list by hand. */
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { NOTICES_FILE } from '../../src/notices/notices.ts';
import { noticesOf, noticesText, NOTICES_TEXT } from './notices.ts';
import { folderOf, readManifest } from './packages.ts';

// a bundled configuration lies elsewhere than this file; both builds run in the project's folder
const root = process.cwd();
const modules = path.join(root, 'node_modules');

/** Folders of the packages that have code or files in a bundle, or that the bundle expects at run time, such as Electron. */
export function shippedIn(bundle: Rolldown.OutputBundle, root: string): Set<string> {
  const files = Object.values(bundle);
  const ids = files.flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds
      : file.originalFileNames.map((name) => path.resolve(root, 'src', name)),
  );
  const outside = files.flatMap((file) =>
    file.type === 'chunk'
      ? [...file.imports, ...file.dynamicImports].filter((id) => !(id in bundle) && !isBuiltin(id))
      : [],
  );
  return new Set([
    ...ids.flatMap((id) => folderOf(id, root) ?? []),
    ...outside.flatMap((id) => folderOf(path.join(root, 'node_modules', id), root) ?? []),
  ]);
}

/** Folders of the dependencies that a build read, also of one whose modules only re-export another package's. */
function dependenciesIn(ids: Iterable<string>): Set<string> {
  const named = Object.keys(readManifest(root).dependencies ?? {}).map((name) => path.join(modules, name));
  const read = new Set([...ids].map((id) => folderOf(id, root)));
  return new Set(named.filter((folder) => read.has(folder)));
}

/** Notes what the shell's own bundles hold, for the notices of the renderer that is built after them. */
export function notePackages(into: Set<string>): Plugin {
  return {
    name: 'worldmaps-note-packages',
    generateBundle(_options, bundle) {
      for (const folder of shippedIn(bundle, root)) into.add(folder);
    },
  };
}

/** Parts of the service worker, which is bundled by a tool of its own after the page. */
export function workerPackages(): Set<string> {
  const { dependencies = {} } = readManifest(path.join(modules, 'workbox-build'));
  const names = Object.keys(dependencies).filter((name) => name.startsWith('workbox-'));
  return new Set(names.map((name) => path.join(modules, name)));
}

/** `alongside` are the folders of what goes out with the renderer without being in its bundle. */
export function noticesPlugin(alongside: ReadonlySet<string>): Plugin {
  return {
    name: 'worldmaps-notices',
    generateBundle(_options, bundle) {
      const notices = noticesOf([
        ...shippedIn(bundle, root),
        ...dependenciesIn(this.getModuleIds()),
        ...alongside,
      ]);
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: JSON.stringify(notices) });
      this.emitFile({ type: 'asset', fileName: NOTICES_TEXT, source: noticesText(notices) });
    },
    // the development server makes no bundle: it lists the packages that the game depends on by name
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${NOTICES_FILE}`, (_request, response) => {
        const names = Object.keys(readManifest(root).dependencies ?? {});
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(noticesOf(names.map((name) => path.join(modules, name)))));
      });
    },
  };
}
