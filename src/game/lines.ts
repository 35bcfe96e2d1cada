/** Chooses what is said of an answer: lines by what happened, never the same twice running. */
import { distanceToBox, targetsHit, type Mark } from './hit-test';
import type { Target } from './quest';
import { randomFrom } from './random';
import type { Answer, Session } from './session';
import type { MapPx } from './space';

/** `row`: the third right answer running, and each after it. */
export type LineKind = 'right' | 'row' | 'wrong' | 'near';

/** How many lines there are of each kind; each has its text under `play:lines`. */
export const LINE_COUNTS = { right: 14, row: 8, wrong: 12, near: 8 } as const satisfies Record<
  LineKind,
  number
>;

/** Right answers running from which on they are a row. */
export const ROW = 3;

/** How far from a target a wrong mark is near. */
export const NEAR: MapPx = 150;

export interface Line {
  readonly kind: LineKind;
  /** From 1. */
  readonly number: number;
}

const isNear = ({ point }: Mark, target: Target): boolean => distanceToBox(point, target) <= NEAR;

/** Whether a mark that hit nothing is near a target that nothing hit: of two, the one that was found is no near miss. */
function isNearMiss(marks: readonly Mark[], targets: readonly Target[]): boolean {
  const hits = marks.map((mark) => targetsHit(mark, targets));
  const open = targets.filter((_, index) => !hits.some((hit) => hit.includes(index)));
  return marks.some((mark, at) => hits[at]?.length === 0 && open.some((target) => isNear(mark, target)));
}

function kindOf({ right, marks, quest }: Answer, running: number): LineKind {
  if (right) return running >= ROW ? 'row' : 'right';
  return isNearMiss(marks, quest.positions) ? 'near' : 'wrong';
}

/** The line of a run's last answer; undefined before the first. The run's seed decides, so a replay says the same. */
export function lineOf({ answers, setup }: Pick<Session, 'answers' | 'setup'>): Line | undefined {
  const random = randomFrom(setup.seed, 'lines');
  const last = new Map<LineKind, number>();
  let running = 0;
  let line: Line | undefined;
  for (const answer of answers) {
    running = answer.right ? running + 1 : 0;
    const kind = kindOf(answer, running);
    const before = last.get(kind);
    // drawn from all lines of the kind but the last one said: numbers from that one on move up by one
    const drawn = 1 + Math.floor(random() * (LINE_COUNTS[kind] - (before === undefined ? 0 : 1)));
    const number = before !== undefined && drawn >= before ? drawn + 1 : drawn;
    last.set(kind, number);
    line = { kind, number };
  }
  return line;
}
