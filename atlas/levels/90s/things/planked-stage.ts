/** The stage of this map: boards from wing to wing, so that its floor is not taken for the wall behind it. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { boomboxStage } from './boombox-stage';
import type { BoomboxStageOptions } from './boombox-stage';
import { microphones } from './microphones';

const LOW = 40;
const HALF = 358;
const BOARDS = ['#e2a866', '#d4955a', '#e9b676'] as const;

export const plankedStage: ThingKind<BoomboxStageOptions> = {
  ...boomboxStage,
  draw(pen, frame, options, random) {
    boomboxStage.draw(pen, frame, options, random);
    const strip = (a: number, b: number, from: number, to: number): Point[] => [
      frame.at(a, from, LOW),
      frame.at(b, from, LOW),
      frame.at(b, to, LOW),
      frame.at(a, to, LOW),
    ];
    for (const k of range(7)) {
      const [from, to] = [-28 + k * 33, 5 + k * 33];
      pen.shape(strip(-HALF, HALF, from, to), BOARDS[k % 3] ?? BOARDS[0], {
        edge: 'straight',
        contour: false,
        ink: 0.7,
        wobble: 0,
      });
      for (const j of range(3)) {
        const u = -HALF + ((k * 137 + j * 251) % (HALF * 2));
        pen.line([frame.at(u, from, LOW), frame.at(u, to, LOW)], 0.7, { opacity: 0.7 });
      }
    }
    // the wall's shade on the boards behind the dancers, and a worn edge where the stage ends
    pen.tint(strip(-HALF, HALF, -28, 2), '#4a2f6a', { opacity: 0.34, edge: 'straight' });
    pen.shape(strip(-HALF, HALF, 203, 219), '#fff0c8', {
      edge: 'straight',
      contour: false,
      ink: 1.2,
      wobble: 0,
    });
    // spots from above, one for each dancer
    for (const [u, w, colour] of [
      [-270, 40, '#ffe27a'],
      [-96, 22, '#ff9fbe'],
      [92, 44, '#8fe0d6'],
      [272, 24, '#ffe27a'],
    ] as const)
      pen.tint(
        arc(0, 0, 1, 1, 0, 6.2832, 22).map(([c, q]) => frame.at(u + c * 76, w + 6 + q * 40, LOW)),
        colour,
        { opacity: 0.5, edge: 'smooth' },
      );
    microphones(pen, frame, LOW);
  },
};
