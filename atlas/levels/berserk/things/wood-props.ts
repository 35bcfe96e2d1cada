/** What stands about at the edge of the wood: older than the war, or pretending to be. */
import { arc, TAU, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { TIMBER } from './parts';

/** A stone somebody raised long before there were kings, with marks that itch. */
export const runeStone: ThingKind<{ readonly height?: number }> = {
  name: 'runeStone',
  footprint: ({ height = 190 }) => block(height * 0.46, 50),
  height: 150,
  draw(pen, frame, { height = 190 }, random) {
    const p = (u: number, z: number, w = 0): Point => frame.at(u * height, w, z * height);
    const tilt = random.jitter(0.08);
    pen.shape(
      [
        p(-0.22, 0, 20),
        p(-0.2 + tilt * 0.5, 0.6),
        p(-0.12 + tilt, 0.94),
        p(0.04 + tilt, 1.02),
        p(0.17 + tilt, 0.88),
        p(0.21 + tilt * 0.5, 0.4),
        p(0.23, -0.01, 20),
        p(0, -0.03, 26),
      ],
      '#8f8a94',
      { wobble: 2 },
    );
    pen.tint(
      [p(0.06, 0, 20), p(0.08 + tilt, 0.92), p(0.16 + tilt, 0.86), p(0.2, 0.4), p(0.21, 0, 20)],
      '#8f8a94',
      { tone: -1, edge: 'straight' },
    );
    const glow = pen.light.night ? { emit: '#b8f58a' } : '#b8d08a';
    for (const k of range(3)) {
      const z = 0.3 + k * 0.2;
      const marks: readonly Point[] = [
        p(-0.1, z, 14),
        p(-0.02, z + 0.12, 14),
        p(0.03, z, 14),
        p(-0.04, z + 0.05, 14),
      ];
      pen.line(marks.slice(0, 2 + (k % 3)), 1.8, { colour: glow });
      pen.line([p(-0.1 + k * 0.04, z + 0.12, 14), p(0.02, z + 0.02, 14)], 1.8, { colour: glow });
    }
    pen.glow(...p(-0.03, 0.52), height * 0.6 * frame.scale, 'teal', 0.5);
  },
};

/** Cabbages in rows under a scarecrow in armour: the siege has lasted three harvests. */
export const cabbagePatch: ThingKind<object> = {
  name: 'cabbagePatch',
  footprint: () => block(260, 150),
  height: 40,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    for (const row of range(3)) {
      const w = -50 + row * 50;
      pen.shape(
        [
          frame.at(-126, w - 16, 0),
          frame.at(126, w - 16, 0),
          frame.at(130, w + 18, 0),
          frame.at(-130, w + 18, 0),
        ],
        '#9a7458',
        { ink: 0.8, tone: -0.2 },
      );
      if (row === 1) {
        pen.bars(
          [
            [frame.at(0, w, 0), frame.at(0, w, 190)],
            [frame.at(-62, w, 128), frame.at(62, w, 134)],
          ],
          9 * s,
          TIMBER,
        );
        const p = (u: number, z: number) => frame.at(u, w + 4, z);
        pen.shape(
          [
            p(-60, 138),
            p(60, 140),
            p(54, 108),
            p(26, 112),
            p(30, 56),
            p(10, 66),
            p(-6, 52),
            p(-28, 62),
            p(-24, 110),
            p(-56, 106),
          ],
          '#a83a40',
        );
        pen.shape([p(-24, 156), p(-28, 186), p(0, 208), p(28, 186), p(24, 156)], '#a2a8b8', {
          edge: 'smooth',
        });
        pen.shape([p(-18, 178), p(18, 178), p(18, 168), p(-18, 168)], '#2a2030', {
          contour: false,
          ink: 0.6,
        });
      }
      for (const i of range(6)) {
        const [x, y] = frame.at(-105 + i * 42 + random.jitter(5), w, 12);
        const r = random.range(17, 22) * s;
        pen.shape(arc(x, y, r * 1.2, r * 0.8, 0, TAU, 8), '#6f9a5c', { edge: 'scallop', ink: 0.9 });
        pen.shape(arc(x, y - r * 0.3, r * 0.7, r * 0.62, 0, TAU, 10), '#a8cc7c', {
          edge: 'smooth',
          ink: 0.8,
          contour: false,
        });
        pen.line(
          [
            [x, y - r * 0.8],
            [x - r * 0.2, y - r * 0.2],
          ],
          0.8,
        );
      }
    }
  },
};
