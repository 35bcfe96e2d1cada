/** Clouds: puffs piled on a flat base. */
import type { Part } from '../core/compose';
import type { Material } from '../core/light';
import type { Node } from '../core/svg';
import type { Point } from '../core/geometry';
import type { Scene } from '../core/scene';
import { arc, range } from '../core/geometry';
import { Pen } from '../core/pen';

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * A cumulus: puffs piled on a flat base. Puffs carry no line of their own, only the common contour;
 * a few curls of ink inside say that it is round.
 */
export function cloud(
  pen: Pen,
  [x, y]: Point,
  width: number,
  height: number,
  {
    body,
    shade,
    deep,
    seedPuffs = 13,
  }: {
    readonly body: Material;
    readonly shade: Material;
    readonly deep: Material;
    readonly seedPuffs?: number;
  },
) {
  const { random } = pen;
  const puffs = range(seedPuffs).map((i) => {
    const t = (i + 0.5) / seedPuffs + random.jitter(0.03);
    const lift = Math.sin(t * Math.PI) ** 0.8 * (0.5 + 0.5 * Math.abs(Math.sin(i * 2.1 + width)));
    const r = height * (0.17 + 0.2 * lift);
    return { x: x + (t - 0.5) * width, y: y - lift * height * 0.74 - r * 0.5, r };
  });
  const bumpy = (px: number, py: number, rx: number, ry: number, bumps = 9) => {
    const a = random.next();
    return arc(px, py, rx, ry, a, a + Math.PI * 2, bumps).map(([qx, qy]): Point => [
      qx + random.jitter(rx * 0.07),
      Math.min(y + height * 0.05, qy + random.jitter(ry * 0.07)),
    ]);
  };
  const plain = { edge: 'scallop', ink: 0, contour: false } as const;
  const column = ({ x: px, y: py, r }: Puff, k: number, dx: number, dy: number, rise = 1) =>
    bumpy(px + dx * r, py + dy * r, r * k * 1.1, r * k * rise);
  const skirt = (k: number, drop: number) =>
    puffs.map(({ x: px, y: py, r }) =>
      arc(px, (py + y) / 2 + drop * r, r * k, Math.max(r * 0.4, (y - py) / 2) * k, 0, Math.PI * 2, 12).map(
        ([qx, qy]): Point => [qx, Math.min(qy, y + height * 0.03)],
      ),
    );
  for (const puff of puffs) pen.shape(column(puff, 1, 0, 0), deep, { edge: 'scallop', ink: 0 });
  for (const points of skirt(1, 0)) pen.shape(points, deep, { edge: 'smooth', ink: 0 });
  pen.shape(bumpy(x, y - height * 0.04, width * 0.53, height * 0.09, 15), deep, { edge: 'scallop', ink: 0 });
  for (const puff of puffs) pen.shape(column(puff, 0.93, -0.06, -0.04), shade, plain);
  for (const points of skirt(0.86, -0.34)) pen.shape(points, shade, { ...plain, edge: 'smooth' });
  for (const puff of puffs) pen.shape(column(puff, 0.8, -0.14, -0.13, 0.92), body, plain);
  for (const { x: px, y: py, r } of puffs)
    pen.shape(bumpy(px - r * 0.15, py + r * 0.55, r * 0.66, r * 0.6, 8), body, plain);
  for (const { x: px, y: py, r } of puffs) {
    if (random.chance(0.3)) continue;
    const a = random.range(3.3, 4.4);
    pen.line(arc(px, py, r * 0.98, r * 0.9, a, a + random.range(0.7, 1.3), 7), 0.9, { smooth: true });
    if (random.chance(0.6))
      // one curl that rolls in on itself: two arcs side by side would be a bird
      pen.line(
        range(11).map((i): Point => {
          const [turn, reach] = [2.9 + i * 0.46, r * (0.36 - i * 0.022)];
          return [px + r * 0.34 + Math.cos(turn) * reach, py + r * 0.3 + Math.sin(turn) * reach * 0.86];
        }),
        0.8,
        { smooth: true, opacity: 0.7 },
      );
  }
}

/** Clouds of a theme: a list of [x, base y, width, height]. */
export function clouds(
  scene: Scene,
  {
    list,
    body,
    shade,
    deep,
    contourWidth = 4,
    ink,
  }: {
    readonly list: readonly (readonly [number, number, number, number])[];
    readonly body: string;
    readonly shade: string;
    readonly deep: string;
    readonly contourWidth?: number;
    readonly ink?: string;
  },
): Part {
  const nodes: Node[] = [];
  list.forEach(([x, y, width, height], i) => {
    const pen = new Pen({
      light: scene.light,
      random: scene.random.fork(`cloud${i}`),
      place: { haze: 0.35, warmth: 0 },
      ...(ink ? { ink } : {}),
    });
    cloud(pen, [x, y], width, height, {
      body: { emit: body },
      shade: { emit: shade },
      deep: { emit: deep },
      seedPuffs: Math.max(7, Math.round(width / 75)),
    });
    nodes.push(...pen.finish(contourWidth));
  });
  return { nodes, defs: [] };
}
