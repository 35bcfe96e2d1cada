/** A booth as its visitors and its operator use it, with the clock moved by the test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchShell, type Shell } from '../../support/shell/shell';
import { openAt, wire } from '../../support/shell/window';
import { PlayPage } from '../web/pages/play-page';
import { bundledLevel } from './bundled-maps';
import { expect, test } from './fixtures';

const PIN = '2468';

const attract = (page: Page) => page.getByRole('button', { name: 'Jouer en français' });

async function pressPin(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('dialog');
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'OK' }).click();
}

async function choosePin(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText('Choisis un code');
  await pressPin(page, PIN);
  await pressPin(page, PIN);
  // hashing a PIN is slow on purpose, and slower on a busy machine
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 20_000 });
}

async function knock(page: Page): Promise<void> {
  for (let i = 0; i < 5; i++) await page.mouse.click(10, 10);
}

async function typeOnScreen(page: Page, text: string): Promise<void> {
  const keys = page.getByRole('group', { name: /Clavier|keyboard/ });
  for (const letter of text) await keys.getByRole('button', { name: letter, exact: true }).click();
}

test.describe('a booth', () => {
  test.use({ shellOptions: { args: ['--kiosk', '--set-pin'] }, hasTouch: true });

  test('fills its screen, stays awake and asks for a PIN first', async ({ shell, open }) => {
    const { windows, calls } = await shell.state();
    expect(windows[0]?.options).toMatchObject({ kiosk: true, fullscreen: true, x: 0, width: 1920 });
    expect(calls.map(({ name }) => name)).toContain('powerSaveBlocker.start');
    const page = await open();
    await pressPin(page, '12');
    await expect(page.getByRole('dialog')).toContainText('Il faut de 4 à 12 chiffres');
    await pressPin(page, PIN);
    await pressPin(page, '1357');
    await expect(page.getByRole('dialog')).toContainText('différents');
    await choosePin(page);
    await expect(attract(page)).toBeVisible();
    await page.reload();
    await expect(attract(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a visitor plays, types on the screen, sends; nothing of it greets the next one', async ({ open }) => {
    const page = await open();
    await choosePin(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Play in English' }).click();
    await page.locator('a[href$="/game/15?mode=3"]').click();
    const play = new PlayPage(page);
    play.level = bundledLevel(15);
    await play.playTimeAttack();
    const name = page.getByRole('dialog').getByRole('textbox').first();
    await name.click();
    await page.getByRole('group', { name: /^On-\u{2060}screen keyboard$/u }).waitFor();
    await typeOnScreen(page, 'mika');
    await expect(name).toHaveValue('mika');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByRole('row', { name: /mika/ })).toBeVisible();

    await page.mouse.move(300, 300);
    await page.clock.runFor(91_000);
    await expect(page.getByRole('dialog')).toContainText('Still there?');
    await page.mouse.click(400, 300);
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor(106_000);
    await expect(attract(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const kept = await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(JSON.stringify(kept)).not.toContain('mika');
    await attract(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('mika');
  });

  test('a visit has an end, however busy the visitor', async ({ open }) => {
    const page = await open();
    await choosePin(page);
    await page.clock.install();
    await attract(page).click();
    for (let minute = 0; minute < 14; minute++) {
      await page.mouse.click(640, 40);
      await page.clock.runFor(60_000);
      await page.mouse.move(600 + minute, 400);
    }
    await page.clock.runFor(5000);
    await page.mouse.move(500, 400);
    await expect(page.getByRole('timer')).toContainText('Au suivant dans');
    await page.clock.runFor(56_000);
    await expect(attract(page)).toBeVisible();
  });

  test('there is no way out but the PIN', async ({ shell, open }) => {
    const page = await open();
    await choosePin(page);
    await attract(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[target="_blank"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /connecter/ })).toHaveCount(0);
    await knock(page);
    for (const wrong of ['1111', '2222', '3333']) {
      await pressPin(page, wrong);
      await expect(page.getByRole('dialog')).toContainText('pas le bon code');
    }
    await expect(page.getByRole('dialog')).toContainText('Prochain essai');
    await expect(page.getByRole('dialog').getByRole('button', { name: '1', exact: true })).toBeDisabled();
    expect(await shell.called()).not.toContain('app.exit');
  });

  test('the operator sees the day, exports it and leaves', async ({ shell, open }) => {
    const page = await open();
    await choosePin(page);
    await page.clock.install();
    await attract(page).click();
    await page.locator('a[href$="/game/1?mode=3"]').click();
    const play = new PlayPage(page);
    play.level = bundledLevel(1);
    await play.playTimeAttack();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Mallory 1');
    await dialog.locator('button[type="submit"]').click();

    await expect(page.getByRole('row', { name: /Mallory/ })).toBeVisible();
    await knock(page);
    await pressPin(page, PIN);
    await expect(dialog).toContainText('Scores du jour1');
    await dialog.getByRole('button', { name: /Exporter les scores/ }).click();
    await expect(dialog).toContainText('Fichier écrit');
    const folder = path.join(shell.home, 'documents/Worldmaps');
    const [file] = readdirSync(folder);
    const text = readFileSync(path.join(folder, file ?? ''), 'utf8');
    expect(text).toContain('Mallory 1');
    await dialog.getByRole('button', { name: 'Quitter le mode borne' }).click();
    await expect.poll(() => shell.called()).toContain('app.exit');
  });

  test('a page that died comes back by itself, later and later', async ({ shell }) => {
    const crash = () => shell.emit({ event: 'render-process-gone', args: [{ reason: 'oom', exitCode: 5 }] });
    await crash();
    await expect.poll(async () => (await shell.state()).windows.at(-1)?.loads).toBe(2);
    await shell.emit({ on: 'window', event: 'closed' });
    await expect
      .poll(async () => (await shell.state()).windows.map(({ gone }) => gone))
      .toEqual([true, false]);
    const log = path.join(shell.home, 'userData/logs/worldmaps.log');
    expect(existsSync(log)).toBe(true);
    expect(readFileSync(log, 'utf8')).toContain('page stopped: oom');
  });
});

test.describe('a booth without a PIN', () => {
  test.use({ shellOptions: { args: ['--kiosk'] }, hasTouch: true });

  test('says so, can be played, and gives nobody the operator’s page', async ({ open }) => {
    const page = await open();
    const dialog = page.getByRole('dialog');
    for (const _ of ['at the start', 'after a knock']) {
      await expect(dialog).toContainText('pas de code');
      await expect(dialog.getByRole('button', { name: '1', exact: true })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Retour au jeu' }).click();
      await expect(dialog).toBeHidden();
      await knock(page);
    }
  });
});

test.describe('a booth whose operator leaves the choice of a PIN', () => {
  test.use({ shellOptions: { args: ['--kiosk', '--set-pin'] }, hasTouch: true });

  test('goes on without one', async ({ open }) => {
    const page = await open();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer sans code' }).click();
    await expect(attract(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('Cette borne n’a pas de code');
  });
});

test.describe('a booth with a kiosk.json', () => {
  let shell: Shell;

  test.afterEach(async ({ context }) => {
    await context.close();
    await shell.close();
  });

  async function start(settings: string): Promise<void> {
    const home = await mkdtemp(path.join(os.tmpdir(), 'worldmaps-booth-'));
    await mkdir(path.join(home, 'userData'));
    await writeFile(path.join(home, 'userData/kiosk.json'), settings);
    shell = await launchShell({ home, args: ['--set-pin'] });
  }

  test('shows the allowed levels, modes and languages on the chosen display', async ({ context }) => {
    await start('{"display": 2, "levels": [15], "modes": [3], "languages": ["en"]}');
    expect((await shell.state()).windows[0]?.options).toMatchObject({ x: 1920, kiosk: true });
    await wire(context, () => shell);
    const page = await openAt(context);
    await page.getByRole('dialog').getByRole('button', { name: '1', exact: true }).waitFor();
    for (let i = 0; i < 2; i++) await pressPin(page, PIN);
    await page.getByRole('button', { name: 'Play in English' }).click();
    await expect(page.locator('a[href*="/game/"][href*="mode="]')).toHaveCount(1);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await openAt(context, 'game/1?mode=3');
  });

  test('runs as usual when the file is wrong, and tells the operator which key', async ({ context }) => {
    await start('{"idleSecond": 30, "levels": [99]}');
    await wire(context, () => shell);
    const page = await openAt(context);
    await choosePin(page);
    await knock(page);
    await pressPin(page, PIN);
    await expect(page.getByRole('alert')).toContainText('levels.0');
  });
});
