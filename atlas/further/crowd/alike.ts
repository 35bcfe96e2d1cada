/** Whether somebody might find a saying true of a person: what tells two people apart, with its margins. */
import { apart } from './colours';
import type { Described, GlimpsedColour, Saying, Sure } from './tell';

/** Colours are told apart from so far on, whatever their names. */
const COLOURS_APART = 18;
/** Colours that people call differently, each surely, are told apart from so far on. */
const NAMES_APART = 27;

/** Might somebody call the other colour by this one's name, or take one for the other? */
function isLike({ name, lab }: Sure, other: GlimpsedColour): boolean {
  const far = apart(lab, other.lab);
  if (far < COLOURS_APART) return true;
  if (other.called !== undefined && other.called !== name && far >= NAMES_APART) return false;
  return other.names.has(name);
}

/** Might somebody find this saying true of the person with these glimpses? */
export function mayBeSaid({ trait, looks, colour }: Saying, { glimpses }: Described): boolean {
  return glimpses.some((glimpse) => {
    if (glimpse.trait !== trait) return false;
    const alike =
      !glimpse.looks || looks.includes('any') || glimpse.looks.some((look) => looks.includes(look));
    if (!alike) return false;
    if (!colour || glimpse.colours.length === 0) return true;
    return glimpse.colours.some((other) => isLike(colour, other));
  });
}
