import { defineConfig } from 'electron-vite';
import { notePackages } from './scripts/notices/plugin.ts';
import { desktopOut, renderer } from './vite.config.ts';

/** Folders of the packages in main and preload, which are built before the renderer. */
const shell = new Set<string>();

export default defineConfig(({ mode }) => ({
  main: {
    plugins: [notePackages(shell)],
    build: {
      outDir: `${desktopOut}/main`,
      // all but Electron itself is bundled: the package then carries no node_modules
      externalizeDeps: false,
      rolldownOptions: { input: 'electron/main/index.ts' },
    },
  },
  preload: {
    plugins: [notePackages(shell)],
    build: {
      outDir: `${desktopOut}/preload`,
      externalizeDeps: false,
      // a sandboxed window loads one CommonJS file and nothing else
      rolldownOptions: {
        input: 'electron/preload/index.ts',
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: renderer('desktop', mode, shell),
}));
