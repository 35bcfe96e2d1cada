/** The screens a player sees most, whole, on plain maps. */
import type { Page } from '@playwright/test';
import { lockFor } from '../../../src/booth/pin';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { plainLevel } from '../../support/plain-levels';
import { PlayPage } from '../web/pages/play-page';
import { expect, pass, settled, test } from './stage';

const PHONE = { width: 390, height: 844 };

async function look(page: Page, name: string): Promise<void> {
  // where the last click was, another screen may have a button
  await page.mouse.move(0, 0);
  // home's game comes once all else is calm
  if (name.startsWith('home')) await page.locator('[data-hero]').waitFor();
  await settled(page);
  await expect.soft(page).toHaveScreenshot(`screen-${name}.png`);
}

const SCREENS = [
  ['home', '?lng=fr', 1],
  ['catalogue', 'catalog?lng=en', 1],
  ['daily', 'daily?lng=fr', 1],
  ['leaderboard', 'leaderboard?lng=en', 1],
  ['weekly', 'weekly?lng=fr', 1],
  ['not-found', 'nowhere?lng=en', 1],
  ['game-error', 'game/1?mode=9&lng=fr', 2],
] as const;

const PHONE_SCREENS = [
  ['home-phone', '?lng=en', 1],
  ['profile-phone', 'profile?lng=fr', 1],
  ['mystery-word-phone', 'mysteryword?lng=en', 1],
] as const;

async function lookAtAll(page: Page, screens: readonly (readonly [string, string, number])[]): Promise<void> {
  for (const [name, address, heading] of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: heading }).first()).toBeVisible();
    await look(page, name);
  }
}

test('screens that open at an address', ({ stage }) => lookAtAll(stage, SCREENS));

test('screens on a phone', async ({ stage }) => {
  await stage.setViewportSize(PHONE);
  await lookAtAll(stage, PHONE_SCREENS);
});

test('screen game', async ({ stage }) => {
  const play = new PlayPage(stage);
  await stage.goto('game/1?mode=2&lng=fr');
  await play.searching();
  await look(stage, 'game');
});

test('screen game with a hint, on a phone', async ({ stage }) => {
  await stage.setViewportSize(PHONE);
  const play = new PlayPage(stage);
  await stage.goto('game/1?mode=5&quest=quest3&lng=en');
  await play.searching();
  await play.tool('hint').click();
  await look(stage, 'game-hint-phone');
});

test('screens result and board', async ({ stage }) => {
  const play = new PlayPage(stage);
  play.level = CATALOGUE.filter(({ id }) => id === 1).map(plainLevel)[0];
  await stage.goto('game/1?mode=5&quest=quest3&lng=fr');
  await play.begin();
  // a result without time is none that a hand can reach
  await pass(stage, 4200);
  await play.answer(await play.quest());
  const dialog = stage.getByRole('dialog');
  const name = dialog.getByRole('textbox').first();
  await expect(name).toBeVisible();
  await look(stage, 'result');
  await name.fill('Momo');
  await dialog.locator('button[type="submit"]').click();
  await expect(stage.getByRole('row', { name: /Momo/ })).toBeVisible();
  await look(stage, 'board');
});

test('screen booth', async ({ stage }) => {
  const lock = JSON.stringify(await lockFor('2468'));
  await stage.addInitScript((kept) => {
    localStorage.setItem('worldmaps.kiosk', '1');
    localStorage.setItem('worldmaps.kiosk.pin', kept);
  }, lock);
  await stage.goto('');
  await expect(stage.getByRole('button', { name: 'Jouer en français' })).toBeVisible();
  await look(stage, 'booth');
});
