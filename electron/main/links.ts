/** Links that leave the game open in the system's browser, and only those of the allow-list. */
import { shell } from 'electron';

/** Hosts the configuration's links may be on, and their subdomains. */
const KNOWN_HOSTS = ['instagram.com'];

/** Hosts of configured addresses; whatever is no https address adds none. */
export function allowedHosts(configured: readonly (string | undefined)[]): readonly string[] {
  const own = configured.flatMap((address) =>
    address && URL.canParse(address) && new URL(address).protocol === 'https:' ? [new URL(address).host] : [],
  );
  return [...KNOWN_HOSTS, ...own];
}

/** https only, no credentials, no port but the usual one, a host of the list or below one. */
export function mayOpen(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Opens an address outside when the list has it; the parsed form goes out, never the given text. */
export function openOutside(address: string, hosts: readonly string[]): void {
  if (mayOpen(address, hosts)) void shell.openExternal(new URL(address).href);
}
