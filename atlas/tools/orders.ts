/** What was asked for on the command line of `npm run atlas`. */

export interface Orders {
  /** Draw every level, whether it changed or not. */
  readonly all: boolean;
  /** Draw nothing: only tell what is missing or changed. */
  readonly checkOnly: boolean;
  /** Levels that are drawn whether they changed or not. */
  readonly keywords: readonly string[];
}

/** Throws on an unknown option and on a level that nobody draws, telling those that are drawn. */
export function readOrders(args: readonly string[], known: readonly string[]): Orders {
  const options = args.filter((arg) => arg.startsWith('-'));
  const keywords = args.filter((arg) => !arg.startsWith('-'));
  const stranger = options.find((option) => option !== '--all' && option !== '--check-only');
  if (stranger !== undefined) throw new Error(`unknown option ${stranger}; there are --all and --check-only`);
  for (const keyword of keywords) {
    if (!known.includes(keyword)) {
      throw new Error(`no drawn level "${keyword}"; there are ${known.join(', ') || 'none yet'}`);
    }
  }
  return { all: options.includes('--all'), checkOnly: options.includes('--check-only'), keywords };
}
