/** The words a crowd's file may use: codes for who somebody seems to be and what is seen of them. The grammar puts them into a language. */

export const CROWD_COLOURS = [
  'white',
  'grey',
  'black',
  'yellow',
  'orange',
  'red',
  'burgundy',
  'pink',
  'brown',
  'beige',
  'green',
  'turquoise',
  'blue',
  'purple',
] as const;
export type CrowdColour = (typeof CROWD_COLOURS)[number];

/** Who somebody seems to be; `someone` where that is not plain. */
export const CROWD_NOUNS = [
  'someone',
  'child',
  'girl',
  'boy',
  'miss',
  'lad',
  'woman',
  'man',
  'granny',
  'grandpa',
] as const;
export type CrowdNoun = (typeof CROWD_NOUNS)[number];

/** What can be said of somebody, by kind; a clue says one thing of a kind at most. */
export const TRAITS = [
  'build',
  'hair',
  'beard',
  'hat',
  'cape',
  'outfit',
  'top',
  'legs',
  'pose',
  'back',
  'item',
  'sign',
] as const;
export type Trait = (typeof TRAITS)[number];

/** One thing seen of somebody: a word of its trait, and its colour where that is said. */
export interface Attribute {
  readonly trait: Trait;
  readonly word: string;
  readonly colour?: CrowdColour;
}

const isTrait = (text: string | undefined): text is Trait => TRAITS.some((trait) => trait === text);
const isColour = (text: string | undefined): text is CrowdColour =>
  CROWD_COLOURS.some((colour) => colour === text);

/** As a file writes it: `hat.beret.red`. */
export const attributeText = ({ trait, word, colour }: Attribute): string =>
  [trait, word, ...(colour ? [colour] : [])].join('.');

/** Undefined for what no file of ours says. */
export function parseAttribute(text: string): Attribute | undefined {
  const [trait, word, colour, ...more] = text.split('.');
  if (!isTrait(trait) || !word || more.length > 0) return undefined;
  if (colour === undefined) return { trait, word };
  return isColour(colour) ? { trait, word, colour } : undefined;
}
