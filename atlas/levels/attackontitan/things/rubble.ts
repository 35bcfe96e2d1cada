/** What lies before a breach: slabs of the wall one on another, and the dust that does not settle. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface RubbleOptions {
  readonly width?: number;
  readonly stone?: string;
}

function plume(pen: Pen, [x, y]: Point, r: number, tone: number): void {
  pen.shape(arc(x, y, r, r * 0.66, 0, 6.2832, 11), '#f3e8d0', {
    edge: 'scallop',
    ink: 0.6,
    tone,
    contour: false,
  });
  pen.tint(arc(x + r * 0.2, y + r * 0.3, r * 0.6, r * 0.26), '#e0cfae', { opacity: 0.7 });
}

export const rubble: ThingKind<RubbleOptions> = {
  name: 'rubble',
  footprint: ({ width = 380 }) => block(width, 120),
  height: 90,
  draw(pen, frame, { width = 380, stone = '#d8c6a4' }, random) {
    const s = frame.scale;
    for (const i of range(7))
      plume(
        pen,
        frame.at((i / 6 - 0.5) * width * 1.1, -50, 66 + Math.sin(i * 2.1) * 34),
        (58 + (i % 3) * 16) * s,
        0.2,
      );
    // far to near: three rows, the higher ones in the middle
    for (const row of range(3))
      for (const i of range(6 - row)) {
        const t = (i + 0.5) / (6 - row) - 0.5;
        const size = random.range(30, 46) - row * 4;
        const high = row === 0 ? 46 * (1 - Math.abs(t) * 1.6) : 0;
        const slab = frame.moved(
          t * width * 0.94 + random.jitter(12),
          -34 + row * 40,
          Math.max(0, high),
          random.range(-0.8, 0.8),
        );
        const { front } = box(
          pen,
          slab,
          { u0: -size, u1: size, w0: -size * 0.55, w1: size * 0.55, z1: size * random.range(0.8, 1.3) },
          stone,
        );
        if (front && i % 2) {
          const [a, b] = [front.width * 0.2, front.width * 0.7];
          pen.scratches([
            [front.at(a, 8), front.at(a + 8, 22)],
            [front.at(b, 12), front.at(b - 10, 20), front.at(b - 4, 30)],
          ]);
        }
      }
    // a beam that was a hoarding once, and grit
    pen.bars([[frame.at(-width * 0.42, 50, 8), frame.at(-width * 0.1, 30, 96)]], 12 * s, '#7a5238');
    for (const i of range(9)) {
      const [x, y] = frame.at((random.next() - 0.5) * width * 1.2, 66 + random.range(0, 24), 4);
      pen.shape(arc(x, y, random.range(5, 10) * s, random.range(4, 7) * s, 0, 6.2832, 6), stone, {
        ink: 0.8,
      });
      if (i % 3 === 0) plume(pen, frame.at((i / 8 - 0.5) * width * 1.3, 70, 14), 34 * s, 0.1);
    }
  },
};
