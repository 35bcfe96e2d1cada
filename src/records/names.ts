/** What a player's name may be and how names compare: one form for forms, boards, stores and the rules (DECISIONS 17). */
import { LONGEST_NAME } from './limits';
import { ALPHABETS, DIGITS, EASTERN, JOINERS, SIGNS, foldCharacter } from './name-letters';

export const SHORTEST_NAME = 3;

export type NameProblem = 'nameRequired' | 'nameTooShort' | 'nameTooLong' | 'nameNotValid';

/** Regular expressions that a name matches as a whole; the rules ask for the very same ones. */
export const NAME_FORM: readonly string[] = [
  // one alphabet, and what stands beside any
  `(?:${ALPHABETS.map((letters) => `[${letters}${EASTERN}${DIGITS}${SIGNS}${JOINERS}]*`).join('|')})`,
  // a letter or a digit
  `.*[${ALPHABETS.join('')}${EASTERN}${DIGITS}].*`,
  // single spaces, and no joiner at either end
  `[^${JOINERS}](?: ?[^ ])*`,
  `.*[^${JOINERS}]`,
];
const FORM = NAME_FORM.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** The name as it is kept: NFKC, single spaces, none around, nothing that cannot be seen. */
export function tidyName(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\p{White_Space}+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/ +/g, ' ')
      .trim()
      // what stood apart may stand together now
      .normalize('NFKC')
  );
}

/** What is wrong with a name as it was typed; lengths in code points of its tidy form. */
export function nameProblem(name: string): NameProblem | undefined {
  const tidy = tidyName(name);
  const { length } = Array.from(tidy);
  if (length === 0) return 'nameRequired';
  if (length < SHORTEST_NAME) return 'nameTooShort';
  if (length > LONGEST_NAME) return 'nameTooLong';
  return FORM.every((pattern) => pattern.test(tidy)) ? undefined : 'nameNotValid';
}

/** Whether a stored name has the normal form; the stores take no other. */
export function isName(name: string): boolean {
  return tidyName(name) === name && nameProblem(name) === undefined;
}

/** Equal keys are the same name: without case and accents, look-alikes as one letter. */
export function nameKey(name: string): string {
  return Array.from(tidyName(name), foldCharacter).join('');
}
