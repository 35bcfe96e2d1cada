/** The titan's stone: broken contours with planes of light, a face cut by weather, and a hand that has let go. */
import { bounds, nth, pairs, range, resample, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { At } from './titan-growth';

/** How far corners of the rock stand out and lie in, one after another, in units of the titan. */
const BREAKS = [5, -4, 2, 7, -6, 1, -2, 6, -5, 3] as const;

/** A limb of rock: its contour breaks at every bed, and light and shade lie on it in planes. */
export function crags(pen: Pen, points: Points, stone: string, tone: number, scale: number): void {
  const round = resample(spline(points, true, 6), 24 * scale, true);
  const middle = round.reduce(([x, y], [px, py]) => [x + px / round.length, y + py / round.length], [0, 0]);
  const rock = round.map(([x, y], i): Point => {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
    const out = (nth(BREAKS, i % BREAKS.length) * scale) / far;
    return [x + (x - middle[0]) * out, y + (y - middle[1]) * out];
  });
  pen.shape(rock, stone, { tone, wobble: 0, ink: 1.4 });
  const { x0, y0, x1, y1 } = bounds(rock);
  const [wide, high] = [x1 - x0, y1 - y0];
  const rows = Math.max(3, Math.round(high / (58 * scale)));
  // a ridge runs down the rock; what lies beyond it looks away from the sun
  const ridge = range(rows * 2 + 1).map((i): Point => {
    const t = i / (rows * 2);
    return [x0 + wide * (0.62 + (i % 2 ? 0.1 : -0.04) + 0.05 * Math.sin(i * 2.3)), y0 + high * t];
  });
  pen.within(rock, () => {
    pen.tint([...ridge, [x1 + 9, y1], [x1 + 9, y0]], stone, { tone: tone - 0.7, edge: 'straight' });
    pen.tint(
      [
        ...ridge.map(([x, y], i): Point => [x + wide * (0.2 + (i % 2 ? 0.06 : 0)), y]),
        [x1 + 9, y1],
        [x1 + 9, y0],
      ],
      stone,
      { tone: tone - 1.2, edge: 'straight' },
    );
    for (const i of range(rows)) {
      const y = y0 + (high * (i + 0.3)) / rows;
      const [from, deep] = [x0 - 4, high / rows];
      pen.tint(
        [
          [from, y],
          [from + wide * (0.2 + 0.14 * (i % 3)), y + deep * 0.12],
          [from + wide * (0.12 + 0.1 * (i % 2)), y + deep * 0.55],
          [from, y + deep * 0.66],
        ],
        stone,
        { tone: tone + 0.8, edge: 'straight' },
      );
    }
  });
}

/** Brow, nose, cheeks and jaw in relief; the eyes are two slits of light under the brow. */
export function face(pen: Pen, p: At, stone: string, glow: string): void {
  const on = (points: Points) => points.map(([u, z]) => p(u, z));
  const plane = (points: Points, tone: number) => pen.tint(on(points), stone, { tone, edge: 'straight' });
  // hollows of the eyes and of the cheeks
  plane(pairs([-52, 1016, 30, 1004, 40, 972, 8, 950, -44, 964, -60, 990]), -2.6);
  plane(pairs([74, 1004, 124, 1012, 128, 980, 112, 952, 80, 958, 68, 976]), -2.8);
  plane(pairs([-44, 950, -6, 938, 4, 900, -20, 894, -46, 920]), -0.9);
  plane(pairs([100, 944, 118, 936, 104, 906, 88, 898, 84, 920]), -1.6);
  for (const [u, k] of [
    [-10, 1],
    [98, 0.8],
  ] as const) {
    pen.shape(
      on([
        [u - 32 * k, 994],
        [u + 22 * k, 985],
        [u + 27 * k, 972],
        [u - 2, 963],
        [u - 28 * k, 972],
      ]),
      { emit: glow },
      {
        ink: 1.1,
        contour: false,
      },
    );
    pen.glow(...p(u, 978), 66, 'amber', 0.95);
  }
  // the brow: one heavy ledge, lit above and broken over the nose
  pen.shape(
    on(
      pairs([
        -72, 1020, -30, 1032, 30, 1022, 54, 1006, 76, 1020, 126, 1026, 134, 1004, 104, 994, 72, 992, 54, 984,
        34, 990, -10, 1000, -58, 996,
      ]),
    ),
    stone,
    { tone: 0.5, ink: 1.1, contour: false },
  );
  plane(
    pairs([-60, 1000, -10, 1004, 34, 994, 54, 988, 72, 996, 128, 1006, 104, 992, 54, 980, 30, 986, -12, 996]),
    -1.6,
  );
  // the nose: a lit side and one in shade
  pen.shape(on(pairs([44, 1000, 62, 1000, 72, 946, 84, 930, 62, 918, 40, 922, 30, 934, 42, 954])), stone, {
    tone: 0.6,
    ink: 1,
    contour: false,
  });
  plane(pairs([58, 998, 63, 998, 73, 946, 84, 931, 64, 920, 60, 944]), -1.3);
  // cheekbones
  plane(pairs([-50, 962, -10, 950, 22, 944, -4, 936, -40, 944]), 0.9);
  plane(pairs([88, 952, 120, 954, 112, 940, 90, 938]), 0.1);
  // mouth and jaw: a crack with a lip of moss-dark stone
  pen.shape(on(pairs([2, 904, 30, 910, 56, 904, 88, 910, 100, 902, 58, 892, 18, 894])), '#4d5542', {
    ink: 1,
    contour: false,
  });
  plane(pairs([14, 890, 58, 886, 90, 894, 62, 878, 36, 878]), 0.7);
  for (const line of [
    pairs([-62, 1048, -20, 1056, 30, 1050]),
    pairs([60, 1058, 96, 1062, 124, 1050]),
    pairs([-60, 1072, 10, 1088, 60, 1084]),
    pairs([-64, 980, -70, 950, -52, 924]),
    pairs([128, 970, 124, 940, 108, 914]),
  ] as const)
    pen.line(on(line), 0.9, { opacity: 0.75 });
}

/** The hand hangs open: a back of broken rock, a thumb aside, four fingers of three stones each. */
export function hand(pen: Pen, p: At, stone: string): void {
  const block = (points: Points, tone: number) =>
    pen.shape(
      points.map(([u, z]) => p(u, z)),
      stone,
      { tone, ink: 1 },
    );
  for (const [i, [u, lean, long]] of (
    [
      [-402, -20, 86],
      [-376, -8, 104],
      [-348, 4, 100],
      [-322, 14, 80],
    ] as const
  ).entries()) {
    const tone = 0.35 - i * 0.38;
    for (const k of [2, 1, 0]) {
      const [z, w] = [398 - (k * long) / 3, 14 - k * 2.4];
      const [a, b] = [u + (lean * k) / 3, u + (lean * (k + 1)) / 3];
      const low = z - long / 3 - 3;
      block(
        [
          [a - w, z],
          [a + w, z + 2],
          [b + w - 2, low + 3],
          [b + 3, low - (k === 2 ? 8 : 0)],
          [b - w + 1, low + 2],
        ],
        tone - k * 0.12,
      );
    }
  }
  block(pairs([-300, 430, -278, 404, -272, 366, -286, 336, -300, 346, -302, 384, -318, 404]), -0.7);
  const back: Points = pairs([
    -408, 446, -360, 458, -294, 446, -300, 404, -310, 384, -358, 388, -414, 388, -420, 416,
  ]);
  block(back, 0.2);
  pen.within(
    back.map(([u, z]) => p(u, z)),
    () => {
      pen.tint([p(-340, 460), p(-330, 420), p(-346, 380), p(-280, 380), p(-280, 460)], stone, {
        tone: -0.8,
        edge: 'straight',
      });
      pen.tint([p(-424, 450), p(-390, 440), p(-400, 400), p(-424, 390)], stone, {
        tone: 0.9,
        edge: 'straight',
      });
    },
  );
}
