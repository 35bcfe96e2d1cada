/** Every word of a title, and every word of a hint that names something visible or a place, is bound or said to be told. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadShown } from '../../../../atlas/levels/shown';
import { THEMES, loadTheme } from '../../../../atlas/levels';
import { PROJECT } from '../../../../atlas/output/project';
import { isOwn, partsOf } from '../../../../atlas/truth/part';
import type { Named, QuestWords } from '../../../../atlas/truth/shown';
import { findLevel } from '../../../../src/maps/catalogue';
import * as z from 'zod';
import { PLACE_WORDS } from '../../../support/place-words';
import { SMALL_WORDS } from '../../../support/small-words';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
const PLACES = ['title', 'hint'] as const;

const textsSchema = z.record(z.string(), z.object({ title: z.string(), hint: z.string() }));

function textsOf(keyword: string, language: Language) {
  const space = findLevel(keyword)?.translationSpace ?? '';
  return textsSchema.parse(
    JSON.parse(readFileSync(path.join(PROJECT.locales, language, `${space}.json`), 'utf8')),
  );
}

const LETTER = 'A-Za-zÀ-ÖØ-öø-ÿŒœ';
const lower = (text: string) => text.toLowerCase();
const wordsOf = (text: string): string[] => lower(text).match(new RegExp(`[${LETTER}-]+`, 'g')) ?? [];
const wordOf = ([, en, fr]: Named, language: Language) => (language === 'en' ? en : fr);
/** Does the text hold the word, and not as a part of another one? */
const holds = (text: string, word: string) =>
  new RegExp(`(?<![${LETTER}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![${LETTER}])`, 'i').test(
    text,
  );

const levels = await Promise.all(
  THEMES.map(async (keyword) => ({
    keyword,
    shown: await loadShown(keyword),
    members: (await loadTheme(keyword)).cast.members,
    texts: { en: textsOf(keyword, 'en'), fr: textsOf(keyword, 'fr') },
  })),
);

/** All words that name a part of a figure anywhere: where they stand in a hint, they mean something visible. */
const VOCABULARY = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Set(
      levels
        .flatMap(({ shown }) => Object.values(shown))
        .flatMap(({ title = [], hint = [] }) => [...title, ...hint])
        .filter(([part]) => (isOwn(part) && part !== 'trait:arms') || part.startsWith('outfit:'))
        .flatMap((named) => wordOf(named, language)?.toLowerCase() ?? []),
    ),
  ]),
);

const told = ({ told: words }: QuestWords, language: Language) => (words?.[language] ?? []).map(lower);

it.each(levels)(
  'the words of every quest name parts its figures have: $keyword',
  ({ shown, members, texts }) => {
    expect(Object.keys(shown).toSorted()).toEqual(members.map(({ quest }) => quest).toSorted());
    for (const { quest, figures } of members) {
      const parts = new Set(figures.flatMap(partsOf));
      for (const place of PLACES)
        for (const named of shown[quest]?.[place] ?? []) {
          const [part] = named;
          expect(parts, `${quest} shows ${part}`).toContain(part);
          expect([wordOf(named, 'en'), wordOf(named, 'fr')], `${quest} ${part} is named`).not.toEqual([
            null,
            null,
          ]);
          for (const language of LANGUAGES) {
            const word = wordOf(named, language);
            if (word === null) continue;
            expect(
              holds(texts[language][quest]?.[place] ?? '', word),
              `${quest} ${place} ${language}: ${word}`,
            ).toBe(true);
          }
        }
    }
  },
);

it.each(levels)('no word of a title is left open: $keyword', ({ shown, texts }) => {
  for (const [quest, words] of Object.entries(shown))
    for (const language of LANGUAGES) {
      const known = new Set([
        ...SMALL_WORDS[language],
        ...(words.title ?? []).flatMap((named) => wordsOf(wordOf(named, language) ?? '')),
        ...told(words, language),
      ]);
      const open = wordsOf(texts[language][quest]?.title ?? '').filter(
        (word) => !known.has(word) && word.length > 1,
      );
      expect(open, `${quest} ${language}`).toEqual([]);
    }
});

it.each(levels)('no visible thing of a hint is left open: $keyword', ({ shown, texts }) => {
  for (const [quest, words] of Object.entries(shown))
    for (const language of LANGUAGES) {
      const bound = (words.hint ?? []).flatMap((named) => wordOf(named, language) ?? []);
      const rest = bound.reduce(
        (text, word) => text.replaceAll(lower(word), ' '),
        lower(texts[language][quest]?.hint ?? ''),
      );
      const said = told(words, language);
      const open = [...(VOCABULARY[language] ?? [])].filter(
        (word) => holds(rest, word) && !said.some((each) => each.includes(word)),
      );
      expect(open, `${quest} ${language}: ${rest}`).toEqual([]);
    }
});

it.each(levels)(
  'every place that a hint names is measured or said to be told: $keyword',
  ({ shown, texts }) => {
    for (const [quest, words] of Object.entries(shown))
      for (const language of LANGUAGES) {
        const hint = lower(texts[language][quest]?.hint ?? '');
        const near = (words.near ?? []).flatMap(([, en, fr]) => (language === 'en' ? en : fr) ?? []);
        for (const word of near) expect(holds(hint, word), `${quest} ${language}: ${word}`).toBe(true);
        const bound = [...near, ...(words.hint ?? []).flatMap((named) => wordOf(named, language) ?? [])];
        const rest = bound.reduce((text, word) => text.replaceAll(lower(word), ' '), hint);
        const said = told(words, language);
        const open = PLACE_WORDS[language].filter(
          (word) => holds(rest, word) && !said.some((each) => each.includes(word)),
        );
        expect(open, `${quest} ${language}: ${rest}`).toEqual([]);
      }
  },
);
