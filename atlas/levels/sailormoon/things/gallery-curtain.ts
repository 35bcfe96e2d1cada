/** A curtain drawn behind one rail of the palace: without it, both galleries would hold the same three guests. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { crescentAt } from './parts';

/** Where it hangs along the rail, world units from the middle of the palace. */
const [FROM, TO] = [196, 318];

export const galleryCurtain: ThingKind<object> = {
  name: 'galleryCurtain',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 70, z);
    const hem = range(9).map((i) => at(TO - ((TO - FROM) * i) / 8, 206 + (i % 2) * 3));
    pen.shape([at(FROM, 257), at(TO, 257), ...hem], '#b86aa4', { contour: false, ink: 1 });
    for (const i of range(7)) {
      const u = FROM + 15 + i * 15.4;
      pen.line([at(u, 254), at(u + (i % 2 ? 2 : -2), 232), at(u, 210)], 0.7);
    }
    pen.bars([[at(FROM - 6, 257), at(TO + 6, 257)]], 4 * s, '#f2c14f', { edge: 1.2 });
    pen.shape(crescentAt(at((FROM + TO) / 2, 241), 8 * s), '#ffe9a8', { contour: false, ink: 0.6 });
    pen.bars([[at(FROM - 8, 226), at(TO + 8, 226)]], 7 * s, '#f4f0ff', { edge: 1.6 });
    pen.bars(
      range(7).map((i) => [at(206 + i * 17, 202), at(206 + i * 17, 224)]),
      5 * s,
      '#d8d0f4',
      { edge: 1.2 },
    );
  },
};
