/** Broad-leaved trees and shrubs. */
import type { Frame } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc } from '../../core/geometry';
import { disc } from '../../core/footprint';

export function trunk(
  pen: Pen,
  frame: Frame,
  {
    base = 34,
    top = 22,
    height = 150,
    material = '#7a5236',
    lean = 0,
  }: {
    readonly base?: number;
    readonly top?: number;
    readonly height?: number;
    readonly material?: string;
    readonly lean?: number;
  },
) {
  const { random } = pen;
  const at = (u: number, z: number) => frame.at(u, 0, z);
  const bend = random.jitter(10) + lean;
  pen.shape(
    [
      at(-base * 1.5, -2),
      at(-base * 0.6, 22),
      at(-top * 0.55 + bend, height),
      at(top * 0.55 + bend, height),
      at(base * 0.55, 26),
      at(base * 1.5, -6),
      at(base * 0.4, 4),
      at(0, -8),
      at(-base * 0.5, 4),
    ],
    material,
    { edge: 'straight', wobble: 2 },
  );
  pen.tint(
    [
      at(base * 0.1, 0),
      at(top * 0.1 + bend, height),
      at(top * 0.5 + bend, height),
      at(base * 0.5, 26),
      at(base * 1.2, -4),
    ],
    material,
    { tone: -1.1, edge: 'straight' },
  );
  for (let i = 0; i < 4; i++) {
    const u = random.range(-0.35, 0.3) * base,
      z = random.range(14, height * 0.6);
    pen.line([at(u, z), at(u + bend * 0.2, z + random.range(16, 40))], 0.7);
  }
}

/** One clump of leaves: dark underside, lit top, curls of ink. */
export function puff(pen: Pen, [x, y]: Point, rx: number, ry: number, material: Material, tone: number) {
  const { random } = pen;
  const start = random.range(0, 1);
  const count = Math.max(8, Math.round(rx / (9 * pen.weight)));
  pen.shape(
    arc(x, y, rx, ry, start, start + Math.PI * 2, count).map(([px, py]) => [
      px + random.jitter(rx * 0.07),
      py + random.jitter(ry * 0.07),
    ]),
    material,
    { tone: tone - 0.7, edge: 'scallop', ink: 1 },
  );
  const lit = (k: number, dx: number, dy: number, t: number) =>
    pen.tint(
      arc(
        x + rx * dx,
        y + ry * dy,
        rx * k,
        ry * k * 0.85,
        start,
        start + Math.PI * 2,
        Math.max(7, Math.round(count * k)),
      ).map(([px, py]) => [px + random.jitter(rx * 0.08), py + random.jitter(ry * 0.08)]),
      material,
      { tone: tone + t, edge: 'scallop' },
    );
  lit(0.8, -0.1, -0.14, 0);
  lit(0.48, -0.26, -0.32, 0.6);
  for (let i = 0; i < 3; i++) {
    const a = random.range(0, Math.PI * 2),
      d = random.range(0.2, 0.65);
    const [cx, cy] = [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d];
    const r = rx * random.range(0.1, 0.2);
    pen.line(
      [
        ...arc(cx - r, cy, r, r * 0.8, Math.PI, Math.PI * 2, 4),
        ...arc(cx + r, cy, r, r * 0.8, Math.PI, Math.PI * 2, 4).slice(1),
      ],
      0.7,
      { smooth: true, opacity: 0.8 },
    );
  }
}

export interface TreeOptions {
  readonly girth?: number;
  readonly leaf?: string;
  readonly width?: number;
  readonly height?: number;
  readonly bark?: string | undefined;
}

/** Round-headed tree. options: leaf, width, height */
export const tree: ThingKind<TreeOptions> = {
  name: 'tree',
  footprint: ({ girth = 40 }) => disc(girth),
  height: 300,
  draw(pen, frame, { leaf = '#4f8f46', width = 240, height = 330, bark }, random) {
    trunk(pen, frame, {
      height: height * 0.5,
      base: width * 0.11,
      top: width * 0.08,
      ...(bark ? { material: bark } : {}),
    });
    const s = frame.scale;
    const [cx, cy] = frame.at(0, 0, height * 0.68);
    const rx = (width / 2) * s,
      ry = height * 0.33 * s;
    for (let i = 0; i < 3; i++)
      pen.line([frame.at(0, 0, height * 0.36), frame.at((i - 1) * width * 0.22, 0, height * 0.58)], 3.4, {
        colour: bark ?? '#7a5236',
        tone: -0.8,
      });
    const spots = [
      [0, -0.62, 0.52],
      [-0.45, -0.3, 0.48],
      [0.45, -0.32, 0.5],
      [0, -0.1, 0.56],
      [-0.62, 0.18, 0.42],
      [0.62, 0.16, 0.42],
      [-0.2, 0.3, 0.46],
      [0.28, 0.32, 0.44],
    ] as const;
    for (const [dx, dy, k] of spots)
      puff(
        pen,
        [cx + (dx + random.jitter(0.1)) * rx, cy + (dy + random.jitter(0.1)) * ry],
        rx * k * random.range(0.9, 1.15),
        ry * k * random.range(0.9, 1.15),
        leaf,
        -dx * 0.45 - dy * 0.35,
      );
  },
};

export interface BushOptions {
  readonly width?: number;
  readonly leaf?: string;
  readonly flower?: string | undefined;
}

/** Low shrub. */
export const bush: ThingKind<BushOptions> = {
  name: 'bush',
  footprint: ({ width = 110 }) => disc(width * 0.36),
  height: 60,
  draw(pen, frame, { leaf = '#4f8f46', width = 110, flower }, random) {
    const s = frame.scale,
      [cx, cy] = frame.at(0, 0, 30);
    for (const [dx, dy, k] of [
      [-0.3, -0.1, 0.32],
      [0.3, -0.12, 0.32],
      [0, -0.3, 0.36],
      [-0.02, 0.12, 0.38],
      [-0.4, 0.16, 0.24],
      [0.4, 0.16, 0.24],
    ] as const)
      puff(
        pen,
        [cx + dx * width * s, cy + dy * width * 0.5 * s],
        k * width * s * random.range(0.9, 1.1),
        k * width * 0.75 * s,
        leaf,
        -dx - dy * 0.4,
      );
    if (flower)
      for (let i = 0; i < 16; i++) {
        const a = random.range(0, 6.28),
          d = random.next() ** 0.6 * 0.5;
        pen.shape(
          arc(
            cx + Math.cos(a) * d * width * s,
            cy + Math.sin(a) * d * width * 0.62 * s,
            5 * s,
            4.6 * s,
            0,
            6.2832,
            6,
          ),
          flower,
          { tone: 0.3, edge: 'smooth', ink: 0.5, contour: false },
        );
      }
  },
};
