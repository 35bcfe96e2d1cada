/** The addresses that are pages of the game, for every server that answers with them; all else is a file or is missing. */

/** First part of each page's address, below the base. A page may have one part more: the level. */
export const PAGES = [
  'about',
  'admin',
  'catalog',
  'crowd',
  'daily',
  'endless',
  'game',
  'leaderboard',
  'mysteryword',
  'popupform',
  'popupresults',
  'privacy',
  'profile',
  'redirect',
  'rush',
  'stamps',
  'stroll',
  'watch',
  'weekly',
  'weeklyContest',
  'weeklyRanking',
  'weeklyResults',
  'weeklyRules',
] as const;

/** The pages whose address may have one part more. */
export const PAGES_OF_LEVELS = ['crowd', 'endless', 'game', 'leaderboard', 'stamps', 'stroll'] as const;

/** What a server answers a page's address with that has no file of its own: the game without a screen. */
export const FALLBACK_FILE = 'app.html';

const SITE = /^\/worldmaps\/(?<first>[^/]*)(?:\/(?<second>[^/]*))?\/?$/;

/** Whether a path, with its base and without its query, is a page. */
export function isPage(path: string): boolean {
  const { first = '', second = '' } = SITE.exec(path)?.groups ?? {};
  if (path === '/worldmaps/' || path === '/worldmaps') return true;
  const has = (list: readonly string[]) => list.includes(first);
  return second === '' ? has(PAGES) : has(PAGES_OF_LEVELS);
}
