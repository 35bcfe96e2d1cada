/** Links that leave the game open in the system's browser, and only those of the allow-list. */
import { shell } from 'electron';

/** Hosts the configuration's links may be on, and their subdomains. */
const KNOWN_HOSTS = ['instagram.com'];

/** The hosts of the configured addresses; an address that is not https is left out. */
export function allowedHosts(configured: readonly (string | undefined)[]): readonly string[] {
  const own = configured.flatMap((address) =>
    address && URL.canParse(address) && new URL(address).protocol === 'https:' ? [new URL(address).host] : [],
  );
  return [...KNOWN_HOSTS, ...own];
}

/** Whether an address may open outside: it is https, has no credentials or port, and its host is listed or below one that is. */
export function mayOpen(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Opens an address in the system's browser when its host is listed; passes on the parsed address, never the given text. */
export function openOutside(address: string, hosts: readonly string[]): void {
  if (mayOpen(address, hosts)) void shell.openExternal(new URL(address).href);
}
