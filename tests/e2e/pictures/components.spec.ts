/** Every component of the gallery in both languages, and every dialog. */
import { expect, settled, test } from './stage';

/** Drawn alike in every language. */
const WORDLESS = [
  'colours',
  'type',
  'spaces',
  'icons',
  'verdict-pictures',
  'letter-boxes',
  'pin-pad',
  'icon-buttons',
];
const SPEAKING = [
  'buttons',
  'button-sizes',
  'fields',
  'mode-choice',
  'register-form',
  'score-form',
  'feedback-form',
  'stamps',
  'spinners',
  'notices',
  'level-cards',
  'closed-levels',
  'mode-legend',
  'board',
  'bars',
  'verdicts',
  'hints',
  'recap',
];
const DIALOGS = ['settings', 'leave', 'error', 'result', 'signIn', 'register'];
/** The chooser of dialogs is the gallery's own. */
const UNSEEN = ['dialogs'];

test.use({
  baseURL: `http://localhost:${String(Number(process.env['WORLDMAPS_PORT'] ?? 4391) + 4)}/`,
  viewport: { width: 800, height: 800 },
});

for (const language of ['fr', 'en'] as const)
  test(`components in ${language}`, async ({ stage }) => {
    await stage.goto(`?lng=${language}`);
    await expect(stage.locator('[data-gallery]')).toBeVisible();
    await settled(stage);
    const ids = await stage
      .locator('[data-specimen]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('data-specimen') ?? ''));
    expect(ids.toSorted(), 'each is looked at').toEqual([...WORDLESS, ...SPEAKING, ...UNSEEN].toSorted());
    for (const id of language === 'fr' ? [...WORDLESS, ...SPEAKING] : SPEAKING)
      await expect
        .soft(stage.locator(`[data-specimen="${id}"]`))
        .toHaveScreenshot(`${id}${WORDLESS.includes(id) ? '' : `-${language}`}.png`);
  });

for (const language of ['fr', 'en'] as const)
  test(`dialogs in ${language}`, async ({ stage }) => {
    // a dialog that is cut by the window would be pictured with whatever lies behind it
    await stage.setViewportSize({ width: 800, height: 1200 });
    for (const name of DIALOGS) {
      await stage.goto(`?lng=${language}&dialog=${name}`);
      await settled(stage);
      // the page behind is another picture's matter
      await stage.addStyleTag({
        content: 'dialog::backdrop { background: #fff !important; opacity: 1 !important }',
      });
      await expect
        .soft(stage.getByRole('dialog').locator('> div'))
        .toHaveScreenshot(`dialog-${name}-${language}.png`);
    }
  });
