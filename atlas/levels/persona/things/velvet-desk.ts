/** Who receives in the blue cell: a desk with cards on it, a lamp, a chair with a long back, and the lady in it. */
import { arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import { bust } from '../../../things/fair/bust';

/** Draws them in the middle of the cell's floor. */
export function desk(pen: Pen, frame: Frame, blue: string, gold: string): void {
  const s = frame.scale;
  box(pen, frame, { u0: -76, u1: 76, w0: -70, w1: -4, z0: 44, z1: 112 }, '#5a2f3a', {
    topMaterial: '#8a4a3f',
  });
  const chair = (u: number, z: number) => frame.at(u, -96, 44 + z);
  pen.shape([chair(-46, 60), chair(46, 60), chair(40, 214), chair(0, 246), chair(-40, 214)], '#24367f', {
    tone: 0.2,
  });
  pen.shape([chair(-34, 70), chair(34, 70), chair(28, 204), chair(0, 226), chair(-28, 204)], blue, {
    contour: false,
    tone: 0.5,
  });
  for (const z of [100, 140, 180])
    pen.shape(arc(...chair(0, z), 4 * s, 4 * s, 0, 6.2832, 7), gold, {
      edge: 'smooth',
      ink: 0.5,
      contour: false,
    });
  // whoever receives here sits in the light of the lamp, a quill in her hand
  bust(pen, chair(-4, 108), 27 * s, {
    skin: '#f6d8bc',
    hair: '#d8dce6',
    cloth: '#1f2f7a',
    kind: 1,
    look: 0.2,
    contour: false,
  });
  pen.tint(frame.disc(46, -38, 112, 64), '#ffe39a', { opacity: 0.45 });
  pen.bars([[frame.at(46, -30, 112), frame.at(46, -30, 146)]], 5 * s, gold);
  pen.shape(
    [frame.at(24, -30, 144), frame.at(68, -30, 144), frame.at(58, -30, 176), frame.at(34, -30, 176)],
    '#ffe39a',
  );
  for (const k of range(4))
    pen.shape(
      [
        frame.at(-60 + k * 24, -20, 113),
        frame.at(-42 + k * 24, -20, 113),
        frame.at(-40 + k * 24, -44, 114),
        frame.at(-58 + k * 24, -44, 114),
      ],
      k % 2 ? '#fbf6f0' : '#d8202f',
      { ink: 0.7, contour: false },
    );
}
