/** The shrine of the moon: a hall with a rope as thick as a person, and a round gate to step through. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { tiles } from '../../../things/town/facade';
import { hipRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

const RED = '#d9503f';

export interface MoonShrineOptions {
  readonly roof?: string;
}

export const moonShrine: ThingKind<MoonShrineOptions> = {
  name: 'moonShrine',
  footprint: () => block(660, 420),
  height: 260,
  draw(pen, frame, { roof = '#4f7f86' }) {
    const s = frame.scale;
    for (const i of range(3))
      box(
        pen,
        frame,
        {
          u0: -330 + i * 22,
          u1: 330 - i * 22,
          w0: -190 + i * 16,
          w1: 190 - i * 24,
          z0: i * 22,
          z1: (i + 1) * 22,
        },
        '#cfc6c2',
      );
    for (const i of range(5))
      box(
        pen,
        frame,
        { u0: -90, u1: 90, w0: 130, w1: 236 - i * 20, z0: i * 13, z1: (i + 1) * 13 },
        '#ddd4cf',
      );
    const hall = frame.moved(0, -40, 66);
    const walls = box(pen, hall, { u0: -230, u1: 230, w0: -110, w1: 80, z1: 180 }, '#f6ead8', { top: false });
    for (const [name, wall] of Object.entries(walls)) {
      const bays = name === 'front' ? 6 : 3;
      for (const i of range(bays + 1)) {
        const a = Math.min(wall.width - 10, Math.max(10, (wall.width * i) / bays));
        wall.panel(a - 10, 0, a + 10, 180, RED, { ink: 0.9 });
      }
      for (const z of [0, 84, 162]) wall.panel(0, z, wall.width, z + 16, RED, { ink: 0.9 });
      if (name !== 'front') continue;
      wall.panel(160, 16, 300, 156, '#5a3a44', { ink: 1.1 });
      for (const i of range(6))
        pen.line([wall.at(166 + i * 26, 16), wall.at(166 + i * 26, 156)], 1.6, { colour: '#a8786a' });
      for (const a of [40, 116, 344, 420]) {
        wall.panel(a - 22, 102, a + 22, 158, '#f6dca0', { ink: 1 });
        pen.line([wall.at(a, 102), wall.at(a, 158)], 1.2);
        pen.line([wall.at(a - 22, 130), wall.at(a + 22, 130)], 1.2);
      }
    }
    pen.bars(
      [-150, 150].map((u) => [hall.at(u, 130, 0), hall.at(u, 130, 190)]),
      20 * s,
      RED,
    );
    hipRoof(
      pen,
      hall,
      { u0: -230, u1: 230, w0: -110, w1: 130, z: 180, rise: 190, over: 76, drop: 18, inset: 0.34, curl: 46 },
      roof,
      (slope) =>
        tiles(pen, slope, {
          material: roof,
          gap: 22,
        }),
    );
    pen.bars([[hall.at(-124, 10, 372), hall.at(124, 10, 372)]], 17 * s, roof, { tone: 0.5 });
    for (const u of [-70, 0, 70])
      pen.bars([[hall.at(u, 10, 384), hall.at(u + (u ? 0 : 0), 10, 398)]], 30 * s, '#e6bd5a');
    for (const k of [-1, 1])
      pen.bars(
        [
          [hall.at(k * 118, 10, 370), hall.at(k * 152, 10, 440)],
          [hall.at(k * 152, 10, 370), hall.at(k * 118, 10, 440)],
        ],
        9 * s,
        RED,
      );
    const rope: Point[] = range(11).map((i) =>
      hall.at(-150 + i * 30, 134, 160 - Math.sin((i / 10) * Math.PI) * 26),
    );
    pen.bars([rope], 24 * s, '#ecd9a4', { smooth: true });
    for (const [i, [x, y]] of rope.entries())
      if (i > 0)
        pen.line(
          [
            [x - 8 * s, y - 11 * s],
            [x + 8 * s, y + 11 * s],
          ],
          1,
        );
    for (const i of [2, 5, 8]) {
      const [x, y] = rope[i] ?? [0, 0];
      pen.shape(
        [
          [x, y + 8 * s],
          [x + 13 * s, y + 20 * s],
          [x + 2 * s, y + 30 * s],
          [x + 15 * s, y + 46 * s],
          [x - 4 * s, y + 34 * s],
          [x + 6 * s, y + 22 * s],
        ],
        '#ffffff',
        { ink: 0.8 },
      );
    }
    const chest = box(pen, frame.moved(0, 110, 66), { u0: -56, u1: 56, w0: -20, w1: 20, z1: 48 }, '#8a5a42');
    if (chest.front)
      for (const i of range(7))
        pen.line([chest.front.at(10 + i * 15, 6), chest.front.at(10 + i * 15, 42)], 1);
  },
};

export interface MoonGateOptions {
  readonly r?: number;
  /** Do its tassels hang free in the opening, from the inside of the ring? */
  readonly hung?: boolean;
}

/** A cord knotted round the inside of the ring at a height, and the tassel of it. */
function tassel(pen: Pen, frame: Frame, u: number, z: number, r: number): void {
  const s = frame.scale;
  const p = (du: number, dz: number): Point => frame.at(u + du * r, 20, z + dz * r);
  pen.bars([[p(0, 0.06), p(0, -0.2)]], 4 * s, '#f3d27a', { edge: 1.4 });
  pen.shape(arc(...p(0, 0.02), 10 * s, 8 * s), '#f3d27a', { edge: 'smooth', ink: 0.8 });
  pen.shape(arc(...p(0, -0.2), 9 * s, 9 * s), '#f3d27a', { edge: 'smooth', ink: 0.8 });
  pen.shape(
    [p(-0.04, -0.22), p(0.04, -0.22), p(0.075, -0.44), p(0.02, -0.42), p(-0.03, -0.45), p(-0.075, -0.43)],
    '#f6ead8',
  );
  pen.line([p(-0.01, -0.26), p(-0.03, -0.41)], 0.8);
  pen.line([p(0.02, -0.26), p(0.03, -0.4)], 0.8);
}

/** A ring of vermilion wood, thicker below, like a moon that was left ajar. */
export const moonGate: ThingKind<MoonGateOptions> = {
  name: 'moonGate',
  footprint: ({ r = 190 }) => block(r * 1.5, 80),
  height: 260,
  draw(pen, frame, { r = 190, hung = false }) {
    const p = (u: number, w: number, z: number) => frame.at(u, w, z);
    const mid = r * 0.98;
    const ring = (k: number, w: number, drop = 0) =>
      range(36).map((i) =>
        p(Math.cos((i / 36) * 6.2832) * r * k, w, mid + Math.sin((i / 36) * 6.2832) * r * k - drop),
      );
    box(pen, frame, { u0: -r * 0.86, u1: r * 0.86, w0: -40, w1: 40, z1: 26 }, '#cfc6c2');
    const strip = (a: readonly Point[], b: readonly Point[], material: string, tone: number, ink = 1) => {
      for (const i of range(36)) {
        const q = [a[i], a[(i + 1) % 36], b[(i + 1) % 36], b[i]].flatMap((point) => (point ? [point] : []));
        pen.shape(q, material, { tone, ink: 0, wobble: 0 });
      }
      if (ink) for (const line of [a, b]) pen.line([...line, ...line.slice(0, 1)], ink, { smooth: true });
    };
    strip(ring(1, -26), ring(0.8, -26, r * 0.05), RED, -1);
    strip(ring(0.8, -26, -r * 0.05), ring(0.8, 26, -r * 0.05), RED, -0.7);
    strip(ring(1.02, 26), ring(0.8, 26, -r * 0.05), RED, 0.15, 1.4);
    for (const i of range(12)) {
      const a = (i / 12) * 6.2832;
      const [x, y] = p(Math.cos(a) * r * 0.91, 27, mid + Math.sin(a) * r * 0.91 + r * 0.02);
      pen.shape(arc(x, y, 9 * frame.scale, 9 * frame.scale), '#f3d27a', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    }
    if (hung)
      for (const k of [-0.44, 0, 0.44]) tassel(pen, frame, k * r, mid + r * Math.sqrt(0.62 - k * k), r);
    else
      for (const k of [-1, 1]) {
        pen.line([p(k * r * 0.7, 28, mid + r * 0.9), p(k * r * 0.76, 28, mid + r * 0.5)], 2.4, {
          colour: '#f3d27a',
        });
        pen.shape(
          [
            p(k * r * 0.8, 28, mid + r * 0.5),
            p(k * r * 0.7, 28, mid + r * 0.5),
            p(k * r * 0.66, 28, mid + r * 0.22),
            p(k * r * 0.84, 28, mid + r * 0.22),
          ],
          '#f6ead8',
        );
        pen.line([p(k * r * 0.8, 28, mid + r * 0.38), p(k * r * 0.69, 28, mid + r * 0.38)], 1.6, {
          colour: RED,
        });
      }
  },
};
