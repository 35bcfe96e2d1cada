/** What every picture needs to come out the same: one instant, one chance, plain maps, no motion, and a browser that draws as ours did. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findLevel } from '../../../src/maps/catalogue';
import { PLAIN_PICTURE, plainLevel, plainManifest } from '../../support/plain-levels';
import { landed } from '../../support/landed';

/** A Sunday, the last day of the ISO week 2026-W47, which has a contest. */
const NOW = new Date('2026-11-22T10:00:00Z');

const font = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}.woff2`)).toString('base64');

/** Text in both of the game's faces, and a corner and a line, from nothing of the game's own sources. */
function yardstick(): string {
  const face = (name: string, file: string) =>
    `@font-face{font-family:${name};src:url(data:font/woff2;base64,${font(file)})}`;
  return `<style>${face('Loud', 'mochiy-pop-one/files/mochiy-pop-one-latin-400-normal')}
    ${face('Quiet', 'zen-maru-gothic/files/zen-maru-gothic-latin-500-normal')}
    body{margin:0;padding:16px;width:480px;background:#fbf3df;color:#2b1a2e;font:16px/1.55 Quiet}
    h1{margin:0;font:400 36px Loud}p{margin:8px 0;border:2px solid;border-radius:12px;padding:8px}</style>
    <h1>Worldmaps, le jeu</h1><p>Portez ce vieux whisky au juge blond qui fume.</p><p>Sphinx of black quartz, judge my vow.</p>`;
}

/** Whether this browser draws text and edges like the one that made the pictures in git; asked once a worker. */
let likeOurs: Promise<boolean> | undefined;

async function drawsLikeOurs(page: Page): Promise<boolean> {
  await page.setContent(yardstick());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  try {
    await expect(page).toHaveScreenshot('yardstick.png', { clip: { x: 0, y: 0, width: 512, height: 200 } });
    return true;
  } catch {
    return false;
  }
}

/**
 * A dialog that moves, be it for an instant, is a layer of its own: it keeps the fraction of a pixel that centring gives
 * it, which the page rounds. Which of the two a picture shows is chance, and its edges and letters differ by a pixel.
 */
async function keepDialogsStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('dialog { animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Tiles become bitmaps, which no browser makes of a drawing in SVG. */
const TILE = /\/\d+\/\d+-\d+\.webp$/;

/** Maps as plain pictures: drawn art may change every day, and what stands around it may not. */
async function servePlainMaps(page: Page): Promise<void> {
  const tile = await sharp(Buffer.from(PLAIN_PICTURE)).png().toBuffer();
  await page.route('**/maps/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (TILE.test(path)) return route.fulfill({ contentType: 'image/png', body: tile });
    if (path.endsWith('.webp')) return route.fulfill({ contentType: 'image/svg+xml', body: PLAIN_PICTURE });
    if (path.includes('/manifest')) return route.fulfill({ json: plainManifest() });
    const level = findLevel(/\/maps\/([^/]+)\//.exec(path)?.[1] ?? '');
    return level ? route.fulfill({ json: plainLevel(level) }) : route.continue();
  });
}

export const test = base.extend<{ readonly stage: Page }>({
  stage: async ({ page }, use) => {
    likeOurs ??= drawsLikeOurs(page);
    test.skip(!(await likeOurs), 'this browser draws text unlike the one that made the pictures');
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(() => {
      const at = performance.now() - Date.now();
      performance.now = () => at + Date.now();
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint8Array || array instanceof Uint32Array) array.fill(7);
        return array;
      };
    });
    await keepDialogsStill(page);
    await servePlainMaps(page);
    await use(page);
  },
});

/** Moves the page's one instant on. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.setFixedTime(NOW.getTime() + ms);
}

/** Waits until what was asked for is there, files, fonts and pictures, and has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await landed(page);
}

export { expect };
