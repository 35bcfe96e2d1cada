/** Two who sit in a rowing boat: one at the oars, one who looks where they are going. */
import { disc } from '../../core/footprint';
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { bust, BUST_HAIR, BUST_SKINS } from '../../things/fair/bust';

export interface BoatCrewOptions {
  /** Chooses who they are. */
  readonly kind?: number;
}

const SHIRTS = ['#d9574f', '#5f9ea8', '#e3b04b', '#8f7fb8', '#f4efe4', '#6f9a5f'] as const;
/** Where along the boat each sits, and where the oars are held. */
const SEATS = [-34, 40] as const;

export const boatCrew: ThingKind<BoatCrewOptions> = {
  name: 'boatCrew',
  footprint: () => disc(30),
  height: 60,
  shadow: false,
  draw(pen, frame, { kind = 0 }) {
    const s = frame.scale;
    for (const [i, u] of SEATS.entries()) {
      const cloth = nth(SHIRTS, (kind + i * 2 + 1) % SHIRTS.length);
      const look = kind + i * 7;
      pen.shape(
        [
          frame.at(u - 15, 6, 46),
          frame.at(u + 15, 6, 46),
          frame.at(u + 22, 14, 22),
          frame.at(u - 22, 14, 22),
        ],
        cloth,
        { ink: 0.9, contour: false },
      );
      bust(pen, frame.at(u, 6, 68), 21 * s, {
        skin: nth(BUST_SKINS, look % BUST_SKINS.length),
        hair: nth(BUST_HAIR, (look * 3) % BUST_HAIR.length),
        cloth,
        kind: look,
        look: i ? 0.5 : 0.7,
        contour: false,
      });
    }
    // the oars reach over the near side into the water
    const [rower] = SEATS;
    const oar = (from: Point, to: Point): void => {
      pen.bars([[from, to]], 5 * s, '#c98a52');
      const [x, y] = to;
      pen.shape(
        [
          [x - 7 * s, y - 12 * s],
          [x + 7 * s, y - 10 * s],
          [x + 9 * s, y + 8 * s],
          [x - 5 * s, y + 10 * s],
        ],
        '#c98a52',
        { ink: 0.8 },
      );
    };
    oar(frame.at(rower + 22, 14, 42), frame.at(rower - 34, 74, 2));
    oar(frame.at(rower + 30, 14, 40), frame.at(rower + 88, 76, 2));
  },
};
