/** What people build of snow, and what the wind heaps: open land in winter is no blank sheet. */
import { block, disc } from '../../core/footprint';
import { arc, nth, range, TAU } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';

const SNOW = '#f2f6ff';
const COAL = '#2a2036';

export interface SnowFigureOptions {
  /** Of scarf and hat. */
  readonly colours?: readonly string[];
}

/** A snowman of two balls: leaning a little, with a pot, a woollen hat or a bucket on its head. */
export const snowFigure: ThingKind<SnowFigureOptions> = {
  name: 'snowFigure',
  footprint: () => disc(40),
  height: 100,
  draw(pen, frame, { colours = ['#c8402f', '#fff4e0'] }, random) {
    const s = frame.scale;
    const [main, trim] = [nth(colours, 0), nth(colours, colours.length - 1)];
    const lean = random.jitter(10);
    const ball = ([x, y]: Point, r: number) => {
      pen.shape(arc(x, y, r * s, r * 0.94 * s, 0, TAU, 22), SNOW, { edge: 'smooth' });
      pen.tint(arc(x + r * 0.3 * s, y + r * 0.3 * s, r * 0.58 * s, r * 0.54 * s, 0, TAU, 14), SNOW, {
        tone: -0.8,
      });
    };
    ball(frame.at(0, 0, 38), 46);
    const [x, y] = frame.at(lean, 0, 104);
    pen.bars(
      [
        [frame.at(-34, 0, 66), frame.at(-62, 0, 92), frame.at(-72, 0, 90)],
        [frame.at(-56, 0, 87), frame.at(-60, 0, 104)],
        [frame.at(36, 0, 64), frame.at(64, 0, 80 + random.range(0, 30))],
      ],
      4.5 * s,
      '#7a4f3a',
    );
    ball([x, y], 33);
    const p = (u: number, z: number): Point => [x + u * s, y - z * s];
    pen.shape([p(-30, -18), p(0, -26), p(30, -18), p(31, -30), p(0, -39), p(-31, -30)], main, {
      edge: 'smooth',
    });
    pen.shape([p(12, -32), p(24, -30), p(28, -62), p(14, -64)], main, { tone: -0.3 });
    for (const k of [0, 1, 2]) pen.line([p(15 + k * 4, -62), p(15 + k * 4, -69)], 1.2, { colour: trim });
    for (const u of [-11, 10]) pen.tint(arc(...p(u, 8), 4 * s, 4.6 * s, 0, TAU, 9), COAL);
    for (const u of [-12, -6, 0, 6, 12])
      pen.tint(arc(...p(u, -12 + Math.abs(u) * 0.32), 2.4 * s, 2.4 * s, 0, TAU, 7), COAL);
    for (const z of [30, 52]) pen.tint(arc(...frame.at(2, 44, z), 4.4 * s, 4.4 * s, 0, TAU, 8), COAL);
    pen.shape([p(0, 4), p(random.pick([-1, 1]) * 30, -3), p(0, -6)], '#ef7a2c', { ink: 0.9 });
    const hat = random.int(0, 2);
    if (hat === 0) {
      pen.shape(arc(...p(0, 20), 31 * s, 26 * s, Math.PI, TAU, 14), main, { edge: 'smooth' });
      pen.shape([p(-33, 14), p(33, 14), p(33, 24), p(-33, 24)], trim, { ink: 0.9 });
      pen.shape(arc(...p(0, 50), 9 * s, 9 * s, 0, TAU, 9), trim, { edge: 'scallop', ink: 0.8 });
    } else if (hat === 1) {
      pen.shape([p(-20, 22), p(20, 22), p(25, 58), p(-25, 58)], '#7f93a8', { tone: 0.1 });
      pen.line([p(-22, 38), p(22, 38)], 0.9);
    } else {
      pen.shape([p(-36, 18), p(36, 18), p(36, 25), p(-36, 25)], COAL, { tone: 0.3 });
      pen.shape([p(-22, 24), p(22, 24), p(20, 62), p(-20, 62)], COAL, { tone: 0.3 });
      pen.shape([p(-22, 26), p(22, 26), p(22, 35), p(-22, 35)], main, { ink: 0.8 });
    }
  },
};

/** A house of snow: courses of blocks on a dome, its door to the front. */
export const snowHouse: ThingKind<object> = {
  name: 'snowHouse',
  footprint: () => block(230, 160),
  height: 110,
  draw(pen, frame) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    const [wide, tall] = [112 * s, 118 * s];
    const dome = [
      ...arc(x, y, wide, tall, Math.PI, TAU, 26),
      [x + wide * 0.7, y + 22 * s],
      [x - wide * 0.7, y + 22 * s],
    ].map(([px = 0, py = 0]): Point => [px, py]);
    pen.shape(dome, SNOW, { edge: 'straight', wobble: 0 });
    pen.within(dome, () => {
      pen.tint(
        [
          [x + wide * 0.3, y - tall],
          [x + wide * 0.5, y - tall * 0.2],
          [x + wide * 0.4, y + 30 * s],
          [x + wide * 1.1, y + 30 * s],
          [x + wide * 1.1, y - tall],
        ],
        SNOW,
        { tone: -0.9 },
      );
      for (const [row, t] of [0.22, 0.45, 0.67, 0.86].entries()) {
        const half = Math.sqrt(1 - t * t) * wide;
        pen.line(
          range(9).map((i): Point => [
            x - half + (half * i) / 4,
            y + 14 * s * Math.sin((i / 8) * Math.PI) - t * tall,
          ]),
          0.9,
          { smooth: true, opacity: 0.7 },
        );
        for (const i of range(7 - row)) {
          const u = x - half + (2 * half * (i + (row % 2 ? 0.3 : 0.7))) / (7 - row);
          pen.line(
            [
              [u, y - t * tall + 12 * s],
              [u, y - t * tall + 36 * s],
            ],
            0.8,
            { opacity: 0.6 },
          );
        }
      }
    });
    const [dx, dy] = frame.at(-8, 90, 0);
    pen.shape(
      [...arc(dx, dy - 4 * s, 52 * s, 66 * s, Math.PI, TAU, 16), [dx + 52 * s, dy], [dx - 52 * s, dy]],
      SNOW,
      {
        edge: 'straight',
        tone: 0.3,
        wobble: 0,
      },
    );
    pen.shape(
      [...arc(dx, dy - 2 * s, 33 * s, 46 * s, Math.PI, TAU, 14), [dx + 33 * s, dy], [dx - 33 * s, dy]],
      pen.light.night ? { emit: '#ffc870' } : '#5a6aa8',
      { edge: 'straight', wobble: 0 },
    );
    for (const a of [0.24, 0.5, 0.76]) {
      const turn = Math.PI * (1 + a);
      pen.line(
        [
          [dx + Math.cos(turn) * 33 * s, dy + Math.sin(turn) * 46 * s],
          [dx + Math.cos(turn) * 52 * s, dy + Math.sin(turn) * 66 * s],
        ],
        0.9,
      );
    }
    pen.glow(dx, dy - 20 * s, 84 * s, 'amber', 0.5);
  },
};

/** A heap that the wind left: a low back of snow, blue on its lee. */
export const snowHeap: ThingKind<{ readonly width?: number }> = {
  name: 'snowHeap',
  footprint: ({ width = 150 }) => block(width, width * 0.4),
  height: 30,
  shadow: false,
  draw(pen, frame, { width = 150 }, random) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    const half = (width / 2) * s;
    const back = range(13).map((i): Point => {
      const t = i / 6 - 1;
      const high = (1 - t * t) * (0.8 + 0.2 * Math.sin(t * 5 + width)) * width * 0.3 * s;
      return [x + t * half, y + 8 * s - high];
    });
    const foot = range(9).map((i): Point => [
      x + half * (1 - i / 4),
      y + (8 + Math.sin((i / 8) * Math.PI) * 14) * s,
    ]);
    const heap = [...back, ...foot.slice(1, -1)];
    pen.shape(heap, SNOW, { edge: 'smooth', tone: 0.2, contour: false, ink: 0.7 });
    pen.within(heap, () => {
      pen.tint(
        [
          [x + half * 0.1, y - width * 0.3 * s],
          [x + half * 0.34, y - width * 0.1 * s],
          [x + half * 0.1, y + 26 * s],
          [x + half * 1.1, y + 26 * s],
          [x + half * 1.1, y - width * 0.3 * s],
        ],
        SNOW,
        { tone: -0.9, opacity: 0.8 },
      );
    });
    for (const _ of range(3)) {
      const [px, py] = [x + random.jitter(half * 0.5), y + random.range(-2, 10) * s];
      pen.line(
        [
          [px - 14 * s, py],
          [px, py + 4 * s],
          [px + 14 * s, py + 2 * s],
        ],
        0.8,
        { smooth: true, opacity: 0.6 },
      );
    }
  },
};
