/** The machine in the middle: it has a shade on the ground, and hands that are hands. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { prism } from './prism';
import { suit } from './suit';
import type { SuitOptions } from './suit-limbs';

/** Where the front of a hand is, and how its four fingers stand. */
const HAND = { u: 148, front: 46, fingers: [-19, -7, 5, 17] } as const;

export const heroSuit: ThingKind<SuitOptions> = {
  ...suit,
  draw(pen, frame, options, random) {
    // under each foot and between them
    for (const [u, w, wide, deep, opacity] of [
      [0, 10, 128, 46, 0.26],
      [-64, 30, 62, 34, 0.4],
      [64, 30, 62, 34, 0.4],
    ] as const)
      pen.tint(
        Array.from({ length: 24 }, (_, i): Point => {
          const a = (i / 24) * Math.PI * 2;
          return frame.at(u + Math.cos(a) * wide, w + Math.sin(a) * deep, 0);
        }),
        '#4a4a72',
        { opacity },
      );
    suit.draw(pen, frame, options, random);
    const joint = options.joint ?? '#6a7086';
    for (const k of [-1, 1]) {
      const u = k * HAND.u;
      prism(pen, frame, { u, w: 22, z0: 338, z1: 354, foot: [29, 28] }, options.accent ?? '#e0692e');
      // the back of the hand is lit, each finger ends by itself, the thumb lies across on the inner side
      for (const [i, f] of HAND.fingers.entries())
        prism(
          pen,
          frame,
          { u: u + f, w: 26, z0: 296 - (i === 1 || i === 2 ? 6 : 0), z1: 318, foot: [5, 22], top: [6, 22] },
          joint,
          0.8,
        );
      prism(
        pen,
        frame,
        {
          u: u - k * 24,
          w: HAND.front - 8,
          z0: 302,
          z1: 334,
          foot: [7, 10],
          top: [9, 12],
          shift: [k * 6, 0],
        },
        joint,
        0.9,
      );
    }
  },
};
