/** Frame times while the map is dragged for three seconds at reading speed. */
import type { Browser, Page } from 'playwright';
import { openSubject } from '../open';
import { quantile } from '../stats';
import type { Subject } from '../subjects';
import { LINES, type View } from '../views';

export interface Panning {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Share of 60 Hz frames that never came. */
  readonly dropped: number;
  /** Share of frames that showed a part of the map with no picture at all. */
  readonly holes: number;
}

const FRAME = 1000 / 60;
const STEPS = 180;

/** Notes the frames of a page from now on. */
export async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let holes = 0;
    const look = (time: number) => {
      frames.push(time);
      const centre = [innerWidth / 2, innerHeight / 2] as const;
      const shown = document
        .elementsFromPoint(...centre)
        .some((element) => element.matches('img, canvas, [data-map-content]'));
      if (!shown) holes += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.benchFrames = () => ({ frames, holes });
  });
}

/** Drags with the mouse, or with a finger where the view has touch. */
export async function drag(page: Page, touch: boolean): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const start = { x: width * 0.7, y: height * 0.6 };
  const at = (i: number) => ({
    x: start.x - Math.sin((i / STEPS) * Math.PI) * width * 0.5,
    y: start.y - (i / STEPS) * height * 0.2,
  });
  if (!touch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (let i = 0; i < STEPS; i++) await page.mouse.move(at(i).x, at(i).y);
    await page.mouse.up();
    return;
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let i = 0; i < STEPS; i++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(i)] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The share of 60 Hz frames between the first and the last that never came. */
function droppedOf(frames: readonly number[]): number {
  const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  const wanted = Math.max(1, Math.round(lasted / FRAME));
  return Math.max(0, wanted - (frames.length - 1)) / wanted;
}

/** The same of a page's frames since it was last asked. */
export async function droppedIn(page: Page): Promise<number> {
  const frames = await page.evaluate(() => window.benchFrames?.().frames.splice(0) ?? []);
  return droppedOf(frames);
}

export async function measurePanning(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
): Promise<Panning> {
  const line = LINES[0];
  if (!line) throw new Error('no line to measure on');
  const opened = await openSubject(browser, origin, subject, view, line);
  await record(opened.page);
  await drag(opened.page, view.context.hasTouch ?? false);
  const { frames, holes } = await opened.page.evaluate(
    () => window.benchFrames?.() ?? { frames: [], holes: 0 },
  );
  await opened.close();
  const times = frames.slice(1).map((time, i) => time - (frames[i] ?? time));
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    max: quantile(times, 1),
    dropped: droppedOf(frames),
    holes: holes / frames.length,
  };
}
