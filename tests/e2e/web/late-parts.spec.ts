/** Every part of the page that comes late is refused once: the page stays, says so, and another try brings it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

const ASSETS = path.resolve('dist/web/worldmaps/assets');
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** What the build's scripts import when they are asked to, by chunk name. */
function lateChunks(): readonly string[] {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const late = scripts.flatMap((file) =>
    [...readFileSync(path.join(ASSETS, file), 'utf8').matchAll(/import\([`'"]\.\/([\w.-]+\.js)[`'"]\)/g)].map(
      ([, found = '']) => nameOf(found),
    ),
  );
  return [...new Set(late)].toSorted();
}

/** Chunks that hold a whole screen, where it is, and what is there once it has come. */
const SCREENS: Readonly<Record<string, readonly [address: string, there: string]>> = {
  AboutScreen: ['about', 'h1'],
  BoothQuestionPage: ['?kiosk=1', 'h1'],
  CatalogueScreen: ['catalog', 'h1'],
  CrowdScreen: ['crowd/15', '[data-crowd]'],
  DailyRoute: ['daily', '[data-daily]'],
  NotFoundScreen: ['nowhere', 'h1'],
  // a booth's alone: elsewhere it leads home
  RushRoute: ['rush', '#levels'],
  WatchScreen: ['watch', 'h1'],
  'desk-screens': ['admin', 'h1'],
  'endless-screens': ['endless', '[data-endless]'],
  game: ['game/15?mode=2', '[data-game]'],
  home: ['', '#levels'],
  'record-screens': ['leaderboard', 'h1'],
  'stamp-screens': ['stamps', 'h1'],
};

/** Chunks behind a button of the header, or in the midst of a game: each has a test of its own below. */
const ASKED_FOR = ['AccountCorner', 'BeforePlay', 'ChallengePlay', 'Ending', 'SettingsDialog', 'late-result'];

/** Chunks nobody asked for: without them the page is as it would be without what they tell. */
const QUIET = [
  'CardProgress',
  'ChallengeButton',
  'ClosedLevels',
  'EndlessInvite',
  'Explorers',
  'GuideCat',
  'HuntStrip',
  'LivingPicture',
  'MapAnswers',
  'MapFilters',
  'Reminders',
  'ReportButton',
  'ShareButton',
  'shared-picture',
  'UpdateNote',
  'WaitingCount',
  'week-best',
];

/** Chunks that this page does not fetch, that are there before any part of it, or without which there are no words. */
const ELSEWHERE = [
  'KioskShell',
  'LevelEditor',
  'common',
  'database',
  'definition',
  'definitions',
  'desktop',
  'desktop-booth',
  'drawing-screens',
  'files',
  'follow',
  'newest',
  'paths',
  'sdk',
  'web-booth',
];

const patternOf = (chunk: string) => new RegExp(`/assets/${chunk}-[\\w-]{8}\\.js$`);
const refuse = (page: Page, chunk: string) => page.route(patternOf(chunk), (route) => route.abort());
const allow = (page: Page, chunk: string) => page.unroute(patternOf(chunk));
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Those that no list above names, as a part that was added since: they are refused all the same. */
function newcomers(): readonly string[] {
  const known = [...Object.keys(SCREENS), ...ASKED_FOR, ...QUIET, ...ELSEWHERE];
  return lateChunks().filter((chunk) => !known.includes(chunk));
}

/** On one page one after another: each is fetched for the first time there. */
const HALF = Math.ceil(Object.keys(SCREENS).length / 2);

for (const half of [0, 1])
  test(`a screen that cannot be had says so, and another try brings it, part ${half + 1} @desktop`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('worldmaps.language', 'en'));
    const screens = Object.entries(SCREENS).slice(half * HALF, (half + 1) * HALF);
    for (const [chunk, [address, there]] of screens)
      await test.step(chunk, async () => {
        await refuse(page, chunk);
        await page.goto(address);
        await expect(retry(page)).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await retry(page).click();
        await expect(retry(page)).toBeVisible();
        await allow(page, chunk);
        await retry(page).click();
        await expect(page.locator(there).first()).toBeVisible({ timeout: 20_000 });
        await expect(retry(page)).toHaveCount(0);
      });
  });

test('a button of the header that cannot load says so, over a page that stays @desktop', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  for (const chunk of ['SettingsDialog', 'AccountCorner']) await refuse(page, chunk);
  await page.goto('?lng=en');
  for (const [chunk, button, there] of [
    ['SettingsDialog', 'Settings', 'slider'],
    ['AccountCorner', 'Log in', 'textbox'],
  ] as const)
    await test.step(chunk, async () => {
      await page.getByRole('banner').getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(page.locator('#levels')).toBeVisible();
      await allow(page, chunk);
      await retry(page).click();
      await expect(dialog.getByRole(there).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog.getByRole(there)).toHaveCount(0);
    });
});

test('a menu’s part that cannot be had leaves the running game where it is @desktop', async ({ page }) => {
  await refuse(page, 'SettingsDialog');
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&lng=en');
  await play.answerAndGoOn();
  await play.game.evaluate((game) => game.setAttribute('data-mine', ''));
  const { quest } = await play.quest();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await allow(page, 'SettingsDialog');
  await retry(page).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await expect(page.locator('[data-game][data-mine]')).toHaveAttribute('data-quest', quest);
});

test('a run that cannot be taken up is a new game, and a challenge that cannot be had is told @desktop', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await refuse(page, 'BeforePlay');
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&lng=en');
  await play.answerAndGoOn();
  await page.reload();
  await play.begin();
  await expect(play.game).toContainText('0/10');
  await refuse(page, 'ChallengePlay');
  await page.goto('catalog');
  await page.goto('game/15?mode=2#run=none');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await allow(page, 'ChallengePlay');
  await retry(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a result that cannot be had is told, and another try shows it @desktop', async ({ page }) => {
  await refuse(page, 'Ending');
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4&lng=en');
  await play.answerAndGoOn();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('It is still here');
  await allow(page, 'Ending');
  await retry(page).click();
  await expect(page.getByRole('dialog').locator('[data-result]')).toBeVisible();
  await page.getByRole('button', { name: 'See the map again' }).click();
  await expect(page.getByRole('complementary', { name: 'All you have found' })).toBeVisible();
});

test('parts that nobody asked for are missing without a word, and the game is played to its end @desktop', async ({
  page,
}) => {
  for (const chunk of QUIET) await refuse(page, chunk);
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4&lng=en');
  await play.answerAndGoOn();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.goto('');
  await expect(page.locator('#levels')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('whatever comes late besides leaves no page empty where it is missing @desktop', async ({ page }) => {
  for (const chunk of newcomers()) await refuse(page, chunk);
  await page.goto('?lng=en');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#levels')).toBeVisible();
  for (const address of ['catalog', 'leaderboard', 'stamps', 'daily', 'profile', 'weekly']) {
    await page.goto(address);
    await expect(page.locator('#content')).toBeVisible();
    await expect(page.locator('#content')).not.toBeEmpty();
  }
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4');
  await play.answerAndGoOn();
  await expect(page.getByRole('dialog').locator('[data-result]')).toBeVisible();
});
