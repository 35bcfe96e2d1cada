/** Small things that make room for a scene of level 2. */
export const YIELDING: ReadonlySet<string> = new Set([
  'barrel',
  'bench',
  'bush',
  'cart',
  'crate',
  'fence',
  'lampPost',
  'pot',
  'rock',
  'signpost',
  'stoneLantern',
]);
