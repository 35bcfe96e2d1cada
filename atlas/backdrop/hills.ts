/** Far hills and woods on the horizon. */
import type { Part } from '../core/compose';
import type { Node } from '../core/svg';
import type { Point } from '../core/geometry';
import type { Material } from '../core/light';
import type { Scene } from '../core/scene';
import { nth } from '../core/geometry';
import { arc, range } from '../core/geometry';
import { fractal } from '../core/noise';
import { Pen } from '../core/pen';

/** A ridge of hills or mountains, with hatched flanks. */
export function hills(
  scene: Scene,
  {
    y,
    rise,
    roughness = 1,
    length = 700,
    material,
    haze = 0.8,
    seed = 1,
    snow,
    bottom,
  }: {
    readonly y: number;
    readonly rise: number;
    readonly roughness?: number;
    readonly length?: number;
    readonly material: string;
    readonly haze?: number;
    readonly seed?: number;
    readonly snow?: string;
    readonly bottom?: number;
  },
): Part {
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork(`hills${seed}`),
    place: { haze, warmth: 0 },
  });
  const top = range(97).map((i): Point => {
    const x = (i / 96) * (scene.width + 80) - 40;
    return [x, y - rise * (0.5 + 0.5 * fractal(x / length, seed * 9, seed, 2 + roughness * 2))];
  });
  const floor = bottom ?? scene.horizon + 60;
  pen.shape([...top, [scene.width + 40, floor], [-40, floor]], material, {
    ink: 1.4,
    wobble: 0,
    contour: false,
  });
  for (let i = 3; i < top.length - 3; i++) {
    const [x, ty] = nth(top, i);
    const falling = nth(top, i + 1)[1] > ty;
    if (falling)
      pen.tint(
        [
          [x, ty],
          [x + 60, nth(top, i + 1)[1] + 20],
          [x + 90, ty + rise * 0.55],
          [x + 10, ty + rise * 0.4],
        ],
        material,
        { tone: -0.5, edge: 'straight', opacity: 0.6 },
      );
    if (snow && ty < y - rise * 0.62)
      pen.tint(
        [
          [x - 45, ty + 26],
          [x, ty + 3],
          [x + 45, ty + 26],
          [x + 16, ty + 52],
          [x - 6, ty + 36],
          [x - 22, ty + 60],
        ],
        snow,
        { tone: 0.4, edge: 'straight' },
      );
    if (pen.random.chance(0.6))
      pen.line(
        range(4).map((k): Point => [x + k * (falling ? 11 : -9) + pen.random.jitter(4), ty + 10 + k * 15]),
        0.7,
        { smooth: true },
      );
  }
  return { nodes: pen.finish(), defs: [], far: 'green' };
}

/** A wood seen from afar: rows of canopies, each row darker and lower than the last. */
export function treeLine(
  scene: Scene,
  {
    y,
    material,
    height = 120,
    rows = 3,
    haze = 0.7,
    seed = 1,
    gaps = -0.6,
    tones = [0.25, -0.2, -0.7],
  }: {
    readonly y: number;
    readonly material: readonly string[];
    readonly height?: number;
    readonly rows?: number;
    readonly haze?: number;
    readonly seed?: number;
    readonly gaps?: number;
    readonly tones?: readonly number[];
  },
): Part {
  const nodes: Node[] = [];
  for (let row = 0; row < rows; row++) {
    const pen = new Pen({
      light: scene.light,
      random: scene.random.fork(`wood${seed}/${row}`),
      place: { haze: haze * (1 - row * 0.22), warmth: 0 },
      weight: 0.75,
    });
    const base = y + row * height * 0.3;
    for (let x = -60; x < scene.width + 60;) {
      const r = height * pen.random.range(0.3, 0.62);
      if (fractal(x / 300, row * 3, seed) > gaps)
        canopy(
          pen,
          [x, base - r * pen.random.range(0.5, 1.2)],
          r,
          pen.random.pick(material),
          tones[row] ?? 0,
        );
      x += r * pen.random.range(0.8, 1.3);
    }
    nodes.push(...pen.finish(4));
  }
  return { nodes, defs: [], far: 'green' };
}

function canopy(pen: Pen, [x, y]: Point, r: number, material: Material, tone: number) {
  pen.shape(arc(x, y + r * 0.9, r * 0.9, r * 1.4), material, { tone: tone - 0.9, edge: 'smooth', ink: 0 });
  pen.shape(arc(x, y, r, r * 0.86, 0.3, 0.3 + Math.PI * 2, 11), material, {
    tone: tone - 0.25,
    edge: 'scallop',
    ink: 0.9,
  });
  pen.tint(arc(x - r * 0.22, y - r * 0.22, r * 0.62, r * 0.46, 0, Math.PI * 2, 9), material, {
    tone: tone + 0.45,
    edge: 'scallop',
  });
  pen.line(arc(x + r * 0.1, y + r * 0.1, r * 0.5, r * 0.4, 0.2, 1.6, 6), 0.7, { smooth: true });
}
