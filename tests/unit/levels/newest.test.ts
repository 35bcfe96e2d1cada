// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openTexts } from '../../../src/i18n/texts';
import { newestOf } from '../../../src/levels/newest';
import { definitionOf } from '../../../src/maps/definition';
import { LEVEL } from '../../support/level';

const NEWER = { ...definitionOf(LEVEL), updateDate: '2999-01-01T00:00:00Z' };
const bundled = { kind: 'ready', level: LEVEL } as const;
const space = LEVEL.translationSpace;
const wordsIn = (language: string) =>
  Object.fromEntries(
    LEVEL.quests.map(({ quest }) => [quest, { title: `${quest} ${language}`, hint: 'here' }]),
  );
const [first] = LEVEL.quests;
const own = { title: 'the build’s', hint: 'of old' };

const texts = () =>
  openTexts('fr', () => Promise.resolve({ texts: { [first?.quest ?? '']: own, map: { credit: 'Ada' } } }));

it('shows the words that a newer definition brings, in both languages, and still who drew the map', async () => {
  const page = texts();
  const document = { ...NEWER, words: { fr: wordsIn('fr'), en: wordsIn('en') } };
  const result = await newestOf({ wording: () => Promise.resolve(page) }, bundled, document);
  expect(result).toMatchObject({ kind: 'ready', level: { updateDate: NEWER.updateDate, maps: LEVEL.maps } });
  expect(page.read(space, `${first?.quest}.title`)).toBe(`${first?.quest} fr`);
  await page.change('en');
  expect(page.read(space, `${first?.quest}.title`)).toBe(`${first?.quest} en`);
  expect(page.read(space, 'map.credit')).toBe('Ada');
});

it.each([
  ['older', { updateDate: '1999-01-01', words: { fr: wordsIn('fr'), en: wordsIn('en') } }],
  ['without words for a quest', { words: { fr: wordsIn('fr'), en: {} } }],
])('leaves the build’s words where the definition is %s', async (_, changes) => {
  const page = texts();
  const put = vi.spyOn(page, 'put');
  const result = await newestOf({ wording: () => Promise.resolve(page) }, bundled, { ...NEWER, ...changes });
  expect(result).toEqual(bundled);
  expect(put).not.toHaveBeenCalled();
});

it.each([
  ['a newer version without words', NEWER],
  ['nothing newer than the build', { ...NEWER, updateDate: '1999-01-01' }],
])('shows the build’s words again once the owner has put back %s', async (_, putBack) => {
  const page = texts();
  const platform = { wording: () => Promise.resolve(page) };
  const words = { fr: wordsIn('fr'), en: wordsIn('en') };
  await newestOf(platform, bundled, { ...NEWER, words });
  await newestOf(platform, bundled, putBack);
  expect(page.read(space, `${first?.quest}.title`)).toBe(own.title);
  await page.change('en');
  expect(page.read(space, `${first?.quest}.title`)).toBe(own.title);
});

it('leaves a bundled level that cannot be played as it is', async () => {
  const corrupt = { kind: 'corrupt', fault: 'torn' } as const;
  expect(await newestOf({}, corrupt, NEWER)).toBe(corrupt);
});
