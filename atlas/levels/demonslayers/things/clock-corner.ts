/** The department store on the corner: a rounded front of lit windows and a clock tower the whole street sets its watch by. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { kanji } from '../../../core/lettering';
import { flag } from '../../../things/fair/tent';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';

export interface ClockCornerOptions extends Turned {
  readonly width?: number;
  readonly stone?: string;
  readonly copper?: string;
  readonly sign?: string;
}

const FLOOR = 104;
const LIT = ['#ffd27a', '#ffe2a0', '#f5b45c'] as const;

function pane(pen: Pen, wall: Wall, s: number, z: number, stone: string) {
  wall.panel(s - 20, z - 4, s + 20, z + 66, stone, { ink: 0.8, tone: wall.tone + 0.4 });
  wall.panel(
    s - 15,
    z,
    s + 15,
    z + 56,
    pen.random.chance(0.82) ? { emit: pen.random.pick(LIT) } : '#3a3c58',
    { ink: 0.9 },
  );
  pen.line([wall.at(s, z), wall.at(s, z + 56)], 1, { colour: stone, tone: -0.6 });
  pen.line([wall.at(s - 15, z + 34), wall.at(s + 15, z + 34)], 1, { colour: stone, tone: -0.6 });
}

/** A kimono spread on its stand, `k` of its size: the trade of the house. */
function kimono(pen: Pen, wall: Wall, m: number, z: number, k: number, silk: string): void {
  const at = (a: number, b: number): Point => wall.at(m + a * k, z + b * k);
  const half: readonly Point[] = [
    [7, 44],
    [22, 34],
    [20, 18],
    [10, 24],
    [13, 0],
  ];
  pen.shape([...half.map(([a, b]) => at(a, b)), ...half.map(([a, b]) => at(-a, b)).toReversed()], silk, {
    ink: 0.8,
    contour: false,
  });
  pen.shape([at(-11, 18), at(11, 18), at(11, 26), at(-11, 26)], '#f0d890', { ink: 0.5, contour: false });
}

export const clockCorner: ThingKind<ClockCornerOptions> = {
  name: 'clockCorner',
  footprint: ({ width = 300 }) => block(width + 30, 280),
  height: 420,
  lamps: () => [
    { w: 200, reach: 520 },
    { u: -160, w: 60, reach: 360 },
  ],
  draw(pen, frame, { width = 300, stone = '#d9cbb8', copper = '#5fa08f', sign = '中川', ...turned }, random) {
    const [h, s] = [width / 2, frame.scale];
    const top = 3 * FLOOR + 20;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -120, w1: 120, z1: top }, stone, {
      topMaterial: '#7a7488',
    });
    for (const wall of Object.values(walls)) {
      const bays = Math.max(2, Math.round(wall.width / 62));
      for (const i of range(bays)) {
        const at = ((i + 0.5) / bays) * wall.width;
        for (const f of [1, 2]) pane(pen, wall, at, f * FLOOR + 28, stone);
        wall.panel((i / bays) * wall.width - 4, 0, (i / bays) * wall.width + 4, top - 16, stone, {
          ink: 0.7,
          tone: wall.tone + 0.2,
        });
      }
      for (const f of [1, 2, 3])
        wall.panel(-3, f * FLOOR, wall.width + 3, f * FLOOR + 13, stone, { ink: 0.9, tone: wall.tone + 0.5 });
      // shop windows with kimonos on stands
      const shops = Math.max(1, Math.round(wall.width / 120));
      for (const i of range(shops)) {
        const [a, b] = [(i / shops) * wall.width + 12, ((i + 1) / shops) * wall.width - 12];
        wall.panel(a, 14, b, 84, { emit: '#ffdf9a' }, { ink: 1.2 });
        for (const k of range(2)) {
          const m = a + (b - a) * (0.3 + k * 0.4);
          const silk = random.pick(['#a84a6a', '#4a6aa8', '#6a4a8a', '#c9743f', '#3f7a6a']);
          kimono(pen, wall, m, 18, 1, silk);
        }
        for (const k of range(7))
          pen.shape(
            [
              wall.at(a + ((b - a) * k) / 7, 92),
              wall.at(a + ((b - a) * (k + 1)) / 7, 92),
              wall.at(a + ((b - a) * (k + 0.5)) / 7, 70),
            ],
            k % 2 ? '#f2e6cc' : '#a83a4a',
            {
              ink: 0.7,
              contour: false,
            },
          );
      }
    }
    const board = walls.front;
    if (board) {
      board.panel(width * 0.2, 82, width * 0.8, 132, '#3a2440', { ink: 1.1 });
      board.panel(width * 0.22, 86, width * 0.78, 128, '#4a2c50', { ink: 0.6 });
      for (const [i, char] of [...sign].entries())
        kanji(pen, board, char, {
          s: width * (0.5 + (i - (sign.length - 1) / 2) * 0.14),
          z: 126,
          size: 36,
          colour: '#f0d890',
          width: 2.2,
        });
      for (const [m, silk] of [
        [0.29, '#e08aa0'],
        [0.71, '#8ab4e0'],
      ] as const)
        kimono(pen, board, width * m, 88, 0.72, silk);
    }
    box(pen, frame, { u0: -h - 8, u1: h + 8, w0: -128, w1: 128, z0: top - 14, z1: top + 4 }, stone);
    for (const i of range(9)) {
      const [x, y] = frame.at(-h + (i * width) / 8, 126, top + 4);
      pen.shape(
        [
          [x - 6 * s, y],
          [x + 6 * s, y],
          [x + 4 * s, y - 22 * s],
          [x - 4 * s, y - 22 * s],
        ],
        stone,
        { ink: 0.8 },
      );
      pen.shape(arc(x, y - 26 * s, 6 * s, 6 * s, 0, TAU, 8), stone, { edge: 'smooth', ink: 0.8, tone: 0.4 });
    }
    // the tower
    const t = frame.moved(-h * 0.12, 10, 0);
    const base = box(pen, t, { u0: -86, u1: 86, w0: -86, w1: 86, z0: top, z1: top + 76 }, stone);
    for (const wall of Object.values(base))
      for (const k of [0.25, 0.5, 0.75])
        wall.panel(wall.width * k - 13, 16, wall.width * k + 13, 58, { emit: '#ffd27a' }, { ink: 0.9 });
    const shaft = box(pen, t, { u0: -72, u1: 72, w0: -72, w1: 72, z0: top + 76, z1: top + 260 }, stone, {
      top: false,
    });
    for (const [side, wall] of Object.entries(shaft)) {
      for (const k of [0, 1])
        wall.panel(k * 144 - (k ? 14 : 0), 0, k * 144 + (k ? 0 : 14), 184, stone, {
          ink: 0.8,
          tone: wall.tone + 0.4,
        });
      const c = wall.at(72, 100);
      pen.glow(c[0], c[1], 190 * s, 'white', 0.55);
      const face = (r: number): Point[] =>
        range(24).map((i) => wall.at(72 + Math.cos((i / 24) * TAU) * r, 100 + Math.sin((i / 24) * TAU) * r));
      pen.shape(face(58), '#8a5a4a', { edge: 'smooth', contour: false, ink: 1.2 });
      pen.shape(face(49), { emit: '#fff6dc' }, { edge: 'smooth', contour: false, ink: 1 });
      for (const i of range(12)) {
        const q = (k: number) =>
          wall.at(72 + Math.sin((i / 12) * TAU) * k, 100 + Math.cos((i / 12) * TAU) * k);
        pen.line([q(38), q(45)], i % 3 ? 1.2 : 2.4);
      }
      const hand = turnOf(turned, side);
      pen.line([wall.at(72, 100), wall.at(72 + Math.sin(hand) * 38, 100 + Math.cos(hand) * 38)], 2.4);
      pen.line([wall.at(72, 100), wall.at(96, 112)], 3);
    }
    box(pen, t, { u0: -84, u1: 84, w0: -84, w1: 84, z0: top + 254, z1: top + 272 }, stone);
    for (const [u, w] of [
      [-62, 62],
      [62, 62],
      [62, -62],
    ] as const)
      drum(pen, t, { u, w, r: 11, z0: top + 272, z1: top + 336 }, stone, { top: false });
    const [bx, by] = t.at(0, 20, top + 300);
    pen.shape(
      [
        [bx - 26 * s, by + 20 * s],
        [bx - 16 * s, by - 24 * s],
        [bx + 16 * s, by - 24 * s],
        [bx + 26 * s, by + 20 * s],
      ],
      '#e3b04b',
      { edge: 'straight' },
    );
    box(pen, t, { u0: -80, u1: 80, w0: -80, w1: 80, z0: top + 334, z1: top + 346 }, stone);
    stripedCone(pen, t, { r: 88, r1: 14, z0: top + 346, z1: top + 440, bulge: 30, sectors: 16 }, [copper]);
    drum(pen, t, { r: 14, z0: top + 436, z1: top + 466 }, stone);
    stripedCone(pen, t, { r: 19, z0: top + 464, z1: top + 510, sectors: 10 }, [copper]);
    flag(pen, t, { z: top + 506, height: 50, length: 46, material: '#d94f6a' });
  },
};
