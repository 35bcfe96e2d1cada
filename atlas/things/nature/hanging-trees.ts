/** Willows and wisteria: trees that hang. */
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { Random } from '../../core/random';
import type { ThingKind } from '../../core/thing';
import { arc, range } from '../../core/geometry';
import { disc } from '../../core/footprint';
import { trunk } from './tree';
import { puff } from './tree';
import { strands } from './strands';

export interface WillowOptions {
  readonly leaf?: string;
  readonly height?: number;
  readonly width?: number;
}

/** Weeping willow. */
export const willow: ThingKind<WillowOptions> = {
  name: 'willow',
  footprint: () => disc(44),
  height: 330,
  draw(pen, frame, { leaf = '#6f9b58', height = 400, width = 340 }, random) {
    trunk(pen, frame, { height: height * 0.6, base: 36, top: 26, material: '#6a5140', lean: 20 });
    const s = frame.scale,
      [cx, cy] = frame.at(0, 0, height * 0.8);
    const rx = (width / 2) * s,
      ry = height * 0.2 * s;
    for (const [dx, dy, k] of [
      [0, -0.5, 0.6],
      [-0.5, -0.1, 0.5],
      [0.5, -0.1, 0.5],
      [0, 0.2, 0.6],
    ] as const)
      puff(pen, [cx + dx * rx, cy + dy * ry], k * rx, k * ry * 1.2, leaf, -0.2 - dx * 0.4);
    strands(pen, random, { cx, cy, rx, ry, s, leaf, count: 26, drop: height * 0.62 });
  },
};

export interface WisteriaOptions {
  readonly flower?: string;
  readonly leaf?: string;
  readonly height?: number;
  readonly width?: number;
  readonly drop?: number;
}

/** Wisteria: a twisted trunk under a roof of hanging violet racemes. */
export const wisteria: ThingKind<WisteriaOptions> = {
  name: 'wisteria',
  footprint: () => disc(56),
  height: 360,
  draw(pen, frame, { flower = '#a98be0', leaf = '#6f9a5b', height = 420, width = 460, drop = 170 }, random) {
    const s = frame.scale;
    for (const lean of [-46, 34])
      trunk(pen, frame, { height: height * 0.66, base: 30, top: 20, material: '#6d5648', lean });
    const [cx, cy] = frame.at(0, 0, height * 0.76);
    const rx = (width / 2) * s,
      ry = height * 0.16 * s;
    const row = (count: number, y0: number, k: number, tone: number) =>
      range(count).forEach((i) => {
        const t = (i + 0.5) / count + random.jitter(0.02);
        raceme(
          pen,
          random,
          [cx + (t - 0.5) * 2 * rx * k, cy + y0 * ry + Math.sin(t * Math.PI) * ry * 0.4],
          drop * s * random.range(0.7, 1.15) * (0.7 + 0.3 * Math.sin(t * Math.PI)),
          19 * s,
          flower,
          tone - (t - 0.5),
        );
      });
    row(15, -0.1, 0.98, -1);
    for (const [dx, dy, k] of [
      [-0.62, 0, 0.4],
      [0.62, 0, 0.4],
      [-0.3, -0.5, 0.45],
      [0.32, -0.5, 0.45],
      [0, -0.2, 0.5],
    ] as const)
      puff(
        pen,
        [cx + dx * rx, cy + dy * ry],
        k * rx,
        k * ry * 1.9,
        random.chance(0.5) ? leaf : flower,
        -0.1 - dx * 0.4,
      );
    row(13, 0.5, 0.9, 0);
    row(9, 0.2, 0.7, 0.5);
  },
};

/** One hanging flower cluster, pale above and deep at the tip. */
export function raceme(
  pen: Pen,
  random: Random,
  [x, y]: Point,
  length: number,
  width: number,
  flower: string,
  tone = 0,
) {
  const sway = random.jitter(width * 0.5),
    rows = 6;
  const half = (t: number) => width * (1 - t) ** 0.75 * (t < 0.12 ? 0.75 : 1);
  const points = [
    ...range(rows).map((i): Point => [x - half(i / rows) + (sway * i) / rows, y + (length * i) / rows]),
    [x + sway, y + length] as const,
    ...range(rows)
      .reverse()
      .map((i): Point => [x + half(i / rows) + (sway * i) / rows, y + (length * i) / rows]),
  ];
  pen.shape(points, flower, { tone: tone - 0.3, edge: 'scallop', ink: 0.7 });
  pen.tint(arc(x - width * 0.2, y + length * 0.22, width * 0.5, length * 0.2, 0, 6.2832, 7), flower, {
    tone: tone + 0.9,
    edge: 'scallop',
  });
  pen.tint(
    [
      [x - half(0.55) * 0.8 + sway * 0.5, y + length * 0.52],
      [x + half(0.5) * 0.9 + sway * 0.5, y + length * 0.5],
      [x + sway * 0.9, y + length * 0.94],
    ],
    flower,
    { tone: tone - 1.2, edge: 'smooth', opacity: 0.8 },
  );
}
