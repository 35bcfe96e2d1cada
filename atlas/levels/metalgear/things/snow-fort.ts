/** A wall of snow blocks with a flag on it: who hides behind it has snowballs, who passes before it soon has them too. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { SNOW, drift } from './parts';

export interface SnowFortOptions {
  readonly width?: number;
}

export const snowFort: ThingKind<SnowFortOptions> = {
  name: 'snowFort',
  footprint: ({ width = 260 }) => block(width, 40),
  height: 70,
  draw(pen, frame, { width = 260 }) {
    const s = frame.scale;
    const h = width / 2;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.bars([[p(h - 24, 40), p(h - 24, 176)]], 7 * s, '#8a6a4a');
    pen.shape([p(h - 24, 174), p(h - 92, 156), p(h - 76, 140), p(h - 94, 122), p(h - 24, 126)], '#e8702c', {
      ink: 1,
    });
    // two rows of blocks, every second one of the upper row left out to throw through
    for (const row of range(3))
      for (const i of range(5)) {
        if (row === 2 && i % 2) continue;
        const w = width / 5;
        const u = -h + i * w + (row === 1 ? 8 : 0);
        const z = row * 26;
        pen.shape([p(u + 2, z), p(u + w - 2, z), p(u + w - 3, z + 27), p(u + 3, z + 27)], SNOW, {
          tone: row === 1 ? -0.25 : 0,
          ink: 1,
        });
        pen.tint(
          [p(u + w * 0.6, z + 2), p(u + w - 4, z + 2), p(u + w - 5, z + 24), p(u + w * 0.7, z + 24)],
          SNOW,
          {
            tone: -0.7,
            edge: 'straight',
          },
        );
      }
    for (const u of [-h, h]) drift(pen, frame.at(u, 14, 0), 42 * s, 24 * s);
  },
};
