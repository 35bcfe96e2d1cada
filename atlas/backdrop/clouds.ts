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

/** Rows from back to front: how many of the puffs, how high their centres reach, how wide they spread, their size. */
const ROWS = [
  { share: 0.62, reach: 0.74, spread: 0.86, size: [0.15, 0.15] },
  { share: 0.54, reach: 0.46, spread: 0.8, size: [0.15, 0.12] },
  { share: 0.7, reach: 0.16, spread: 0.96, size: [0.09, 0.07] },
] as const;

/**
 * A cumulus: three rows of puffs before one another on a flat base. A puff is shaded towards the lower right and
 * inked along its upper left, so that every line inside the cloud is the rim of a puff before another.
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
  const foot = y + height * 0.04;
  const row = ({ share, reach, spread, size: [least, more] }: (typeof ROWS)[number]): readonly Puff[] => {
    const count = Math.max(4, Math.round(seedPuffs * share));
    const puffs = range(count).map((i) => {
      const t = (i + 0.5) / count + random.jitter(0.2 / count);
      const lift = Math.sin(t * Math.PI) ** 0.8 * (0.56 + 0.44 * Math.abs(Math.sin(i * 2.1 + width)));
      const large = random.range(0.8, 1.2);
      const r = large * Math.max(height * (least + more * lift), (width * spread * 0.6) / count);
      return { x: x + (t - 0.5) * width * spread, y: y - lift * height * reach - r * 0.55, r };
    });
    // the outer puffs stand behind those of the middle
    return puffs.toSorted((p, q) => Math.abs(q.x - x) - Math.abs(p.x - x));
  };
  const round = ({ x: px, y: py, r }: Puff, k: number, slide: number) => {
    const from = random.next();
    return arc(px - slide * r, py - slide * r, r * k * 1.1, r * k, from, from + Math.PI * 2, 9).map(
      ([qx, qy]): Point => [qx + random.jitter(r * 0.05), Math.min(foot, qy + random.jitter(r * 0.05))],
    );
  };
  const plain = { edge: 'scallop', ink: 0, contour: false } as const;
  const base = (k: number, drop: number) =>
    arc(x, y - height * 0.05 + drop, width * 0.5 * k, height * 0.1, 0, Math.PI * 2, 16).map(
      ([qx, qy]): Point => [qx, Math.min(foot, qy)],
    );
  pen.shape(base(1, 0), deep, { edge: 'smooth', ink: 0 });
  ROWS.forEach((shape, i) => {
    for (const puff of row(shape)) {
      pen.shape(round(puff, 1, 0), i === 0 ? deep : shade, { edge: 'scallop', ink: 0 });
      if (i === 0) pen.shape(round(puff, 0.94, 0.05), shade, plain);
      pen.shape(round(puff, 0.86, 0.11), body, plain);
      if (i > 0 && random.chance(0.8)) {
        const from = random.range(3.2, 3.7);
        const rim = arc(puff.x, puff.y, puff.r * 1.12, puff.r * 1.02, from, from + random.range(1.2, 1.9), 8);
        pen.stroke(rim, 3.2, { opacity: 0.75 });
      }
    }
  });
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
