/** What breaks the outline of the hill of swords, and the few things on it that were no swords to begin with. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { BLOOD, BONE, RUST, STEEL, planted } from './parts';

/** Where stones hold the rim, from -1 to 1 along it, and how large each heap is. */
const STONES = [
  [-0.86, 26],
  [-0.74, 17],
  [-0.6, 30],
  [-0.43, 18],
  [0.16, 20],
  [0.3, 15],
  [0.44, 31],
  [0.57, 18],
  [0.7, 27],
  [0.86, 20],
] as const;

/** Blades that stand against the sky beyond the rim. */
const BEYOND = [
  [-0.8, 70, -0.3, 'long'],
  [-0.66, 84, 0.18, 'spear'],
  [-0.36, 64, -0.16, 'saber'],
  [0.22, 62, 0.24, 'long'],
  [0.36, 88, -0.1, 'axe'],
  [0.64, 78, 0.3, 'long'],
  [0.78, 92, -0.06, 'spear'],
] as const;

/** Stones, tufts and blades over the rim. */
export function onTheRim(pen: Pen, rim: (t: number) => Point, s: number, soil: string): void {
  for (const [i, [t, length, lean, kind]] of BEYOND.entries()) {
    const [x, y] = rim(t);
    planted(pen, [x, y + 10 * s], s, { length, lean, kind, steel: i % 2 ? STEEL : RUST, grip: '#5b3a34' });
    pen.shape(arc(x, y + 9 * s, 22 * s, 10 * s, Math.PI, TAU, 9), soil, { edge: 'smooth', ink: 0.8 });
  }
  for (const [i, [t, r]] of STONES.entries()) {
    const [x, y] = rim(t);
    for (const [dx, dy, k] of [
      [-1.1, 0.2, 0.7],
      [0, -0.1, 1],
      [1.05, 0.36, 0.56],
    ] as const) {
      if (k < 0.6 && i % 3 === 0) continue;
      const [u, v, q] = [x + dx * r * s, y + dy * r * s, r * k * s];
      pen.shape(
        range(7).map((n): Point => {
          const a = (n / 7) * TAU + i;
          const far = 1 + 0.16 * Math.sin(n * 2.7 + i);
          return [u + Math.cos(a) * q * 1.15 * far, v + Math.sin(a) * q * 0.8 * far];
        }),
        i % 2 ? '#a89a98' : '#b8a68e',
      );
      pen.tint(arc(u - q * 0.25, v - q * 0.3, q * 0.6, q * 0.26, 0, TAU, 8), '#c9bcae', { tone: 0.8 });
    }
    for (const d of [-1.9, -1.6, 1.7])
      pen.stroke(
        [
          [x + d * r * s, y + 12 * s],
          [x + (d * r - 4) * s, y - 4 * s],
          [x + (d * r - 10) * s, y - 18 * s],
        ],
        4,
        { from: 0.9, to: 0.1, colour: '#8a8a64' },
      );
  }
}

/** What lies along the foot of the hill, so that it ends in no ruled line: sods, stones and tufts, thickest in its corners. */
export function alongTheFoot(pen: Pen, foot: (t: number) => Point, s: number, soil: string): void {
  const { box } = pen;
  for (const i of range(30)) {
    const t = 0.995 - i * 0.0685 + 0.02 * Math.sin(i * 2.7);
    const [x, y] = foot(t);
    const corner = Math.abs(t) > 0.8;
    const r = (corner ? 34 : 20) + ((i * 7) % 5) * 5;
    const inward = -Math.sign(t) * (corner ? 22 : 0) * s;
    if (corner || i % 2 === 0)
      pen.tint(arc(x + inward, y + 5 * s, r * 1.7 * s, r * 0.4 * s, Math.PI * 1.02, TAU * 0.99, 10), soil, {
        edge: 'scallop',
        tone: -0.2 - 0.3 * t,
      });
    if (corner || i % 4 === 1)
      for (const [dx, k] of [
        [-0.5, 1],
        [0.7, 0.66],
      ] as const) {
        const [u, v, q] = [x + inward + dx * r * s, y + 4 * s, r * 0.5 * k * s];
        pen.shape(
          range(7).map((n): Point => {
            const a = (n / 7) * TAU + i;
            const far = 1 + 0.16 * Math.sin(n * 2.7 + i);
            return [u + Math.cos(a) * q * 1.15 * far, v + Math.sin(a) * q * 0.8 * far];
          }),
          i % 2 ? '#a89a98' : '#b8a68e',
        );
      }
    for (const d of [-1, -0.3, 0.5])
      pen.stroke(
        [
          [x + inward + d * r * s, y + 14 * s],
          [x + inward + (d * r + 3) * s, y - 2 * s],
          [x + inward + (d * r + 9) * s, y - 14 * s],
        ],
        4,
        { from: 0.9, to: 0.1, colour: '#8a8a64' },
      );
  }
  // sods and stones are low: they keep nobody from standing before the hill
  pen.box = box;
}

/** An umbrella, a fork for giants, and two swords that have become a washing line. */
export function oddOnes(pen: Pen, at: (t: number, k: number) => Point, s: number): void {
  // shut, and somebody will be glad of it
  const [x, y] = at(0.5, 0.52);
  const up = (dx: number, dy: number): Point => [x + (dx + dy * 0.12) * s, y - dy * s];
  pen.bars([[up(0, 0), up(0, 92), up(6, 104), up(18, 104), up(20, 92)]], 5 * s, '#6b4a3a', { edge: 1.6 });
  pen.shape([up(-5, 12), up(-18, 66), up(-9, 60), up(0, 70), up(9, 60), up(18, 66), up(5, 12)], '#5f86b0');
  pen.line([up(0, 14), up(0, 66)], 0.9);
  pen.line([up(-2, 16), up(-10, 58)], 0.7);
  // whose supper that was is better not asked
  const [fx, fy] = at(-0.56, 0.6);
  const fork = (dx: number, dy: number): Point => [fx + (dx - dy * 0.16) * s, fy - dy * s];
  pen.bars([[fork(0, 0), fork(0, 96)]], 8 * s, '#d9a24a', { edge: 1.8 });
  pen.shape(
    [
      fork(-22, 96),
      fork(-24, 150),
      fork(-15, 150),
      fork(-13, 118),
      fork(-5, 118),
      fork(-4, 152),
      fork(5, 152),
      fork(6, 118),
      fork(13, 118),
      fork(15, 150),
      fork(24, 150),
      fork(22, 96),
      fork(0, 84),
    ],
    '#d9a24a',
  );
  // somebody lives here
  const [ax, ay] = at(0.02, 0.8);
  const [bx, by] = at(0.22, 0.82);
  for (const [px, py, lean] of [
    [ax, ay, -0.1],
    [bx, by, 0.12],
  ] as const)
    planted(pen, [px, py], s, { length: 104, lean, kind: 'long', steel: STEEL, grip: '#7a3038' });
  const line = (t: number): Point => [
    ax + (bx - ax) * t + (t - 0.5) * 14 * s,
    ay + (by - ay) * t - (76 - Math.sin(t * Math.PI) * 12) * s,
  ];
  pen.line(
    range(9).map((i) => line(i / 8)),
    1.3,
    { smooth: true },
  );
  for (const [t, colour, long] of [
    [0.22, BONE, 34],
    [0.42, BLOOD, 30],
    [0.62, '#8fb6d6', 36],
    [0.8, BONE, 28],
  ] as const) {
    const [u, v] = line(t);
    const sock = (dx: number, dy: number): Point => [u + dx * s, v + dy * s];
    pen.shape(
      [
        sock(-7, -2),
        sock(7, -2),
        sock(8, long * 0.6),
        sock(22, long * 0.78),
        sock(20, long),
        sock(-4, long),
        sock(-8, long * 0.7),
      ],
      colour,
      { ink: 0.8 },
    );
  }
}

/** A cloth on the blade nobody can lift: `blade` is a spot of it, by its length and across. */
export function woundCloth(pen: Pen, blade: (t: number, o: number) => Point, s: number): void {
  // a cloth is wound twice round the blade and knotted at its edge; the wind has the rest
  for (const [t, sag] of [
    [0.575, 6],
    [0.615, -4],
  ] as const)
    pen.shape(
      [
        blade(t, -60),
        blade(t - sag / 900, 0),
        blade(t, 60),
        blade(t + 0.042, 60),
        blade(t + 0.036, 0),
        blade(t + 0.042, -60),
      ],
      BLOOD,
      { tone: t > 0.6 ? 0.3 : -0.3, ink: 0.9 },
    );
  const knot = blade(0.618, 64);
  const rag = (t: number, o: number): Point => [
    knot[0] + t * 196 * s,
    knot[1] + (o - 20 + t * 14 + Math.sin(t * 5) * 14) * s,
  ];
  pen.shape([rag(0, 16), rag(0.1, 34), rag(0.2, 74), rag(0.3, 92), rag(0.14, 96), rag(0.04, 64)], BLOOD, {
    edge: 'smooth',
    tone: -0.6,
  });
  pen.shape(
    [
      rag(0, 0),
      rag(0.3, -8),
      rag(0.6, 4),
      rag(1, -18),
      rag(0.86, 22),
      rag(0.98, 46),
      rag(0.6, 52),
      rag(0.3, 38),
      rag(0, 44),
    ],
    BLOOD,
    { edge: 'smooth' },
  );
  pen.shape(arc(knot[0], knot[1], 17 * s, 20 * s, 0, TAU, 10), BLOOD, { edge: 'smooth', tone: 0.4 });
  pen.line([rag(0.02, 12), rag(0.12, 20), rag(0.3, 18)], 0.9, { smooth: true });
}
