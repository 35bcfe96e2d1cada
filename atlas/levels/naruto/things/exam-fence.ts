/** The fence round the exam forest: wire, paper charms and boards that all say no, and the gate of the last doubt. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { Wall, box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface ExamFenceOptions {
  readonly width?: number;
  readonly wood?: string;
  readonly gate?: string | undefined;
  /** Without charms and the board of warning, where no more than an edge or a stroke of them would be seen. */
  readonly bare?: boolean;
}

/** A skull on a board, for readers in a hurry. */
function warning(pen: Pen, wall: Wall, s: number, z: number, r: number): void {
  wall.panel(s - r * 1.5, z - r * 1.4, s + r * 1.5, z + r * 1.4, '#f6c84a', { contour: true });
  const [x, y] = wall.at(s, z + r * 0.2);
  const k = wall.frame.scale;
  pen.shape(arc(x, y, r * 0.8 * k, r * 0.72 * k, 0, Math.PI * 2, 12), '#fffaf0', {
    edge: 'smooth',
    contour: false,
  });
  wall.panel(s - r * 0.42, z - r * 0.86, s + r * 0.42, z - r * 0.3, '#fffaf0', { ink: 0.9 });
  for (const side of [-1, 1])
    pen.tint(arc(x + side * r * 0.3 * k, y, r * 0.2 * k, r * 0.24 * k, 0, Math.PI * 2, 8), '#2b1a2e');
  for (const t of [-0.2, 0.05, 0.28])
    pen.line([wall.at(s + r * t, z - r * 0.86), wall.at(s + r * t, z - r * 0.5)], 0.9);
}

function charm(pen: Pen, wall: Wall, s: number, z: number): void {
  wall.panel(s - 11, z - 52, s + 11, z, '#fbf0d6', { contour: true, ink: 0.8 });
  pen.stroke([wall.at(s, z - 8), wall.at(s - 5, z - 22), wall.at(s + 5, z - 32), wall.at(s, z - 46)], 4, {
    colour: '#d63f34',
    from: 0.5,
  });
}

export const examFence: ThingKind<ExamFenceOptions> = {
  name: 'examFence',
  footprint: ({ width = 420 }) => block(width, 34),
  height: 150,
  draw(pen, frame, { width = 420, wood = '#8a6a52', gate, bare = false }, random) {
    const s = frame.scale;
    const h = width / 2;
    const wall = new Wall(pen, frame, [-h, 0], [h, 0], 0, 190, 0);
    const mesh: Point[][] = [];
    const open = gate ? 190 : 0;
    for (const k of range(Math.round(width / 30) + 1)) {
      const s0 = Math.min(width, k * 30);
      if (Math.abs(s0 - h) < open / 2) continue;
      mesh.push(
        [wall.at(s0, 10), wall.at(Math.min(width, s0 + 60), 160)],
        [wall.at(s0, 160), wall.at(Math.min(width, s0 + 60), 10)],
      );
    }
    for (const line of mesh) pen.line(line, 0.8, { colour: '#5a6470', opacity: 0.9 });
    const rails = gate
      ? ([
          [0, h - open / 2],
          [h + open / 2, width],
        ] as const)
      : ([[0, width]] as const);
    for (const [from, to] of rails) {
      pen.bars(
        [12, 162].map((z) => [wall.at(from, z), wall.at(to, z)]),
        8 * s,
        wood,
      );
      const posts = Math.max(1, Math.round((to - from) / 150));
      for (const k of range(posts + 1)) {
        const [x, y] = wall.at(from + ((to - from) * k) / posts, 0);
        pen.shape(
          [
            [x - 11 * s, y + 6 * s],
            [x + 11 * s, y + 6 * s],
            [x + 10 * s, y - 184 * s],
            [x, y - 204 * s],
            [x - 10 * s, y - 184 * s],
          ],
          wood,
        );
        pen.tint(
          [
            [x + 3 * s, y + 4 * s],
            [x + 10 * s, y + 4 * s],
            [x + 9 * s, y - 182 * s],
            [x + 3 * s, y - 192 * s],
          ],
          wood,
          { tone: -0.9, edge: 'straight' },
        );
      }
      if (bare) continue;
      for (const k of range(Math.round((to - from) / 80)))
        charm(pen, wall, from + 40 + k * 80 + random.jitter(14), 150);
    }
    if (!gate) {
      if (!bare) warning(pen, wall, h, 92, 34);
      return;
    }
    for (const side of [-1, 1])
      box(pen, frame, { u0: side * 100 - 17, u1: side * 100 + 17, w0: -17, w1: 17, z1: 300 }, '#5d4a5c');
    const beam = box(pen, frame, { u0: -150, u1: 150, w0: -22, w1: 22, z0: 262, z1: 300 }, '#5d4a5c').front;
    for (const k of range(9)) {
      const u = -88 + k * 22;
      pen.bars([[frame.at(u, 0, 6), frame.at(u, 0, 214)]], 9 * s, '#8a94a4');
      const [x, y] = frame.at(u, 0, 214);
      pen.shape(
        [
          [x - 7 * s, y],
          [x + 7 * s, y],
          [x, y - 22 * s],
        ],
        '#8a94a4',
      );
    }
    pen.bars(
      [70, 170].map((z) => [frame.at(-96, 2, z), frame.at(96, 2, z)]),
      10 * s,
      '#6a7480',
    );
    if (beam) warning(pen, new Wall(pen, frame, [-90, 26], [90, 26], 232, 320, 0.1), 90, 60, 44);
    pen.shape(arc(...frame.at(0, 6, 118), 20 * s, 22 * s, 0, Math.PI * 2, 10), '#e8b84a', { edge: 'smooth' });
  },
};
