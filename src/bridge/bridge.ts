/** The bridge as the page finds it; types alone, so that the first load carries no schema. */
import type { WorldmapsBridge } from './calls';

export type { Start, WorldmapsBridge } from './calls';

declare global {
  // the preload's; absent in a browser
  // oxlint-disable-next-line no-var, vars-on-top
  var worldmaps: WorldmapsBridge | undefined;
}

/** The bridge of the page this runs in; undefined in a browser. */
export function bridgeOfPage(): WorldmapsBridge | undefined {
  return globalThis.worldmaps;
}
