/** Players, the contest and the owner, on the embedded store and on Firebase alike. */
import { expect, type Page } from '@playwright/test';
import { TEST_DAY } from '../../support/e2e-world';
import { AccountPage } from './pages/account-page';
import { PlayPage } from './pages/play-page';
import { openCalmHome } from './calm';
import { asOwner, onFirebase, person, tag, test } from './players';

/** Plays to the end, ten questions where a server judges them; a player's result is saved by itself. */
async function playAndSubmit(page: Page): Promise<void> {
  const play = new PlayPage(page);
  if (onFirebase()) {
    await play.open(15, 'mode=2');
    for (let i = 0; i < 10; i++) await play.answerAndGoOn();
  } else await play.playOne();
  await page.getByRole('dialog').locator('[data-saved] a').click();
  await expect(page).toHaveURL(/leaderboard\/15/, { timeout: 20_000 });
}

/** Plays this week's contest as a guest and enters it; `told` is what the form answers. */
async function enterContest(
  page: Page,
  name: string,
  email: string,
  told = 'C’est dans l’urne !',
): Promise<void> {
  const play = new PlayPage(page);
  await play.open(1, 'mode=5&quest=dquest5');
  await play.answerAndGoOn();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ton nom').fill(name);
  await dialog.getByLabel('Ton e-mail').fill(email);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toContainText(told, { timeout: 15_000 });
}

/** Everything a page received that holds one of these texts. */
function watchFor(page: Page, ...secrets: readonly string[]): string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    void response
      .text()
      .then((text) => {
        if (secrets.some((secret) => text.includes(secret))) found.push(response.url());
        return undefined;
      })
      .catch(() => undefined);
  });
  return found;
}

test('a player registers, plays, stands on the board under a name of their own, and is renamed @desktop', async ({
  page,
}) => {
  const account = new AccountPage(page);
  const camille = person('Camille');
  await page.goto('');
  await account.openRegistration();
  await account.fillRegistration(camille, 'another-word');
  await expect(account.dialog).toContainText('Les deux mots de passe doivent être identiques.');
  await account.fillRegistration(camille);
  await account.signedInAs(camille.name);
  await playAndSubmit(page);
  const own = page.getByRole('row', { name: new RegExp(camille.name) });
  await expect(own).toContainText('C’est toi !');
  await expect(own).toContainText('Joueur inscrit');

  await page.getByRole('link', { name: `Profil de ${camille.name}` }).click();
  await expect(page.getByText(camille.email)).toBeVisible();
  await expect(page.locator('[data-activity]')).toContainText('DEMON SLAYER');
  const renamed = `Dominique ${tag()}`;
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Pseudo').fill(renamed);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('[data-profile-name]')).toHaveText(renamed, { timeout: 10_000 });
  await expect(page.locator('[data-activity]')).toContainText('DEMON SLAYER');
  await page.reload();
  await expect(page.locator('[data-profile-name]')).toHaveText(renamed);
  await expect(page.locator('[data-activity]')).toHaveCount(1);
});

test('a taken name, a known address and a wrong password are told, and nothing typed is lost', async ({
  page,
}) => {
  const account = new AccountPage(page);
  const camille = person('Camille');
  await page.goto('');
  await account.register(camille);
  await account.signOut();
  await account.openRegistration();
  await account.fillRegistration({ ...person('Max'), name: camille.name.toUpperCase() });
  await expect(account.dialog).toContainText('Ce pseudo est déjà pris.');
  await account.fillRegistration({ ...person('Max'), email: camille.email });
  await expect(account.dialog).toContainText('Cette adresse e-\u{2060}mail a déjà un profil.');
  await expect(account.dialog.getByLabel('E-mail')).toHaveValue(camille.email);
  await account.dialog.getByRole('button', { name: /Connecte-\u{2060}toi/u }).click();
  await account.fillSignIn({ ...camille, password: 'wrong-word' });
  await expect(account.dialog).toContainText(/Mot de passe incorrect|n’est pas le bon/);
  await account.fillSignIn(camille);
  await account.signedInAs(camille.name);
});

test('a guest cannot score under a registered name, and says another one @desktop', async ({ page }) => {
  const account = new AccountPage(page);
  const camille = person('Camille');
  await page.goto('');
  await account.register(camille);
  await account.signOut();
  const play = new PlayPage(page);
  await play.playOne();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(camille.name);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toContainText('Choisis un autre pseudo');
  const guest = `Invité ${tag()}`;
  await dialog.getByRole('textbox').first().fill(guest);
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: new RegExp(guest) })).toContainText('C’est toi !');
});

test('the contest: one entry an account, the draw is the owner’s and everybody’s to check, and nobody else receives an address @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = new AccountPage(page);
  const zoe = person('Zoe');
  const leaks = watchFor(page, zoe.email);
  await enterContest(page, 'Zoé', zoe.email);
  await enterContest(
    page,
    'Zoé encore',
    zoe.email,
    'Tu participes déjà cette semaine : seule ta première participation compte.',
  );
  await page.goto('weeklyResults');
  const row = page.getByRole('row', { name: new RegExp(zoe.email.slice(0, 6)) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('***@example.org');
  await expect(page.getByText('n’est pas encore scellé')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tirer le gagnant', exact: true })).toHaveCount(0);
  await account.register(person('Curieux'));
  await page.goto('weeklyResults');
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Tirer le gagnant', exact: true })).toHaveCount(0);
  await page.goto('admin');
  await expect(page.getByText('Réservé au propriétaire')).toBeVisible();
  await account.signOut();
  expect(leaks).toEqual([]);

  await asOwner(account);
  await page.goto('weeklyResults');
  await expect(page.locator('[data-participant]').filter({ hasText: zoe.email })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sceller le tirage' }).click();
  await expect(page.getByText('Le tirage est scellé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le tirage' })).toHaveCount(0);
  // the hour of a server is not the page's to move
  if (onFirebase()) return;
  await page.clock.setSystemTime(Date.parse(TEST_DAY) + 7 * 86_400_000);
  await page.goto('weeklyResults?weekOfYear=2026-W47');
  await page.getByRole('button', { name: 'Lancer le tirage' }).click();
  await expect(page.locator('[data-winner]')).toContainText('gagne !', { timeout: 15_000 });
  const winner = await page.locator('[data-draw]').last().getAttribute('data-draw');
  await expect(page.locator('[data-winner-address]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Afficher l’adresse du gagnant' }).click();
  await expect(page.locator('[data-winner-address]')).toContainText('@example.org');
  await page.reload();
  await expect(page.locator(`[data-draw="${winner ?? ''}"]`)).toContainText('dès qu’il aura répondu');
  await page.getByRole('button', { name: 'Vérifier ce tirage' }).click();
  await expect(page.locator('[data-verdict="holds"]')).toBeVisible();
  await page.getByRole('button', { name: 'publier son nom' }).click();
  await expect(page.locator(`[data-draw="${winner ?? ''}"]`)).toContainText('gagne !');
  await expect(page.getByText('le tirage de cette semaine est clos')).toBeVisible();
});

test('the mystery word: wrong, right, and once an address', async ({ page }) => {
  const { email } = person('Zoe');
  const answer = async (word: string) => {
    await page.getByLabel(/14 lettres/).fill(word);
    await page.getByLabel('Ton e-mail').fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Valider ma réponse' }).click();
  };
  await page.goto('mysteryword');
  await answer('MAUVAISEPIOCHE');
  await expect(page.getByText('Réponse incorrecte')).toBeVisible();
  await answer('chasse au trésor');
  await expect(page.getByText('La réponse a été enregistrée !')).toBeVisible();
  await answer('CHASSEAUTRESOR');
  await expect(page.getByText('Email déjà utilisée')).toBeVisible();
});

test('the owner uploads the levels, with a result for each @desktop', async ({ page }) => {
  const account = new AccountPage(page);
  await page.goto('');
  await asOwner(account);
  await page.goto('admin?section=levels');
  await page.getByRole('button', { name: /^Envoyer les \d+ définitions$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('[data-upload="waiting"], [data-upload="sending"]')).toHaveCount(0, {
    timeout: 30_000,
  });
  expect(await page.locator('[data-upload="ok"]').count()).toBeGreaterThan(1);
  await expect(page.locator('[data-upload="denied"], [data-upload="offline"]')).toHaveCount(0);
  // and the game goes on with what the database has now
  const play = new PlayPage(page);
  await play.open(15, 'mode=2');
});

test('who only plays loads no code of accounts’ server, and a guest’s result asks it for a rank alone @desktop', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const [part] =
      /\bsdk-(?=.*\.js)|identitytoolkit|securetoken|:commit|:\w*[qQ]uery|:batchGet/.exec(url) ?? [];
    if (part) asked.push(part);
  });
  await openCalmHome(page);
  const play = new PlayPage(page);
  // the last of all that a game fetches by itself
  const ending = page.waitForResponse(/\/Ending-[^/]*\.js$/);
  await play.open(15, 'mode=5&quest=quest4');
  await ending;
  expect(asked).toEqual([]);
  await play.answerAndGoOn();
  // nobody has signed anything yet: one reading of the board, no session and no writing
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^N° \d+ du classement/)).toBeVisible({ timeout: 15_000 });
  expect(asked).toEqual(onFirebase() ? ['sdk-', ':runQuery'] : []);
  await dialog.getByRole('textbox').fill(`Invité ${tag()}`);
  await dialog.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/leaderboard\/15/);
  if (onFirebase()) expect(asked).toEqual(expect.arrayContaining(['identitytoolkit', ':commit']));
  else expect(asked).toEqual([]);
});
