/** Bundles of React Router only what the game uses. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { cutOut, ROUTER } from './router-cuts.ts';

/** A name for a developer's tools: writing it keeps a component in the bundle that nothing uses. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** A call that only declares, which a bundler cannot know. */
const DECLARATION = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The router's code where nothing that is unused is kept; the rest of it does what it did. */
export function onlyDeclared(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(DECLARATION, '$1/* @__PURE__ */ $2');
}

/** For builds; `root` is the folder of the project. */
export function routerPlugin(root: string): Plugin {
  const production = path.resolve(root, 'node_modules/react-router/dist/production');
  const file = (name: string) => path.join(production, `${name}.mjs`);
  return {
    name: 'router',
    apply: 'build',
    // the package names the build with a developer's warnings for every use but its own; the other one lies beside it
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index') },
          { find: /^react-router\/dom$/, replacement: file('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: onlyDeclared(code.includes(ROUTER) ? cutOut(code) : code), map: null }),
    },
  };
}
