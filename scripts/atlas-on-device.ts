/** The bundle of the worker that draws maps on the player's device: the atlas, without what only Node has. */
import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { powersPlugin } from '../atlas/tools/powers.ts';

/** Where its scripts lie, apart from those of the page: nobody who draws no map fetches or keeps them. */
const FOLDER = 'assets/atlas';

/** Native packages of the atlas, and a module that takes more memory than a page should, with what stands in for them. */
const INSTEAD: Readonly<Record<string, string>> = {
  '@resvg/resvg-js': 'atlas/render/instead-of-resvg.ts',
  './id-buffer': 'atlas/device/instead-of-id-buffer.ts',
  '../fairness/id-buffer': 'atlas/device/instead-of-id-buffer.ts',
};

const atlasOnDevice = (root: string): Plugin => ({
  name: 'atlas-on-device',
  enforce: 'pre',
  resolveId: (id) => {
    const file = INSTEAD[id];
    return file === undefined ? undefined : path.resolve(root, file);
  },
});

/** How workers are built. `root` is the project's. */
export const deviceWorker = (root: string): NonNullable<UserConfig['worker']> => ({
  format: 'es',
  plugins: () => [atlasOnDevice(root), powersPlugin()],
  rolldownOptions: {
    output: {
      entryFileNames: ({ facadeModuleId }) =>
        `${facadeModuleId?.includes('/atlas/device/') ? FOLDER : 'assets'}/[name]-[hash].js`,
    },
  },
});
