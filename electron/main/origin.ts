/** Where the game lives inside the shell: a standard, secure scheme of its own, never `file:`. */

export const SCHEME = 'app';
export const HOST = 'worldmaps';
export const ORIGIN = `${SCHEME}://${HOST}`;

/** Whether an address is one of the game's own. Compared as scheme and host: the `origin` of an unknown scheme is `null`. */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === `${SCHEME}:` && host === HOST && username === '' && password === '';
}
