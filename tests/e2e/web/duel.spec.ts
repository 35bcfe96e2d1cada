/** A duel of two names goes on by its addresses alone: answered, opened anew, handed over on one screen. */
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

/** Answers the quest on screen, so many seconds after it was asked at least. */
async function answer(play: PlayPage, seconds: number): Promise<void> {
  await play.begin();
  await play.page.clock.fastForward(seconds * 1000);
  await play.answer(await play.quest());
}

const [FAST, SLOW] = [5, 40];

const dialog = (page: Page) => page.getByRole('dialog');

test('a duel goes from address to address, and from hand to hand @desktop', async ({ page, context }) => {
  const play = new PlayPage(page);
  await page.clock.install();
  await play.open(15, 'mode=5&quest=quest1&lng=en');
  await answer(play, SLOW);
  await dialog(page).getByRole('button', { name: 'Challenge' }).click();
  const challenge = page.getByRole('dialog', { name: 'Challenge somebody' });
  await challenge.getByRole('textbox', { name: 'Your name for the challenge' }).fill('Léa');
  await challenge.getByRole('radio', { name: 'A duel, best of three' }).check();
  await expect(challenge.getByRole('img', { name: /Code to scan/ })).toBeVisible();
  const sent = await challenge.getByRole('textbox', { name: 'The link' }).inputValue();
  expect(sent).toContain('/worldmaps/game/15?mode=5&quest=quest1#duel=');
  expect(sent.length).toBeLessThan(400);

  // somebody else answers the first round and opens the second
  const other = await context.newPage();
  await other.clock.install();
  const theirs = new PlayPage(other);
  theirs.level = play.level;
  await other.goto(sent.slice(sent.indexOf('game/')));
  await expect(dialog(other)).toContainText('Round 1 of 3');
  await dialog(other).getByRole('textbox').fill('Tom');
  await dialog(other).getByRole('button', { name: 'Here we go' }).click();
  await expect(other.getByRole('complementary', { name: 'Against Léa' })).toBeVisible();
  await answer(theirs, FAST);
  await expect(dialog(other)).toContainText('You beat Léa!');
  await dialog(other).getByRole('link', { name: 'Open round 2' }).click();
  await dialog(other).getByRole('button', { name: 'Here we go' }).click();
  await expect(theirs.game).toHaveAttribute('data-quest', 'quest2');
  await answer(theirs, FAST);

  // and hands the screen over, on which nothing shows where the quest was found
  await dialog(other).getByRole('link', { name: 'Hand the screen to Léa' }).click();
  await expect(dialog(other)).toContainText('Léa plays now');
  await dialog(other).getByRole('button', { name: 'Here we go' }).click();
  await theirs.begin();
  await expect(other.locator('[data-found], [data-mark]')).toHaveCount(0);
});
