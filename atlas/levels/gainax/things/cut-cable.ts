/** Both ends of the sentinel's power cable, just where somebody cut it: bare copper, and what jumps from one to the other. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export const cutCable: ThingKind<object> = {
  name: 'cutCable',
  footprint: () => block(120, 10),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    for (const k of [-1, 1]) {
      const at = (u: number, z: number): Point => frame.at(u * k, 0, z);
      pen.bars([[at(92, 6), at(44, 16)]], 20 * s, '#4a4456');
      pen.bars([[at(50, 15), at(44, 16)]], 22 * s, '#8a84a0', { edge: 1.6 });
      for (const i of range(4))
        pen.bars([[at(42, 16), at(24 - (i % 2) * 8, 4 + i * 10)]], 4 * s, '#e39a4a', { edge: 1 });
    }
    const spark = (x: number, z: number, r: number): Point[] =>
      range(12).map((i): Point => {
        const a = (i / 12) * 6.283;
        const far = (i % 2 ? 0.42 : 1) * r;
        return frame.at(x + Math.cos(a) * far, 0, z + Math.sin(a) * far);
      });
    pen.shape(spark(0, 34, 40), { emit: '#ffd23c' }, { ink: 1 });
    pen.shape(spark(0, 34, 20), { emit: '#fff8dc' }, { ink: 0, contour: false });
    for (const [u, z] of [
      [-46, 74],
      [52, 68],
      [8, 92],
    ] as const)
      pen.shape(spark(u, z, 11), { emit: '#ffe98a' }, { ink: 0.7, contour: false });
  },
};
