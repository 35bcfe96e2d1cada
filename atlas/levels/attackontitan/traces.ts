/** What has passed over the ground of level 20: feet as long as carts, wheels, rain, and the straw of the market. */
import { TAU, arc, nth, range, resample } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { island } from '../../ground/shapes';

/** Where a giant trod: middle of the foot, where it heads in radians, and whether it is the left one. */
const STEPS: readonly (readonly [x: number, y: number, heading: number, left: boolean])[] = [
  [560, 1330, 1.9, true],
  [720, 1500, 1.5, false],
  [360, 1480, 2, false],
  [560, 1680, 1.8, true],
  [2980, 1500, 1.7, true],
  [3080, 1730, 1.3, false],
  [3300, 2190, 1.1, true],
];

/** Heel, ball and five toes, pressed into the ground. */
function footprint(ground: Ground, [x, y, heading, left]: (typeof STEPS)[number]): void {
  const s = ground.scene.scaleAt(y);
  const k = left ? 1 : -1;
  const p = (along: number, side: number): Point => [
    x + (Math.cos(heading) * along - Math.sin(heading) * side * k) * s,
    y + (Math.sin(heading) * along + Math.cos(heading) * side * k) * 0.5 * s,
  ];
  const sole = [
    p(-92, -20),
    p(-100, 0),
    p(-92, 22),
    p(-40, 26),
    p(10, 40),
    p(52, 46),
    p(70, 10),
    p(62, -34),
    p(10, -30),
    p(-40, -14),
  ];
  const toes = range(5).map((i): Points => {
    const [cx, cy] = p(92 - i * 9, -34 + i * 20);
    return arc(cx, cy, (17 - i * 2) * s, (10 - i * 1.2) * s, 0, TAU, 10);
  });
  ground.fillMarks([sole, ...toes], '#5c5048', { opacity: 0.34 });
  ground.inkMarks([[...sole, nth(sole, 0)], ...toes], { width: 2, opacity: 0.4, smooth: true });
}

/** Two ruts of a cart along a line: whole from end to end, since broken ones are dashes of no meaning. */
function ruts(ground: Ground, line: Points): void {
  const marks = [-1, 1].map((side) =>
    resample(line, 22).map(([x, y]): Point => {
      const s = ground.scene.scaleAt(y);
      return [x + side * 30 * s + ground.random.jitter(1), y + side * 13 * s];
    }),
  );
  ground.inkMarks(marks, { width: 6, colour: '#8a7458', opacity: 0.34, smooth: true });
}

function puddle(ground: Ground, [x, y]: Point, r: number): void {
  const s = ground.scene.scaleAt(y);
  const shore = island([x, y], r * s, r * 0.3 * s, { seed: x, rough: 0.35, points: 30 });
  const bright = island([x - r * 0.2 * s, y - r * 0.06 * s], r * 0.5 * s, r * 0.1 * s, {
    seed: y,
    points: 18,
  });
  ground.fillMarks([shore], '#8fb4c4', { opacity: 0.85, ink: 1.4 });
  ground.fillMarks([bright], '#e6f2f2', { opacity: 0.8 });
}

/** Straws and leaves that lie in one place. */
function litter(ground: Ground, [x, y]: Point, spread: number, colours: readonly string[]): void {
  for (const colour of colours) {
    const straws = range(16).map((): Point[] => {
      const [a, d] = [ground.random.range(0, TAU), spread * Math.sqrt(ground.random.next())];
      const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.45];
      const long = ground.random.range(6, 15) * ground.scene.scaleAt(v);
      const turn = ground.random.range(0, TAU);
      return [
        [u, v],
        [u + Math.cos(turn) * long, v + Math.sin(turn) * long * 0.5],
      ];
    });
    ground.inkMarks(straws, { width: 3, colour, opacity: 0.9 });
  }
}

export function traces(ground: Ground): void {
  for (const step of STEPS) footprint(ground, step);
  // no wheel marks a street of stone: only the path through the wood has them
  for (const line of [
    [
      [2960, 2060],
      [3150, 1990],
      [3300, 2030],
      [3430, 2170],
      [3500, 2390],
      [3490, 2740],
    ],
  ] as const)
    ruts(ground, line);
  for (const [at, r] of [
    [[1960, 1560], 70],
    [[1160, 1560], 56],
    [[640, 2060], 74],
    [[2330, 1620], 50],
    [[1780, 2320], 64],
    [[3420, 2260], 70],
    [[300, 1560], 60],
  ] as const)
    puddle(ground, at, r);
  for (const [at, spread, colours] of [
    [[1330, 2420], 170, ['#e3c46e', '#b98a4a']],
    [[480, 2520], 220, ['#e9d08a', '#c9a24c']],
  ] as const)
    litter(ground, at, spread, colours);
}
