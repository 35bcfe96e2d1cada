/** The owner's desk, through the real screens, on the embedded store and on Firebase alike. */
import { expect } from '@playwright/test';
import { AccountPage } from './pages/account-page';
import { PlayPage } from './pages/play-page';
import { asOwner, tag, test } from './players';

test('the owner’s desk: letters are read, marked and deleted', async ({ page }) => {
  const account = new AccountPage(page);
  const [kept, dropped] = [`Bravo ${tag()}`, `Zut ${tag()}`];
  await page.goto('');
  // the form comes when somebody reads that far
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const text of [kept, dropped]) {
    await page.getByLabel('Ton message').fill(text);
    await page.locator('#content').getByLabel('Ton nom').fill('Zoé');
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByLabel('Ton message')).toHaveValue('', { timeout: 15_000 });
  }
  await asOwner(account);
  await page.getByRole('link', { name: /^Profil de/ }).click();
  await page.getByRole('link', { name: 'Ouvrir l’atelier' }).click();
  await page.getByRole('link', { name: /nouveaux? commentaires?/ }).click();
  const letter = (text: string) => page.locator('[data-message]').filter({ hasText: text });
  await letter(kept).getByRole('button', { name: 'Marquer comme lu' }).click();
  await expect(letter(kept)).toHaveAttribute('data-message', 'read');
  await letter(dropped).getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(letter(dropped)).toHaveCount(0);
  await page.reload();
  await expect(letter(kept)).toHaveAttribute('data-message', 'read');
  await expect(letter(dropped)).toHaveCount(0);
  // no drawer of the desk hides beside a phone's screen
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test('the owner’s desk: a row is hidden from its board and shown again, and a name is barred @desktop', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const account = new AccountPage(page);
  const rude = `Malpoli ${tag()}`;
  const play = new PlayPage(page);
  const finish = async () => {
    await play.playOne();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(rude);
    await dialog.locator('button[type="submit"]').click();
    return dialog;
  };
  await finish();
  const onBoard = page.getByRole('row', { name: new RegExp(rude) });
  await expect(onBoard).toHaveCount(1);
  const board = page.url();
  await asOwner(account);
  const openDesk = async () => {
    await page.goto('admin?section=boards');
    await page.getByLabel('Pseudo').fill(rude);
    await page.getByRole('button', { name: 'Chercher' }).click();
  };
  // the game has a row among the week's explorers as well
  const row = page.locator('[data-moderated]').filter({ hasText: rude, hasNotText: 'exploration' });
  await openDesk();
  await row.getByRole('button', { name: 'Cacher' }).click();
  await expect(row).toHaveAttribute('data-moderated', 'hidden');
  await page.goto(board);
  await page.waitForLoadState('networkidle');
  await expect(onBoard).toHaveCount(0);
  await openDesk();
  await expect(row).toHaveAttribute('data-moderated', 'hidden');
  await page.locator('[data-act="hide"]').getByRole('button', { name: 'Annuler' }).first().click();
  await expect(row).toHaveAttribute('data-moderated', 'shown');
  await page.goto(board);
  await expect(onBoard).toHaveCount(1);
  await openDesk();
  await page.getByRole('button', { name: `Interdire le pseudo ${rude}` }).click();
  await expect(page.getByText(`Le pseudo ${rude} ne peut plus rien écrire`)).toBeVisible();
  await account.signOut();
  await expect(await finish()).toContainText('Choisis un autre pseudo');
});
