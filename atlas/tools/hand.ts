/** Draws one level in a process of its own, so that a level's memory goes with it and its crash harms no other. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { availableParallelism, freemem, setPriority } from 'node:os';
import path from 'node:path';
import { bundled } from './bundle';
import type { Report } from './crew';
import { messageSchema } from './messages';
import type { Planned } from './plan';

const SCRIPT = path.resolve(import.meta.dirname, 'draw-level.ts');
/** Megabytes of young objects before they are looked through: a layout makes gigabytes of short-lived points. */
const YOUNG = 64;
/** Megabytes of JavaScript objects; with the renderer's own buffers a process stays below 1200 MB. */
const HEAP = 800;

/** Bytes a drawing process needs at most. */
const MEMORY = 1200e6;

/** How many levels this machine can draw side by side. */
export function handsHere(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / MEMORY)));
}

let made: Promise<string> | undefined;

/**
 * What draws a level as fast as it can, made once for all levels of a run. Where packages cannot be written to, the
 * sources draw: they start more slowly.
 */
const drawingScript = (): Promise<string> => (made ??= bundled(SCRIPT).catch(() => SCRIPT));

/** Sources are translated as they are loaded. */
const loaderOf = (script: string): string[] => (script.endsWith('.ts') ? ['--import', 'tsx'] : []);

const atWork = new Set<ChildProcess>();

/** Nobody goes on drawing for a run that was stopped. */
export function stopDrawing(): void {
  for (const child of atWork) child.kill('SIGKILL');
}

/** A process that has ended already, or a machine that does not let it be ranked, is no fault. */
function rank({ pid }: ChildProcess, priority: number | undefined): void {
  if (pid === undefined || priority === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // it draws at the rank it has
  }
}

interface HandOptions {
  /** Speaks the messages of `messages.ts`. */
  readonly script: string;
  /** How the machine ranks the process, as `os.constants.priority` names it. */
  readonly priority?: number | undefined;
}

/** Draws a level of the plan. Rejects with the reason when it could not be drawn. */
export async function drawPlanned(
  { name, source, place }: Planned,
  report: Report,
  priority?: number,
): Promise<void> {
  const args = [name, source.kind, place?.hash ?? ''];
  return drawInProcess(args, report, { script: await drawingScript(), priority });
}

/** Makes the files that a level of the plan lacks beside its pictures. Rejects with the reason when one could not be made. */
export async function makeBeside({ name, place }: Planned, priority?: number): Promise<void> {
  const args = [name, 'further', place?.hash ?? ''];
  return drawInProcess(args, () => undefined, { script: await drawingScript(), priority });
}

/** Rejects with the reason when the process fails. */
export function drawInProcess(
  args: readonly string[],
  report: Report,
  { script, priority }: HandOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason: string | undefined;
    const child = fork(script, [...args], {
      execArgv: [
        ...loaderOf(script),
        '--expose-gc',
        // a core a level: threads that look through objects beside it would only take turns with the next process
        '--single-threaded-gc',
        `--max-old-space-size=${HEAP}`,
        `--max-semi-space-size=${YOUNG}`,
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    atWork.add(child);
    rank(child, priority);
    let stderr = '';
    child.stderr?.on('data', (chunk) => (stderr = `${stderr}${String(chunk)}`.slice(-2000)));
    child.on('message', (raw) => {
      const message = messageSchema.parse(raw);
      if (message.type === 'step') report(message);
      else reason = message.reason;
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      atWork.delete(child);
      if (code === 0) resolve();
      else
        reject(new Error(reason ?? `the drawing process ended with ${signal ?? `code ${code}`}\n${stderr}`));
    });
  });
}
