/** The cliff over the village, with four heads of those who led it and a fifth that is not yet anybody. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { upright } from '../../../core/upright';
import { hoist, ladders, poles } from './scaffold';
import { stoneHead } from './stone-head';
import type { HeadStyle } from './stone-crowns';

export interface CarvedCliffOptions {
  readonly stone?: string;
  readonly leaf?: string;
  /** Colour of the prank. */
  readonly paint?: string;
}

type Put = (points: readonly Point[]) => Point[];

const HALF = 900;
const HEADS: readonly (readonly [u: number, z: number, r: number, style: HeadStyle])[] = [
  [-560, 400, 128, 'loops'],
  [330, 420, 134, 'bald'],
  [-270, 440, 142, 'beard'],
  [40, 446, 146, 'stern'],
  [630, 404, 126, 'rough'],
];

function rock(pen: Pen, at: Put, stone: string): void {
  const { random } = pen;
  const top = range(25).map((i): Point => {
    const t = i / 24;
    const rise = 600 + 90 * Math.sin(t * Math.PI) - (t < 0.06 || t > 0.94 ? 190 : 0);
    return [-HALF + 2 * HALF * t, rise + random.jitter(26)];
  });
  pen.shape(at([[-HALF - 90, 0], ...top, [HALF + 90, 0]]), stone, { tone: -0.1, wobble: 3 });
  // columns of rock: every other one turns away from the sun
  for (let u = -HALF - 40; u < HALF + 20;) {
    const wide = random.range(46, 110);
    const high = random.range(420, 640);
    const lean = random.jitter(18);
    pen.tint(
      at([
        [u, 0],
        [u + lean, high],
        [u + lean + wide * 0.45, high - 30],
        [u + wide * 0.5, 0],
      ]),
      stone,
      { tone: random.chance(0.5) ? -0.75 : 0.45, edge: 'straight', opacity: 0.85 },
    );
    pen.line(
      at([
        [u + wide * 0.5, 10],
        [u + wide * 0.48 + lean * 0.5, high * 0.5],
        [u + wide * 0.45 + lean, high - 30],
      ]),
      0.9,
    );
    u += wide * 1.25;
  }
  for (const z of [120, 230, 560])
    for (let u = -HALF; u < HALF; u += random.range(80, 190))
      pen.line(
        at([
          [u, z + random.jitter(16)],
          [u + random.range(24, 70), z + random.jitter(12)],
        ]),
        0.8,
      );
}

export const carvedCliff: ThingKind<CarvedCliffOptions> = {
  name: 'carvedCliff',
  footprint: () => block(2 * HALF + 120, 200),
  height: 640,
  draw(pen, frame, { stone = '#c8875c', leaf = '#5f9a4a', paint = '#f0573c' }, random) {
    const s = frame.scale;
    const at = upright(frame, 60);
    const back = upright(frame, -40);
    for (const row of [1, 0])
      for (const i of range(15)) {
        const r = random.range(66, 128);
        const drop = i % 14 ? 0 : 150;
        const [x, y] = back([
          [-HALF - 10 + i * 130 + row * 60, 640 + row * 70 - drop + random.jitter(24)],
        ])[0] ?? [0, 0];
        puff(pen, [x, y], r * s, r * 0.82 * s, leaf, (row ? -0.45 : -0.05) + random.jitter(0.2));
      }
    rock(pen, at, stone);
    for (const [u, z, r, style] of HEADS)
      stoneHead(pen, at, {
        u,
        z,
        r: r * 1.08,
        style,
        stone: '#f6cfa0',
        rock: stone,
        paint: style === 'stern' ? paint : undefined,
      });
    poles(pen, at, s);
    ladders(pen, at, s);
    hoist(pen, at, s);
    // the prankster's bucket still drips from the brow; a plank wedged on the edge carries it
    pen.bars(
      [
        at([
          [96, 676],
          [190, 716],
        ]),
      ],
      11 * s,
      '#b98450',
    );
    pen.shape(arc(...(at([[98, 672]])[0] ?? [0, 0]), 24 * s, 17 * s, 0, Math.PI * 2, 9), '#9a8478', {
      tone: 0.1,
    });
    const bucket = at([
      [150, 628],
      [196, 628],
      [188, 586],
      [158, 586],
    ]);
    pen.line(
      at([
        [172, 712],
        [172, 628],
      ]),
      1.2,
    );
    pen.shape(bucket, '#8a94a4');
    pen.stroke(
      at([
        [164, 626],
        [160, 560],
        [163, 540],
      ]),
      8,
      { colour: paint, from: 0.9, to: 0.3 },
    );
    for (const i of range(14)) {
      const u = -HALF + 20 + i * 136 + random.jitter(30);
      const [x, y] = at([[u, 14]])[0] ?? [0, 0];
      puff(pen, [x, y], random.range(50, 84) * s, random.range(34, 56) * s, leaf, random.jitter(0.3));
    }
    // beds of rock run through heads and cliff alike
    for (const z of [300, 366, 506, 572])
      pen.line(
        at(range(25).map((i): Point => [-HALF + 10 + i * 74, z + ((i * 37) % 17) - 8 + (i % 2 ? 6 : 0)])),
        0.8,
        { opacity: 0.32 },
      );
    // ledges with tufts, and ivy that hangs from them in uneven strands
    for (const [u, z, wide] of [
      [-760, 470, 90],
      [-410, 300, 70],
      [-110, 250, 60],
      [186, 290, 66],
      [486, 250, 60],
      [-820, 250, 80],
      [812, 300, 70],
    ] as const) {
      const ledge = at([
        [u - wide, z],
        [u - wide * 0.3, z + 12],
        [u + wide, z + 4],
        [u + wide * 0.7, z - 20],
        [u - wide * 0.6, z - 24],
      ]);
      pen.shape(ledge, stone, { tone: 0.6, ink: 0.8, contour: false });
      pen.tint(
        at([
          [u - wide * 0.6, z - 20],
          [u + wide * 0.7, z - 18],
          [u + wide * 0.3, z - 52],
          [u - wide * 0.3, z - 60],
        ]),
        '#5a2f3a',
        {
          opacity: 0.3,
          edge: 'straight',
        },
      );
      for (const k of [-0.5, 0.1, 0.6]) {
        const [x, y] = at([[u + wide * k, z + 12]])[0] ?? [0, 0];
        puff(pen, [x, y], random.range(15, 26) * s, random.range(11, 18) * s, leaf, random.jitter(0.3));
      }
      for (const k of [-0.7, -0.2, 0.36, 0.74]) {
        const long = random.range(30, 120);
        const strand = range(6).map((i): Point => [
          u + wide * k + Math.sin(i * 1.3 + u) * 5,
          z - (long * i) / 5,
        ]);
        pen.line(at(strand), 1.2, { smooth: true, colour: leaf, tone: -0.8 });
        for (const [i, [x, y]] of at(strand).entries()) {
          const side = i % 2 ? 1 : -1;
          pen.shape(
            [
              [x, y],
              [x + side * 9 * s, y - 5 * s],
              [x + side * 13 * s, y + 3 * s],
              [x + side * 6 * s, y + 9 * s],
            ],
            leaf,
            { edge: 'smooth', ink: 0.5, contour: false, tone: i % 3 ? 0.1 : -0.5 },
          );
        }
      }
    }
  },
};
