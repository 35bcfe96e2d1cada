/** From a zoom step until something moves, and until the view is sharp again. */
import type { Browser, Page } from 'playwright';
import { openSubject } from '../open';
import { median } from '../stats';
import type { Subject } from '../subjects';
import { LINES, type View } from '../views';

export interface Zooming {
  /** Ms until the first frame that differs. */
  readonly moves: number;
  /** Ms until no tile of the view is missing; NaN where the page does not tell. */
  readonly sharp: number;
}

const ROUNDS = 4;

/** Steps once in the page and watches the picture's box frame by frame. */
async function step(page: Page, game: boolean): Promise<Zooming> {
  return page.evaluate(async (own) => {
    const picture = () => document.querySelector('[data-map-content], #map img, #map canvas');
    const shape = () =>
      JSON.stringify(picture()?.getBoundingClientRect()) + (performance.getEntriesByName('moved').length > 0);
    const canvas = document.querySelector<HTMLCanvasElement>('#map canvas');
    const pixels = () => (canvas ? canvas.getContext('2d')?.getImageData(200, 200, 64, 64).data.join() : '');
    const before = shape() + pixels();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const settled = () => {
      if (own) return document.querySelector('[data-map-viewer]')?.getAttribute('data-sharp') === 'true';
      return [...document.querySelectorAll<HTMLImageElement>('#map img')].every(({ complete }) => complete);
    };
    const start = performance.now();
    if (own)
      document
        .querySelector<HTMLButtonElement>('[data-tool="zoomIn"]:enabled, [data-tool="zoomOut"]:enabled')
        ?.click();
    else window.zoomStep?.();
    let moves = Number.NaN;
    let sharp = Number.NaN;
    while (performance.now() - start < 3000 && Number.isNaN(sharp)) {
      await frame();
      const now = performance.now() - start;
      if (Number.isNaN(moves) && shape() + pixels() !== before) moves = now;
      if (!Number.isNaN(moves) && settled()) sharp = now;
    }
    return { moves, sharp };
  }, game);
}

export async function measureZooming(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
): Promise<Zooming> {
  const line = LINES[0];
  if (!line) throw new Error('no line to measure on');
  const opened = await openSubject(browser, origin, subject, view, line);
  const rounds: Zooming[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push(await step(opened.page, subject.game));
    await opened.page.waitForTimeout(700);
  }
  await opened.close();
  return { moves: median(rounds.map(({ moves }) => moves)), sharp: median(rounds.map(({ sharp }) => sharp)) };
}
