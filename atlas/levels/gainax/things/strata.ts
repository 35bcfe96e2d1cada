/** The wall of the pit: what the city stands on, cut open. Spirals all the way down. */
import { arc, hull, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface StrataOptions {
  /** Foot of the wall from left to right, local [u, w], and how tall it is there. */
  readonly foot: readonly (readonly [u: number, w: number, height: number])[];
  readonly layers?: readonly string[];
  /** Of its spirals, the one that something stands before: it is not dug out yet, and the next one shines. */
  readonly hidden?: number;
}

const LAYERS = ['#8a5a68', '#b8744e', '#d9964e', '#a8607a', '#c98450', '#e8b468'];

export const strata: ThingKind<StrataOptions> = {
  name: 'strata',
  footprint: ({ foot }) =>
    hull(
      foot.flatMap(([u, w]): Point[] => [
        [u, w + 6],
        [u, w - 26],
      ]),
    ),
  height: 120,
  shadow: false,
  draw(pen, frame, { foot, layers = LAYERS, hidden }, random) {
    const s = frame.scale;
    const count = (foot.length - 1) * 7 + 1;
    /** A spot of the wall: t along its foot, k up to its rim. */
    const at = (t: number, k: number): Point => {
      const x = t * (foot.length - 1);
      const i = Math.min(foot.length - 2, Math.floor(x));
      const [a, b] = [nth(foot, i), nth(foot, i + 1)];
      const f = x - i;
      return frame.at(lerp(a[0], b[0], f), lerp(a[1], b[1], f), lerp(a[2], b[2], f) * k);
    };
    const level = (k: number) => k + Math.sin(k * 40) * 0.02;
    const row = (k: number, rough: number) =>
      range(count).map((i): Point => {
        const [x, y] = at(i / (count - 1), level(k));
        return [x, y + Math.sin(i * 1.7 + k * 9) * rough * s];
      });
    pen.shape([...row(0, 0), ...row(1, 3).reverse()], nth(layers, 0));
    for (const [i, colour] of layers.entries()) {
      const [low, high] = [i / layers.length, (i + 1) / layers.length];
      pen.shape([...row(low, i ? 6 : 0), ...row(high, i + 1 < layers.length ? 6 : 3).reverse()], colour, {
        contour: false,
        ink: 0.8,
        tone: i % 2 ? 0.2 : -0.1,
      });
    }
    // cracks, pebbles, roots
    for (const i of range(count * 2)) {
      const [t, k] = [random.next(), random.range(0.06, 0.9)];
      const [x, y] = at(t, k);
      if (i % 3)
        pen.shape(
          arc(x, y, random.range(5, 13) * s, random.range(4, 9) * s),
          nth(layers, i % layers.length),
          {
            edge: 'smooth',
            tone: 0.7,
            ink: 0.7,
            contour: false,
          },
        );
      else
        pen.line(
          [
            [x, y],
            [x + random.jitter(16) * s, y + 18 * s],
            [x + random.jitter(20) * s, y + 38 * s],
          ],
          0.9,
          { opacity: 0.7 },
        );
    }
    // the spirals that everybody here drills for
    const turns = Math.max(2, Math.round(count / 6));
    for (const i of range(turns)) {
      const t = (i + 0.5) / turns + random.jitter(0.02);
      const [x, y] = at(t, random.range(0.34, 0.66));
      const r = random.range(26, 52) * s;
      if (i === hidden) continue;
      const glows = (i - (hidden ?? 0)) % 3 === 1;
      const coil = range(34).map((j): Point => {
        const q = (1 - j / 34) * r;
        return [x + Math.cos(j * 0.52 + i) * q, y + Math.sin(j * 0.52 + i) * q * 0.92];
      });
      pen.shape(arc(x, y, r * 1.1, r), glows ? { emit: '#c8f25a' } : '#f3e0c0', {
        edge: 'smooth',
        contour: false,
      });
      pen.line(coil, 2.2, { smooth: true });
      for (const j of range(12)) {
        const a = j * 0.52;
        pen.line(
          [
            [x + Math.cos(a) * r * 0.74, y + Math.sin(a) * r * 0.7],
            [x + Math.cos(a) * r * 1.02, y + Math.sin(a) * r * 0.94],
          ],
          0.8,
          { opacity: 0.7 },
        );
      }
    }
    // the rim: turf hanging over, a rail against falling in
    const rim = row(1, 3);
    pen.bars([rim.map(([x, y]): Point => [x, y - 3 * s])], 12 * s, '#b8b0c4', { edge: 1.6 });
    const posts = rim.filter((_, i) => i % 3 === 1);
    pen.bars(
      [
        ...posts.map(([x, y]): Point[] => [
          [x, y],
          [x, y - 46 * s],
        ]),
        rim.map(([x, y]): Point => [x, y - 44 * s]),
      ],
      5 * s,
      '#f2c33c',
      { edge: 1.4 },
    );
    // ladders down
    for (const t of [0.3, 0.72]) {
      const [x, y0] = at(t, 0);
      const y1 = at(t, 1.08)[1];
      const rungs = Math.max(3, Math.round((y0 - y1) / (22 * s)));
      pen.bars(
        [
          [
            [x - 13 * s, y0],
            [x - 13 * s, y1],
          ],
          [
            [x + 13 * s, y0],
            [x + 13 * s, y1],
          ],
          ...range(rungs).map((i): Point[] => {
            const y = lerp(y0, y1, (i + 0.5) / rungs);
            return [
              [x - 13 * s, y],
              [x + 13 * s, y],
            ];
          }),
        ],
        5 * s,
        '#8a5a38',
        { edge: 1.4 },
      );
    }
    // a string of lamps along the wall
    const string = range(count).map((i): Point => {
      const [x, y] = at(i / (count - 1), 0.84);
      return [x, y + Math.abs(Math.sin(i * 0.9)) * 18 * s];
    });
    pen.line(string, 1.2, { smooth: true });
    for (const [i, [x, y]] of string.entries())
      if (i % 2)
        pen.shape(
          arc(x, y + 9 * s, 8 * s, 10 * s),
          { emit: '#ffe08a' },
          { edge: 'smooth', ink: 0.8, contour: false },
        );
  },
};
