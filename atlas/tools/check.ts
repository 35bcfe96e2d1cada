/** `npm run atlas:check [-- <route keyword> …]`: proves every drawn map fair and its words complete. */
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

const wanted = process.argv.slice(2);
let faults = 0;
for (const [keyword, load] of Object.entries(THEMES)) {
  if (wanted.length > 0 && !wanted.includes(keyword)) continue;
  const theme = await load();
  const found = textFaults(theme);
  for (const id of pictureIds(theme)) {
    console.log(`${keyword}: checking ${id} …`);
    const laid = layOutPicture(theme, id);
    found.push(
      ...checkPicture(laid, rasterised(pictureSvg(theme, laid))).map(
        ({ picture, quest, fault }) => `${picture}, ${quest}: ${fault}`,
      ),
    );
  }
  for (const fault of found) console.log(`${keyword}: UNFAIR ${fault}`);
  faults += found.length;
}
console.log(faults === 0 ? 'Every map is fair and has its words.' : `${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;
