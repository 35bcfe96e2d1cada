/** What the moonlit city is built of: crystal, lit windows, roses, crescents. */
import type { Frame } from '../../../core/frame';
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { keptWindow } from '../../../things/town/window-kit';

export const GLASS = '#7a86d8';
export const litGlass = (pen: Pen, colour = '#ffe9a8'): Material =>
  pen.light.night ? { emit: colour } : GLASS;

/** One crystal: three flanks under a cut point, with an edge that catches the moon. */
export function crystal(
  pen: Pen,
  frame: Frame,
  {
    u = 0,
    w = 0,
    r,
    z = 0,
    height,
    colour,
    lean = 0,
  }: {
    readonly u?: number;
    readonly w?: number;
    readonly r: number;
    readonly z?: number;
    readonly height: number;
    readonly colour: string;
    readonly lean?: number;
  },
): void {
  const foot: readonly Point[] = [
    [-r, 0],
    [-r * 0.42, r * 0.5],
    [r * 0.48, r * 0.42],
    [r, 0],
  ];
  const neck = height - r * 1.9;
  const at = ([a, b]: Point, k: number, up: number) =>
    frame.at(u + a * k + (lean * up) / height, w + b * k, z + up);
  const tip = frame.at(u + lean - r * 0.1, w, z + height);
  const tones = [0.9, 0.1, -1];
  for (const i of range(3)) {
    const a = foot[i] ?? [0, 0];
    const b = foot[i + 1] ?? [0, 0];
    pen.shape([at(a, 0.84, 0), at(b, 0.84, 0), at(b, 1, neck), at(a, 1, neck)], colour, {
      tone: tones[i] ?? 0,
      ink: 0.8,
    });
    pen.shape([at(a, 1, neck), at(b, 1, neck), tip], colour, { tone: (tones[i] ?? 0) + 0.5, ink: 0.8 });
  }
  const edge = foot[1] ?? [0, 0];
  pen.stroke([at(edge, 0.84, neck * 0.1), at(edge, 1, neck), tip], 5, { colour: { emit: '#ffffff' } });
  for (const k of [0.3, 0.52, 0.7]) {
    const q: Point = [r * 0.02, r * 0.45];
    pen.tint(
      [
        at([q[0] - r * 0.1, q[1]], 0.92, neck * k),
        at([q[0] + r * 0.2, q[1]], 0.92, neck * (k + 0.07)),
        at([q[0] + r * 0.16, q[1]], 0.94, neck * (k + 0.13)),
        at([q[0] - r * 0.14, q[1]], 0.94, neck * (k + 0.05)),
      ],
      '#ffffff',
      { edge: 'straight', opacity: 0.5 },
    );
  }
}

/** A framed window with crossbars; `lit` ones shine. */
export function pane(
  wall: Wall,
  s: number,
  z: number,
  width: number,
  height: number,
  lit: boolean,
  frame = '#f3ecfa',
): void {
  const { pen } = wall;
  wall.panel(s - width / 2 - 5, z - 6, s + width / 2 + 5, z + height + 5, frame, { ink: 0.8 });
  wall.panel(s - width / 2, z, s + width / 2, z + height, lit ? litGlass(pen) : GLASS, { ink: 0.8 });
  keptWindow(wall, { s0: s - width / 2, s1: s + width / 2, z0: z, z1: z + height });
  pen.line([wall.at(s, z), wall.at(s, z + height)], 1, { colour: frame });
  pen.line([wall.at(s - width / 2, z + height * 0.6), wall.at(s + width / 2, z + height * 0.6)], 1, {
    colour: frame,
  });
  wall.panel(s - width / 2 - 8, z - 12, s + width / 2 + 8, z - 5, frame, { ink: 0.6 });
}

/** The outline of a crescent open to the right, about a point of the picture. */
export function crescentAt([x, y]: Point, r: number, open = 0.42, turn = 0): Point[] {
  const spin = ([a, b]: Point): Point => [
    x + a * Math.cos(turn) - b * Math.sin(turn),
    y + a * Math.sin(turn) + b * Math.cos(turn),
  ];
  return [
    ...arc(0, 0, r, r, -0.85, -Math.PI * 2 + 0.85, 26),
    ...arc(r * open, 0, r * 0.76, r * 0.76, 1.36, Math.PI * 2 - 1.36, 22),
  ].map(spin);
}

/** A rose in bloom, seen from the front. */
export function rose(pen: Pen, [x, y]: Point, r: number, colour: string): void {
  pen.shape(arc(x, y, r, r * 0.92, 0, Math.PI * 2, 9), colour, { edge: 'scallop', ink: 0.8 });
  pen.tint(arc(x - r * 0.15, y - r * 0.15, r * 0.55, r * 0.5), colour, { tone: 0.8 });
  pen.line(
    range(9).map((i): Point => {
      const a = i * 0.9;
      const k = r * (0.08 + i * 0.062);
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    }),
    0.8,
    { smooth: true },
  );
}

/** A five-pointed star. */
export const starAt = ([x, y]: Point, r: number, thin = 0.45): Point[] =>
  range(10).map((i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const k = i % 2 ? r * thin : r;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });
