/** Recognises a level's `life.json` without a schema's parser, whose weight would be most of this room's. */
import { isCount, isText, listOf, objectOf, orNone, type Is } from '../kept/shapes';
import { FAMILIES, type Family, type Life, type LifeThing } from '../maps/life';

const isFamily = (raw: unknown): raw is Family => FAMILIES.some((family) => family === raw);

const isThing = objectOf<LifeThing>({
  shape: isText,
  voice: isFamily,
  figure: orNone((raw): raw is true => raw === true),
});

export const isLife: Is<Life> = objectOf<Life>({
  version: (raw): raw is 1 => raw === 1,
  cell: isCount,
  things: listOf(isThing),
});
