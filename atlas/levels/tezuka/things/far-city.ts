/** The metropolis on the horizon: saucers on stems, needles, half-domes, and roads hung between them. */
import type { Part } from '../../../core/compose';
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';

export interface FarCityOptions {
  readonly y: number;
  /** From far to near. */
  readonly rows: readonly {
    readonly colour: string;
    readonly low: number;
    readonly high: number;
    readonly step: number;
  }[];
  readonly windows: string;
  readonly seed?: string;
}

type Tower = (
  pen: Pen,
  at: (u: number, z: number) => Point,
  tall: number,
  wide: number,
  colour: string,
) => void;

/** Portholes in a row: what tells one dome from its neighbour. */
const ports = (
  pen: Pen,
  at: (u: number, z: number) => Point,
  z: number,
  w: number,
  count: number,
  r: number,
) => {
  for (const i of range(count)) {
    const [x, y] = at(((i + 0.5) / count - 0.5) * 2 * w, z);
    pen.shape(arc(x, y, r, r * 1.2, 0, TAU, 10), '#fff2c8', { edge: 'smooth', contour: false, ink: 0.6 });
  }
};

const slit = (pen: Pen, at: (u: number, z: number) => Point, u: number, z: number, w: number) =>
  pen.line([at(u - w, z), at(u + w, z)], 0.8, { opacity: 0.5 });

const TOWERS: readonly Tower[] = [
  (pen, at, tall, wide, colour) => {
    pen.shape(
      [at(-wide * 0.16, 0), at(-wide * 0.12, tall), at(wide * 0.12, tall), at(wide * 0.16, 0)],
      colour,
      { contour: false },
    );
    for (const k of [0.5, 0.75, 1]) {
      const w = wide * (0.75 - k * 0.26);
      pen.shape(
        [
          at(-w, tall * k),
          at(-w * 0.5, tall * k + 16),
          at(w * 0.5, tall * k + 16),
          at(w, tall * k),
          at(w * 0.4, tall * k - 14),
          at(-w * 0.4, tall * k - 14),
        ],
        colour,
        { contour: false, tone: 0.4 },
      );
    }
    pen.line([at(0, tall + 16), at(0, tall * 1.25)], 1);
  },
  (pen, at, tall, wide, colour) => {
    pen.shape(
      [
        at(-wide * 0.5, 0),
        at(-wide * 0.42, tall * 0.6),
        at(-wide * 0.1, tall * 0.9),
        at(0, tall * 1.2),
        at(wide * 0.1, tall * 0.9),
        at(wide * 0.42, tall * 0.6),
        at(wide * 0.5, 0),
      ],
      colour,
      { contour: false },
    );
    for (const k of range(7)) slit(pen, at, 0, tall * (0.1 + k * 0.07), wide * 0.3);
  },
  (pen, at, tall, wide, colour) => {
    const top = range(11).map((i) =>
      at(Math.cos((i / 10) * Math.PI) * wide * 0.5, tall * 0.7 + Math.sin((i / 10) * Math.PI) * wide * 0.5),
    );
    pen.shape([at(wide * 0.5, 0), ...top, at(-wide * 0.5, 0)], colour, { contour: false });
    // every second dome is glazed in ribs, the others have rows of portholes
    if (Math.round(tall) % 2) {
      for (const k of [-0.26, 0, 0.26])
        pen.line(
          [at(wide * k, 0), at(wide * k, tall * 0.7), at(wide * k * 0.5, tall * 0.7 + wide * 0.46)],
          0.8,
          {
            opacity: 0.5,
          },
        );
      for (const k of range(3)) slit(pen, at, 0, tall * (0.2 + k * 0.22), wide * 0.46);
    } else for (const k of [0.34, 0.54, 0.74]) ports(pen, at, tall * k, wide * 0.38, 5, wide * 0.035);
    pen.line([at(0, tall * 0.7 + wide * 0.5), at(0, tall * 0.9 + wide * 0.5)], 1);
  },
  (pen, at, tall, wide, colour) => {
    pen.shape(
      [at(-wide * 0.12, 0), at(-wide * 0.1, tall), at(wide * 0.1, tall), at(wide * 0.12, 0)],
      colour,
      { contour: false },
    );
    const [x, y] = at(0, tall);
    pen.shape(arc(x, y, wide * 0.42, wide * 0.42, 0, TAU, 20), colour, {
      edge: 'smooth',
      contour: false,
      tone: 0.3,
    });
    pen.shape(arc(x, y, wide * 0.7, wide * 0.14, 0, TAU, 20), colour, {
      edge: 'smooth',
      contour: false,
      tone: -0.3,
    });
    ports(pen, at, tall * 1.04, wide * 0.3, 4, wide * 0.04);
  },
];

export function farCity(scene: Scene, { y, rows, windows, seed = 'far-city' }: FarCityOptions): Part {
  const random = scene.random.fork(seed);
  const nodes: Part['nodes'][number][] = [];
  rows.forEach(({ colour, low, high, step }, r) => {
    const pen = new Pen({
      light: scene.light,
      random,
      place: { haze: 0.8 - r * 0.26, warmth: 0 },
      weight: 0.8,
    });
    const base = y + r * 30;
    const town: { x: number; tall: number; wide: number; tower: Tower; door: number }[] = [];
    for (let x = -80; x < scene.width + 120; x += step * random.range(0.6, 1.3))
      town.push({
        x,
        tall: random.range(low, high),
        wide: step * random.range(0.7, 1.1),
        tower: nth(TOWERS, random.int(0, TOWERS.length - 1)),
        door: random.range(0.3, 0.5),
      });
    // roads hang from tower to tower and run into their walls: they are drawn before what they lead to
    for (let i = 0; i + 2 < town.length; i += 3) {
      const [from, to] = [nth(town, i), nth(town, i + 2)];
      const [a, b]: [Point, Point] = [
        [from.x, base - from.tall * from.door],
        [to.x, base - to.tall * to.door],
      ];
      const sag: Point = [(a[0] + b[0]) / 2, Math.min(a[1], b[1]) - 30];
      pen.bars([[a, sag, b]], 8, '#fbf2e2', { smooth: true, edge: 1.6 });
    }
    for (const { x, tall, wide, tower } of town) {
      tower(pen, (u, z) => [x + u, base - z], tall, wide, colour);
      for (let k = 0; k < 4; k++) {
        const [wx, wy] = [x + random.jitter(wide * 0.08), base - tall * random.range(0.1, 0.7)];
        pen.tint(arc(wx, wy, 4, 5, 0, TAU, 6), { emit: windows });
      }
    }
    pen.tint(
      [
        [-20, base - 20],
        [scene.width + 20, base - 20],
        [scene.width + 20, base + 160],
        [-20, base + 160],
      ],
      colour,
      { edge: 'straight' },
    );
    nodes.push(...pen.finish(2));
  });
  return { nodes, defs: [], far: 'built' };
}
