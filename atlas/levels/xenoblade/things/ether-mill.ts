/** A watchtower of the colony: a gun that has not been fired since the mill was hung on it. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';

export interface EtherMillOptions extends Turned {
  readonly height?: number;
  readonly iron?: string;
  readonly sails?: readonly string[];
}

export const etherMill: ThingKind<EtherMillOptions> = {
  name: 'etherMill',
  footprint: () => disc(96),
  height: ({ height = 420 }) => height * 0.8,
  draw(pen, frame, { height = 420, iron = '#a9a2a0', sails = ['#f3e2c0', '#e2543c'], ...turned }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    drum(pen, frame, { r: 96, r1: 84, z0: 0, z1: 70 }, '#c9b796');
    for (const i of range(4))
      drum(
        pen,
        frame,
        {
          r: 66 - i * 6,
          r1: 60 - i * 6,
          z0: 70 + (i * (height - 70)) / 4,
          z1: 70 + ((i + 1) * (height - 70)) / 4 - 8,
        },
        iron,
        { topMaterial: '#6f6a72' },
      );
    for (const i of range(3)) {
      const [x, y] = p(-6, 150 + i * 90, 60);
      pen.shape(arc(x, y, 13 * s, 16 * s, 0, TAU, 12), '#ffe2a0', { edge: 'smooth', contour: false });
    }
    pen.bars(
      [
        [p(-74, 0, 80), p(-50, height, 40)],
        [p(-44, 0, 84), p(-28, height, 44)],
        ...range(12).map((i) => [
          p(-72 + i * 2, 16 + i * height * 0.08, 80 - i * 3),
          p(-44 + i * 1.4, 16 + i * height * 0.08, 84 - i * 3),
        ]),
      ],
      4 * s,
      '#6b5a4c',
    );
    drum(pen, frame, { r: 84, z0: height - 10, z1: height + 12 }, '#8a6a4a');
    pen.bars(
      [range(13).map((i) => nth(frame.disc(0, 0, height + 46, 82, 0, Math.PI, 13), i))],
      4 * s,
      '#6b5a4c',
    );
    // the tail that turns it into the wind: a boom, a ribbed vane, a stay
    pen.bars([[p(10, height + 66), p(176, height + 104)]], 9 * s, '#6b5a4c');
    pen.bars([[p(24, height + 96), p(128, height + 132)]], 4 * s, '#6b5a4c');
    pen.shape(
      [
        p(104, height + 92),
        p(112, height + 138),
        p(206, height + 160),
        p(196, height + 122),
        p(214, height + 84),
      ],
      nth(sails, 1),
      { tone: -0.3 },
    );
    for (const k of [0.3, 0.62])
      pen.line([p(104 + 100 * k, height + 92 - 6 * k), p(112 + 92 * k, height + 138 + 22 * k)], 1);
    drum(pen, frame, { r: 56, r1: 40, z0: height + 12, z1: height + 100 }, '#4f8f92');
    const hub = p(-30, height + 80, 50);
    for (const i of range(6)) {
      const a = (i / 6) * TAU + 0.3;
      const at = (r: number, d: number): Point => [
        hub[0] + Math.cos(a + d + turnOf(turned, 'sails')) * r * s,
        hub[1] + Math.sin(a + d + turnOf(turned, 'sails')) * r * s,
      ];
      pen.shape([at(20, 0), at(170, -0.1), at(190, 0.16), at(60, 0.34)], nth(sails, i % sails.length), {
        tone: Math.cos(a) > 0 ? -0.4 : 0.3,
      });
      pen.line([at(10, 0), at(176, 0.02)], 1.3);
    }
    pen.shape(arc(hub[0], hub[1], 22 * s, 22 * s, 0, TAU, 12), '#e3b04b', { edge: 'smooth' });
  },
};
