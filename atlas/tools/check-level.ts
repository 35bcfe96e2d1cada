/** Proves one level fair and its words complete, in a process of its own; told by its exit code and its lines. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { findLevel } from '../../src/levels/catalogue';
import { layOutPicture, pictureIds, pictureSvg } from '../core/build';
import { checkPicture } from '../fairness/check';
import type { Picture } from '../fairness/contrast';
import { checkTexts } from '../fairness/texts';
import type { QuestTexts } from '../fairness/texts';
import { THEMES } from '../themes';
import type { Theme } from '../themes/theme';

const LOCALES = path.resolve(import.meta.dirname, '../../resources/locales');

function rasterised(svg: string): Picture {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

function textFaults(theme: Theme): string[] {
  const level = findLevel(theme.routeKeyword);
  if (!level) return [`no level has the route keyword ${theme.routeKeyword}`];
  const { mainPair = false, pictures = [] } = theme.duplicates ?? {};
  const quests = [
    ...theme.cast.members.map(({ quest }) => quest),
    ...(mainPair ? ['dquest1'] : []),
    ...pictures,
  ];
  const { normal, duplicate } = level.questCounts;
  const few =
    quests.length < normal + duplicate ? [`${quests.length} quests, ${normal + duplicate} at least`] : [];
  const words = ['fr', 'en'].flatMap((language) => {
    const texts: QuestTexts = JSON.parse(
      readFileSync(path.join(LOCALES, language, `${level.translationSpace}.json`), 'utf8'),
    );
    return checkTexts(language, quests, texts);
  });
  return [...few, ...words];
}

const [keyword = ''] = process.argv.slice(2);
const load = THEMES[keyword];
if (!load) throw new Error(`no theme ${keyword}`);
const theme = await load();
const found = textFaults(theme);
for (const id of pictureIds(theme)) {
  const laid = layOutPicture(theme, id);
  found.push(
    ...checkPicture(laid, rasterised(pictureSvg(theme, laid))).map(
      ({ picture, quest, fault }) => `${picture}, ${quest}: ${fault}`,
    ),
  );
}
for (const fault of found) console.log(`${keyword}: UNFAIR ${fault}`);
process.exitCode = found.length === 0 ? 0 : 1;
