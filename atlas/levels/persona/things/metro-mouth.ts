/** The way down to the metro, glass above and a red ring over the stairs. */
import { arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface MetroMouthOptions {
  readonly red?: string;
}

export const metroMouth: ThingKind<MetroMouthOptions> = {
  name: 'metroMouth',
  footprint: () => block(420, 250),
  height: 260,
  draw(pen, frame, { red = '#d8202f' }) {
    const s = frame.scale;
    const pit = [
      frame.at(-150, 130, 0),
      frame.at(150, 130, 0),
      frame.at(150, -110, 0),
      frame.at(-150, -110, 0),
    ];
    pen.shape(pit, '#2a222e');
    for (const i of range(7)) {
      const [w, k] = [124 - i * 30, i / 7];
      pen.shape(
        [
          frame.at(-146, w, -i * 3),
          frame.at(146, w, -i * 3),
          frame.at(146, w - 22, -i * 3),
          frame.at(-146, w - 22, -i * 3),
        ],
        '#b9b0b0',
        { tone: 0.4 - k * 2.2, contour: false, ink: 0.8 },
      );
    }
    pen.bars([[frame.at(0, 124, 60), frame.at(0, -60, 20)]], 6 * s, '#e6dedc');
    box(pen, frame, { u0: -190, u1: 190, w0: -132, w1: -110, z1: 130 }, '#e6dedc');
    const lit = (p: number, z: number) => frame.at(p, -108, z);
    pen.shape([lit(-146, 0), lit(146, 0), lit(146, 92), lit(-146, 92)], '#ffe39a', { contour: false });
    for (const k of range(5)) pen.line([lit(-146 + k * 73, 0), lit(-146 + k * 73, 92)], 1);
    for (const side of [-1, 1]) {
      const u = side * 170;
      box(pen, frame, { u0: u - 20, u1: u + 20, w0: -130, w1: 140, z1: 74 }, '#f1ece6', { topMaterial: red });
    }
    pen.bars(
      [-1, 1].flatMap((side) => [
        [frame.at(side * 170, 130, 74), frame.at(side * 170, 130, 240)],
        [frame.at(side * 170, -120, 120), frame.at(side * 170, -120, 290)],
      ]),
      10 * s,
      '#241d28',
    );
    const rib = (w: number, z: number) =>
      arc(0, 0, 1, 1, Math.PI, Math.PI * 2, 13).map(([x, y]) => frame.at(x * 196, w, z - y * 86));
    pen.shape([...rib(-130, 284), ...rib(140, 234).reverse()], '#c3d4da', { tone: 0.4, opacity: 0.82 });
    pen.bars([rib(-130, 284), rib(4, 258), rib(140, 234)], 8 * s, '#241d28', { smooth: true });
    for (const i of range(5)) {
      const [a, b] = [rib(-130, 284)[2 + i * 2], rib(140, 234)[2 + i * 2]];
      if (a && b) pen.line([a, b], 1);
    }
    const face = { at: (p: number, z: number) => frame.at(p, 144, 196 + z) };
    pen.shape([face.at(-150, 0), face.at(150, 0), face.at(160, 62), face.at(-160, 62)], '#17121c');
    letters(pen, face, 'METRO', { s: 24, z: 14, height: 34, colour: '#fbf6f0', width: 3 });
    const [x, y] = face.at(-108, 30);
    pen.shape(arc(x, y, 44 * s, 44 * s, 0, 6.2832, 18), red, { edge: 'smooth' });
    pen.shape(arc(x, y, 26 * s, 26 * s, 0, 6.2832, 16), '#fbf6f0', {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
  },
};
