/** The dragon that answers wishes, coiled over the horizon: the sign that this is no ordinary desert. */
import type { Frame } from '../../../core/frame';
import { between, clamp, lerp, nth, range, resample, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { leg } from './wish-dragon-leg';
import { head } from './wish-dragon-parts';

export interface WishDragonOptions {
  readonly hide?: string;
  readonly belly?: string;
  readonly mane?: string;
  /** The hair of its chin is rooted in the jaw. */
  readonly bearded?: boolean;
}

/** From the tail to the nape, right to left, in world units. */
const COURSE: Points = [
  [1128, 520],
  [1078, 420],
  [990, 346],
  [870, 302],
  [720, 296],
  [610, 400],
  [640, 540],
  [790, 590],
  [900, 500],
  [850, 350],
  [640, 190],
  [400, 160],
  [230, 270],
  [240, 450],
  [390, 540],
  [520, 440],
  [440, 270],
  [200, 120],
  [-70, 110],
  [-240, 240],
  [-250, 420],
  [-370, 530],
];

/** The share of the course along which the body rolls over. */
const ROLL = [0.72, 0.8] as const;

/** Where its legs grow, as a share of the course, and how long they are. */
const LEGS = [
  [0.82, 1.25],
  [0.9, 1.1],
] as const;

/** Bands of light over the body's width, from its right hand edge to its left one. */
const LIGHT = range(7).map((i) => [-1 + (i * 2) / 7, -1 + ((i + 1) * 2) / 7, -0.12] as const);

/** World units between two ribs, and how often each is moved between its neighbours: no bend is tighter than the body. */
const STEP = 19;
const ROUNDING = 26;

function rounded(points: Points, times: number): Points {
  let line = [...points];
  for (let k = 0; k < times; k++)
    line = line.map((p, i) => {
      const [before, after] = [line[i - 1], line[i + 1]];
      return before && after ? between(p, between(before, after), 0.6) : p;
    });
  return line;
}

export const wishDragon: ThingKind<WishDragonOptions> = {
  name: 'wish-dragon',
  footprint: () => disc(200),
  height: 0,
  draw(pen, frame: Frame, { hide = '#d99a2b', belly = '#fbe9bd', mane = '#c9412f', bearded = false }) {
    const unit = frame.scale;
    const at = (x: number, y: number): Point => frame.at(x, 0, y);
    const line = rounded(resample(spline(COURSE, false, 12), STEP), ROUNDING);
    const count = line.length - 1;
    const half = (i: number) => {
      const t = i / count;
      return 12 + 66 * Math.min(1, t * 3.2) * (t > 0.9 ? 1 - (t - 0.9) * 2 : 1);
    };
    /** The edge of the body at a place of the course: 1 is its left hand side, -1 its right. */
    const off = (index: number, k: number): Point => {
      const i = clamp(index, 0, count);
      const [a, b] = [nth(line, Math.max(0, i - 1)), nth(line, Math.min(count, i + 1))];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [x, y] = nth(line, i);
      const far = (half(i) * k) / length;
      return at(x - (b[1] - a[1]) * far, y + (b[0] - a[0]) * far);
    };
    /** Where its back is: outward in both loops, then the body rolls and bears the head with its back up. */
    const back = (i: number) => lerp(1, -1, clamp((i / count - ROLL[0]) / (ROLL[1] - ROLL[0])));
    // the tuft at the end of its tail: five locks that curl the same way
    for (const [dx, dy, bow, tone] of [
      [150, -36, 30, -0.6],
      [20, 150, -34, -0.5],
      [150, 34, 34, 0],
      [70, 150, -26, 0.1],
      [120, 100, 10, 0.5],
    ] as const) {
      const [x, y] = nth(line, 0);
      pen.shape(
        [
          off(3, 0.9),
          at(x + dx * 0.45 - bow, y + dy * 0.5 + bow),
          at(x + dx, y + dy),
          at(x + dx * 0.5 + bow * 0.5, y + dy * 0.4 - bow),
          off(3, -0.9),
        ],
        mane,
        { tone, edge: 'smooth' },
      );
    }
    /** A fin of the back, curved toward the tail, in two tones and with a ray. */
    const fin = (root: number, up: number): void => {
      const tall = 1.42 + 0.2 * Math.sin(root * 1.7);
      const tip = off(root - 3.4, up * tall);
      const front = off(root - 0.4, up * (tall * 0.62 + 0.42));
      pen.shape(
        spline(
          [off(root + 2.1, up * 0.9), front, tip, off(root - 1.8, up * 1.12), off(root - 1.4, up * 0.9)],
          false,
          5,
        ),
        mane,
        { tone: 0.2, wobble: 0 },
      );
      pen.tint(
        [
          off(root + 0.4, up * 0.95),
          off(root - 1, up * 1.2),
          tip,
          off(root - 1.8, up * 1.12),
          off(root - 1.4, up * 0.95),
        ],
        mane,
        {
          tone: -0.8,
        },
      );
    };
    /** Would the tip of a fin lie on another length of the body? */
    const onBody = (root: number, up: number): boolean => {
      const [x, y] = off(root - 3.4, up * 1.5);
      return line.some(
        (_, j) =>
          Math.abs(j - root) > 9 && Math.hypot(off(j, 0)[0] - x, off(j, 0)[1] - y) < half(j) * 1.06 * unit,
      );
    };
    for (let i = 0; i < count; i++) {
      // what the next pieces of the body cover at its root
      const root = i + 3;
      const up = back(root);
      if (i % 3 === 0 && i > 3 && i < count - 8 && Math.abs(up) > 0.4 && !onBody(root, up)) fin(root, up);
      for (const [t, reach] of LEGS)
        if (i === Math.round(count * t) - 7) {
          const [x, y] = nth(line, i + 7);
          leg(pen, (u, v) => at(x + u * reach, y + v * reach), hide);
        }
      const sign = back(i + 0.5) < 0 ? -1 : 1;
      /** A length of the body from one edge to another, and the start of the next, so that no seam shows. */
      const band = (from: number, to: (j: number) => number) => [
        ...[i, i + 1, i + 2].map((j) => off(j, from)),
        ...[i + 2, i + 1, i].map((j) => off(j, to(j))),
      ];
      const plate = (j: number) => -sign * (1 - 0.62 * Math.abs(back(j)));
      const [spine, chest] = [off(i, sign), off(i, -sign)];
      // 1 where the back looks up to the light, -1 where it looks down
      const rise = (chest[1] - spine[1]) / (Math.hypot(chest[0] - spine[0], chest[1] - spine[1]) || 1);
      pen.shape(
        band(-1, () => 1),
        hide,
        { ink: 0, wobble: 0 },
      );
      /** From the belly, 0, to the back, 1, of this length of the body. */
      const across = (j: number, k: number) => off(j, lerp(plate(j), sign, k));
      // a round body, whichever side its back is on: lit above along its own normal, shaded below, and between them
      // light thrown back from the desert
      const high =
        (off(i, -1)[1] - off(i, 1)[1]) / (Math.hypot(chest[0] - spine[0], chest[1] - spine[1]) || 1);
      for (const [from, to, tone] of LIGHT) {
        const mid = (from + to) / 2;
        const lit = mid * high;
        pen.tint(
          band(from, () => to),
          hide,
          { tone: lit > 0.86 ? 0.25 : lit < -0.86 ? -0.75 : lit * 1.25 + tone, edge: 'straight' },
        );
      }
      pen.tint(band(-sign, plate), belly, { tone: -0.3 * rise, edge: 'straight' });
      pen.tint(
        [
          ...[i, i + 1, i + 2].map((j) => off(j, -sign)),
          ...[i + 2, i + 1, i].map((j) => off(j, lerp(-sign, plate(j), 0.4))),
        ],
        belly,
        { tone: -0.45 - 1.05 * rise, edge: 'straight' },
      );
      pen.line([off(i, 1), off(i + 1, 1)], 1.9);
      pen.line([off(i, -1), off(i + 1, -1)], 1.9);
      pen.line([off(i, plate(i)), off(i + 1, plate(i + 1))], 1.1);
      // each plate of the belly overlaps the next
      if (i % 2)
        pen.line([off(i, plate(i)), off(i + 0.9, lerp(plate(i), -sign, 0.5)), off(i, -sign)], 1, {
          smooth: true,
        });
      // rows of scales, set like tiles; where the light is they are left out
      if (i > 5 && i % 2 === 0)
        for (const row of range(4)) {
          const shift = row % 2;
          const [low, high] = [0.1 + row * 0.21, 0.31 + row * 0.21];
          if (row === 2 && rise > 0.2 && i % 6 !== 0) continue;
          pen.line(
            [across(i + shift, low), across(i + 1.3 + shift, (low + high) / 2), across(i + shift, high)],
            0.75,
            { smooth: true, opacity: 0.85 },
          );
        }
    }
    const [nx, ny] = nth(line, -1);
    head(pen, (x, y) => at(nx + x * 0.9, ny + 10 + y * 0.9), unit * 0.9, {
      hide,
      belly,
      mane,
      bearded,
    });
    for (const i of range(3)) pen.glow(...at(nx - 200, ny), (200 + i * 60) * unit);
  },
};
