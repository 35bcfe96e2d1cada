/** A poster's sky: wedges from one point, dots that grow toward the ground, towers cut out of paper. */
import type { Part } from '../core/compose';
import { arc, nth, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { Pen } from '../core/pen';
import type { Scene } from '../core/scene';

/** Wedges of alternate colours round a point of the picture. Colours are final, not materials. */
export function sunburst(
  scene: Scene,
  {
    from,
    colours,
    wedges = 30,
    dots,
  }: {
    readonly from: Point;
    readonly colours: readonly string[];
    readonly wedges?: number;
    readonly dots?: string;
  },
): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('sunburst') });
  const { random } = pen;
  const floor = scene.horizon + 160;
  const reach = scene.width * 1.2;
  const at = (a: number): Point => [
    from[0] + Math.cos(a) * reach,
    Math.min(floor, from[1] + Math.sin(a) * reach),
  ];
  const turns = range(wedges + 1).map(
    (i) => (i / wedges) * Math.PI * 2 + (i % wedges ? random.jitter(0.07) : 0),
  );
  pen.tint(
    [
      [-40, -40],
      [scene.width + 40, -40],
      [scene.width + 40, floor],
      [-40, floor],
    ],
    { emit: nth(colours, 0) },
    { edge: 'straight' },
  );
  for (const i of range(wedges)) {
    const [a, b] = [nth(turns, i), nth(turns, i + 1)];
    pen.tint(
      [from, at(a), at((a + b) / 2), at(b)],
      { emit: nth(colours, i % colours.length) },
      { edge: 'straight' },
    );
  }
  if (dots !== undefined)
    for (const row of range(11))
      for (const k of range(Math.ceil(scene.width / 74))) {
        const r = 3 + row * 2.1;
        const x = k * 74 + (row % 2) * 37;
        pen.tint(
          arc(x, scene.horizon - 470 + row * 40, r, r, 0, 6.2832, 10),
          { emit: dots },
          { opacity: 0.5 },
        );
      }
  return { nodes: pen.finish(), defs: [] };
}

/** Towers against the sky, one row before the other, windows in some of them. */
export function towers(
  scene: Scene,
  {
    y,
    rows,
    seed = 1,
    windows,
  }: {
    readonly y: number;
    readonly rows: readonly { readonly colour: string; readonly low: number; readonly high: number }[];
    readonly seed?: number;
    readonly windows: readonly string[];
  },
): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork(`towers${seed}`), weight: 0.8 });
  const { random } = pen;
  rows.forEach(({ colour, low, high }, row) => {
    for (let x = -60; x < scene.width + 60;) {
      const w = random.range(90, 210);
      const top = y - random.range(low, high) * (0.7 + 0.3 * Math.sin(x / 430 + row));
      const slant = random.pick([0, 0, 24, -24]);
      pen.shape(
        [
          [x, y + 120],
          [x, top + slant],
          [x + w, top - slant],
          [x + w, y + 120],
        ],
        { emit: colour },
        { ink: 1 },
      );
      if (random.chance(0.4))
        pen.line(
          [
            [x + w / 2, top],
            [x + w / 2, top - random.range(40, 110)],
          ],
          1.6,
        );
      for (let wy = top + 34; wy < y; wy += 34)
        for (let wx = x + 16; wx < x + w - 20; wx += 26)
          if (random.chance(0.32))
            pen.tint(
              [
                [wx, wy],
                [wx + 12, wy],
                [wx + 12, wy + 18],
                [wx, wy + 18],
              ],
              { emit: random.pick(windows) },
              { edge: 'straight' },
            );
      x += w * random.range(0.9, 1.15);
    }
  });
  return { nodes: pen.finish(3), defs: [], far: 'built' };
}
