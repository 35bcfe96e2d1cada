/** One tower of the crystal palace: cut flanks with a second cut inside, a lit heart at its foot, balconies, a star at its tip. */
import type { Frame } from '../../../core/frame';
import { clamp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { bust } from '../../../things/fair/bust';

export interface ShaftShape {
  readonly u: number;
  readonly w: number;
  readonly r: number;
  readonly z: number;
  readonly height: number;
  readonly colour: string;
  readonly lean: number;
}

/** Four rays about a point of the picture. */
const rays = ([x, y]: Point, r: number): Point[] =>
  range(8).map((i) => {
    const a = (i / 8) * Math.PI * 2;
    const k = i % 2 ? r * 0.14 : r * (i % 4 ? 0.6 : 1);
    return [x + Math.sin(a) * k, y - Math.cos(a) * k];
  });

export function shaft(pen: Pen, frame: Frame, { u, w, r, z, height, colour, lean }: ShaftShape): void {
  const s = frame.scale;
  const random = pen.random.fork(`shaft${u}`);
  const foot: readonly Point[] = [
    [-r, 0],
    [-r * 0.42, r * 0.5],
    [r * 0.48, r * 0.42],
    [r, 0],
  ];
  const neck = height - r * 1.9;
  const at = ([a, b]: Point, up: number) => {
    const k = 0.84 + 0.16 * clamp(up / neck);
    return frame.at(u + a * k + (lean * up) / height, w + b * k, z + up);
  };
  const tip = frame.at(u + lean - r * 0.1, w, z + height);
  for (const [i, tone] of [0.9, 0.1, -1].entries()) {
    const [a, b] = [nth(foot, i), nth(foot, i + 1)];
    const flank = [at(a, 0), at(b, 0), at(b, neck), at(a, neck)];
    pen.shape(flank, colour, { tone, ink: 0.8 });
    pen.shape([at(a, neck), at(b, neck), tip], colour, { tone: tone + 0.5, ink: 0.8 });
    const across = (t: number, up: number): Point =>
      at([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], up);
    pen.within(flank, () => {
      // planes that break the light: each slants another way
      const cuts = Math.max(2, Math.round(neck / 150));
      for (const j of range(cuts)) {
        const low = neck * ((j + random.range(0.1, 0.5)) / cuts);
        const rise = r * (i === 1 ? 0.9 : 0.6) * (j % 2 ? 1 : -1);
        const tall = (neck / cuts) * random.range(0.34, 0.62);
        pen.tint(
          [across(0, low), across(1, low + rise), across(1, low + rise + tall), across(0, low + tall * 0.7)],
          nth(['#ffffff', '#7f8ae8', '#ffd0ec', '#ffffff', '#8fd0f4'], (i + j) % 5),
          { edge: 'straight', opacity: nth([0.24, 0.3, 0.34], (i + j) % 3) },
        );
        pen.line([across(0, low), across(1, low + rise)], 0.5, { opacity: 0.5 });
      }
      // the heart of light at the foot, brightest on the flank that faces us
      for (const [up, k] of [
        [0.46, 0.16],
        [0.32, 0.22],
        [0.18, 0.3],
      ] as const)
        pen.tint(
          [
            across(0, 0),
            across(1, 0),
            across(1, neck * up * 0.8),
            across(0.5, neck * up),
            across(0, neck * up * 0.8),
          ],
          { emit: '#fff4c8' },
          { edge: 'straight', opacity: i === 1 ? k : k * 0.6 },
        );
    });
    if (i === 2) continue;
    // a second cut inside the first
    const inset = (t: number, up: number) => across(0.16 + t * 0.68, up);
    pen.line(
      [inset(0, r * 0.4), inset(0, neck - r * 0.3), inset(1, neck - r * 0.3), inset(1, r * 0.4)],
      0.6,
      {
        colour: { emit: '#ffffff' },
        opacity: 0.7,
      },
    );
  }
  pen.stroke([at(nth(foot, 1), neck * 0.1), at(nth(foot, 1), neck), tip], 5, { colour: { emit: '#ffffff' } });
  if (r > 66) balconies(pen, { at, neck, r, s, seed: Math.floor((u + 300) / 110) });
  pen.tint(rays(tip, r * 0.62 * s), { emit: '#ffffff' }, { edge: 'straight', opacity: 0.95 });
  pen.glow(...tip, r * 1.3 * s, 'white', 0.5);
}

/** Two galleries round a tower, with a lit door and somebody at the rail. */
function balconies(
  pen: Pen,
  {
    at,
    neck,
    r,
    s,
    seed,
  }: {
    readonly at: (foot: Point, up: number) => Point;
    readonly neck: number;
    readonly r: number;
    readonly s: number;
    readonly seed: number;
  },
): void {
  for (const [i, t] of [0.5, 0.78].entries()) {
    const up = neck * t;
    const rim = (k: number, lift: number): Point =>
      at([k * r * 1.12, r * (0.62 - 0.5 * Math.abs(k) ** 1.6)], up + lift);
    const edge = [-1, -0.6, -0.2, 0.2, 0.6, 1];
    const door = (a: number, b: number): Point => at([a * r, r * 0.46], up + b * r);
    pen.shape(
      [door(-0.26, 0), door(-0.26, 0.6), door(0.02, 0.92), door(0.3, 0.6), door(0.3, 0)],
      { emit: '#fff0b8' },
      {
        ink: 0.7,
        contour: false,
      },
    );
    const guest = (seed + i * 2) % 5;
    bust(pen, at([(i ? -0.34 : 0.44) * r, r * 0.5], up + 30), r * 0.17 * s, {
      skin: nth(['#f6cfa8', '#a86e4a', '#e0a878', '#fbe0c8', '#8a5638'], guest),
      hair: nth(['#5a3a2c', '#2f2a38', '#a8704a', '#e8c070', '#b8b4c8'], (guest + i) % 5),
      cloth: nth(['#f08fb4', '#7fb4ec', '#f4c860', '#8f7fd0', '#8fd0a8'], guest),
      look: i ? 0.6 : -0.6,
      kind: seed * 2 + i,
      contour: false,
    });
    pen.shape(
      [...edge.map((k) => rim(k, 0)), ...edge.toReversed().map((k) => rim(k * 0.94, -16))],
      '#e6e0fa',
      {
        ink: 0.8,
        contour: false,
      },
    );
    pen.bars([edge.map((k) => rim(k, 20))], 4 * s, '#f6f2ff', { edge: 1.2 });
    pen.bars(
      edge.map((k) => [rim(k, 0), rim(k, 20)]),
      3 * s,
      '#d8d0f4',
      { edge: 1 },
    );
  }
}
