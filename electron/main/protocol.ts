/** Serves the game from its own scheme: the renderer's files, the maps' pictures, and the page for every other address. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { CRASH_PAGE, crashPage } from './crash-page';
import { contentSecurityPolicy } from './csp';
import { listFiles, type FileList } from './files';
import { isOurs, SCHEME } from './origin';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Registers the scheme as standard and secure, with no way around its policy. Call it before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

export interface Served {
  /** The built renderer. */
  readonly renderer: string;
  /** The maps' folder. */
  readonly maps: string;
  /** Hosts the records need. */
  readonly hosts: readonly string[];
}

const MAPS = 'maps/';

/** The file of an address below the root, without its first slash; a screen's address is the page itself. */
function fileOf(address: string, pages: FileList, pictures: FileList): string | undefined {
  if (address.startsWith(MAPS)) return pictures.get(address.slice(MAPS.length));
  const found = pages.get(address);
  if (found) return found;
  return path.posix.extname(address) === '' ? pages.get('index.html') : undefined;
}

export async function setUpProtocol({ renderer, maps, hosts }: Served): Promise<void> {
  const pages = await listFiles(renderer, Object.keys(TYPES));
  const pictures = await listFiles(maps, ['.webp']);
  const headers = {
    'content-security-policy': contentSecurityPolicy(hosts),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
  const empty = (status: number) => new Response('', { status, headers });

  protocol.handle(SCHEME, async (request) => {
    if (!isOurs(request.url)) return empty(404);
    if (request.method !== 'GET') return empty(405);
    let address: string;
    try {
      address = decodeURIComponent(new URL(request.url).pathname).slice(1);
    } catch {
      return empty(400);
    }
    if (address === CRASH_PAGE)
      return new Response(crashPage(), {
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      });
    const file = fileOf(address, pages, pictures);
    if (!file) return empty(404);
    try {
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      return new Response(new Uint8Array(await readFile(file)), {
        headers: { ...headers, 'content-type': type },
      });
    } catch {
      return empty(404);
    }
  });
}
