import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine, type ArtworkQuest } from '../../../src/artwork/document';
import { partOf, wordsOf } from '../../../src/artwork/words';

const SIZE = { width: 300, height: 300 };
const at = (x: number, y: number) => ({ top: { x, y }, bottom: { x: x + 20, y: y + 20 } });
const quest = (name: string, words: Partial<ArtworkQuest> = {}): ArtworkQuest => ({
  quest: name,
  positions: [at(250, 10)],
  ...words,
});
const standIns = {
  drawn: (language: string, name: string) =>
    name === 'quest1' ? { title: `drawn ${language}`, hint: `drawn hint ${language}` } : undefined,
  place: (language: string, part: string) => `${language} part ${part}`,
};

it('shows the words of the artwork, not those of the drawn map', () => {
  const own = quest('quest1', {
    fr: { title: 'Le chat', hint: 'Toit' },
    en: { title: 'The cat', hint: 'Roof' },
  });
  expect(wordsOf({ ...SIZE, quests: [own] }, standIns)).toEqual({
    words: {
      fr: { quest1: { title: 'Le chat', hint: 'Toit' } },
      en: { quest1: { title: 'The cat', hint: 'Roof' } },
    },
    missing: [],
    borrowed: [],
  });
});

it('shows the other language where one is missing, line by line', () => {
  const french = quest('quest1', { fr: { title: 'Le chat', hint: 'Toit' } });
  const half = quest('quest2', {
    fr: { title: 'Le chien', hint: '' },
    en: { title: '', hint: 'Under the bridge' },
  });
  const { words } = wordsOf({ ...SIZE, quests: [french, half] }, standIns);
  expect(words.en).toEqual({
    quest1: { title: 'Le chat', hint: 'Toit' },
    quest2: { title: 'Le chien', hint: 'Under the bridge' },
  });
  expect(words.fr['quest2']).toEqual({ title: 'Le chien', hint: 'Under the bridge' });
});

it('says where to look when there is a title and no hint', () => {
  const { words } = wordsOf({ ...SIZE, quests: [quest('quest1', { en: { title: 'The cat' } })] }, standIns);
  expect(words.fr['quest1']?.hint).toBe('fr part 2');
});

it('borrows the words of the drawn map only where there are none, and tells', () => {
  const told = wordsOf({ ...SIZE, quests: [quest('quest1'), quest('quest9')] }, standIns);
  expect(told.borrowed).toEqual(['quest1']);
  expect(told.missing).toEqual(['quest9']);
  expect(told.words.fr['quest1']).toEqual({ title: 'drawn fr', hint: 'drawn hint fr' });
});

it('names the ninth of the map in which a target lies', () => {
  const parts = [at(0, 0), at(140, 140), at(280, 280), at(-50, 400)].map((box) =>
    partOf({ positions: [box] }, SIZE),
  );
  expect(parts).toEqual(['0', '4', '8', '6']);
  expect(partOf({ positions: [] }, SIZE)).toBe('4');
});

it('makes one clean line of anything typed, and leaves a clean one as it is', () => {
  expect(cleanLine('  a\u202Eb\n c\u0000 ')).toBe('a b c');
  expect(cleanLine('<b>chat</b>')).toBe('<b>chat</b>');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanLine(text);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(cleanLine(clean)).toBe(clean);
    }),
  );
});
