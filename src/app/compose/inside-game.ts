/** Validates the target of `/redirect` (SPEC section 2): it may only lead to another screen of the game. */

/** `to` is a path inside the game without its leading slash; undefined, and any path that could leave the game, becomes home. */
export function insideGame(to: string | undefined): string {
  return to !== undefined && /^[\w-]+(\/[\w-]+)*(\?[\w=&%-]*)?$/.test(to) ? `/${to}` : '/';
}
