/** Whether a drawn level has all its quests, and words for each of them in both languages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLevel } from '../../src/maps/catalogue';
import { checkTexts, type QuestTexts } from '../fairness/texts';
import type { Theme } from '../stage/theme';

const LOCALES = path.resolve(import.meta.dirname, '../../resources/locales');

/** What is missing or wrong in the words of a level, in both languages. */
export function textFaults(keyword: string, theme: Theme): string[] {
  const level = findLevel(keyword);
  if (!level) return [`no level has the route keyword ${keyword}`];
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
