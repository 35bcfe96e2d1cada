/** Tells the marks of a thing that turn from those that stand: drawn anew a quarter further, they are the ones that differ. */
import type { Point } from '../../../core/geometry';
import type { Node, PathNode } from '../../../core/svg';

/** A thing's marks, sorted by whether they turn. */
export interface Divided {
  /** Those that turn, in painter's order, the heavy outline first. */
  readonly moving: readonly Node[];
  /** For each mark of the thing, which of its outlines turn. */
  readonly turns: readonly (readonly boolean[])[];
  /** Those that stand and are painted over all that turn. */
  readonly before: readonly Node[];
  /** Where points of what turns are, and where the turn puts them. */
  readonly pairs: readonly (readonly [Point, Point])[];
}

const OUTLINE = /M[^M]*/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

export const outlines = (d: string): readonly string[] => d.match(OUTLINE) ?? [];

export function pointsOf(d: string): Point[] {
  const numbers = (d.match(NUMBER) ?? []).map(Number);
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
}

/** Lines drawn by hand are uneven by less, each time anew; what turns by a quarter goes further. Picture pixels. */
const UNEVEN = 4;

/** Whether an outline is elsewhere. */
export function isMoved(rest: string, turned: string): boolean {
  if (rest === turned) return false;
  const [from, to] = [pointsOf(rest), pointsOf(turned)];
  if (from.length !== to.length) return true;
  return from.some(([x, y], i) => {
    const [u, v] = to[i] ?? [x, y];
    return Math.hypot(u - x, v - y) > UNEVEN;
  });
}

export const isPath = (node: Node | undefined): node is PathNode => node !== undefined && 'd' in node;

/** The heavy ink that lies under all of a thing, of many outlines. */
export const isContour = (node: Node): boolean =>
  isPath(node) && node.fill !== undefined && node.fill === node.stroke;

/** A mark's outlines, and which of them turn; undefined when the drawings are not of the same marks. */
function turnsOf(rest: Node, quarter: Node | undefined): readonly boolean[] | undefined {
  if (!isPath(rest) || !isPath(quarter)) return [];
  const [all, there] = [outlines(rest.d), outlines(quarter.d)];
  if (all.length !== there.length) return undefined;
  const isClipMoved = isMoved(rest.clip ?? '', quarter.clip ?? '');
  return all.map((each, i) => isClipMoved || isMoved(each, there[i] ?? ''));
}

/** A mark with some of its outlines, if it keeps any; what is no path is one outline. */
export function withOutlines(node: Node, isKept: (outline: number) => boolean): readonly Node[] {
  if (!isPath(node)) return isKept(0) ? [node] : [];
  const all = outlines(node.d);
  const d = all.filter((_, at) => isKept(at)).join('');
  return d === '' ? [] : [{ ...node, d }];
}

/** Where the points of turning outlines are in two drawings. */
function pairsOf(from: Node, to: Node | undefined, turns: readonly boolean[]): Divided['pairs'] {
  if (!isPath(from) || !isPath(to)) return [];
  const there = outlines(to.d);
  return outlines(from.d).flatMap((each, i) => {
    const [points, others] = [pointsOf(each), pointsOf(there[i] ?? '')];
    if (!turns[i] || points.length !== others.length) return [];
    return points.map((point, at) => [point, others[at] ?? point] as const);
  });
}

/**
 * From three drawings: at rest, a quarter turn further, and half a turn. What lies between the first and the last mark that
 * turns is part of it: the discs of a wheel look the same however they are turned. Undefined when the drawings are not of
 * the same marks, or none of them turns.
 */
export function divided(
  rest: readonly Node[],
  quarter: readonly Node[],
  half: readonly Node[],
): Divided | undefined {
  if (rest.length !== quarter.length || rest.length !== half.length) return undefined;
  const turns = rest.map((node, i) => turnsOf(node, quarter[i]));
  if (turns.includes(undefined)) return undefined;
  const own = rest.map((node, i) => !isContour(node) && turns[i]?.includes(true));
  const [first, last] = [own.indexOf(true), own.lastIndexOf(true)];
  if (first < 0) return undefined;
  const all = rest.map((node, i) =>
    i > first && i < last ? (isPath(node) ? outlines(node.d) : ['']).map(() => true) : (turns[i] ?? []),
  );
  return {
    turns: all,
    moving: rest.flatMap((node, i) => withOutlines(node, (at) => all[i]?.[at] === true)),
    before: without(rest, [all]).slice(without(rest.slice(0, last + 1), [all]).length),
    pairs: rest.flatMap((node, i) => [
      ...pairsOf(node, quarter[i], turns[i] ?? []),
      ...(quarter[i] ? pairsOf(quarter[i], half[i], turns[i] ?? []) : []),
    ]),
  };
}

/** The marks of a thing but those that turn in one of the divisions. */
export const without = (rest: readonly Node[], divisions: readonly Divided['turns'][]): readonly Node[] =>
  rest.flatMap((node, i) => withOutlines(node, (at) => divisions.every((turns) => turns[i]?.[at] !== true)));
