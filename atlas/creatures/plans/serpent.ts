/** Long bodies along a curve: snakes, eels, eastern dragons, sea serpents. They face right. */
import type { Point } from '../../core/geometry';
import { between } from '../../core/geometry';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots, tube } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import type { Ground } from '../body';
import { skullShape } from '../head';
import type { SkulledSpec } from '../head';
import { wearHead } from '../worn';
import type { WornSpec } from '../worn';

interface Course {
  /** Centre line from tail to head. */
  readonly line: Knots;
  /** Body width at each knot as a share of `girth`. */
  readonly widths: readonly number[];
  readonly head: Point;
  /** Pieces drawn one over the other, from knot to knot; the whole line when there is one. */
  readonly pieces: readonly (readonly [from: number, to: number])[];
  readonly ground: Ground;
}

export const COURSES = {
  fly: {
    line: knots`-112 -30, -96 -62, -64 -60, -40 -26, -8 -22, 10 -54, 0 -88, 26 -116, 56 -104`,
    widths: [0.1, 0.45, 0.7, 0.9, 1, 1, 0.95, 0.85, 0.75],
    head: [62, -112],
    pieces: [[0, 8]],
    ground: { width: 48, x: -20, air: 30 },
  },
  sea: {
    line: knots`-84 0, -74 -34, -50 -38, -36 -2, -14 0, 0 -44, 20 -62, 34 -92`,
    widths: [0.3, 0.7, 0.9, 1, 1, 1, 0.9, 0.75],
    head: [36, -100],
    pieces: [[0, 7]],
    ground: { width: 48, x: 0 },
  },
  coil: {
    line: knots`-58 -6, -30 -4, 10 -8, 44 -14, 36 -32, -4 -36, -34 -44, -24 -66, 6 -72, 12 -98`,
    widths: [0.2, 0.7, 0.95, 1, 1, 1, 1, 0.95, 0.85, 0.75],
    head: [16, -108],
    pieces: [
      [0, 3],
      [3, 6],
      [6, 9],
    ],
    ground: { width: 48, x: 0 },
  },
  crawl: {
    line: knots`-90 -6, -66 -14, -44 -6, -20 -14, 4 -8, 24 -22, 34 -48`,
    widths: [0.1, 0.5, 0.8, 1, 1, 0.95, 0.85],
    head: [38, -58],
    pieces: [[0, 6]],
    ground: { width: 60, x: 0 },
  },
} as const satisfies Record<string, Course>;

export interface SerpentSpec extends WornSpec, SkulledSpec {
  readonly plan: 'serpent';
  readonly course?: keyof typeof COURSES;
  /** Widest part of the body, figure units. */
  readonly girth?: number;
  readonly headSize?: number;
  readonly tilt?: number;
  readonly fins?: boolean;
  readonly legs?: boolean;
  readonly bands?: boolean;
  readonly tailTuft?: boolean;
  readonly feelers?: Swatch;
  readonly tongue?: boolean;
}

/** One knot of the body. */
interface Joint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Throws on a part that does not exist. */
export function serpent(s: Sketch, p: SerpentSpec): Ground {
  const { accent = 'orange', girth = 26, headSize = 0.8, turn = 0.45 } = p;
  const course = named<Course>(COURSES, p.course ?? 'fly', 'course');
  const body = course.line.map(([x, y], i): Joint => ({ x, y, width: (course.widths[i] ?? 1) * girth }));
  if (p.fins) drawFins(s, body, accent);
  const [tail] = body;
  if (p.tailTuft && tail) {
    s.at({ x: tail.x, y: tail.y }, () => s.shape(knots`8 -8!, -14 -6, -20 16!, -2 8, 6 20!`, accent));
  }
  if (p.legs) {
    drawLeg(s, body.at(3), -1, p.colour);
    drawLeg(s, body.at(-3), 1, p.colour);
  }
  for (const [from, to] of course.pieces) drawPiece(s, p, body.slice(from, to + 1), from > 0);
  const head = { x: course.head[0], y: course.head[1], scale: headSize, rot: p.tilt ?? 4 };
  wearHead(s, head, { turn, ...p }, skullShape(p.skull));
  s.head(head, () => drawWhiskersAndTongue(s, p, turn));
  return course.ground;
}

function drawFins(s: Sketch, body: readonly Joint[], colour: Swatch): void {
  for (let i = 2; i < body.length - 1; i++) {
    const [before, joint] = [body[i - 1], body[i]];
    if (!before || !joint) continue;
    const [dx, dy] = [joint.x - before.x, joint.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    const r = joint.width * 0.5;
    /** A point beside the body: so far back along it, so far out of it. */
    const beside = (back: number, out: number): Point => [
      joint.x - dx * back + (dy / length) * out,
      joint.y - dy * back - (dx / length) * out,
    ];
    const [foot, tip, end] = [beside(0.4, r * 0.7), beside(0.3, r + 13), beside(0, r * 0.7)];
    s.shape(knots`${foot[0]} ${foot[1]}!, ${tip[0]} ${tip[1]}!, ${end[0]} ${end[1]}!`, colour, { line: 2.4 });
  }
}

function drawLeg(s: Sketch, hip: Joint | undefined, o: number, colour: Swatch): void {
  if (!hip) return;
  s.at({ x: hip.x, y: hip.y }, () => {
    s.shape(tube(knots`0 0, ${o * 10} 12, ${o * 4} 22`, [13, 10, 8]), colour, { light: [-2, -2] });
    for (const d of [-5, 0, 5]) {
      const x = o * 4 + d;
      s.shape(knots`${x - 2} 22!, ${x + 2.4} 22!, ${x + 1} 30!`, 'cream', { line: 1.6, light: 0 });
    }
  });
}

/** Twice as many joints, so that belly and bands follow the curve. */
function refined(body: readonly Joint[]): readonly Joint[] {
  return body.flatMap((joint, i) => {
    const before = body[i - 1];
    if (!before) return [joint];
    const [x, y] = between([before.x, before.y], [joint.x, joint.y]);
    return [{ x, y, width: (before.width + joint.width) / 2 }, joint];
  });
}

function drawPiece(s: Sketch, p: SerpentSpec, piece: readonly Joint[], continued: boolean): void {
  const { colour, second = 'cream', accent = 'orange', girth = 26 } = p;
  const fine = refined(piece);
  const line = fine.map(({ x, y }): Point => [x, y]);
  const widths = fine.map(({ width }) => width);
  s.shape(tube(line, widths, { start: continued ? 'flat' : 'point', end: 'round' }), colour, {
    light: [-3.4, -4.4],
    inside: () => {
      const belly = fine.map(({ x, y, width }): Point => [x + 1, y + width * 0.3]);
      s.line(belly, girth * 0.3, s.lit(second));
      for (const { x, y, width } of fine.slice(1)) {
        const scute = knots`${x - 1} ${y + width * 0.12}, ${x + 2} ${y + width * 0.5}`;
        s.stroke(scute, 1.8, { colour: s.dim(second) });
      }
      if (!p.bands) return;
      for (const { x, y, width } of fine.slice(1, -1).filter((_, i) => i % 2 === 0)) {
        s.line(knots`${x} ${y - width * 0.6}, ${x + 2} ${y + width * 0.1}`, 5, s.lit(accent));
      }
    },
  });
}

function drawWhiskersAndTongue(s: Sketch, p: SerpentSpec, turn: number): void {
  const { feelers } = p;
  if (feelers) {
    both((o) => {
      const feeler = knots`${o * 14 + turn * 8} 18, ${o * 40} 26, ${o * 58} 10, ${o * 70} 18`;
      s.shape(tube(feeler, [5, 4.4, 3, 1], { end: 'point' }), feelers, { line: 2.2, light: 0 });
    });
  }
  if (p.tongue) {
    s.at({ x: turn * 9 }, () => s.line(knots`0 24, 2 36, 8 42`, 2.6, s.lit('#c9374d')));
  }
}
