/** How often the rules look into documents, for one write and for a whole batch: production ends both at a limit. */
import { RulesLimit } from './values';

/**
 * A document counts once, or each time it is looked into. The reference says that some look-ups are remembered and
 * those are free, and not which: rules have to hold either way.
 */
export type Counting = 'once' | 'each';

/** Limits of production. */
const MOST_A_WRITE = 10;
const MOST_A_BATCH = 20;

export class Lookups {
  readonly #paths = new Set<string>();
  #each = 0;

  constructor(
    readonly counting: Counting = 'once',
    /** Of the batch that the write is part of. */
    readonly batch?: Lookups,
  ) {}

  get count(): number {
    return this.counting === 'each' ? this.#each : this.#paths.size;
  }

  /** Throws a `RulesLimit` when it is one too many. */
  add(path: string): void {
    this.#paths.add(path);
    this.#each += 1;
    this.batch?.add(path);
    if (this.count > (this.batch ? MOST_A_WRITE : MOST_A_BATCH))
      throw new RulesLimit('too many document reads');
  }
}
