/** What a shop street puts on its walls: a tiled foot, boxes of flowers, posters, awnings and goods behind glass. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Wall } from '../../../core/solids';

const FLOWERS = ['#f4b6c8', '#e8809c', '#fff0a8', '#c9b4e8'];
const GLASS = '#a8c8dc';

/** Is a wall seen from so far aside that nothing on it can be made out? */
const isSliver = (wall: Wall): boolean =>
  Math.abs(wall.at(wall.width, 0)[0] - wall.at(0, 0)[0]) < 0.5 * wall.width * wall.frame.scale;

/** A foot of small tiles, darker than the wall, and a pale rail above it. */
export function tiled(wall: Wall): void {
  if (isSliver(wall)) return;
  const { pen, width } = wall;
  wall.panel(0, 0, width, 14, '#8a7aa8', { ink: 0.7, wobble: 0 });
  const joints = range(Math.floor(width / 16)).map((i): Point[] => [
    wall.at(8 + i * 16, 1),
    wall.at(8 + i * 16, 13),
  ]);
  pen.scratches([...joints, [wall.at(0, 7), wall.at(width, 7)]]);
}

/** Flowers in a box under a window. */
export function windowBox(wall: Wall, s0: number, s1: number, z: number): void {
  if (isSliver(wall)) return;
  const { pen, frame } = wall;
  const r = 7 * frame.scale;
  for (const i of range(6)) {
    const at = wall.at(s0 + ((i + 0.5) * (s1 - s0)) / 6, z + 4 + (i % 2) * 4);
    pen.shape(arc(...at, r, r * 0.8, 0, TAU, 7), i % 3 ? nth(FLOWERS, i % 4) : '#6fa06a', {
      edge: 'scallop',
      ink: 0.45,
      contour: false,
    });
  }
  wall.panel(s0, z - 12, s1, z, '#b5896a', { ink: 0.7, wobble: 0 });
}

/** Posters that overlap, one of them torn, and a drain with its bends. */
export function posters(wall: Wall): void {
  if (isSliver(wall)) return;
  const { pen, width, frame } = wall;
  for (const [i, [s, z, w, h]] of (
    [
      [0.14, 34, 46, 62],
      [0.36, 50, 40, 54],
      [0.52, 30, 44, 64],
    ] as const
  ).entries()) {
    const a = s * width;
    wall.panel(a, z, a + w, z + h, nth(['#f8d8e4', '#d8e6f8', '#fff2c4'], i), { ink: 0.7, wobble: 0 });
    const [x, y] = wall.at(a + w / 2, z + h * 0.58);
    const r = w * 0.26 * frame.scale;
    pen.shape(arc(x, y, r, r, 0, TAU, i === 1 ? 5 : 12), nth(['#e8809c', '#8f7ac8', '#e0a03a'], i), {
      edge: i === 1 ? 'scallop' : 'smooth',
      ink: 0.6,
      contour: false,
    });
    pen.scratches(
      [8, 14].map((d) => [wall.at(a + 6, z + d), wall.at(a + w - 6, z + d)]),
      { width: 1.2 },
    );
  }
  const s = width - 14;
  pen.bars([[wall.at(s, 2), wall.at(s, wall.height - 30)]], 5 * frame.scale, '#9a92a8', { edge: 1.4 });
}

/** A shop behind glass: goods on two boards, a lit pane, a cloth awning with scallops. `hues`: of its awning. */
export function showcase(
  wall: Wall,
  s0: number,
  s1: number,
  top: number,
  hues: readonly [string, string],
): void {
  const { pen, frame } = wall;
  const wide = s1 - s0;
  if (wide * frame.scale < 24) return;
  wall.panel(s0, 14, s1, top, '#5a5672', { ink: 0.9, wobble: 0 });
  wall.panel(
    s0 + 4,
    18,
    s1 - 4,
    top - 4,
    { emit: pen.light.night ? '#ffdf9a' : '#ffeec8' },
    { ink: 0.6, wobble: 0 },
  );
  for (const z of [20, (top + 14) / 2]) {
    const count = Math.max(2, Math.floor(wide / 17));
    for (const i of range(count)) {
      const a = s0 + 7 + (i * (wide - 14)) / count;
      const tall = 9 + ((i * 5 + Math.round(z)) % 4) * 4;
      wall.panel(
        a,
        z,
        a + 10,
        z + tall,
        nth(['#e8809c', '#8f7ac8', '#7fb0a0', '#e0a03a', '#c9503f'], (i + Math.round(s0)) % 5),
        {
          ink: 0.5,
          wobble: 0,
        },
      );
    }
    wall.panel(s0 + 4, z - 3, s1 - 4, z, '#b5896a', { ink: 0.5, wobble: 0 });
  }
  pen.tint([wall.at(s0 + 8, top - 6), wall.at(s0 + 20, top - 6), wall.at(s0 + 8, top - 34)], GLASS, {
    edge: 'straight',
    opacity: 0.5,
  });
  const flaps = Math.max(3, Math.round(wide / 16));
  for (const i of range(flaps)) {
    const [a, b] = [s0 - 3 + (i * (wide + 6)) / flaps, s0 - 3 + ((i + 1) * (wide + 6)) / flaps];
    pen.shape(
      [
        wall.at(a, top + 14),
        wall.at(b, top + 14),
        wall.at(b, top - 4),
        wall.at((a + b) / 2, top - 11),
        wall.at(a, top - 4),
      ],
      nth(hues, i % 2),
      { tone: 0.1, ink: 0.6, contour: false, wobble: 0 },
    );
  }
}
