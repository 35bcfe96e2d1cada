/** The ruins of the sky island: columns of drums, each broken in its own way, and one that has fallen. */
import type { Frame } from '../../../core/frame';
import { arc, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { upright } from '../../../core/upright';

export function skyRuins(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const on = upright(frame);
  const stone = '#e6d9b8';
  const column = (u: number, tall: number, half: number, slant: number, moss: number): void => {
    pen.shape(
      on([
        [u - half - 9, 18],
        [u + half + 9, 18],
        [u + half + 7, 34],
        [u - half - 7, 34],
      ]),
      stone,
    );
    const shaft = on([
      [u - half, 32],
      [u + half, 32],
      [u + half * 0.86, tall - slant],
      [u + half * 0.3, tall - slant * 0.2 - 5],
      [u - half * 0.2, tall + slant * 0.3],
      [u - half * 0.86, tall + slant],
    ]);
    pen.shape(shaft, stone, { wobble: 0.6 });
    pen.within(shaft, () => {
      pen.tint(
        on([
          [u + half * 0.3, 30],
          [u + half, 30],
          [u + half, tall + 30],
          [u + half * 0.26, tall + 30],
        ]),
        stone,
        { tone: -1, edge: 'straight' },
      );
      for (const k of [-0.6, -0.2, 0.22, 0.62])
        pen.line(
          on([
            [u + half * k, 34],
            [u + half * k * 0.86, tall + 10],
          ]),
          0.6,
          { opacity: 0.6 },
        );
      for (const i of range(Math.floor((tall - 40) / 44)))
        pen.line(
          on([
            [u - half, 76 + i * 44],
            [u, 70 + i * 44],
            [u + half, 76 + i * 44],
          ]),
          0.9,
          { smooth: true },
        );
      pen.tint(
        on([
          [u - half, tall + slant + 6],
          [u, tall + 6],
          [u + half, tall - slant + 6],
          [u + half * 0.6, tall - slant - 16],
          [u, tall - 10],
          [u - half * 0.7, tall + slant - 14],
        ]),
        stone,
        { tone: 1 },
      );
    });
    for (const i of range(moss)) {
      const z = 44 + i * 38;
      const k = i % 2 ? 1 : -1;
      pen.shape(
        on([
          [u + k * half, z + 14],
          [u + k * half * 0.1, z + 8],
          [u + k * half * 0.3, z - 10],
          [u + k * half * 0.55, z - 2],
          [u + k * half * 0.8, z - 14],
          [u + k * half, z - 4],
        ]),
        '#7fae52',
        { edge: 'smooth', ink: 0.7, contour: false },
      );
    }
  };
  column(-250, 138, 19, 10, 1);
  column(-166, 214, 24, -13, 3);
  column(116, 176, 22, 15, 2);
  column(206, 108, 20, -9, 1);
  // the fallen one lies as it broke, its rings to us
  for (const [u, z, r] of [
    [262, 30, 22],
    [306, 27, 21],
    [-324, 30, 19],
  ] as const) {
    pen.shape(
      on([
        [u - 18, z + r],
        [u + 16, z + r - 2],
        [u + 16, z - r + 6],
        [u - 18, z - r + 2],
      ]),
      stone,
      { tone: -0.5 },
    );
    const face = arc(...frame.at(u - 18, 0, z), r * 0.62 * s, r * s, 0, 6.2832, 14);
    pen.shape(face, stone, { edge: 'smooth', tone: 0.5 });
    pen.line(arc(...frame.at(u - 18, 0, z), r * 0.3 * s, r * 0.52 * s, 0.4, 5.6, 9), 0.7, { smooth: true });
  }
}
