/** Small things that make room for a scene of level 22. */
export const YIELDING: ReadonlySet<string> = new Set([
  'barrel',
  'bench',
  'bush',
  'cart',
  'conifer',
  'crate',
  'etherCrystals',
  'fence',
  'flowerBed',
  'lampPost',
  'pot',
  'rock',
  'signpost',
]);
