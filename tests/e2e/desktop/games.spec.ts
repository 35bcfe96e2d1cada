/** The desktop game with no network from its first start: maps over the bridge, whole games, bad files. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { WEB } from '../../support/shell/window';
import { PlayPage } from '../web/pages/play-page';
import { bundledLevel, bundledLevels, MAPS } from './bundled-maps';
import { expect, test } from './fixtures';

/** Of so many levels one is played: that each is there with all its tiles is checked without a browser. */
const EACH = 10;

test('a whole game on levels from one end of the atlas to the other, offline', async ({ open }) => {
  const levels = bundledLevels().filter((_, at) => at % EACH === 0);
  test.setTimeout(30_000 + levels.length * 12_000);
  for (const level of levels) {
    const quest = level.quests.find(({ type }) => type === undefined)?.quest ?? 'quest1';
    const page = await open(`game/${String(level.level)}?mode=5&quest=${quest}`);
    const play = new PlayPage(page);
    play.level = level;
    await play.begin();
    await play.answerAndGoOn();
    await expect(play.game, level.name).toHaveAttribute('data-phase', 'over');
    await page.close();
  }
});

test('ten questions from home to the board, and the score is there after a new start', async ({ open }) => {
  const page = await open();
  await page.locator('a[href$="/game/15?mode=2"]').click();
  const play = new PlayPage(page);
  play.level = bundledLevel(15);
  await play.begin();
  for (let i = 0; i < 10; i++) await play.answerAndGoOn();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Hors ligne');
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: /Hors ligne/ })).toBeVisible();
  await page.close();
  const again = await open('leaderboard/15?mode=2');
  await expect(again.getByRole('row', { name: /Hors ligne/ })).toBeVisible();
});

test('no page breaks the policy, and the menu follows the language', async ({ open, shell }) => {
  const page = await open('?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  for (const address of ['catalog', 'leaderboard', 'weekly', 'profile', 'mysteryword', 'game/15?mode=2']) {
    await page.goto(`${WEB}/${address}`);
    await expect(page.locator('#content')).toBeVisible();
  }
  expect(broken).toEqual([]);
  const lastMenu = async () => {
    const { calls } = await shell.state();
    return JSON.stringify(calls.findLast(({ name }) => name === 'Menu.setApplicationMenu')?.args);
  };
  await expect.poll(lastMenu).toContain('Full Screen');
});

test('a link out neither leaves the game nor opens a window', async ({ open, context }) => {
  const page = await open();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.org/';
    link.textContent = 'out';
    document.body.append(link);
    const popup = link.cloneNode(true);
    if (popup instanceof HTMLAnchorElement) popup.target = '_blank';
    document.body.append(popup);
  });
  await page.getByRole('link', { name: 'out', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toContain('worldmaps.app.test');
  expect(context.pages()).toHaveLength(1);
});

test('the bridge cannot be changed, and its answers are what it says', async ({ open }) => {
  const page = await open();
  const tried = await page.evaluate(async () => {
    const { worldmaps } = globalThis;
    if (!worldmaps) return undefined;
    const words = async (call: () => Promise<unknown>) => {
      try {
        await call();
        return 'answered';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    return {
      frozen: Object.isFrozen(worldmaps),
      unknown: await words(() => worldmaps.level(22.5)),
      notKiosk: await words(() => worldmaps.leave()),
    };
  });
  expect(tried).toEqual({
    frozen: true,
    unknown: expect.stringContaining('bad payload') as unknown,
    notKiosk: expect.stringContaining('No handler') as unknown,
  });
});

test.describe('with a damaged map', () => {
  let resources = '';

  test.beforeAll(async () => {
    resources = await mkdtemp(path.join(os.tmpdir(), 'worldmaps-damaged-'));
    const manifest = JSON.parse(await readFile(path.join(MAPS, 'manifest.json'), 'utf8')) as {
      levels: { level: number; data: string }[];
    };
    // of hundreds of files of each level those of the two that are opened
    const levels = manifest.levels.filter(({ level }) => level === 1 || level === 15);
    for (const { data } of levels)
      await cp(path.dirname(path.join(MAPS, data)), path.dirname(path.join(resources, 'maps', data)), {
        recursive: true,
      });
    await writeFile(path.join(resources, 'maps/manifest.json'), JSON.stringify({ ...manifest, levels }));
    const damaged = levels.find(({ level }) => level === 15)?.data ?? '';
    await writeFile(path.join(resources, 'maps', damaged), '{"level": 15, "quests": "none"}');
  });

  test.afterAll(() => rm(resources, { recursive: true, force: true }));

  test('one level says so, and the others play', async ({ browser }) => {
    const { launchShell } = await import('../../support/shell/shell');
    const { openAt, wire } = await import('../../support/shell/window');
    const shell = await launchShell({ resources });
    const context = await browser.newContext({ locale: 'fr-FR' });
    await wire(context, () => shell);
    const broken = await openAt(context, 'game/15?mode=2');
    await expect(broken.getByRole('dialog')).toContainText('DEMON SLAYER');
    const whole = await openAt(context, 'game/1?mode=2');
    await expect(whole.locator('[data-game]')).toHaveAttribute('data-phase', 'searching', {
      timeout: 20_000,
    });
    await context.close();
    await shell.close();
  });
});

test('a page that died is offered back, and a booth’s comes back by itself', async ({ shell }) => {
  await shell.emit({ event: 'render-process-gone', args: [{ reason: 'crashed', exitCode: 1 }] });
  await expect
    .poll(async () => (await shell.state()).windows.at(-1)?.url)
    .toBe('app://worldmaps/stopped.html');
  const page = await shell.fetch('app://worldmaps/stopped.html');
  expect(Buffer.from(page.body).toString()).toContain('Rouvrir la carte');
});
