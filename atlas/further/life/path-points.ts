/** The corners of a path as its text tells them: enough for its box, and for whether a point lies in it. */
import type { Point } from '../../core/geometry';

const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
/** How many numbers follow each command of ours. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6 };

/** Where its lines and curves end; of several outlines the first alone. Empty for what is drawn otherwise. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let command = '';
  let rest: number[] = [];
  for (const [token] of d.matchAll(TOKEN)) {
    if (/[a-z]/i.test(token)) {
      if (points.length > 0 && token.toLowerCase() === 'm') return points;
      command = token;
      rest = [];
      continue;
    }
    rest.push(Number(token));
    const count = NUMBERS[command.toLowerCase()];
    if (count === undefined) return [];
    if (rest.length < count) continue;
    const [x = 0, y = 0] = rest.slice(-2);
    const [fromX, fromY] = points.at(-1) ?? [0, 0];
    points.push(command === command.toLowerCase() ? [fromX + x, fromY + y] : [x, y]);
    rest = [];
  }
  return points;
}
