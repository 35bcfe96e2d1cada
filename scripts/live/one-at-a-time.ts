/** Allows one `npm start` per folder; a second one is told the address of the first. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface Turn {
  /** Publishes the game's address to other processes. */
  readonly tell: (url: string) => void;
  readonly end: () => void;
}

export type Asked =
  | ({ readonly kind: 'ours' } & Turn)
  /** Another process runs the game; `url` is undefined until it knows its address. */
  | { readonly kind: 'taken'; readonly url: string | undefined };

/** Path of the lock's socket. A socket closes with its process, even after a crash, so no stale lock remains. */
function socketOf(folder: string): string {
  const name = `worldmaps-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** What the process that holds a socket says; undefined when no process holds it. */
function ask(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const line = connect(socket);
    line.on('data', (chunk) => (text += String(chunk)));
    line.on('end', () => resolve(text));
    line.on('error', () => resolve(undefined));
  });
}

function listen(server: Server, socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(socket, () => resolve(true));
  });
}

/** `folder` is the project's. Rejects when the machine does not let a process listen. */
export async function takeTurn(folder: string): Promise<Asked> {
  const socket = socketOf(folder);
  let url = '';
  const server = createServer((line) => {
    line.on('error', () => line.destroy());
    line.end(url);
  });
  for (let tries = 0; tries < 3; tries++) {
    if (await listen(server, socket)) {
      server.unref();
      return { kind: 'ours', tell: (at) => (url = at), end: () => server.close() };
    }
    const told = await ask(socket);
    if (told !== undefined) return { kind: 'taken', url: told || undefined };
    // the process that held it is gone and left the file behind
    await rm(socket, { force: true });
  }
  throw new Error(`nobody answers at ${socket}, and nobody can listen there`);
}
