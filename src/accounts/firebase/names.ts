/** Proposes names for a player who signs in by popup, or whose registration was interrupted. */
import { LONGEST_NAME } from '../../records/limits';
import { nameProblem, tidyName } from '../rules';

const FALLBACK = 'Player';

/** The names to try, in order; `known` is the name the provider has, `digits` gives four random digits. */
export function nameIdeas(known: string, digits: () => string): readonly string[] {
  const letters = tidyName(known.replace(/[^\p{L}\p{N}\p{M}_.' -]/gu, ' ')).slice(0, LONGEST_NAME);
  const first = nameProblem(letters) ? FALLBACK : letters;
  const numbered = () => {
    const name = `${first.slice(0, LONGEST_NAME - 5).trim()} ${digits()}`;
    // the cut may have split a surrogate pair, which leaves an invalid name
    return nameProblem(name) ? `${FALLBACK} ${digits()}` : name;
  };
  return [first, numbered(), numbered(), numbered()];
}
