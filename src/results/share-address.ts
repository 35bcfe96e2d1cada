/** The address that opens the very thing a shared text tells of. */
import type { Mode } from '../game/modes';

/** Where the page is, and where the site is that everybody can open, if the build knows (`VITE_SITE_URL`). */
export interface Place extends Pick<Location, 'origin' | 'protocol'> {
  readonly site?: string | undefined;
}

/** The path that hosts serve the game at. */
const SITE_BASE = '/worldmaps/';

/** Of the page that runs. */
export function ownPlace(): Place {
  const site = import.meta.env['VITE_SITE_URL'];
  const { origin, protocol } = window.location;
  return { origin, protocol, site: typeof site === 'string' && site !== '' ? site : undefined };
}

/** The game of a result, relative to the app's base: its map, its mode, and its quest where that was chosen. */
export function gamePath(level: number, mode: Mode, quest?: string): string {
  return `game/${String(level)}?mode=${String(mode)}${quest === undefined ? '' : `&quest=${quest}`}`;
}

/**
 * The whole address of a path below the app's base: on the site, or else on the page's own host. Undefined in a desktop
 * shell that knows no site, since nobody else can open its pages.
 */
export function sharedAddress(
  path: string,
  { origin, protocol, site }: Place,
  base: string,
): string | undefined {
  if (site !== undefined) return site.replace(/\/+$/, '') + SITE_BASE + path;
  return /^https?:$/.test(protocol) ? origin + base + path : undefined;
}

/** The text with its address on a line of its own, on which other programs make it a link. */
export function withAddress(text: string, address: string | undefined): string {
  return address === undefined ? text : `${text}\n${address}`;
}
