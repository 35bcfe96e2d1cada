/** Recognises a level's `life.json` without a schema's parser, whose weight would be most of this room's. */
import { isAmount, isCount, isText, isWhole, listOf, objectOf, orNone, type Is } from '../kept/shapes';
import {
  FAMILIES,
  MOVES,
  POKES,
  SOURCES,
  WEATHERS,
  type DrawnPoke,
  type Eyes,
  type Life,
  type LifeThing,
  type Source,
  type Spot,
  type Under,
} from '../maps/life';

const oneOf =
  <Name extends string>(names: readonly Name[]): Is<Name> =>
  (raw): raw is Name =>
    names.some((name) => name === raw);

const isThing = objectOf<LifeThing>({
  shape: isText,
  voice: oneOf(FAMILIES),
  figure: orNone((raw): raw is true => raw === true),
  moves: orNone(oneOf(MOVES)),
  eyes: orNone(objectOf<Eyes>({ lid: isText, at: listOf(listOf(isAmount, 4)) })),
});

const spot = { thing: isWhole, x: isAmount, y: isAmount, side: isCount };

export const isLife: Is<Life> = objectOf<Life>({
  version: (raw): raw is 2 => raw === 2,
  cell: isCount,
  things: listOf(isThing),
  sources: listOf(objectOf<Source>({ kind: oneOf(SOURCES), x: isAmount, y: isAmount, size: isAmount })),
  under: objectOf<Under>({ cell: isCount, rows: listOf(isText) }),
  weather: orNone(oneOf(WEATHERS)),
  nightWeather: orNone(oneOf(WEATHERS)),
  pokes: listOf(objectOf<DrawnPoke>({ ...spot, kind: oneOf(POKES) })),
  chain: listOf(objectOf<Spot>(spot)),
  machines: orNone(listOf(isWhole)),
});
