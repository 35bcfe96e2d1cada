/** Proportional memory of the renderer, read from the system: after one map, and after ten in a row. */
import { readFile, readdir } from 'node:fs/promises';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openBarePage } from '../bare-browser';
import type { Subject } from '../subjects';
import type { View } from '../views';

const KILOBYTE = 1024;
/** How long a map is left alone before it is measured, the first as the others, ms: what comes behind its picture is part of it. */
const AT_REST = 4000;
/** How often it is asked whether a page has loaded, ms. */
const LOOK = 250;

interface Sizes {
  readonly all: number;
  /** What the processes share: decoded pictures, nearly all of it. */
  readonly shared: number;
}

async function sizesOf(pid: string): Promise<Sizes> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const line = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * KILOBYTE;
  return { all: line('Pss'), shared: line('Pss_Shmem') };
}

/** Whether a process descends from another; every process does from the first. */
async function descends(pid: string, from: number): Promise<boolean> {
  if (Number(pid) === from) return true;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name in brackets may hold anything
  const parent = text.slice(text.lastIndexOf(')') + 2).split(' ')[1];
  return parent !== undefined && Number(parent) > 0 && descends(parent, from);
}

/** The largest renderer that descends from a process; nothing where the system does not tell. */
async function largest(from: number): Promise<Sizes> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const isOurs = command.includes('--type=renderer') && (await descends(pid, from));
      return isOurs ? sizesOf(pid) : { all: 0, shared: 0 };
    }),
  );
  return sizes.reduce((most, one) => (one.all > most.all ? one : most), { all: 0, shared: 0 });
}

/** Bytes of the largest renderer of the browsers that this process has started. */
export const largestRenderer = async (): Promise<number> => (await largest(process.pid)).all;

/** What one look at the renderer tells, in bytes. */
export interface Held {
  /** Proportional set size of the whole process, with all that the browser keeps in case it is wanted again. */
  readonly process: number;
  /** The same without decoded pictures. */
  readonly undecoded: number;
  /** What the page itself holds: scripts' objects, elements and buffers. */
  readonly page: number;
}

const heapSchema = z.object({
  usedSize: z.number(),
  embedderHeapUsedSize: z.number(),
  backingStorageSize: z.number(),
});

/** After the first map and, for the game, after `again` more maps opened one after the other, and then with memory short. */
export async function measureMemory(
  origin: string,
  subject: Subject,
  view: View,
  again: readonly string[],
): Promise<readonly Held[]> {
  const page = await openBarePage();
  const measure = async (): Promise<Held> => {
    // what the next collection would free is not held
    await page.send('HeapProfiler.collectGarbage');
    const heap = heapSchema.parse(await page.send('Runtime.getHeapUsage'));
    const { all, shared } = await largest(page.process);
    return {
      process: all,
      undecoded: all - shared,
      page: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize,
    };
  };
  const { width, height, pixelRatio } = view.size;
  const isTouched = view.context.hasTouch === true;
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: pixelRatio,
    mobile: isTouched,
  });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await page.send('Page.navigate', { url: origin + subject.path });
  while ((await page.evaluate(`location.href !== 'about:blank' && document.readyState`)) !== 'complete')
    await wait(LOOK);
  await wait(AT_REST);
  const sizes = [await measure()];
  for (const path of again) {
    await page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await wait(AT_REST);
  }
  if (again.length) {
    sizes.push(await measure());
    // what the browser keeps of decoded pictures goes when memory is short
    await page.send('Memory.simulatePressureNotification', { level: 'critical' });
    await wait(1000);
    sizes.push(await measure());
  }
  await page.close();
  return sizes;
}
