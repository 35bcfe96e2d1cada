/** Runs a process that tries mutants; one that hangs is killed, and its mutant counts as noticed. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Order, Verdict } from './hands';

/** Ms one file of tests may take: some mutants never end. */
const LIMIT = 90_000;

export interface Worker {
  readonly attempt: (order: Order) => Promise<Verdict>;
  readonly end: () => void;
}

/** The next message of a process; undefined when it has ended, or after `limit` ms. */
function answerOf(child: ChildProcess, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const answer = (message?: unknown) => {
      clearTimeout(timer);
      child.off('message', answer);
      child.off('exit', gone);
      resolve(message);
    };
    const gone = () => answer();
    const timer = setTimeout(gone, limit);
    child.once('message', answer);
    child.once('exit', gone);
  });
}

export function createWorker(): Worker {
  let ready: Promise<ChildProcess> | undefined;

  const begin = async (): Promise<ChildProcess> => {
    const child = fork(path.join(import.meta.dirname, 'hand.ts'), {
      execArgv: process.execArgv,
      env: { ...process.env, WORLDMAPS_PATIENCE: '10000' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words = `${words}${String(chunk)}`.slice(-2000);
    });
    if ((await answerOf(child, LIMIT)) !== 'ready') throw new Error(`no test runner: ${words}`);
    return child;
  };

  return {
    attempt: async (order) => {
      ready ??= begin();
      const child = await ready;
      child.send(order);
      let answer = await answerOf(child, LIMIT);
      while (answer === 'alive') answer = await answerOf(child, LIMIT);
      if (answer === 'noticed' || answer === 'survived' || answer === 'untested') return answer;
      child.kill('SIGKILL');
      ready = undefined;
      return 'noticed';
    },
    end: () => {
      void ready?.then((child) => child.kill('SIGKILL'));
    },
  };
}
