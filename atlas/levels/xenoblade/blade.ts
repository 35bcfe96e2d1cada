/** The sword that fell between the titans, a bridge since: two bevels that meet in a ridge, an edge full of nicks, a groove that glows. */
import { lerp, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import type { Ground, Texture } from '../../ground/ground';
import { slabs } from '../../ground/paving';
import { C } from './places';

const TIP: Point = [2660, 1286];
const BACK: readonly [Point, Point] = [
  [1040, 1440],
  [2390, 1262],
];
const EDGE: readonly [Point, Point] = [
  [1050, 1650],
  [2430, 1392],
];

const along = ([a, b]: readonly [Point, Point], t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];

/** How thick the steel is, picture pixels. */
const THICK = 34;

/** Where swords have met it. */
const NICKS = [0.13, 0.31, 0.36, 0.58, 0.77] as const;

/** The guard's ornament: a band of shade along one side, chevrons, and a stone between every two of them. */
export const gilded: Texture = (ground) => {
  const at = (t: number, aside: number): Point => [
    lerp(972, 1042, t) + aside,
    lerp(1384, 1560, t) - aside * 0.2,
  ];
  ground.fillMarks([[at(0, 16), at(1, 22), at(1, 44), at(0, 38)]], '#b5803a', {
    smooth: false,
    opacity: 0.8,
  });
  const steps = range(6).map((i) => i / 5.5);
  ground.fillMarks(
    steps.map((t) => [
      at(t, -30),
      at(t + 0.07, 0),
      at(t, 30),
      at(t + 0.05, 30),
      at(t + 0.12, 0),
      at(t + 0.05, -30),
    ]),
    '#f6d98a',
    { smooth: false, ink: 1.6 },
  );
  ground.fillMarks(
    steps.map((t) => [at(t - 0.05, 0), at(t - 0.01, 9), at(t + 0.03, 0), at(t - 0.01, -9)]),
    '#63cbd8',
    { smooth: false, ink: 1.6 },
  );
};

export function blade(ground: Ground): void {
  const nicked = range(41).map((i): Point => {
    const t = i / 40;
    const [x, y] = along(EDGE, t);
    return [x, y - (NICKS.some((nick) => Math.abs(nick - t) < 0.013) ? 22 : 0)];
  });
  const under = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y + THICK]).toReversed();
  const rim = [...nicked, TIP];
  ground.fillMarks([[...rim, ...under(rim)]], '#7a849c', { smooth: false, ink: 2.6 });
  ground.lay('blade', [BACK[0], BACK[1], TIP, ...nicked.toReversed()], {
    material: C.blade,
    texture: slabs({ slab: 260, seed: 4 }),
  });
  // the half that looks away from the sun, and the ground edge that catches it
  const ridge = (t: number): Point => [lerp(1080, TIP[0], t), lerp(1556, TIP[1], t)];
  ground.fillMarks([[ridge(0), TIP, ...nicked.toReversed()]], '#98a3ba', { smooth: false, opacity: 0.5 });
  ground.fillMarks(
    range(40).map((i) => {
      const [a, b] = [nicked[i] ?? TIP, nicked[i + 1] ?? TIP];
      return [a, b, [b[0] - 4, b[1] - 24], [a[0] - 4, a[1] - 24]];
    }),
    '#eef2f8',
    { smooth: false, opacity: 0.85 },
  );
  ground.inkMarks([[...rim]], { width: 3.4, opacity: 0.9 });
  ground.inkMarks([[BACK[0], BACK[1], TIP]], { width: 5, opacity: 0.95 });
  // the groove, engraved line by line
  const groove = (from: number, to: number, half: number): Point[] => {
    const at = (t: number, side: number): Point => [
      lerp(1120, 2380, t),
      lerp(1548, 1326, t) + side * half * lerp(1, 0.55, t),
    ];
    return [at(from, -1), at(to, -1), at(to, 1), at(from, 1)];
  };
  ground.lay('blade', groove(0, 1, 26), { material: '#aeb6c6', edge: edges.ink({ edgeWidth: 3 }) });
  for (const i of range(18))
    ground.lay('blade', groove((i + 0.12) / 18, (i + 0.88 - (i % 3) * 0.16) / 18, i % 2 ? 11 : 7), {
      material: '#63cbd8',
      edge: edges.ink({ edgeWidth: 2 }),
    });
}
