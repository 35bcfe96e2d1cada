/** The inside of the cylinder as the backdrop: the far cap, land that climbs both sides and hangs overhead, windows full of stars. */
import type { Part } from '../../../core/compose';
import { TAU, arc, bounds, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';
import { linearGradient } from '../../../core/svg';
import { drawCell } from './colony-land';

export interface ColonyOptions {
  /** Where the axis meets the far cap. */
  readonly axis: Point;
  readonly capRadius?: number;
  readonly fields?: readonly string[];
}

/** Angles, clockwise from the right, between which a strip of the cylinder lies. */
const LAND = [
  [-16 * (Math.PI / 180), 40 * (Math.PI / 180)],
  [140 * (Math.PI / 180), 196 * (Math.PI / 180)],
  [-132 * (Math.PI / 180), -48 * (Math.PI / 180)],
] as const;
const WINDOWS = [
  [-48 * (Math.PI / 180), -16 * (Math.PI / 180)],
  [196 * (Math.PI / 180), 228 * (Math.PI / 180)],
] as const;
/** Each ring of the cylinder is this much nearer than the last. */
const NEARER = 1.23;
const RINGS = 15;

export function colonyView(scene: Scene, options: ColonyOptions): Part {
  const {
    axis: [cx, cy],
    capRadius = 220,
    fields = ['#9cc27a', '#b9cf86', '#86b27a', '#d9d9a0', '#a5c9a0', '#c8d4b4'],
  } = options;
  const random = scene.random.fork('colony');
  const at = (angle: number, radius: number): Point => [
    cx + Math.cos(angle) * radius,
    cy + Math.sin(angle) * radius,
  ];
  const ring = (i: number) => capRadius * NEARER ** i;
  const patch = (a: number, b: number, r0: number, r1: number): Point[] => [
    ...range(5).map((i) => at(a + ((b - a) * i) / 4, r0)),
    ...range(5).map((i) => at(b - ((b - a) * i) / 4, r1)),
  ];
  const hazy = (i: number) =>
    new Pen({
      light: scene.light,
      random,
      place: { haze: Math.max(0, 0.95 - i * 0.055), warmth: 0 },
      weight: 0.5 + i * 0.04,
    });
  const nodes: Part['nodes'][number][] = [
    { d: `M0 0H${scene.width}V${scene.horizon + 80}H0Z`, fill: 'url(#void)' },
  ];

  const space = new Pen({ light: scene.light, random });
  for (let i = 0; i < 420; i++) {
    const [a, b] = nth(WINDOWS, i % 2);
    const [x, y] = at(random.range(a, b), random.range(capRadius, 2300));
    const r = random.range(1.2, 3.6);
    if (i % 16)
      space.tint(arc(x, y, r, r, 0, TAU, 6), { emit: '#f4f2ff' }, { opacity: random.range(0.5, 1) });
    else
      space.tint(
        [
          [x, y - r * 5],
          [x + r, y - r],
          [x + r * 5, y],
          [x + r, y + r],
          [x, y + r * 5],
          [x - r, y + r],
          [x - r * 5, y],
          [x - r, y - r],
        ],
        { emit: '#fff6d0' },
        { edge: 'straight' },
      );
  }
  const [px, py] = at(-32 * (Math.PI / 180), 1000);
  space.shape(arc(px, py, 150, 150, 0, TAU, 36), { emit: '#5f9fd8' }, { edge: 'smooth', ink: 1 });
  space.tint(
    arc(px - 30, py - 50, 80, 40, 0, TAU, 9),
    { emit: '#f4f8ff' },
    { edge: 'scallop', opacity: 0.9 },
  );
  space.tint(arc(px + 30, py + 50, 70, 34, 0, TAU, 8), { emit: '#8fc48a' }, { edge: 'scallop' });
  space.tint(
    [...arc(px, py, 150, 150, -1.2, 2, 16), ...arc(px - 40, py - 30, 140, 140, 1.8, -1, 16)],
    { emit: '#24407f' },
    { edge: 'straight', opacity: 0.6 },
  );
  const [mx, my] = at(205 * (Math.PI / 180), 1250);
  space.shape(arc(mx, my, 60, 60, 0, TAU, 24), { emit: '#e9e4d4' }, { edge: 'smooth', ink: 0.8 });
  for (const [dx, dy, r] of [
    [-14, -10, 12],
    [18, 14, 16],
    [8, -26, 8],
  ] as const)
    space.tint(arc(mx + dx, my + dy, r, r * 0.8), { emit: '#c4bca8' });
  nodes.push(...space.finish());

  for (const [strip, [a, b]] of LAND.entries())
    for (let i = 0; i < RINGS; i++) {
      const pen = hazy(i);
      const parts = Math.max(3, Math.round(((b - a) / 0.98) * 6));
      for (let k = 0; k < parts; k++) {
        const [p, q] = [a + ((b - a) * k) / parts, a + ((b - a) * (k + 1)) / parts];
        pen.shape(patch(p, q, ring(i), ring(i + 1)), random.pick(fields), {
          ink: 0.5,
          contour: false,
          wobble: 0,
          tone: random.range(-0.2, 0.4),
        });
      }
      // a road round the cylinder, and one along it between every two cells
      pen.line(
        range(9).map((k) => at(a + ((b - a) * k) / 8, ring(i))),
        2.2,
        { colour: '#f4efdf', smooth: true },
      );
      const river = (t: number) => a + (b - a) * (0.5 + 0.16 * Math.sin((i + t) * 0.75 + strip * 2));
      const water = (side: number): Point[] =>
        range(5).map((k) => at(river(k / 4) + side * 0.02, ring(i) * (1 + (NEARER - 1) * (k / 4))));
      pen.tint([...water(-1.5), ...water(1.5).reverse()], '#7fa878', { edge: 'straight', opacity: 0.8 });
      pen.shape([...water(-1), ...water(1).reverse()], '#7fb6d8', { ink: 0.6, contour: false, wobble: 0 });
      pen.line(water(-0.4), 1.2, { colour: '#d6eef8', opacity: 0.9 });
      for (const k of range(parts)) {
        const [p, q] = [a + ((b - a) * k) / parts, a + ((b - a) * (k + 1)) / parts];
        const cell = (s: number, t: number): Point =>
          at(lerp(p, q, 0.05 + s * 0.9), ring(i) * (1 + (NEARER - 1) * (0.07 + t * 0.86)));
        const { x0, x1, y0, y1 } = bounds([cell(0, 0), cell(1, 0), cell(1, 1), cell(0, 1)]);
        if (x1 < -40 || x0 > scene.width + 40 || y1 < -40 || y0 > scene.horizon + 320) continue;
        if (k > 0 && k % 2 === 0) pen.line([at(p, ring(i)), at(p, ring(i + 1))], 1.6, { colour: '#f4efdf' });
        const size = ring(i) * (q - p);
        // beside the river a cell ends at its bank
        const bank = (river(0.5) - p) / (q - p);
        const [from, to] = bank < 0.5 ? [Math.max(0, bank + 0.28), 1] : [0, Math.min(1, bank - 0.28)];
        if (to - from > 0.3) drawCell(pen, (s, t) => cell(lerp(from, to, s), t), size * (to - from), random);
      }
      nodes.push(...pen.finish(3));
    }

  const frames = new Pen({ light: scene.light, random, place: { haze: 0.25, warmth: 0 } });
  for (const [a, b] of WINDOWS) {
    frames.bars(
      [a, a + (b - a) / 3, b - (b - a) / 3, b].map((angle) => [at(angle, capRadius), at(angle, 2600)]),
      16,
      '#b9c4d4',
      { edge: 2.2 },
    );
    frames.bars(
      range(RINGS)
        .filter((i) => i % 2)
        .map((i) => range(9).map((k) => at(a + ((b - a) * k) / 8, ring(i)))),
      10,
      '#b9c4d4',
      { edge: 2 },
    );
    for (const t of [0.18, 0.52])
      frames.tint(
        [
          at(a + (b - a) * t, capRadius),
          at(a + (b - a) * (t + 0.1), capRadius),
          at(a + (b - a) * (t + 0.1), 2600),
          at(a + (b - a) * t, 2600),
        ],
        { emit: '#a9d4f4' },
        { edge: 'straight', opacity: 0.14 },
      );
  }
  for (const angle of [-16, 196, -48, 228]) {
    const a = angle * (Math.PI / 180);
    frames.bars([[at(a, capRadius), at(a, 2600)]], 26, '#8f9cb4', { edge: 2.6 });
  }
  nodes.push(...frames.finish(3));

  const cap = new Pen({ light: scene.light, random, place: { haze: 0.5, warmth: 0 } });
  const circle = (k: number) => arc(cx, cy, capRadius * k, capRadius * k, 0, TAU, 44);
  cap.shape(circle(1.08), '#7f8ca4', { edge: 'smooth', wobble: 0 });
  cap.shape(circle(0.98), '#aab6c6', { edge: 'smooth', wobble: 0 });
  for (const k of range(24))
    cap.line([at((k / 24) * TAU, capRadius * 0.62), at((k / 24) * TAU, capRadius * 0.97)], 0.8);
  cap.tint(
    [
      ...arc(cx, cy, capRadius * 0.97, capRadius * 0.97, -0.9, 1.5, 16),
      ...arc(cx - 30, cy - 20, capRadius * 0.8, capRadius * 0.8, 1.4, -0.8, 16),
    ],
    '#aab6c6',
    { tone: -1, edge: 'straight' },
  );
  for (const k of range(24))
    cap.shape(
      arc(...at((k / 24 + 0.02) * TAU, capRadius * 0.8), 7, 7),
      { emit: k % 3 ? '#fff3b0' : '#ff9a6a' },
      { edge: 'smooth', contour: false, ink: 0.5 },
    );
  cap.shape(circle(0.6), '#d3dbe4', { edge: 'smooth', contour: false, wobble: 0 });
  cap.shape(circle(0.44), '#6f7c98', { edge: 'smooth', contour: false, wobble: 0 });
  cap.shape(circle(0.3), { emit: '#101838' }, { edge: 'smooth', contour: false, wobble: 0 });
  for (const [dx, dy] of [
    [-20, -24],
    [26, 8],
    [-6, 30],
    [14, -34],
  ] as const)
    cap.tint(arc(cx + dx, cy + dy, 3, 3, 0, TAU, 6), { emit: '#ffffff' });
  for (const k of range(4))
    cap.shape(
      patch((k / 4) * TAU + 0.6, (k / 4) * TAU + 0.97, capRadius * 0.32, capRadius * 0.6),
      '#f0b52c',
      { contour: false, ink: 0.7 },
    );
  nodes.push(...cap.finish(4));
  return {
    nodes,
    defs: [
      linearGradient('void', [
        [0, '#0a1030'],
        [0.6, '#1a2656'],
        [1, '#2f4078'],
      ]),
    ],
  };
}
