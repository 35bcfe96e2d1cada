/** Small things that make room for a scene of level 15. */
export const YIELDING: ReadonlySet<string> = new Set([
  'barrel',
  'bench',
  'bush',
  'crate',
  'lampPost',
  'pot',
  'rickshaw',
  'rock',
  'signpost',
]);
