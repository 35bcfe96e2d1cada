/** Runs a process that tries mutants; one that does not end is killed, and its mutant counts as noticed. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Answer, Order } from './hands';

export interface Worker {
  readonly attempt: (order: Order) => Promise<Answer>;
  readonly end: () => void;
}

/** The next message of a process; undefined when it has ended. */
function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    const tell = (message?: unknown) => {
      child.off('message', tell);
      child.off('exit', gone);
      resolve(message);
    };
    const gone = () => tell();
    child.once('message', tell);
    child.once('exit', gone);
  });
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'verdict' in message && 'broken' in message;
}

export function createWorker(): Worker {
  let ready: Promise<ChildProcess> | undefined;

  const begin = async (): Promise<ChildProcess> => {
    const child = fork(path.join(import.meta.dirname, 'hand.ts'), {
      execArgv: process.execArgv,
      env: { ...process.env, WORLDMAPS_PATIENCE: '5000' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words = `${words}${String(chunk)}`.slice(-2000);
    });
    if ((await messageOf(child)) !== 'ready') throw new Error(`no test runner: ${words}`);
    return child;
  };

  return {
    attempt: async (order) => {
      ready ??= begin();
      const child = await ready;
      child.send(order);
      const message = await messageOf(child);
      if (isAnswer(message)) return message;
      child.kill('SIGKILL');
      ready = undefined;
      return { verdict: 'noticed', broken: [] };
    },
    end: () => {
      void ready?.then((child) => child.kill('SIGKILL'));
    },
  };
}
