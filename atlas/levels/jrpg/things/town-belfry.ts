/** The bell tower on top of the chocolate-box town, with its clock. */
import type { Frame } from '../../../core/frame';
import { TAU, arc, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import { flag } from '../../../things/fair/tent';
import { casement } from '../../../things/town/cottage';

/** The bell tower with its clock, standing at the height `foot`, world units; `hand` is how far the long hand is turned, radians. */
export function belfry(
  pen: Pen,
  frame: Frame,
  foot: number,
  stone: string,
  chocolate: string,
  hand: number,
): void {
  const s = frame.scale;
  const body = box(pen, frame, { u0: -62, u1: 62, w0: -62, w1: 50, z0: foot, z1: foot + 300 }, stone, {
    top: false,
  });
  if (body.front) {
    const { front } = body;
    for (const z of [8, 150, 292]) front.panel(0, z - 7, 124, z + 7, '#e8b87a', { ink: 0.9 });
    for (const k of [24, 100]) front.panel(k - 5, 0, k + 5, 300, '#f0d2a8', { ink: 0.7 });
    pen.shape(
      [
        front.at(40, 0),
        front.at(84, 0),
        front.at(84, 62),
        ...arc(...front.at(62, 62), 22 * s, 22 * s, 0, -Math.PI, 8),
      ],
      '#5a3a3a',
      { contour: false },
    );
    const [x, y] = front.at(62, 216);
    for (const [k, colour] of [
      [46, '#e8b84a'],
      [38, '#fff6dc'],
    ] as const)
      pen.shape(arc(x, y, k * s, k * s), pen.light.night && k < 40 ? { emit: '#ffe9a8' } : colour, {
        edge: 'smooth',
        contour: false,
      });
    for (const i of range(12)) {
      const a = (i / 12) * TAU;
      pen.line(
        [
          [x + Math.cos(a) * 30 * s, y + Math.sin(a) * 30 * s],
          [x + Math.cos(a) * 36 * s, y + Math.sin(a) * 36 * s],
        ],
        1.4,
      );
    }
    pen.line(
      [
        [x, y],
        [x - 14 * s, y - 14 * s],
      ],
      2.2,
    );
    pen.line(
      [
        [x, y],
        [
          x + (Math.cos(hand) * 4 + Math.sin(hand) * 28) * s,
          y + (Math.sin(hand) * 4 - Math.cos(hand) * 28) * s,
        ],
      ],
      1.8,
    );
    casement(pen, front, 62, 96, 13, 36);
    pen.glow(x, y, 90 * s, 'amber', 0.8);
  }
  for (const u of [-48, 48]) drum(pen, frame, { u, w: 36, r: 9, z0: foot + 300, z1: foot + 376 }, stone);
  pen.shape(
    [
      frame.at(-26, 0, foot + 316),
      frame.at(-16, 0, foot + 356),
      frame.at(0, 0, foot + 372),
      frame.at(16, 0, foot + 356),
      frame.at(26, 0, foot + 316),
    ],
    '#e8b84a',
    { edge: 'smooth', tone: 0.4 },
  );
  stripedCone(pen, frame, { r: 92, z0: foot + 366, z1: foot + 570, bulge: -16, sectors: 16 }, [
    chocolate,
    '#8f5a3c',
  ]);
  flag(pen, frame, { u: 0, w: 0, z: foot + 566, height: 64, length: 84, material: '#e2574c' });
}
