/** An open-air bath among boulders. Its back and its front are two things, so that bathers can sit between them. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

export interface SpringOptions {
  readonly r?: number;
  readonly water?: string;
  readonly stone?: string;
}

const onRim = (frame: Frame, r: number, a: number, z = 0): Point => {
  const [x, y] = frame.at(0, 0, z);
  return [x + r * frame.scale * Math.cos(a), y + r * frame.scale * 0.5 * Math.sin(a)];
};

function boulder(pen: Pen, [x, y]: Point, r: number, stone: string, tone: number): void {
  const { random } = pen;
  pen.shape(
    arc(x, y - r * 0.3, r, r * 0.66, 0.2, Math.PI * 2 + 0.2, 9).map(([px, py]): Point => [
      px + random.jitter(r * 0.1),
      py + random.jitter(r * 0.08),
    ]),
    stone,
    { edge: 'smooth', tone },
  );
  pen.tint(arc(x - r * 0.2, y - r * 0.52, r * 0.5, r * 0.26, 0, Math.PI * 2, 9), stone, { tone: tone + 0.8 });
}

function steam(pen: Pen, frame: Frame, r: number): void {
  for (const [u, z, k] of [
    [-0.86, 40, 22],
    [0.2, 176, 30],
    [0.92, 54, 22],
    [-0.06, 210, 24],
    [0.36, 232, 18],
    [-0.8, 92, 16],
  ] as const) {
    const [x, y] = frame.at(u * r, 0, z);
    pen.shape(arc(x, y, k * 1.3 * frame.scale, k * frame.scale, 0, Math.PI * 2, 9), '#ffffff', {
      edge: 'scallop',
      ink: 0,
      opacity: 0.5,
    });
  }
}

/** A stake of bamboo in a foot of stones, a wider cane lashed to it, and the water that runs out of its cut end. */
function spout(pen: Pen, frame: Frame, r: number, stone: string): void {
  const s = frame.scale;
  const green = '#8fb05a';
  const foot = (z: number): Point => frame.at(-r * 0.2, -r * 0.9, z);
  const cane = (t: number): Point => frame.at(r * (-0.3 + t * 0.42), r * (-1 + t * 0.4), 116 - t * 46);
  const node = ([x, y]: Point, [dx, dy]: Point): void =>
    pen.line(
      [
        [x - dx * s, y - dy * s],
        [x + dx * s, y + dy * s],
      ],
      2.4,
    );
  pen.stroke([cane(1), frame.at(r * 0.15, -r * 0.54, 34), frame.at(r * 0.15, -r * 0.5, 0)], 12, {
    colour: '#ffffff',
    from: 0.7,
    to: 0.9,
  });
  pen.bars([[foot(0), foot(128)]], 17 * s, green, { tone: -0.4 });
  for (const z of [34, 62]) node(foot(z), [9, 0]);
  pen.bars([[cane(0), cane(1)]], 21 * s, green, { tone: 0.3 });
  for (const t of [0.12, 0.62, 0.84]) node(cane(t), [3, -10]);
  // cut open where the water leaves it
  const [mx, my] = cane(1);
  pen.shape(arc(mx, my, 8 * s, 11 * s, 0, Math.PI * 2, 12), '#4f6a3a', { edge: 'smooth', contour: false });
  for (const k of [-6, 0, 6]) {
    const [x, y] = cane(0.26);
    pen.bars(
      [
        [
          [x + (k - 9) * s, y - 11 * s],
          [x + (k + 5) * s, y + 13 * s],
        ],
      ],
      4 * s,
      '#ecd9a8',
      { edge: 1 },
    );
  }
  for (const [k, size] of [
    [-16, 20],
    [18, 17],
    [2, 23],
  ] as const) {
    const [x, y] = foot(0);
    boulder(pen, [x + k * s, y + 8 * s], size * s, stone, 0.1);
  }
}

/** Water, the far boulders and a bamboo spout. */
export const hotSpring: ThingKind<SpringOptions> = {
  name: 'hotSpring',
  footprint: ({ r = 230 }) => disc(r),
  height: 40,
  shadow: false,
  draw(pen, frame, { r = 230, water = '#7fd0cf', stone = '#9a9690' }, random) {
    const s = frame.scale;
    pen.shape(frame.disc(0, 0, 0, r), stone, { edge: 'smooth', tone: -0.4 });
    pen.shape(frame.disc(0, 0, 0, r * 0.92), water, { edge: 'smooth', contour: false });
    pen.tint(frame.disc(0, 0, 0, r * 0.66), water, { tone: 0.5, opacity: 0.8 });
    for (const i of range(10)) {
      const [x, y] = onRim(frame, r * random.range(0.2, 0.8), random.range(0, 6.28));
      pen.line(
        [
          [x - 16 * s, y],
          [x, y - 4 * s],
          [x + 16 * s, y],
        ],
        1.2,
        { smooth: true, colour: '#ffffff', tone: i % 2 ? 0.5 : 0 },
      );
    }
    for (const i of range(13)) {
      const a = Math.PI + (Math.PI * i) / 12;
      boulder(pen, onRim(frame, r, a), random.range(26, 44) * s, stone, i < 4 ? 0.2 : -0.15);
    }
    spout(pen, frame, r, stone);
  },
};

/** The near water and boulders: drawn over whoever sits in the bath. */
export const springEdge: ThingKind<SpringOptions> = {
  name: 'springEdge',
  footprint: ({ r = 230 }) => block(r * 1.9, 40),
  height: 30,
  shadow: false,
  draw(pen, frame, { r = 230, water = '#7fd0cf', stone = '#9a9690' }, random) {
    const s = frame.scale;
    // its own middle lies in front of the bath's: half the radius up the picture
    const pool = frame.moved(0, -r * 0.86, 0);
    const near = range(15).map((i) => onRim(pool, r * 0.92, (Math.PI * i) / 14));
    // the surface where it meets those who sit in it: one soft swell, with a ring of foam on it
    const level = range(33).map((i): Point => {
      const t = i / 32;
      const [x, y] = onRim(pool, r * 0.92 * (1 - 2 * t), 0.0001);
      return [x, y + (13 + 5 * Math.sin(t * 21)) * s * (1 - (2 * t - 1) ** 8)];
    });
    pen.shape([...near, ...[...level].reverse()], water, {
      edge: 'straight',
      ink: 0,
      contour: false,
      wobble: 0,
    });
    pen.tint(
      [
        ...level,
        ...[...level].reverse().map(([x, y], i): Point => [x, y + (12 + 4 * Math.sin(i * 0.9)) * s]),
      ],
      '#ffffff',
      { opacity: 0.55, edge: 'straight' },
    );
    for (const _ of range(6)) {
      const [x, y] = onRim(pool, r * random.range(0.5, 0.8), random.range(0.5, 2.6));
      pen.line(
        [
          [x - 14 * s, y],
          [x, y - 4 * s],
          [x + 14 * s, y],
        ],
        1.2,
        { smooth: true, colour: '#ffffff', tone: 0.5 },
      );
    }
    for (const i of range(12)) {
      const a = (Math.PI * (11 - i)) / 11;
      boulder(pen, onRim(pool, r, a), random.range(28, 46) * s, stone, i > 7 ? -0.2 : 0.2);
    }
    steam(pen, pool, r);
  },
};

/** A wall of bamboo, tied with rope. */
export const bambooScreen: ThingKind<{ readonly width?: number; readonly bamboo?: string }> = {
  name: 'bambooScreen',
  footprint: ({ width = 300 }) => block(width, 26),
  height: 150,
  draw(pen, frame, { width = 300, bamboo = '#c3b35a' }, random) {
    const s = frame.scale;
    const count = Math.round(width / 17);
    for (const i of range(count + 1)) {
      const u = -width / 2 + (width * i) / count;
      const top = 168 + random.jitter(7);
      pen.bars([[frame.at(u, 0, 0), frame.at(u, 0, top)]], 14 * s, bamboo, {
        tone: i % 3 === 0 ? -0.5 : 0.1,
        edge: 1.4,
      });
      for (const z of [48, 104])
        pen.line([frame.at(u - 6, 0, z + (i % 2) * 12), frame.at(u + 6, 0, z + (i % 2) * 12)], 0.9);
    }
    for (const z of [36, 136]) {
      pen.bars([[frame.at(-width / 2 - 8, 6, z), frame.at(width / 2 + 8, 6, z)]], 10 * s, '#8a7a3a');
      for (const k of range(4)) {
        const [x, y] = frame.at(-width / 2 + (width * (k + 0.5)) / 4, 8, z);
        pen.line(
          [
            [x - 7 * s, y - 7 * s],
            [x + 7 * s, y + 7 * s],
          ],
          1.6,
        );
        pen.line(
          [
            [x + 7 * s, y - 7 * s],
            [x - 7 * s, y + 7 * s],
          ],
          1.6,
        );
      }
    }
  },
};
