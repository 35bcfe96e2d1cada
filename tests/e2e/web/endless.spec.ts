/** The endless atlas: a word is drawn on the player's own device, kept there, and played. */
import { expect, test, type Page } from '@playwright/test';
import { levelDataSchema } from '../../../src/maps/schema';
import { PlayPage } from './pages/play-page';

/** Ms that a device may draw for: four browsers share two slow cores, and it is drawn on one of them. */
const DRAWING = 240_000;

/** The level of a map that the page has kept. */
async function keptLevel(page: Page, code: string) {
  const level = await page.evaluate(
    (key) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('worldmaps-endless');
        opening.addEventListener('error', () => reject(new Error('nothing is kept')));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('maps').objectStore('maps').get(key);
          asked.addEventListener('success', () => resolve(asked.result?.level));
        });
      }),
    code,
  );
  return levelDataSchema.parse(level);
}

test('a word gives a map that is drawn, kept and played, also without a network @desktop', async ({
  page,
  context,
}) => {
  test.setTimeout(DRAWING + 120_000);
  await page.goto('endless?lng=fr');
  await page.getByLabel('Ton mot').fill('Nara');
  await page.getByRole('button', { name: 'Dessiner sa carte' }).click();
  await expect(page).toHaveURL(/endless\/E1-NARA/);
  await expect(page.locator('[data-endless="cover"]')).toBeVisible({ timeout: DRAWING });

  await context.setOffline(true);
  const play = new PlayPage(page);
  play.level = await keptLevel(page, 'E1-NARA');
  await page.getByRole('link', { name: '10 questions aléatoires' }).click();
  await play.begin();
  const { quest } = await play.quest();
  await play.answerAndGoOn();
  await expect(play.game).not.toHaveAttribute('data-quest', quest);
});
