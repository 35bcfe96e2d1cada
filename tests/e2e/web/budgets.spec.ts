/** What the game may weigh: bytes as they would travel compressed, and requests; never times. */
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';
import { shiftOf } from './shift';

interface Load {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Texts travel gzipped, pictures and fonts as they are. */
function listen(page: Page) {
  const loads: Load[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const note = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const type = response.headers()['content-type'] ?? '';
      const isText = /javascript|css|json|html|svg/.test(type);
      loads.push({
        url: response.url(),
        kind: response.request().resourceType(),
        bytes: isText ? gzipSync(body).length : body.length,
      });
    };
    pending.push(note());
  });
  return {
    loads,
    settled: async () => void (await Promise.all(pending)),
    /** What was asked for before any of the chunks that only come when nothing else is wanted: a busy machine may be late to look. */
    before: (...chunks: readonly string[]): readonly Load[] => {
      const end = asked.findIndex((url) => chunks.some((chunk) => url.includes(`/${chunk}-`)));
      const own = end < 0 ? asked : asked.slice(0, end);
      return loads.filter(({ url }) => own.includes(url));
    },
  };
}

/** Addresses of the tiles in the page. */
const tilesShown = (page: Page): Promise<string[]> =>
  page
    .locator('[data-map-content] [data-tile]')
    .evaluateAll((all) =>
      all.map((tile) => `${location.origin}/worldmaps/maps/${tile.getAttribute('data-tile') ?? ''}`),
    );

const kilobytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

test('a page asks ahead for its own code and picture @desktop', async ({ request }) => {
  const own: Readonly<Record<string, string>> = {
    'leaderboard/15': 'record-screens',
    'leaderboard/demonslayers': 'record-screens',
    'stamps/15': 'stamp-screens',
    stamps: 'stamp-screens',
    'crowd/15': 'CrowdScreen',
    endless: 'endless-screens',
  };
  for (const [address, chunk] of Object.entries(own)) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(new RegExp(`modulepreload[^>]*/assets/${chunk}-`));
    const pictures = [...html.matchAll(/as="image" imagesrcset="[^"]*?\/maps\/(\w+)/g)];
    expect(pictures.map(([, level]) => level)).toEqual(
      address.startsWith('leaderboard/') ? ['demonslayers'] : [],
    );
  }
});

/** The scripts that come with one, itself included: what it imports at once, not what it asks for later. */
function fetchedWith(chunk: string): ReadonlySet<string> {
  const assets = path.resolve('dist/web/worldmaps/assets');
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    const code = readFileSync(path.join(assets, name), 'utf8');
    for (const [, other] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (other !== undefined) add(other);
  };
  for (const name of readdirSync(assets)) if (name.startsWith(`${chunk}-`) && name.endsWith('.js')) add(name);
  return names;
}

test('a map that lives by itself needs eight kilobytes of script beside its game; what answers comes later @desktop', () => {
  const known = new Set([...fetchedWith('index'), ...fetchedWith('game')]);
  const own = [...fetchedWith('LivingPicture')].filter((name) => !known.has(name));
  const weight = own.map(
    (name) => gzipSync(readFileSync(path.resolve('dist/web/worldmaps/assets', name))).length,
  );
  expect(own.some((name) => name.startsWith('LivingPicture-'))).toBe(true);
  expect(
    weight.reduce((sum, bytes) => sum + bytes, 0),
    own.join(' '),
  ).toBeLessThan(8000);
});

test('home: scripts, styles, first view and everything, without a shift @desktop', async ({
  page,
  baseURL,
}) => {
  const { loads, settled, before } = listen(page);
  await page.goto('');
  await expect(page.locator('#levels img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await settled();
  // once the browser is idle the hero's game comes; when home has been calm for a while, parts of its frame, then the rest
  const first = before('HeroGame', 'WaitingCount', 'AccountCorner', 'UpdateNote', 'record-screens');
  const shift = await shiftOf(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  await settled();
  const scripts = first.filter(({ kind }) => kind === 'script');
  // docs/performance.md says what is in it
  expect.soft(kilobytes(scripts), 'script kB of the first view').toBeLessThan(118);
  expect.soft(kilobytes(first.filter(({ kind }) => kind === 'stylesheet')), 'style kB').toBeLessThan(20);
  expect.soft(kilobytes(first), 'kB of the first view').toBeLessThan(400);
  const played = loads.filter(({ url }) => /\/(?:HeroGame|shared|quest-title)-[^/]+\.js$/.test(url));
  expect.soft(played.length, 'scripts of the game in the first picture').toBeGreaterThanOrEqual(2);
  expect.soft(kilobytes(played), 'script kB of the game in the first picture').toBeLessThan(16);
  expect.soft(kilobytes(loads), 'kB of all of home').toBeLessThan(1200);
  expect.soft(shift, 'layout shift').toBeLessThan(0.01);
  expect(
    loads.filter(({ url }) => !url.startsWith(new URL(baseURL ?? '').origin) && !url.startsWith('data:')),
  ).toEqual([]);
});

test('a game: bytes and requests to the first sharp view, and what a pan fetches @dense', async ({
  page,
  isMobile,
}) => {
  const { loads, settled, before } = listen(page);
  const play = new PlayPage(page);
  await page.goto('game/15?mode=2');
  await play.searching();
  await settled();
  const fetched = loads.length;
  // the picture and the cat on it live once it is sharp; the end of the game comes when the game has been played for some seconds
  const first = before('MapAnswers', 'Ending', 'late-result');
  // a phone with three pixels to a point is sharp with more of them
  expect.soft(kilobytes(first), 'kB to sharp').toBeLessThan(isMobile ? 950 : 750);
  const scripts = first.filter(({ kind }) => kind === 'script');
  expect.soft(kilobytes(scripts), 'script kB to sharp').toBeLessThan(147);
  expect.soft(first.length, 'requests to sharp').toBeLessThan(isMobile ? 100 : 80);
  const isTile = ({ url }: Load) => /\/main\/\d+\/\d+-\d+\.webp$/.test(url);
  const shown = await tilesShown(page);
  const vain = first.filter((load) => isTile(load) && !shown.includes(load.url)).map(({ url }) => url);
  expect.soft(vain, 'tiles fetched ahead and never shown').toEqual([]);
  await page.evaluate(async () => {
    const scroller = document.querySelector('[data-map-scroller]');
    for (let step = 0; step < 40; step++) {
      scroller?.scrollBy(25, 0);
      await new Promise(requestAnimationFrame);
    }
  });
  await play.searching();
  await settled();
  const panned = loads.slice(fetched).filter(({ url }) => url.endsWith('.webp'));
  expect(new Set(panned.map(({ url }) => url)).size, 'no tile twice').toBe(panned.length);
  expect(panned.length).toBeLessThan(70);
});

test('a game’s page shows its bar and its map before any script has come @dense', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('game/pokemon', { waitUntil: 'commit' });
  await expect(page.locator('[data-first-view]')).toBeVisible();
  await expect(page.locator('[data-first-bar]')).toBeVisible();
  // sharp: every place of the map in the window has its tile
  await expect.poll(() => bareIn(page)).toEqual([]);
});

/** Places of the first view's map, every 30 CSS px, that no picture of a tile covers; all where there is none. */
function bareIn(page: Page): Promise<(readonly [number, number])[]> {
  return page.locator('[data-first-view]').evaluate((view) => {
    const tiles = [...view.querySelectorAll<HTMLImageElement>('picture img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 1)
      .map((image) => image.getBoundingClientRect());
    const { left, top, right, bottom } = view.getBoundingClientRect();
    const bare: (readonly [number, number])[] = [];
    for (let y = top + 1; y < bottom; y += 30)
      for (let x = left + 1; x < right; x += 30)
        if (!tiles.some((tile) => tile.left <= x && x <= tile.right && tile.top <= y && y <= tile.bottom))
          bare.push([x, y]);
    return bare;
  });
}

test('the viewer takes the page’s pictures over where they are, without asking for one again @dense', async ({
  page,
}) => {
  const scripts: (() => Promise<void>)[] = [];
  let held = true;
  await page.route('**/*.js', async (route) => {
    if (held) scripts.push(() => route.continue());
    else await route.continue();
  });
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (/\/main\/\d+\/\d+-\d+\.webp$/.test(request.url())) tiles.push(request.url());
  });
  await page.goto('game/15?mode=4', { waitUntil: 'commit' });
  await expect.poll(() => bareIn(page)).toEqual([]);
  await expect
    .poll(() =>
      page.locator('[data-first-view] picture img').evaluateAll((all) =>
        all.every((image) => {
          if (!(image instanceof HTMLImageElement)) return false;
          return image.currentSrc === '' || (image.complete && image.naturalWidth > 0);
        }),
      ),
    )
    .toBe(true);
  const ahead = [...tiles];
  const boxes = (selectors: readonly string[]) =>
    Promise.all(selectors.map((selector) => page.locator(selector).boundingBox()));
  const [map, overview] = await boxes(['[data-whole]', '[data-overview]']);
  held = false;
  for (const go of scripts) await go();
  await new PlayPage(page).searching();
  const [adopted, minimap] = await boxes(['[data-map-content]', '[data-minimap] button >> nth=0']);
  expect(adopted).toEqual(map);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(minimap?.[side]).toBeCloseTo(overview?.[side] ?? Number.NaN, 0);
  expect(new Set(tiles).size, 'no tile twice').toBe(tiles.length);
  const shown = await tilesShown(page);
  expect(ahead.filter((url) => !shown.includes(url))).toEqual([]);
});

test('the first view goes when the map is there, and when there is no game', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('game/15?mode=2');
  await play.searching();
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  await page.goto('game/15?mode=9');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
});
