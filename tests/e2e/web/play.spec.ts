import { expect, test } from '@playwright/test';
import { PlayPage } from './pages/play-page';

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

for (const { language, mode, questions, screen } of [
  { language: 'fr', mode: 2, questions: 10, screen: '@phone @dense' },
  // all that the level has
  { language: 'en', mode: 4, questions: 12, screen: '@desktop' },
] as const)
  test(`a whole game of ${questions} questions, each asked once, in ${language}, from the first click to the board ${screen}`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.open(15, `mode=${mode}&lng=${language}`);
    const asked = new Set<string>();
    for (let i = 0; i < questions; i++) {
      asked.add((await play.quest()).quest);
      await play.answerAndGoOn();
    }
    expect(asked.size).toBe(questions);
    await expect(play.game).toHaveAttribute('data-phase', 'over');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(language === 'fr' ? 'Terminé en' : 'You finished in');
    await dialog.getByRole('textbox').first().fill(`Joueuse ${language}`);
    await dialog.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/leaderboard\/15/);
    const row = page.getByRole('row', { name: new RegExp(`Joueuse ${language}`) });
    await expect(row).toBeVisible();
    // its run proves it: nothing stands below the line
    await expect(row).toContainText(language === 'fr' ? '1, Premier' : '1, First');
    await page.reload();
    await expect(row).toBeVisible();
  });

test('the duplicate hunt plays on five pictures', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(1, 'mode=1');
  for (let i = 0; i < 5; i++) {
    await play.searching();
    await play.answerAndGoOn();
  }
  await expect(play.game).toHaveAttribute('data-phase', 'over');
});

test('a single quest ends with its answer @desktop', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(1, 'mode=5&quest=quest2');
  expect((await play.quest()).quest).toBe('quest2');
  await play.answerAndGoOn();
  await expect(play.game).toHaveAttribute('data-phase', 'over');
});

test('time attack counts right answers until twenty seconds have passed @desktop', async ({ page }) => {
  await page.clock.install();
  const play = new PlayPage(page);
  await play.open(15, 'mode=3&lng=en');
  await play.answer(await play.quest());
  await page.clock.runFor(1100);
  await play.searching();
  await page.clock.runFor(20_000);
  await expect(play.game).toHaveAttribute('data-phase', 'over');
  await expect(page.getByRole('dialog')).toContainText('You got 1 answer!');
});

test('a wrong answer is told and the search goes on', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4');
  await play.clickAt(play.wrongSpot(await play.quest()));
  await expect(page.locator('[data-verdict-popup="wrong"]')).toBeAttached();
  await expect(play.game).toHaveAttribute('data-phase', 'searching');
  await play.answerAndGoOn();
  await expect(play.game).toHaveAttribute('data-phase', 'over');
});

test('of three targets one mark can be taken back', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest10');
  const quest = await play.quest();
  expect(quest.positions).toHaveLength(3);
  await play.clickAt(play.wrongSpot(quest));
  await expect(play.marks).toHaveCount(1);
  await play.tool('takeBack').click();
  await expect(play.marks).toHaveCount(0);
  await play.answerAndGoOn();
  await expect(play.game).toHaveAttribute('data-phase', 'over');
});

test('skip asks another quest; a hint shows its words, then its region', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=2');
  const first = (await play.quest()).quest;
  await play.tool('skip').click();
  await expect(play.game).not.toHaveAttribute('data-quest', first);
  await play.tool('hint').click();
  await expect(page.locator('[data-hint-bubble="1"]')).toBeAttached();
  await page.locator('[data-hint-bubble] button').first().click();
  await expect(page.locator('[data-hint-region]')).toBeAttached();
});

test('what comes late to a result moves nothing that one may be about to press @dense', async ({ page }) => {
  await page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('dialog { animation: none !important }');
    document.adoptedStyleSheets.push(still);
    const places = new Map<string, Set<number>>();
    const look = () => {
      const parts = document.querySelectorAll<HTMLElement>('dialog[open] :is(h2, input, button, a)');
      for (const part of parts) {
        const name = part.textContent || part.tagName;
        const { top, height } = part.getBoundingClientRect();
        if (height > 0) places.set(name, (places.get(name) ?? new Set()).add(Math.round(top)));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { placesOfParts: () => [...places].map(([name, tops]) => [name, [...tops]]) });
  });
  const play = new PlayPage(page);
  await play.open(1, 'mode=5&quest=quest2&lng=en');
  await play.answerAndGoOn();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('on this week’s board')).toBeVisible();
  for (const late of ['Challenge', 'Share'])
    await expect(dialog.getByRole('button', { name: late })).toBeVisible();
  const places = await page.evaluate(() =>
    (
      globalThis as unknown as { placesOfParts: () => readonly (readonly [string, readonly number[]])[] }
    ).placesOfParts(),
  );
  expect(places.length).toBeGreaterThan(6);
  // lengths of a form and of what stands in its place differ by the rounding of a letter's size
  expect(places.filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 4)).toEqual([]);
});
