/** What a season and its people leave on the ground: ruts on the ways, leaves, petals, tracks in the snow. */
import { nth, range, spline, TAU } from '../core/geometry';
import type { Point } from '../core/geometry';
import { fractal } from '../core/noise';
import { island } from '../ground/shapes';
import type { Stage } from '../stage/place';
import type { Design } from './design';

/** Ruts lie so far from the middle of a way, as a share of its width, and are broken where nobody's wheels sank in. */
const RUTS = [-0.2, 0.2] as const;
const WORN = -0.1;
/** Trails over open ground, and steps of one. */
const TRAILS = 9;
const STEPS = 26;
/** World units from one step to the next, and to either side. */
const [STRIDE, BESIDE] = [34, 9];
/** Heaps of leaves, and leaves of one. */
const [DRIFTS, LEAVES] = [10, 34];

/** The two ruts of a way, in the pieces that can be seen. */
function ruts({ scene, ground }: Stage, { plan, mood }: Design): void {
  const lines: Point[][] = [];
  for (const [width, through] of plan.roads)
    for (const share of RUTS) {
      const line = spline(through, false, 16);
      let piece: Point[] = [];
      for (let i = 1; i + 1 < line.length; i++) {
        const [[ax, ay], [x, y], [bx, by]] = [nth(line, i - 1), nth(line, i), nth(line, i + 1)];
        const off = (share * width * scene.scaleAt(y)) / (Math.hypot(bx - ax, by - ay) || 1);
        const at: Point = [x - (by - ay) * off, y + (bx - ax) * off];
        if (fractal(at[0] / 170, at[1] / 90, 17) > WORN && ground.kindAt(at) === 'road') piece.push(at);
        else {
          if (piece.length > 2) lines.push(piece);
          piece = [];
        }
      }
      if (piece.length > 2) lines.push(piece);
    }
  ground.inkMarks(lines, { width: 7, colour: mood.road, tone: -1.25, opacity: 0.4, smooth: true });
}

/** Somebody's way over the snow: a foot to either side of a line that wanders. */
function trails({ scene, ground }: Stage, { mood }: Design): void {
  const random = scene.random.fork('trails');
  const steps: Point[][] = [];
  for (let i = 0; i < TRAILS; i++) {
    let [x, y]: Point = [random.range(0, scene.width), random.range(950, scene.height)];
    let turn = random.range(0, TAU);
    for (let k = 0; k < STEPS; k++) {
      const s = scene.scaleAt(y);
      const side = (k % 2 ? 1 : -1) * BESIDE * s;
      const at: Point = [x - Math.sin(turn) * side, y + Math.cos(turn) * side * 0.5];
      if (ground.kindAt(at) === 'meadow')
        steps.push(island(at, 8 * s, 4.6 * s, { rough: 0.1, seed: k + 1, points: 9, turn: turn * 0.5 }));
      turn += random.jitter(0.16);
      [x, y] = [x + Math.cos(turn) * STRIDE * s, y + Math.sin(turn) * STRIDE * s * 0.5];
    }
  }
  ground.fillMarks(steps, mood.tuft, { tone: -0.4, opacity: 0.75 });
}

/** Leaves or petals where the wind has gathered them. */
function drifts({ scene, ground }: Stage, colours: readonly string[]): void {
  const random = scene.random.fork('drifts');
  const lists = colours.map((): Point[][] => []);
  for (let i = 0; i < DRIFTS; i++) {
    const middle: Point = [random.range(0, scene.width), random.range(960, scene.height)];
    const s = scene.scaleAt(middle[1]);
    for (let k = 0; k < LEAVES; k++) {
      const turn = random.range(0, TAU);
      const far = random.next() * random.next();
      const at: Point = [
        middle[0] + Math.cos(turn) * far * 300 * s,
        middle[1] + Math.sin(turn) * far * 110 * s,
      ];
      const kind = ground.kindAt(at);
      const lean = random.range(0, TAU);
      const list = nth(lists, random.int(0, lists.length - 1));
      if (kind === 'water' || kind === 'shore') continue;
      list.push(leaf(at, 9 * s, lean));
    }
  }
  for (const [i, list] of lists.entries())
    ground.fillMarks(list, nth(colours, i), { tone: 0.1, smooth: false, ink: 0.9 });
}

const leaf = ([x, y]: Point, size: number, turn: number): Point[] =>
  range(4).map((i): Point => {
    const far = i % 2 ? size * 0.45 : size;
    const angle = turn + (i / 4) * TAU;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.6];
  });

/** Leaves all traces; the ground is laid before, and everything stands on them. */
export function leaveTraces(stage: Stage, design: Design): void {
  const { mood, moodName } = design;
  ruts(stage, design);
  if (mood.climate === 'snow') trails(stage, design);
  else if (moodName === 'autumn' || moodName === 'dusk') drifts(stage, mood.leaf);
  else if (moodName === 'spring') drifts(stage, ['#ffd3e0', '#f7a8c4', '#f4bcd0']);
}
