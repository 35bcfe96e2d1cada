/**
 * A browser that is asked for little. Playwright always listens to the network, and a browser that is listened to keeps a
 * copy of all that a page has loaded: after ten maps that was 24 MB of the page's process which no player has.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { launchOptions } from '../support/browser';

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const targetsSchema = z.object({
  targetInfos: z.array(z.object({ type: z.string(), targetId: z.string() })),
});
const sessionSchema = z.object({ sessionId: z.string() });
const valueSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

export interface BarePage {
  /** The browser's process: those of its pages descend from it. */
  readonly process: number;
  /** Sends one command of the DevTools protocol to the page. Rejects with the browser's words. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The two pipes of `--remote-debugging-pipe`: the browser reads the first and writes the second. */
const [COMMANDS, ANSWERS] = [3, 4];

/** Opens one empty page. Throws where no browser is found. */
export async function openBarePage(): Promise<BarePage> {
  const { executablePath, args = [] } = launchOptions();
  if (executablePath === undefined) throw new Error('no browser to measure memory with');
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bare-browser-'));
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--remote-debugging-pipe',
      '--ignore-certificate-errors',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // a group of its own: a browser may be started by a script, which would die alone
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const commands = browser.stdio[COMMANDS];
  const answers = browser.stdio[ANSWERS];
  if (!(commands instanceof Writable) || !answers) throw new Error('the browser has no pipes');

  const waiting = new Map<number, (message: z.infer<typeof messageSchema>) => void>();
  let text = '';
  answers.on('data', (chunk: Buffer) => {
    const parts = (text + chunk.toString('utf8')).split('\0');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const message = messageSchema.parse(JSON.parse(part));
      if (message.id === undefined) continue;
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });

  let last = 0;
  const ask = async (method: string, params: object, sessionId?: string): Promise<unknown> => {
    const id = ++last;
    const answered = new Promise<z.infer<typeof messageSchema>>((resolve) => waiting.set(id, resolve));
    commands.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const { targetInfos } = targetsSchema.parse(await ask('Target.getTargets', {}));
  const page = targetInfos.find(({ type }) => type === 'page');
  if (!page) throw new Error('the browser opened no page');
  const attached = await ask('Target.attachToTarget', { targetId: page.targetId, flatten: true });
  const { sessionId } = sessionSchema.parse(attached);
  const send = (method: string, params: object = {}) => ask(method, params, sessionId);
  return {
    process: browser.pid ?? 0,
    send,
    evaluate: async (expression) =>
      valueSchema.parse(await send('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    close: async () => {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
