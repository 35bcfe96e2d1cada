/** Path data as straight lines on the picture, fine enough that nobody sees a corner. */
import type { Matrix } from './markup';

/** Points x, y in turn, in picture pixels. */
export interface Line {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** How far a straight piece may be from its curve, picture pixels. */
const TOLERANCE = 0.12;
const MOST_PIECES = 64;

/** Pieces of a curve, from how far its control points are from a straight line. */
function pieces(ax: number, ay: number, bx: number, by: number): number {
  const bend = Math.sqrt(Math.max(ax * ax + ay * ay, bx * bx + by * by));
  return Math.min(MOST_PIECES, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE))));
}

/** Draws a cubic curve from the last of `points`, in picture pixels. */
function bendTo(
  points: number[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const x0 = points.at(-2) ?? 0;
  const y0 = points.at(-1) ?? 0;
  const count = pieces(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2, x1 - 2 * x2 + x3, y1 - 2 * y2 + y3);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const s = 1 - t;
    const a = s * s * s;
    const b = 3 * s * s * t;
    const c = 3 * s * t * t;
    const d = t * t * t;
    points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
  points.push(x3, y3);
}

const [ZERO, NINE, DOT, MINUS, A] = [48, 57, 46, 45, 65];

/** A reader of the numbers and letters of path data: a map has two million of them. */
class Reader {
  readonly #data: string;
  #at = 0;

  constructor(data: string) {
    this.#data = data;
  }

  /** Whether nothing but room is left; otherwise it stands at what is next. */
  isOver(): boolean {
    const { length } = this.#data;
    // what is no letter, digit, dot or minus stands between two of them
    while (this.#at < length) {
      const code = this.#data.charCodeAt(this.#at);
      if (code >= A || (code >= ZERO && code <= NINE) || code === DOT || code === MINUS) return false;
      this.#at++;
    }
    return true;
  }

  /** The next letter; undefined before a number, where the command before goes on. */
  letter(): string | undefined {
    return this.#data.charCodeAt(this.#at) >= A ? this.#data.charAt(this.#at++) : undefined;
  }

  /** The next number, which has no exponent. Whole numbers by a power of ten round as the language reads them. */
  number(): number {
    if (this.isOver()) throw new Error(`path data ends early: ${this.#data.slice(0, 80)}`);
    const isNegative = this.#data.charCodeAt(this.#at) === MINUS;
    if (isNegative) this.#at++;
    let whole = 0;
    let parts = 0;
    let digits = 0;
    for (; ; this.#at++) {
      const code = this.#data.charCodeAt(this.#at);
      if (code === DOT && parts === 0) parts = 1;
      else if (code >= ZERO && code <= NINE) {
        whole = whole * 10 + (code - ZERO);
        digits++;
        if (parts > 0) parts *= 10;
      } else break;
    }
    if (digits === 0) throw new Error(`path data has a stray sign: ${this.#data.slice(0, 80)}`);
    const value = parts > 0 ? whole / parts : whole;
    return isNegative ? -value : value;
  }
}

/** The lines of path data under a matrix. Throws at arcs and quadratic curves, which no figure has. */
export function linesOf(data: string, [a, b, c, d, e, f]: Matrix): Line[] {
  const reader = new Reader(data);
  const lines: Line[] = [];
  let points: number[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let command = '';
  const end = (closed: boolean) => {
    if (points.length > 0) lines.push({ points, closed });
    points = [];
  };
  const begin = () => {
    // what follows a closed line begins where that one began
    if (points.length === 0) points.push(a * x + c * y + e, b * x + d * y + f);
  };
  const lineTo = (toX: number, toY: number) => {
    begin();
    x = toX;
    y = toY;
    points.push(a * x + c * y + e, b * x + d * y + f);
  };
  while (!reader.isOver()) {
    command = reader.letter() ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    const isRelative = command >= 'a';
    const ox = isRelative ? x : 0;
    const oy = isRelative ? y : 0;
    switch (command.toUpperCase()) {
      case 'M':
        end(false);
        x = ox + reader.number();
        y = oy + reader.number();
        startX = x;
        startY = y;
        begin();
        break;
      case 'L':
        lineTo(ox + reader.number(), oy + reader.number());
        break;
      case 'H':
        lineTo(ox + reader.number(), y);
        break;
      case 'V':
        lineTo(x, oy + reader.number());
        break;
      case 'C': {
        begin();
        const x1 = ox + reader.number();
        const y1 = oy + reader.number();
        const x2 = ox + reader.number();
        const y2 = oy + reader.number();
        x = ox + reader.number();
        y = oy + reader.number();
        bendTo(
          points,
          a * x1 + c * y1 + e,
          b * x1 + d * y1 + f,
          a * x2 + c * y2 + e,
          b * x2 + d * y2 + f,
          a * x + c * y + e,
          b * x + d * y + f,
        );
        break;
      }
      case 'Z':
        end(true);
        x = startX;
        y = startY;
        break;
      default:
        throw new Error(`path data has "${command}", which is not in the atlas's SVG`);
    }
  }
  end(false);
  return lines;
}

/** Control points of a quarter of a circle are so far along its tangents, in radii. */
const QUARTER = 0.5522847498307936;

/** An ellipse as path data of four curves. */
export function ellipseData(cx: number, cy: number, rx: number, ry: number): string {
  const [qx, qy] = [rx * QUARTER, ry * QUARTER];
  return [
    `M${cx + rx} ${cy}`,
    `C${cx + rx} ${cy + qy} ${cx + qx} ${cy + ry} ${cx} ${cy + ry}`,
    `C${cx - qx} ${cy + ry} ${cx - rx} ${cy + qy} ${cx - rx} ${cy}`,
    `C${cx - rx} ${cy - qy} ${cx - qx} ${cy - ry} ${cx} ${cy - ry}`,
    `C${cx + qx} ${cy - ry} ${cx + rx} ${cy - qy} ${cx + rx} ${cy}Z`,
  ].join('');
}
