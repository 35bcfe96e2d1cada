/** Processes that end with the one that started them, however that one ends. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

const groups = new Set<number>();

function endGroup(group: number): void {
  if (!groups.delete(group)) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

process.on('exit', () => {
  for (const group of groups) endGroup(group);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

export interface Child {
  readonly process: ChildProcess;
  /** Ends the process together with what it started itself. */
  readonly end: () => void;
}

/** Starts a program at the head of a process group of its own; throws where it cannot be started. */
export async function startChild(
  program: string,
  args: readonly string[],
  stdio: StdioOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const child = spawn(program, args, { detached: true, stdio, env: { ...process.env, ...env } });
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} has no process`);
  groups.add(pid);
  return { process: child, end: () => endGroup(pid) };
}
