/** The lattice tower of the blossom city, orange and white, with two lookouts and a lantern's worth of lights. */
import { lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame, Point3 } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { towerHall } from './tower-hall';
import { block } from '../../../core/footprint';

export interface RedTowerOptions {
  readonly height?: number;
  readonly red?: string;
  readonly white?: string;
  /** Does one go up from a hall between its legs, with doors to the street? A plain lift house stands there else. */
  readonly hall?: boolean;
}

/** Half width of the lattice at a share of its height: legs that spread like a skirt. */
const half = (t: number) => 22 + 190 * (1 - t) ** 2.6;

function lattice(pen: Pen, frame: Frame, height: number, paint: (t: number) => string, behind: boolean) {
  const s = frame.scale;
  const corner = (u: number, w: number, t: number): Point => {
    const spot: Point3 = [u * half(t), w * half(t), t * height];
    return frame.at(...spot);
  };
  const steps = 15;
  for (const i of range(steps)) {
    const [a, b] = [(i / steps) ** 0.9, ((i + 1) / steps) ** 0.9];
    const thick = lerp(13, 6, a) * s;
    const sides: readonly (readonly [Point3, Point3])[] = behind
      ? [
          [
            [-1, -1, 0],
            [1, -1, 0],
          ],
          [
            [1, -1, 0],
            [1, 1, 0],
          ],
        ]
      : [
          [
            [-1, 1, 0],
            [1, 1, 0],
          ],
          [
            [-1, -1, 0],
            [-1, 1, 0],
          ],
        ];
    for (const [[u0, w0], [u1, w1]] of sides) {
      const tone = behind ? -1.1 : u0 === u1 ? 0.5 : 0;
      const cross = [
        [corner(u0, w0, a), corner(u1, w1, b)],
        [corner(u1, w1, a), corner(u0, w0, b)],
      ];
      if (i > 1 || !behind) pen.bars(i > 1 ? cross : [], thick * 0.42, paint(a), { tone, edge: 1.6 });
      pen.bars([[corner(u0, w0, b), corner(u1, w1, b)]], thick * 0.6, paint(b), { tone, edge: 1.8 });
      pen.bars(
        [
          [corner(u0, w0, a), corner(u0, w0, b)],
          [corner(u1, w1, a), corner(u1, w1, b)],
        ],
        thick,
        paint(a),
        { tone },
      );
    }
  }
}

export const redTower: ThingKind<RedTowerOptions> = {
  name: 'redTower',
  footprint: () => block(440, 440),
  height: 420,
  draw(pen, frame, { height = 1180, red = '#e8583f', white = '#fbf3ea', hall = false }) {
    const paint = (t: number) => (t < 0.3 || (t > 0.42 && t < 0.62) || (t > 0.72 && t < 0.86) ? red : white);
    const s = frame.scale;
    for (const [u, w] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      box(
        pen,
        frame.moved(u * half(0), w * half(0)),
        { u0: -34, u1: 34, w0: -34, w1: 34, z1: 30 },
        '#cfc4c8',
      );
    lattice(pen, frame, height, paint, true);
    if (hall) towerHall(pen, frame, red);
    else
      box(pen, frame, { u0: -84, u1: 84, w0: -74, w1: 74, z1: 120 }, '#f3e6e2', { topMaterial: '#b56a5c' });
    lattice(pen, frame, height, paint, false);
    const deck = (z: number, r: number, tall: number) => {
      box(pen, frame, { u0: -r, u1: r, w0: -r, w1: r, z0: z, z1: z + 12 }, red);
      const walls = box(
        pen,
        frame,
        { u0: -r * 1.06, u1: r * 1.06, w0: -r * 1.06, w1: r * 1.06, z0: z + 12, z1: z + tall },
        white,
        { topMaterial: red },
      );
      for (const wall of Object.values(walls)) {
        wall.panel(4, tall * 0.34, wall.width - 4, tall * 0.72, '#6f9ac0', { ink: 0.9 });
        for (const k of range(7))
          pen.line(
            [
              wall.at(4 + ((wall.width - 8) * k) / 7, tall * 0.34),
              wall.at(4 + ((wall.width - 8) * k) / 7, tall * 0.72),
            ],
            0.9,
          );
        pen.tint([wall.at(8, tall * 0.4), wall.at(40, tall * 0.68), wall.at(14, tall * 0.68)], '#e6f3fa', {
          edge: 'straight',
          opacity: 0.7,
        });
      }
    };
    deck(height * 0.4, 84, 70);
    deck(height * 0.72, 44, 44);
    drum(pen, frame, { r: 14, r1: 8, z0: height, z1: height + 90 }, white, { top: false });
    drum(pen, frame, { r: 8, r1: 5, z0: height + 90, z1: height + 170 }, red, { top: false });
    pen.bars([[frame.at(0, 0, height + 170), frame.at(0, 0, height + 250)]], 4 * s, white);
    pen.glow(...frame.at(0, 0, height * 0.45), 420 * s, 'amber', 0.8);
  },
};
