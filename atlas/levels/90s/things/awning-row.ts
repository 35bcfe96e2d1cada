/** The awnings of the shops under the window, seen from above and from behind: what the frame cuts below. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface AwningRowOptions {
  /** World units of one shop's awning. */
  readonly width?: number;
  readonly cloths?: readonly string[];
}

const GAP = 26;
const STRIPES = 9;

export const awningRow: ThingKind<AwningRowOptions> = {
  name: 'awningRow',
  footprint: ({ width = 240, cloths = [] }) => block((width + GAP) * Math.max(1, cloths.length), 200),
  height: 60,
  shadow: false,
  draw(pen, frame, { width = 240, cloths = ['#e8447f', '#ffd84a', '#2fb5ac'] }) {
    const whole = (width + GAP) * cloths.length;
    const from = -whole / 2;
    for (const [k, cloth] of cloths.entries()) {
      const u0 = from + GAP / 2 + k * (width + GAP);
      const step = width / STRIPES;
      const reach = -190 - (k % 2) * 16;
      for (const i of range(STRIPES)) {
        const [a, b] = [u0 + i * step, u0 + (i + 1) * step];
        const hem = range(7).map((j): Point => {
          const t = j / 6;
          return frame.at(a + step * t, reach - Math.sin(t * Math.PI) * 16, 20);
        });
        pen.shape([frame.at(a, 4, 62), ...hem, frame.at(b, 4, 62)], i % 2 ? '#fff8ea' : cloth, {
          ink: 0.8,
          tone: i % 2 ? 0.3 : 0,
        });
      }
      // the cloth sags between its arms
      pen.tint(
        [
          frame.at(u0, -60, 48),
          frame.at(u0 + width, -60, 48),
          frame.at(u0 + width, 4, 62),
          frame.at(u0, 4, 62),
        ],
        nth(cloths, k),
        { edge: 'straight', tone: -0.9, opacity: 0.28 },
      );
      pen.bars([[frame.at(u0 - 6, 2, 64), frame.at(u0 + width + 6, 2, 64)]], 7 * frame.scale, '#dfe2e8');
    }
    box(pen, frame, { u0: from - 10, u1: from + whole + 10, w0: 0, w1: 160, z0: 0, z1: 64 }, '#c98a9a', {
      topMaterial: '#6a5a92',
    });
    for (const w of [24, 60])
      pen.line([frame.at(from, w, 64), frame.at(from + whole, w, 64)], 0.9, { opacity: 0.6 });
  },
};
