import { defineConfig } from 'electron-vite';
import { desktopOut, renderer } from './vite.config.ts';

export default defineConfig(({ mode }) => ({
  main: {
    build: {
      outDir: `${desktopOut}/main`,
      // all but Electron itself is bundled: the package then carries no node_modules
      externalizeDeps: false,
      rolldownOptions: { input: 'electron/main/index.ts' },
    },
  },
  preload: {
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
  renderer: renderer('desktop', mode),
}));
