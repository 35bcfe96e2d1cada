/** Proportional memory of the renderer, read from the system: after one map, and after ten in a row. */
import { readFile, readdir } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { openSubject } from '../open';
import type { Subject } from '../subjects';
import { LINES, type View } from '../views';

const KILOBYTE = 1024;
/** How long a map is left alone before it is measured, the first as the others, ms: what comes behind its picture is part of it. */
const AT_REST = 3000;

async function pssOf(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * KILOBYTE;
}

/** Bytes of the largest renderer of this machine's test browser; 0 where the system does not tell. */
export async function largestRenderer(): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return command.includes('--type=renderer') ? pssOf(pid) : 0;
    }),
  );
  return Math.max(0, ...sizes);
}

/** What one look at the renderer tells, in bytes. */
export interface Held {
  /** Proportional set size of the whole process, with all that the browser keeps in case it is wanted again. */
  readonly process: number;
  /** What the page itself holds: scripts' objects, elements and buffers. */
  readonly page: number;
}

/** After the first sharp view and, for the game, after `again` more maps opened one after the other, and then with memory short. */
export async function measureMemory(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
  again: readonly string[],
): Promise<readonly Held[]> {
  const line = LINES[0];
  if (!line) throw new Error('no line to measure on');
  const opened = await openSubject(browser, origin, subject, view, line);
  const measure = async (): Promise<Held> => {
    // what the next collection would free is not held
    await opened.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize, backingStorageSize } =
      await opened.cdp.send('Runtime.getHeapUsage');
    return { process: await largestRenderer(), page: usedSize + embedderHeapUsedSize + backingStorageSize };
  };
  await opened.page.waitForTimeout(AT_REST);
  const sizes = [await measure()];
  for (const path of again) {
    await opened.page.evaluate((to) => {
      performance.clearMarks();
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await opened.page.waitForTimeout(AT_REST);
  }
  if (again.length) {
    sizes.push(await measure());
    // what the browser keeps of decoded pictures goes when memory is short
    await opened.cdp.send('Memory.simulatePressureNotification', { level: 'critical' });
    await opened.page.waitForTimeout(1000);
    sizes.push(await measure());
  }
  await opened.close();
  return sizes;
}
