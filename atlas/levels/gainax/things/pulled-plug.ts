/** The sentinel's power cable, pulled apart on the quay: a plug with two prongs, its socket, and the flash between them. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

const RUBBER = '#4a4456';

export const pulledPlug: ThingKind<object> = {
  name: 'pulledPlug',
  footprint: () => block(120, 10),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const k of [-1, 1]) {
      pen.bars([[at(k * 100, 4), at(k * 76, 2), at(k * 62, 14), at(k * 46, 20)]], 15 * s, RUBBER, {
        smooth: true,
      });
      pen.bars([[at(k * 84, 2), at(k * 78, 3)]], 15 * s, '#f2b23a', { edge: 0 });
    }
    for (const z of [12, 28]) pen.bars([[at(-30, z), at(-9, z)]], 6 * s, '#e8c85a', { edge: 1.6 });
    pen.shape([at(-52, 8), at(-28, 0), at(-28, 40), at(-52, 32)], '#e9e4ee', { ink: 1 });
    pen.line([at(-36, 4), at(-36, 36)], 0.8);
    pen.shape([at(24, -2), at(54, 6), at(54, 34), at(24, 42)], '#d9463c', { ink: 1 });
    pen.shape([at(20, -4), at(30, -4), at(30, 44), at(20, 44)], '#e9e4ee', { ink: 1 });
    for (const z of [12, 28])
      pen.shape(arc(...at(25, z), 3.4 * s, 4.4 * s, 0, TAU, 8), '#2d2138', { ink: 0.6, edge: 'smooth' });
    // what it costs
    pen.shape(
      [at(8, 108), at(-20, 66), at(-4, 68), at(-12, 36), at(18, 78), at(3, 76), at(22, 104)],
      { emit: '#ffd23c' },
      { ink: 1.1 },
    );
    for (const [u, z, du, dz] of [
      [-30, 60, -12, 8],
      [-26, 84, -13, 10],
      [32, 62, 13, 7],
      [30, 86, 13, 9],
    ] as const)
      pen.line([at(u, z), at(u + du, z + dz)], 1.6, { colour: '#ffb02c' });
  },
};
