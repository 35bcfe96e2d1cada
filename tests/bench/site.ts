/** The server the benchmarks run against: the built game as it would be hosted, and the peers, on this machine. */
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Everything but pictures and fonts travels gzipped, as any host does. */
const PACKED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.webmanifest']);

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

async function answer(
  folders: Readonly<Record<string, string>>,
  packed: Map<string, Buffer>,
  address: string,
): Promise<Answer> {
  const { pathname } = new URL(address, 'http://localhost');
  const entry = Object.entries(folders).find(([prefix]) => pathname.startsWith(prefix));
  if (!entry) return { status: 404 };
  const [prefix, folder] = entry;
  const wanted = path.join(folder, decodeURIComponent(pathname.slice(prefix.length)));
  const page = (await isFile(`${wanted}.html`)) ? `${wanted}.html` : path.join(folder, 'index.html');
  const file = path.extname(wanted) ? wanted : page;
  if (!file.startsWith(folder) || !(await isFile(file))) return { status: 404 };
  const extension = path.extname(file);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
  const body = await readFile(file);
  if (!PACKED.has(extension)) return { status: 200, headers, body };
  const small = packed.get(file) ?? gzipSync(body, { level: 9 });
  packed.set(file, small);
  return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: small };
}

/**
 * Serves `folders` by address prefix; an address without an extension is its own page where there is one, else the
 * prefix's index.html, as the host's rewrites do.
 */
export async function openSite(folders: Readonly<Record<string, string>>): Promise<Site> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(folders, packed, request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bench server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
