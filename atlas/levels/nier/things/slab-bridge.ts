/** A slab of the street laid over the stream, for those who walk close round the shaft. */
import { block } from '../../../core/footprint';
import { range } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export const slabBridge: ThingKind<{ readonly stone?: string }> = {
  name: 'slabBridge',
  footprint: () => block(196, 60),
  height: 16,
  draw(pen, frame, { stone = '#ddd5bc' }) {
    for (const k of [-1, 1])
      box(pen, frame, { u0: k * 84 - 15, u1: k * 84 + 15, w0: -34, w1: 34, z1: 10 }, '#c4bb9f');
    const slab = box(pen, frame, { u0: -98, u1: 98, w0: -28, w1: 28, z0: 8, z1: 22 }, stone, {
      topMaterial: '#f4eeda',
    });
    for (const i of range(3))
      pen.line([frame.at(-50 + i * 48, -27, 22), frame.at(-46 + i * 50, 27, 22)], 0.9, { opacity: 0.7 });
    slab.front?.panel(0, 9, 196, 14, '#a9b884', { ink: 0.6 });
  },
};
