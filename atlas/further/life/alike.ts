/** Who of a map keeps blinking, so that a target blinks neither more nor less than the crowd around it and nothing gives it away. */

/** Most between the shares of the two that blink, in tenths. */
const MOST_APART = 1;

export interface Blinker {
  readonly isTarget: boolean;
  /** Whether eyes were found that can close. */
  readonly blinks: boolean;
}

/** Spreads `kept` of `all` evenly: whether the one at `index` is of them. */
const isOneOf = (index: number, kept: number, all: number): boolean =>
  Math.floor(((index + 1) * kept) / all) > Math.floor((index * kept) / all);

/** How many targets and how many of the crowd keep blinking: as many as can with shares that are alike. */
function counts(targets: readonly Blinker[], crowd: readonly Blinker[]): readonly [number, number] {
  const sought = targets.filter(({ blinks }) => blinks).length;
  const others = crowd.filter(({ blinks }) => blinks).length;
  let best: readonly [number, number] = [0, 0];
  for (let k = 0; k <= sought; k++)
    for (let m = 0; m <= others; m++) {
      const apart = Math.abs(k * crowd.length - m * targets.length);
      const isAlike = apart * 10 <= MOST_APART * targets.length * crowd.length;
      if (isAlike && k + m >= best[0] + best[1]) best = [k, m];
    }
  return best;
}

/** For each of a group, people or creatures of one map, whether it keeps blinking. Without a target or without a crowd all do. */
export function keptAlike(group: readonly Blinker[]): readonly boolean[] {
  const targets = group.filter(({ isTarget }) => isTarget);
  const crowd = group.filter(({ isTarget }) => !isTarget);
  if (targets.length === 0 || crowd.length === 0) return group.map(({ blinks }) => blinks);
  const [k, m] = counts(targets, crowd);
  const some = (list: readonly Blinker[], count: number) =>
    list.filter(({ blinks }) => blinks).filter((_, index, all) => isOneOf(index, count, all.length));
  const kept = new Set([...some(targets, k), ...some(crowd, m)]);
  return group.map((one) => kept.has(one));
}
