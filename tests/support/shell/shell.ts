/** Runs the built main process in Node with `electron` replaced by the stand-in. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Operation, Served, StandInState } from './protocol';

const root = path.resolve(import.meta.dirname, '../../..');

export interface ShellOptions {
  /** The build, `out` unless told. */
  readonly out?: string;
  /** The folder that holds `maps`. */
  readonly resources?: string;
  readonly args?: readonly string[];
  /** Where user data, documents and the program lie; a fresh folder unless an earlier start's is given. */
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Changes the built main process before it starts: a fault, to see it caught. */
  readonly change?: (code: string) => string;
}

export interface Shell {
  readonly home: string;
  state(): Promise<StandInState>;
  invoke(
    channel: string,
    args: readonly unknown[],
    frameUrl?: string | null,
    inFrame?: boolean,
  ): Promise<unknown>;
  fetch(url: string, method?: string): Promise<Served>;
  emit(operation: Omit<Extract<Operation, { op: 'emit' }>, 'op'>): Promise<boolean>;
  windowOpen(url: string): Promise<{ action: string }>;
  permission(name: string): Promise<{ asked: boolean; checked: boolean; device: boolean }>;
  /** Names of what the shell asked of Electron. */
  called(): Promise<readonly string[]>;
  close(options?: { readonly keep?: boolean }): Promise<void>;
}

/** The game's own page, as the shell knows it. */
export const PAGE = 'app://worldmaps/';

/** The stand-in without its types: nothing has to be translated in each of a hundred processes. */
let electronCode: Promise<string> | undefined;

async function readElectron(): Promise<string> {
  const { transformWithOxc } = await import('vite');
  const file = path.join(import.meta.dirname, 'electron.ts');
  return (await transformWithOxc(await readFile(file, 'utf8'), file)).code;
}

async function layOut(home: string, { out = path.join(root, 'out'), change }: ShellOptions): Promise<string> {
  const dir = path.join(home, 'program');
  await rm(dir, { recursive: true, force: true });
  await cp(path.join(root, 'package.json'), path.join(dir, 'package.json'));
  for (const part of ['main', 'preload'])
    await cp(path.join(out, part), path.join(dir, 'out', part), { recursive: true });
  // hundreds of files that no fault changes
  await symlink(path.join(out, 'renderer'), path.join(dir, 'out/renderer'), 'junction');
  const electron = path.join(dir, 'node_modules/electron');
  await mkdir(electron, { recursive: true });
  await writeFile(path.join(electron, 'electron.js'), await (electronCode ??= readElectron()));
  await writeFile(
    path.join(electron, 'package.json'),
    JSON.stringify({ name: 'electron', version: '0.0.0', type: 'module', exports: './electron.js' }),
  );
  if (change) {
    const main = path.join(dir, 'out/main/index.js');
    const before = await readFile(main, 'utf8');
    const after = change(before);
    if (after === before) throw new Error('the fault did not change the main process');
    await writeFile(main, after);
  }
  return dir;
}

interface Message {
  readonly ready?: true;
  /** A window was opened. */
  readonly opened?: true;
  readonly id: number;
  readonly ok?: unknown;
  readonly error?: string;
}

export async function launchShell(options: ShellOptions = {}): Promise<Shell> {
  const home = options.home ?? (await mkdtemp(path.join(os.tmpdir(), 'worldmaps-shell-')));
  const dir = await layOut(home, options);
  const child = fork(path.join(dir, 'out/main/index.js'), [...(options.args ?? [])], {
    serialization: 'advanced',
    execArgv: [],
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      STANDIN_APP: dir,
      STANDIN_HOME: home,
      STANDIN_RESOURCES: options.resources ?? path.join(root, 'resources'),
      ...options.env,
    },
  });
  let next = 0;
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let tellOpened = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    tellOpened = resolve;
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.opened) return tellOpened();
      if (message.ready) return resolve();
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error === undefined) asked?.resolve(message.ok);
      else asked?.reject(new Error(message.error));
    });
    child.on('exit', (code) => {
      tellOpened();
      reject(new Error(`the main process ended with ${String(code)}`));
    });
  });
  const call = <T>(operation: Operation): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      // without somebody to hear of it, a channel that has closed meanwhile ends the whole test run
      child.send({ id, operation }, (error) => {
        if (error) reject(error);
      });
    });
  const state = () => call<StandInState>({ op: 'state' });
  // the main process sets itself up after it is ready; a second one opens no window
  if (!options.env?.['STANDIN_SECOND']) await opened;
  return {
    home,
    state,
    invoke: (channel, args, frameUrl = PAGE, inFrame = false) =>
      call({ op: 'invoke', channel, args, frameUrl, inFrame }),
    fetch: (url, method = 'GET') => call({ op: 'fetch', url, method }),
    emit: (operation) => call({ op: 'emit', ...operation }),
    windowOpen: (url) => call({ op: 'windowOpen', url }),
    permission: (name) => call({ op: 'permission', name }),
    called: async () => (await state()).calls.map(({ name }) => name),
    close: async ({ keep = false } = {}) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      if (!keep && existsSync(home)) await rm(home, { recursive: true, force: true });
    },
  };
}
