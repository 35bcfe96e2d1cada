import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkTexts } from '../../../../atlas/fairness/texts';
import type { QuestTexts } from '../../../../atlas/fairness/texts';
import { cat } from '../../../../atlas/further/cat';
import { catFaults } from '../../../../atlas/further/cat/faults';
import { boxesOf, layOutPicture, pictureIds, pictureSvg } from '../../../../atlas/layout/build';
import { measure } from '../../../../atlas/layout/measure';
import { MAIN } from '../../../../atlas/layout/picture';
import { THEMES, loadTheme } from '../../../../atlas/levels';
import { checkPicture } from '../../../../atlas/output/check';
import { paint } from '../../../../atlas/output/pictures';

const TEMPLATE = '_template';
/** Milliseconds a busy machine may need for one small map. */
const PATIENCE = 240_000;

it('the template is fair in every picture', { timeout: PATIENCE }, async () => {
  const theme = await loadTheme(TEMPLATE);
  for (const id of pictureIds(theme)) {
    const laid = layOutPicture(theme, id);
    expect(laid.targets.map(({ quest }) => quest)).toEqual(theme.cast.members.map(({ quest }) => quest));
    expect(checkPicture(laid, paint(pictureSvg(theme, laid)))).toEqual([]);
    if (id !== MAIN) continue;
    const hiding = cat({ keyword: TEMPLATE, theme, main: laid, buffer: measure(laid).buffer });
    expect(catFaults(hiding, boxesOf(laid).quests)).toEqual([]);
  }
});

it.each(['fr', 'en'])('the template has its words in %s', async (language) => {
  const { cast } = await loadTheme(TEMPLATE);
  const file = path.resolve('atlas/levels', TEMPLATE, 'words', `${language}.json`);
  const texts: QuestTexts = JSON.parse(readFileSync(file, 'utf8'));
  const quests = cast.members.map(({ quest }) => quest);
  expect(checkTexts(language, quests, texts)).toEqual([]);
});

it('the template is no level of the game', () => {
  expect(THEMES).not.toContain(TEMPLATE);
});
