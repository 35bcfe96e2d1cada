/** The near side of the road roller's cab, before whoever sleeps in it. */
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const rollerCab: ThingKind<object> = {
  name: 'rollerCab',
  footprint: () => block(130, 20),
  height: 300,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number) => frame.at(u, 56, z);
    for (const u of [-66, 70]) pen.bars([[at(u, 168), at(u, 298)]], 7 * s, '#2d2138');
    pen.shape([at(-70, 166), at(74, 166), at(74, 206), at(-70, 206)], '#f2c12f');
    pen.tint([at(-68, 168), at(72, 168), at(72, 178), at(-68, 178)], '#f2c12f', {
      tone: -0.9,
      edge: 'straight',
    });
    for (const u of [-50, 54]) pen.line([at(u, 172), at(u, 200)], 0.8);
    pen.bars([[at(-6, 190), at(14, 190)]], 5 * s, '#2d2138', { edge: 1.2 });
  },
};
