/** Runs one step of a longer command in its own process and says what is going on. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { say } from './say';

/** Entry points of the tools in node_modules, started with this very Node. */
const TOOLS = {
  tsx: 'tsx/dist/cli.mjs',
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  'electron-vite': 'electron-vite/bin/electron-vite.js',
  'electron-builder': 'electron-builder/cli.js',
  playwright: '@playwright/test/cli.js',
} as const;

export type Tool = keyof typeof TOOLS;

const atWork = new Set<ChildProcess>();

/** Ends every step that still runs. */
export function stopSteps(): void {
  for (const child of atWork) child.kill();
}

/** Resolves with the exit code; the step's output goes to the terminal. */
export function step(
  title: string,
  tool: Tool,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  say(title);
  const entry = path.resolve('node_modules', TOOLS[tool]);
  const child = spawn(process.execPath, [entry, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  atWork.add(child);
  return new Promise((resolve) => {
    const end = (code: number) => {
      atWork.delete(child);
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** Runs a step and ends this process with its code when it fails. */
export async function must(...args: Parameters<typeof step>): Promise<void> {
  const code = await step(...args);
  if (code === 0) return;
  say(`Failed: ${args[0]}`);
  stopSteps();
  process.exit(code);
}

/** Runs steps side by side, each of which keeps one core busy; ends this process when one of them fails. */
export async function mustAll(...steps: readonly Parameters<typeof step>[]): Promise<void> {
  await Promise.all(steps.map((args) => must(...args)));
}
