/** The page's access to the preload bridge; imports types only, so that the first load carries no schema. */
import type { WorldmapsBridge } from './calls';

export type { Start, WorldmapsBridge } from './calls';

declare global {
  // set by the preload script; absent in a browser
  // oxlint-disable-next-line no-var, vars-on-top
  var worldmaps: WorldmapsBridge | undefined;
}

/** The preload bridge; undefined in a browser. */
export function bridgeOfPage(): WorldmapsBridge | undefined {
  return globalThis.worldmaps;
}
