/** A first name for who comes by a popup, or whose registration was cut off: from what the provider knows, and free. */
import { LONGEST_NAME } from '../../records/limits';
import { nameProblem, tidyName } from '../rules';

const FALLBACK = 'Player';

/** The first names to try, in order; `digits` gives four random ones. */
export function nameIdeas(known: string, digits: () => string): readonly string[] {
  const letters = tidyName(known.replace(/[^\p{L}\p{N}\p{M}_.' -]/gu, ' ')).slice(0, LONGEST_NAME);
  const first = nameProblem(letters) ? FALLBACK : letters;
  const numbered = () => {
    const name = `${first.slice(0, LONGEST_NAME - 5).trim()} ${digits()}`;
    // a letter of two parts may have been cut in the middle
    return nameProblem(name) ? `${FALLBACK} ${digits()}` : name;
  };
  return [first, numbered(), numbered(), numbered()];
}
