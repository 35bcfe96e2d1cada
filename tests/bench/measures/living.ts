/** What a living picture costs against the same map still: frames that never came, the processor, memory and bytes. */
import { readFile, readdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import type { Place } from '../machine-place';
import { openSubject } from '../open';
import { drag, droppedIn, record } from './panning';
import { largestRenderer } from './memory';
import type { Line, View } from '../views';

/** A map, and what is in the middle of its view: what it opens at, where no place is told. */
export interface State {
  readonly name: string;
  readonly isStill: boolean;
  readonly middle?: Place;
}

export interface Lived {
  /** Shares of 60 Hz frames that never came: at rest, and while the map is dragged. */
  readonly idle: number;
  readonly pan: number;
  /** Cores that the browser's processes took at rest. */
  readonly cores: number;
  /** How many move when the rest has been measured: none where the governor made the picture still. */
  readonly movers: number;
  /** How many machines turn then. */
  readonly turning: number;
  /** Bytes of the renderer. */
  readonly memory: number;
  /** Bytes over the line until the measuring ended, and those of scripts alone. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** Until whatever comes after the sharp map is there and has begun. */
const SETTLE_MS = 5000;
const IDLE_MS = 5000;
/** Ticks of the processor's clock a second, as the system counts them. */
const TICKS = 100;

/** Seconds that this process's own browser has taken, all its processes together; 0 where the system does not tell. */
async function processorSeconds(): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(
    pids.map(async (pid) => {
      // the name of a process may hold blanks, and ends with a bracket
      const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
      return { pid: Number(pid), parent: Number(fields[1] ?? 0), ticks };
    }),
  );
  const ticksBelow = (id: number): number =>
    all
      .filter(({ parent }) => parent === id)
      .reduce((sum, { pid, ticks }) => sum + ticks + ticksBelow(pid), 0);
  return ticksBelow(process.pid) / TICKS;
}

/** Moves the map until a place of it is in the middle of the view. */
const show = (page: Page, place: Pick<Place, 'x' | 'y'>): Promise<void> =>
  page.evaluate(({ x, y }) => {
    const scroller = document.querySelector('[data-map-scroller]');
    const { scrollWidth = 0, scrollHeight = 0, clientWidth = 0, clientHeight = 0 } = scroller ?? {};
    scroller?.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
  }, place);

/** A game's map, living or with the player's wish that it be still. */
export async function measureLiving(
  browser: Browser,
  origin: string,
  level: number,
  state: State,
  view: View,
  line: Line,
): Promise<Lived> {
  const subject = { path: `/worldmaps/game/${level}?mode=4&lng=en`, game: true };
  const opened = await openSubject(browser, origin, subject, view, line, {
    script: `localStorage.setItem('worldmaps.settings', '{"still":${state.isStill}}')`,
  });
  const { page, cdp } = opened;
  if (state.middle) await show(page, state.middle);
  if (!state.isStill) await page.waitForSelector('[data-air]', { state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  await record(page);
  const [before, begun] = [await processorSeconds(), performance.now()];
  await page.waitForTimeout(IDLE_MS);
  const cores = ((await processorSeconds()) - before) / ((performance.now() - begun) / 1000);
  const idle = await droppedIn(page);
  const movers = await page.locator('[data-living] > canvas').count();
  const turning = await page.locator('[data-turning] > canvas').count();
  await drag(page, view.context.hasTouch ?? false);
  const pan = await droppedIn(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const memory = await largestRenderer();
  const { bytes, scriptBytes } = opened.traffic();
  await opened.close();
  return { idle, pan, cores, movers, turning, memory, bytes, scriptBytes };
}
