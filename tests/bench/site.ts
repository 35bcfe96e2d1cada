/** The server the benchmarks run against: the built game as it would be hosted, and the peers, on this machine. */
import { execFileSync } from 'node:child_process';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FALLBACK_FILE } from '../../scripts/pages';
import { brotliCompressSync } from 'node:zlib';

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

/** Everything but pictures and fonts travels compressed by brotli, as with any host. */
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
  const { pathname } = new URL(address, 'https://localhost');
  const entry = Object.entries(folders).find(([prefix]) => pathname.startsWith(prefix));
  if (!entry) return { status: 404 };
  const [prefix, folder] = entry;
  const wanted = path.join(folder, decodeURIComponent(pathname.slice(prefix.length)));
  const isHome = path.relative(folder, wanted) === '';
  const own = isHome ? path.join(folder, 'index.html') : `${wanted}.html`;
  const page = (await isFile(own)) ? own : path.join(folder, FALLBACK_FILE);
  const file = path.extname(wanted) ? wanted : page;
  if (!file.startsWith(folder) || !(await isFile(file))) return { status: 404 };
  const extension = path.extname(file);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
  const body = await readFile(file);
  if (!PACKED.has(extension)) return { status: 200, headers, body };
  const small = packed.get(file) ?? brotliCompressSync(body);
  packed.set(file, small);
  return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: small };
}

/** A certificate for this machine, signed by itself and forgotten with the run. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Serves `folders` over HTTP/2 by address prefix; an address without an extension is its own page where there is one,
 * else the game without a screen, as the host's rewrites do.
 */
export async function openSite(folders: Readonly<Record<string, string>>): Promise<Site> {
  const packed = new Map<string, Buffer>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(certificate(), (request, response) => {
    const send = ({ status, headers, body }: Answer): void => {
      response.writeHead(status, headers);
      response.end(body ?? '');
    };
    answer(folders, packed, request.url).then(send, () => send({ status: 500 }));
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bench server has no port');
  return {
    origin: `https://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
