import type { Frame } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import type { Random } from '../../core/random';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { disc } from '../footprint';

function trunk(
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
function puff(pen: Pen, [x, y]: Point, rx: number, ry: number, material: Material, tone: number) {
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

export interface ConiferOptions {
  readonly leaf?: string;
  readonly width?: number;
  readonly height?: number;
  readonly snow?: string | undefined;
}

/** Conifer: skirts of needles, widest below. */
export const conifer: ThingKind<ConiferOptions> = {
  name: 'conifer',
  footprint: () => disc(34),
  height: 380,
  draw(pen, frame, { leaf = '#2f6b52', width = 170, height = 400, snow }, random) {
    trunk(pen, frame, { height: 80, base: 18, top: 14, material: '#6b4630' });
    const tiers = 5;
    for (let t = 0; t < tiers; t++) {
      const z0 = 40 + (t / tiers) * (height - 60),
        z1 = z0 + (height / tiers) * 1.5;
      const half = (width / 2) * (1 - (t / tiers) * 0.78);
      const teeth = 7;
      const skirt = range(teeth * 2 + 1).map((i) => {
        const f = i / (teeth * 2);
        return frame.at(
          (f - 0.5) * 2 * half,
          0,
          z0 + (i % 2 ? 16 : 0) + 14 * Math.abs(f - 0.5) * 2 + random.jitter(5) - Math.sin(f * Math.PI) * 16,
        );
      });
      pen.shape([...skirt, frame.at(random.jitter(4), 0, z1)], leaf, { tone: -0.3, wobble: 1 });
      pen.tint([...skirt.slice(teeth), frame.at(4, 0, z1)], leaf, { tone: -1.1, edge: 'straight' });
      pen.tint(
        [
          nth(skirt, 1),
          nth(skirt, 3),
          nth(skirt, 4),
          frame.at(-half * 0.1, 0, z1 - 20),
          frame.at(-half * 0.5, 0, z0 + 46),
        ],
        snow ?? leaf,
        { tone: 0.7, edge: 'straight' },
      );
    }
  },
};

export interface PalmOptions {
  readonly leaf?: string;
  readonly height?: number;
}

/** Palm: ringed trunk, a burst of fronds. */
export const palm: ThingKind<PalmOptions> = {
  name: 'palm',
  footprint: () => disc(26),
  height: 320,
  draw(pen, frame, { leaf = '#4d9a52', height = 330 }, random) {
    const bend = random.range(-60, 60),
      s = frame.scale;
    const spine = range(7).map((i) => frame.at(bend * (i / 6) ** 2, 0, (height * i) / 6));
    const left = spine.map(([x, y], i): Point => [x - (15 - i) * s, y]),
      right = spine.map(([x, y], i): Point => [x + (15 - i) * s, y]);
    pen.shape([...left, ...[...right].reverse()], '#a9794c', { edge: 'straight' });
    pen.tint([...spine.map(([x, y]): Point => [x + 3 * s, y]), ...[...right].reverse()], '#a9794c', {
      tone: -0.9,
      edge: 'straight',
    });
    for (let i = 0; i < 6; i++)
      for (const k of [0.2, 0.6]) {
        const p = [
          nth(spine, i)[0] + (nth(spine, i + 1)[0] - nth(spine, i)[0]) * k,
          nth(spine, i)[1] + (nth(spine, i + 1)[1] - nth(spine, i)[1]) * k,
        ];
        pen.line(
          [
            [nth(p, 0) - 12 * s, nth(p, 1) - 2 * s],
            [nth(p, 0), nth(p, 1) + 4 * s],
            [nth(p, 0) + 12 * s, nth(p, 1) - 2 * s],
          ],
          0.8,
          { smooth: true },
        );
      }
    const [hx, hy] = nth(spine, 6);
    range(11)
      .map((i) => (i / 11) * Math.PI * 2 + 0.2)
      .sort((p, q) => Math.sin(p) - Math.sin(q))
      .forEach((a) => {
        const reach = random.range(95, 130) * s,
          tip = [hx + Math.cos(a) * reach, hy + Math.sin(a) * reach * 0.55 + reach * 0.32];
        const mid = [hx + Math.cos(a) * reach * 0.55, hy + Math.sin(a) * reach * 0.35 - reach * 0.22];
        const rib = range(8).map((k): Point => {
          const t = k / 7;
          return [
            (1 - t) ** 2 * hx + 2 * t * (1 - t) * nth(mid, 0) + t * t * nth(tip, 0),
            (1 - t) ** 2 * hy + 2 * t * (1 - t) * nth(mid, 1) + t * t * nth(tip, 1),
          ];
        });
        const upper = rib.map(([x, y], k): Point => [x, y - Math.sin((k / 7) * Math.PI) * 15 * s]);
        const lower = rib.map(([x, y], k): Point => [
          x + (k % 2 ? 5 : -3) * s,
          y + Math.sin((k / 7) * Math.PI) * (k % 2 ? 24 : 9) * s,
        ]);
        pen.shape([...upper, ...lower.reverse()], leaf, { tone: Math.sin(a) > 0.3 ? 0.3 : -0.6, ink: 0.9 });
        pen.line(rib, 0.7, { smooth: true });
      });
  },
};

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

function strands(
  pen: Pen,
  random: Random,
  {
    cx,
    cy,
    rx,
    ry,
    s,
    leaf,
    count,
    drop,
  }: {
    readonly cx: number;
    readonly cy: number;
    readonly rx: number;
    readonly ry: number;
    readonly s: number;
    readonly leaf: string;
    readonly count: number;
    readonly drop: number;
  },
) {
  const starts = range(count)
    .map((i) => ({ t: (i + 0.5) / count, z: random.next() }))
    .sort((p, q) => p.z - q.z);
  for (const { t, z } of starts) {
    const x = cx + (t - 0.5) * 2 * rx * 0.98,
      y = cy + ry * (0.2 + 0.6 * Math.sin(t * Math.PI)) * z;
    const length = drop * s * (0.6 + 0.4 * random.next()) * (0.65 + 0.35 * Math.sin(t * Math.PI));
    const sway = (t - 0.5) * 60 * s + random.jitter(16 * s),
      w = random.range(8, 14) * s;
    const rib = range(5).map((k): Point => [x + sway * (k / 4) ** 1.5, y + (length * k) / 4]);
    const points = [
      ...rib.map(([px, py], k): Point => [px - w * (1 - k / 4.2), py]),
      ...[...rib].reverse().map(([px, py], k): Point => [px + w * (k / 4.2), py]),
    ];
    pen.shape(points, leaf, {
      tone: t < 0.35 ? 0.4 : t > 0.65 ? -1 : z > 0.6 ? 0.1 : -0.6,
      edge: 'smooth',
      ink: 0.7,
    });
  }
}

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
