/** A window in the floor of the colony: panes over the void, with stars, a blue planet and the steel that holds them. */
import { TAU, arc, between, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Ground } from '../../../ground/ground';

export interface StarFloor {
  /** Far left, far right, near right, near left. */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly planet: Point;
  readonly planetRadius: number;
}

const PANES = 13;
const STARS = 420;

/** Paints over a patch of dark ground; panes grow toward the viewer as everything else does. */
export function starFloor(ground: Ground, { corners, planet, planetRadius }: StarFloor): void {
  const [farLeft, farRight, nearRight, nearLeft] = corners;
  const { random, scene } = ground;
  const on = (across: number, down: number): Point =>
    between(between(farLeft, nearLeft, down), between(farRight, nearRight, down), across);
  const deep = (i: number) => (i / PANES) ** 1.7;
  const pane = (i: number, a: number, b: number): Point[] => [
    on(a, deep(i)),
    on(b, deep(i)),
    on(b, deep(i + 1)),
    on(a, deep(i + 1)),
  ];
  const some = (rest: number, a: number, b: number) =>
    range(PANES)
      .filter((i) => i % 3 === rest)
      .map((i) => pane(i, a, b));
  ground.fillMarks([...some(1, 0, 0.5), ...some(0, 0.5, 1)], '#2a3a80', { smooth: false });
  const dim: Point[][] = [];
  const bright: Point[][] = [];
  for (let i = 0; i < STARS; i++) {
    const [x, y] = on(random.range(0.03, 0.97), random.next() ** 0.7);
    const r = random.range(1.4, 4) * scene.scaleAt(y);
    const flare = i % 14 === 0 ? 4.5 : 1;
    const spike = range(8).map((k): Point => {
      const d = k % 2 ? r : r * flare;
      return [x + Math.cos((k / 8) * TAU) * d, y + Math.sin((k / 8) * TAU) * d];
    });
    (i % 3 ? dim : bright).push(spike);
  }
  ground.fillMarks(dim, '#b9c8f4', { smooth: false });
  ground.fillMarks(bright, '#fff6d8', { smooth: false });
  const [px, py] = planet;
  const disc = (k: number, dx = 0, dy = 0): Point[] =>
    arc(px + dx * planetRadius, py + dy * planetRadius, planetRadius * k, planetRadius * k, 0, TAU, 30);
  ground.fillMarks([disc(1.14)], '#4668c4', { opacity: 0.55 });
  ground.fillMarks([disc(1)], '#4f9be0', { ink: 3 });
  const land = (dx: number, dy: number, rx: number, ry: number, turn: number) =>
    range(11).map((k): Point => {
      const a = (k / 11) * TAU;
      const d = 1 + 0.24 * Math.sin(a * 3 + turn);
      return [
        px + (dx + Math.cos(a) * rx * d) * planetRadius,
        py + (dy + Math.sin(a) * ry * d) * planetRadius,
      ];
    });
  ground.fillMarks([land(-0.36, -0.2, 0.36, 0.42, 1), land(0.3, 0.36, 0.3, 0.26, 3)], '#86bf72', {
    ink: 1.6,
  });
  ground.fillMarks(
    [land(0.2, -0.5, 0.5, 0.1, 2), land(-0.2, 0.5, 0.46, 0.09, 4), land(0.5, 0.02, 0.3, 0.07, 0)],
    '#ffffff',
    {
      opacity: 0.9,
    },
  );
  ground.fillMarks(
    [
      [
        ...arc(px, py, planetRadius, planetRadius, -0.9, 2.4, 16),
        ...arc(
          px - planetRadius * 0.24,
          py - planetRadius * 0.2,
          planetRadius * 0.92,
          planetRadius * 0.92,
          2.2,
          -0.7,
          16,
        ),
      ],
    ],
    '#22306e',
    { smooth: false, opacity: 0.5 },
  );
  // somebody's ship goes by below, and it is a whale
  const [wx, wy] = [1590, 1716];
  const w = (u: number, v: number): Point => [wx + u * 0.86, wy + v * 0.72];
  const back: Point[] = [
    w(-104, 4),
    w(-92, -30),
    w(-50, -48),
    w(10, -44),
    w(62, -22),
    w(98, -14),
    w(126, -44),
    w(138, -24),
    w(122, -4),
    w(146, 14),
    w(124, 22),
    w(98, 6),
    w(56, 26),
    w(-10, 40),
    w(-72, 32),
  ];
  ground.fillMarks([back], '#7fa2e0', { ink: 2.4 });
  ground.fillMarks(
    [[w(-102, 8), w(-60, 14), w(0, 16), w(56, 14), w(52, 26), w(-10, 39), w(-72, 31)]],
    '#e6eefc',
    {},
  );
  ground.fillMarks([[w(-24, 10), w(-2, 34), w(22, 52), w(30, 32), w(14, 10)]], '#5f84c8', { ink: 1.8 });
  ground.fillMarks(
    [-44, -12, 20].map((u) => arc(...w(u, -20), 8, 7, 0, TAU, 12)),
    '#ffe9a0',
    { ink: 1.2 },
  );
  ground.fillMarks([arc(...w(-76, -2), 5, 5, 0, TAU, 10)], '#1c2450', {});
  // light lies on the glass in slanted bars
  ground.fillMarks(
    [2, 5, 8, 10].map((i) => [
      on(0.06, deep(i + 0.5)),
      on(0.44, deep(i + 0.02)),
      on(0.44, deep(i + 0.24)),
      on(0.06, deep(i + 0.8)),
    ]),
    '#dcebff',
    { smooth: false, opacity: 0.16 },
  );
  const beams = [
    ...range(PANES + 1).map((i) => [on(0, deep(i)), on(1, deep(i))]),
    [on(0.5, 0), on(0.5, 0.3), on(0.5, 0.6), on(0.5, 0.8)],
    [on(0.5, 0.8), on(0.5, 0.9), on(0.5, 1)],
  ];
  ground.inkMarks(beams, { width: 17, opacity: 1 });
  ground.inkMarks(beams, { width: 11, opacity: 1, colour: '#aab8cc' });
}
