/** The first picture of home is a game: one tap from the link to the first find. */
import { expect, test } from '@playwright/test';
import { glimpsesOf } from '../../../src/game/glimpse';
import { mapOf, MAIN_MAP } from '../../../src/maps/maps';
import { levelDataSchema } from '../../../src/maps/schema';
import { manifestSchema } from '../../../src/maps/manifest';
import { dayNumber, dayOf } from '../../../src/daily/day';
import { spotOn } from '../../support/spots';

/** Noon UTC, so that no test plays over midnight. */
const NOON = Date.parse('2026-11-21T12:00:00Z');

test('home asks for somebody at once; a find stamps, counts, and leads to another', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  const seed = dayNumber(dayOf(NOON));
  const { levels } = manifestSchema.parse(await (await page.request.get('maps/manifest.json')).json());
  const entry = levels[seed % levels.length];
  const level = levelDataSchema.parse(await (await page.request.get(`maps/${entry?.data ?? ''}`)).json());
  const map = mapOf(level, MAIN_MAP);
  const [first, second] = map ? glimpsesOf(level.quests, map, seed) : [];
  if (!first || !second) throw new Error('two glimpses are needed');

  await page.goto('');
  const game = page.locator('[data-hero]');
  await expect(game).toHaveAttribute('data-hero-quest', first.quest.quest, { timeout: 20_000 });
  const picture = game.locator('button').first();
  const tap = async (x: number, y: number) => {
    await picture.scrollIntoViewIfNeeded();
    const size = await picture.evaluate((element) => ({
      width: element.clientWidth,
      height: element.clientHeight,
    }));
    await picture.click({ position: { x: x * size.width, y: y * size.height } });
  };
  const shareOf = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [(x - first.rect.x) / first.rect.width, (y - first.rect.y) / first.rect.height] as const;

  // the far corner is nobody's
  const [x, y] = shareOf(spotOn(first.target).at);
  await tap(x < 0.5 ? 0.97 : 0.03, y < 0.5 ? 0.95 : 0.05);
  await expect(game).toHaveAttribute('data-hero', 'asked');
  await tap(x, y);
  await expect(game).toHaveAttribute('data-hero', 'found');
  await expect(game.locator('[data-found]')).toBeVisible();
  await game.getByRole('button', { name: 'Un autre' }).click();
  await expect(game).toHaveAttribute('data-hero-quest', second.quest.quest);

  // it counts, and home knows where one stopped
  await page.reload();
  await expect(page.getByRole('link', { name: /^Reprendre .* 1 sur/ })).toHaveAttribute(
    'href',
    new RegExp(`/stroll/${String(level.level)}$`),
  );
});

test('the hero’s game is played by keyboard as well @desktop', async ({ page }) => {
  await page.goto('?lng=en');
  const picture = page.locator('[data-hero] button').first();
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(picture.locator('span span')).toHaveCSS('left', /\d/);
  await expect(picture).toHaveAccessibleName(/^A corner of the .* map\. Find/);
});
