/** Where the redirect address may lead (SPEC section 2): to another screen of the game and nowhere else. */

/** `to` is a path inside the game without its leading slash; undefined or anything that could leave the game leads home. */
export function insideGame(to: string | undefined): string {
  return to !== undefined && /^[\w-]+(\/[\w-]+)*(\?[\w=&%-]*)?$/.test(to) ? `/${to}` : '/';
}
