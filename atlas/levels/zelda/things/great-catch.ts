/** The fish of the lake that nobody landed yet: out of the water in its whole length, on the rope of those who pull. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface GreatCatchOptions {
  readonly colour?: string;
  /** Its mouth is on the right. */
  readonly flip?: boolean;
  /** Where the rope is held, world units from the fish. */
  readonly rope: readonly [u: number, w: number, z: number];
}

/** Water that stands up in rounded heaps round what comes out of it: behind it (`side` 1), or before it (-1). */
const crown = (at: (u: number, z: number) => Point, half: number, side: 1 | -1): Point[] => {
  const foot = range(15).map((i): Point => {
    const a = (i / 14) * Math.PI;
    return at(10 - Math.cos(a) * half, -side * -6 - (side < 0 ? Math.sin(a) * 24 : 0));
  });
  const heaps = range(13).map((i): Point => {
    const a = (i / 12) * Math.PI;
    const tall = nth([10, 26, 18, 32, 22, 38, 24, 36, 20, 30, 18, 24, 10], i);
    return at(10 - Math.cos(a) * (half + 6), tall - (side < 0 ? Math.sin(a) * 20 : -8));
  });
  return [...heaps, ...foot.toReversed()];
};

export const greatCatch: ThingKind<GreatCatchOptions> = {
  name: 'greatCatch',
  footprint: () => disc(90),
  height: 10,
  shadow: false,
  draw(pen, frame, { colour = '#d98a5a', flip = false, rope }, random) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(flip ? -u : u, 0, z);
    // rings that run out over the lake, and the water that is thrown up behind it
    for (const [k, from, to] of [
      [1, 0.2, 2.9],
      [1.32, 0.5, 1.5],
      [1.32, 1.8, 2.7],
      [1.66, 0.9, 2.1],
    ] as const)
      pen.line(arc(...at(10, 0), 116 * k * s, 27 * k * s, from, to, 14), 2.2, {
        colour: '#eafaff',
        smooth: true,
        opacity: 0.9,
      });
    pen.shape(crown(at, 116, 1), '#bfe6f0', { edge: 'scallop', ink: 0.7 });
    const body: Point[] = [
      at(-118, 196),
      at(-92, 222),
      at(-40, 226),
      at(12, 204),
      at(52, 156),
      at(78, 92),
      at(84, 30),
      at(92, -4),
      at(20, -8),
      at(16, 40),
      at(-8, 92),
      at(-52, 136),
      at(-104, 158),
      at(-124, 170),
    ];
    // the sail of the back
    const fin: Point[] = [
      at(-36, 222),
      at(-6, 262),
      at(24, 236),
      at(54, 240),
      at(60, 204),
      at(92, 196),
      at(84, 150),
      at(98, 110),
      at(78, 92),
      at(40, 160),
    ];
    pen.shape(fin, '#b5563f', { edge: 'straight' });
    for (const [a, b] of [
      [at(-14, 216), at(-2, 254)],
      [at(22, 196), at(50, 234)],
      [at(48, 162), at(86, 190)],
      [at(66, 122), at(94, 112)],
    ] as const)
      pen.line([a, b], 0.8);
    pen.shape(body, colour, { edge: 'smooth' });
    pen.within(body, () => {
      pen.tint(
        [at(-126, 172), at(-52, 150), at(2, 104), at(34, 40), at(36, -10), at(0, -10), at(-120, 120)],
        '#f6e3c0',
        {
          edge: 'smooth',
        },
      );
      pen.tint([at(40, 190), at(70, 130), at(78, 20), at(100, 20), at(100, 160)], colour, { tone: -0.9 });
      for (const row of range(6))
        for (const k of range(3)) {
          const t = row / 6;
          const u = 4 + t * 52 - k * 20;
          const z = 188 - t * t * 150 - t * 18 - k * 16;
          pen.line([at(u - 8, z + 4), at(u + 2, z - 4), at(u + 9, z + 6)], 0.7, { smooth: true });
        }
    });
    pen.line([at(-56, 214), at(-42, 188), at(-56, 152)], 1.2, { smooth: true });
    // a mouth as wide as it is cross
    pen.shape(
      [at(-126, 196), at(-98, 192), at(-86, 182), at(-98, 170), at(-128, 166), at(-134, 182)],
      '#7a3440',
      {
        edge: 'smooth',
      },
    );
    pen.shape(arc(...at(-78, 200), 13 * s, 14 * s, 0, TAU, 12), '#fff8e4', { edge: 'smooth', ink: 0.9 });
    pen.tint(arc(...at(-81, 199), 5 * s, 7 * s, 0, TAU, 9), '#2b1a2e');
    pen.stroke([at(-96, 218), at(-80, 216), at(-66, 208)], 5);
    for (const k of [0, 1])
      pen.stroke([at(-116, 168 - k * 4), at(-130 - k * 14, 140), at(-118 - k * 22, 112)], 4, {
        colour: '#7a4436',
      });
    pen.shape([at(-30, 138), at(-62, 112), at(-58, 86), at(-24, 96), at(-8, 116)], '#b5563f', {
      edge: 'smooth',
    });
    for (const k of range(3)) pen.line([at(-22 - k * 6, 124 - k * 6), at(-48 - k * 2, 104 - k * 6)], 0.7);
    pen.shape(crown(at, 104, -1), '#f4fcff', { edge: 'scallop', ink: 0.8 });
    for (const _ of range(22)) {
      const [u, z] = [random.range(-110, 150), random.range(36, 150)];
      if (u > -70 && u < 90) continue;
      pen.shape(arc(...at(u, z), 6 * s, 8 * s, 0, TAU, 8), '#dff4f8', { edge: 'smooth', ink: 0.7 });
    }
    const [x, y] = frame.at(...rope);
    const mouth = at(-112, 182);
    const line: Point[] = range(9).map((i) => {
      const t = i / 8;
      return [mouth[0] + (x - mouth[0]) * t, mouth[1] + (y - mouth[1]) * t + Math.sin(t * Math.PI) * 7 * s];
    });
    pen.bars([line], 5 * s, '#e2c896', { edge: 1.8 });
    for (const i of range(8)) {
      const [p, q] = [nth(line, i), nth(line, i + 1)];
      pen.line(
        [
          [(p[0] + q[0]) / 2 - 2, (p[1] + q[1]) / 2 + 3],
          [(p[0] + q[0]) / 2 + 3, (p[1] + q[1]) / 2 - 3],
        ],
        0.6,
      );
    }
  },
};
