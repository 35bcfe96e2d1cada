/** Which characters a name may hold and which of them look alike (DECISIONS 17): read by the game and written into the rules. */

/**
 * Alphabets with letters that pass for another's: a name keeps to one of them. Ranges as between the brackets of a
 * regular expression; NFKC changes none of these characters, alone or together.
 */
export const ALPHABETS = [
  // the Latin of Europe and Vietnam
  'A-Za-zÀ-ÖØ-öø-ıĴ-ľŁ-ňŊ-žƠơƯưȘ-țẠ-ỹ',
  // Greek
  'ΆΈ-ΊΌΎ-ΡΣ-ώ',
  // Cyrillic
  'Ѐ-џҐґ',
  // Hebrew and Arabic
  '\u05d0-\u05ea',
  '\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc',
] as const;

/** Kana, ideographs and Hangul stand beside any alphabet, as Japanese names do. */
export const EASTERN = 'ぁ-ゖァ-ヺー々㐀-䶿一-鿿가-힣';
export const DIGITS = '0-9';
/** A name neither begins nor ends with these. */
export const JOINERS = ` '._\\-`;
/** Signs and pictures, which make no name alone. */
export const SIGNS = '!?&+*\u2600-\u26ff\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6d7}\u{1f900}-\u{1f9ff}';

/** Small letters after the one they pass for, its own script's first. A capital counts: Greek Ν is an N. */
const LOOK_ALIKES: readonly (readonly [as: string, letters: string])[] = [
  ['a', 'αа'],
  ['b', 'βвь'],
  ['c', 'с'],
  ['d', 'đð'],
  ['e', 'εе'],
  ['h', 'ħηнћђ'],
  ['i', 'ıl1łιі'],
  ['j', 'ј'],
  ['k', 'ĸκк'],
  ['m', 'μм'],
  ['n', 'ŋνп'],
  ['o', '0øοо'],
  ['p', 'þρр'],
  ['r', 'гґ'],
  ['s', 'ѕ'],
  ['t', 'ŧτт'],
  ['u', 'и'],
  ['w', 'ω'],
  ['x', 'χх'],
  ['y', 'γυу'],
  ['z', 'ζ'],
  ['3', 'з'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['ss', 'ß'],
  ['σ', 'ς'],
  ['\u0643', '\u06a9'],
  ['\u064a', '\u06cc\u0649'],
  ['-', '_ー一'],
  ['へ', 'ヘ'],
  ['べ', 'ベ'],
  ['ぺ', 'ペ'],
  ['り', 'リ'],
  ['力', 'カ'],
  ['口', 'ロ'],
  ['二', 'ニ'],
  ['工', 'エ'],
  ['夕', 'タ'],
  ['卜', 'ト'],
  ['八', 'ハ'],
];
const SAME = new Map(LOOK_ALIKES.flatMap(([as, letters]) => Array.from(letters, (letter) => [letter, as])));
const ALPHABETIC = new RegExp(`[${ALPHABETS.join('')}]`, 'u');

/** What a character of a name is compared as: small, without accents (those of kana are letters), look-alikes as one. */
export function foldCharacter(character: string): string {
  const bare = ALPHABETIC.test(character) ? character.normalize('NFKD').replace(/\p{M}/gu, '') : character;
  return Array.from(bare.toLowerCase(), (letter) => SAME.get(letter) ?? letter).join('');
}
