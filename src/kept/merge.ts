/**
 * Merges of kept values: two tabs that changed one value from the same beginning lose nothing to each other.
 *
 * Every merge is commutative, associative and idempotent, so tabs agree whatever reaches them first and however often.
 * Each gives back `theirs` itself where `ours` adds nothing: this is how a store knows that nothing is left to keep.
 */
export type Merge<Value> = (ours: Value, theirs: Value) => Value;

/** The merge of values of which the greater one holds; `order` is negative where `a` is the lesser, 0 only for equals. */
export function greaterOf<Value>(order: (a: Value, b: Value) => number): Merge<Value> {
  return (ours, theirs) => (order(ours, theirs) > 0 ? ours : theirs);
}

/** The merge of values that may be missing: what is there holds. */
export function presentOf<Value>(merge: Merge<Value>): Merge<Value | undefined> {
  return (ours, theirs) => {
    if (ours === undefined) return theirs;
    return theirs === undefined ? ours : merge(ours, theirs);
  };
}

/** The merge of records, key by key. */
export function recordOf<Value>(merge: Merge<Value>): Merge<Readonly<Record<string, Value>>> {
  return (ours, theirs) => {
    const known = new Map(Object.entries(theirs));
    const added = Object.entries(ours).flatMap(([key, mine]) => {
      const their = known.get(key);
      const both = their === undefined ? mine : merge(mine, their);
      return both === their ? [] : [[key, both] as const];
    });
    return added.length === 0 ? theirs : { ...theirs, ...Object.fromEntries(added) };
  };
}
