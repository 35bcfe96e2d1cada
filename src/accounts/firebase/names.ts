/** Proposes names for a player who signs in by popup, or whose registration was interrupted. */
import { LONGEST_NAME } from '../../records/limits';
import { tidyName } from '../../records/names';
import { nameProblem } from '../rules';

const FALLBACK = 'Player';

/** The first letters of a name, in its normal form. */
function shortened(name: string, most: number): string {
  return tidyName(Array.from(tidyName(name)).slice(0, most).join(''));
}

/** The names to try, in order; `known` is the name the provider has, `digits` gives four random digits. */
export function nameIdeas(known: string, digits: () => string): readonly string[] {
  const letters = shortened(known.replace(/[^\p{L}\p{N}\p{M}_.' -]/gu, ' '), LONGEST_NAME);
  const first = nameProblem(letters) ? FALLBACK : letters;
  const numbered = () => {
    const name = `${shortened(first, LONGEST_NAME - 5)} ${digits()}`;
    return nameProblem(name) ? `${FALLBACK} ${digits()}` : name;
  };
  return [first, numbered(), numbered(), numbered()];
}
