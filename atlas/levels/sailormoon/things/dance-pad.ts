/** The dancing machine before the arcade: two pads of arrows that light up, and a screen that is always faster. */
import { block } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

/** Height of its floor, world units, and how far from the middle each pad is. */
export const PAD = { floor: 16, apart: 62 } as const;

const LIT = ['#ff8fb8', '#7fe0f0', '#ffe08a', '#a8f0b0'] as const;

/** An arrow on a wall: its middle, its size, and the quarter it points to. */
function arrow(pen: Pen, wall: Surface, [x, z]: Point, r: number, quarter: number, colour: string): void {
  const turn = (quarter * Math.PI) / 2;
  const at = ([a, b]: Point): Point =>
    wall.at(x + a * Math.cos(turn) - b * Math.sin(turn), z + a * Math.sin(turn) + b * Math.cos(turn));
  pen.shape(
    (
      [
        [0, r],
        [r, 0],
        [r * 0.4, 0],
        [r * 0.4, -r],
        [-r * 0.4, -r],
        [-r * 0.4, 0],
        [-r, 0],
      ] as const
    ).map(at),
    { emit: colour },
    { ink: 0.7, contour: false, wobble: 0 },
  );
}

export const dancePad: ThingKind<object> = {
  name: 'dancePad',
  footprint: () => block(280, 150),
  height: 120,
  lamps: () => [{ w: 90, reach: 300, colour: 'amber' }],
  draw(pen, frame) {
    const s = frame.scale;
    const back = box(
      pen,
      frame.moved(0, -66),
      { u0: -132, u1: 132, w0: -14, w1: 14, z0: 0, z1: 232 },
      '#f08fb4',
    );
    if (back.front) {
      back.front.panel(14, 96, 250, 196, '#2a2468', { ink: 0.9 });
      back.front.panel(20, 102, 244, 190, { emit: '#3f3a9a' }, { ink: 0.6 });
      for (const i of range(8))
        arrow(
          pen,
          back.front,
          [38 + (i % 4) * 26 + (i > 3 ? 110 : 0), 122 + ((i * 37) % 52)],
          9,
          i,
          nth(LIT, i % 4),
        );
      pen.line([back.front.at(132, 104), back.front.at(132, 188)], 1, { colour: { emit: '#ffffff' } });
      for (const [k, share] of [
        [0, 0.9],
        [1, 0.3],
      ] as const) {
        back.front.panel(24 + k * 116, 200, 124 + k * 116, 212, '#2a2468', { ink: 0.7 });
        back.front.panel(
          26 + k * 116,
          202,
          26 + k * 116 + 96 * share,
          210,
          { emit: k ? '#ff8f7a' : '#a8f0b0' },
          { ink: 0 },
        );
      }
      for (const k of [0, 1]) {
        const at = back.front.at(38 + k * 188, 52);
        pen.shape(arc(...at, 24 * s, 24 * s), '#3a2f6a', { edge: 'smooth', contour: false });
        pen.shape(arc(...at, 11 * s, 11 * s), '#8a78c0', { edge: 'smooth', contour: false, ink: 0.8 });
      }
    }
    box(pen, frame, { u0: -132, u1: 132, w0: -52, w1: 66, z1: PAD.floor }, '#4a3f8f', {
      topMaterial: '#6a5ab0',
    });
    const floor: Surface = { at: (u, w) => frame.at(u, -w, PAD.floor) };
    for (const k of [-1, 1])
      for (const i of range(4)) {
        const [du, dw] = nth(
          [
            [0, 30],
            [-34, 0],
            [0, -34],
            [34, 0],
          ] as const,
          i,
        );
        const [u, w] = [k * PAD.apart + du, dw - 6];
        pen.shape(
          [
            floor.at(u - 16, w - 16),
            floor.at(u + 16, w - 16),
            floor.at(u + 16, w + 16),
            floor.at(u - 16, w + 16),
          ],
          (i + k) % 3 ? '#3a2f7a' : { emit: nth(LIT, i) },
          { ink: 0.8, contour: false, wobble: 0 },
        );
        arrow(pen, floor, [u, w], 10, i, (i + k) % 3 ? nth(LIT, i) : '#ffffff');
      }
    for (const i of range(9)) {
      const at = frame.at(-120 + i * 30, 66, PAD.floor / 2);
      pen.shape(
        arc(...at, 4.5 * s, 4.5 * s, 0, 6.2832, 8),
        { emit: nth(LIT, i % 4) },
        { ink: 0.6, contour: false },
      );
    }
  },
};
