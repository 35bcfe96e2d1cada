/** The files a level has beside its pictures; each is fetched only when something wants it, and a level may lack any. */

/**
 * `life`: what answers a tap, and how. `machines` and `nightmachines`: whose parts move, by day and by night. `cheers` and `nightcheers`: how
 * those who are found cheer, by day and by night. `crowd`: whom the crowd hunt looks for. `cat`: where the guide cat hides.
 */
export const FURTHER = [
  'life',
  'machines',
  'nightmachines',
  'cheers',
  'nightcheers',
  'crowd',
  'cat',
] as const;
export type FurtherName = (typeof FURTHER)[number];

/** Paths of the files a level has, relative to the maps' root. */
export type FurtherFiles = { readonly [Name in FurtherName]?: string | undefined };
