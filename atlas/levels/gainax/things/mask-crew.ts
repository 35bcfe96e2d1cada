/** The sea round the sunken face, and who washes it: a wave over its chin, foam, two on ropes with brushes. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';

/** As the sea looks where the face lies: the light of the evening is on it. */
const SEA = '#b64a58';
const FOAM = '#ffd9d0';

const SCRUBBER: PersonSpec = {
  pose: 'overhead',
  facing: 'back',
  outfit: 'overalls',
  colours: ['cobalt', 'cream', 'gold', 'umber'],
  hair: 'ponytail',
  hairColour: 'umber',
  hold: 'broom',
};
const RINSER: PersonSpec = {
  pose: 'present',
  facing: 'side',
  flip: true,
  outfit: 'raincoat',
  colours: ['yellow', 'yellow', 'white', 'charcoal'],
  hair: 'bowl',
  hairColour: 'black',
  hold: 'brush',
  mood: 'cheeky',
};

export interface MaskCrewOptions {
  /** Whether the ropes hang from the rim of the crown. */
  readonly fromRim?: boolean;
}

export const maskCrew: ThingKind<MaskCrewOptions> = {
  name: 'maskCrew',
  footprint: () => block(560, 20),
  height: 20,
  shadow: false,
  draw(pen, frame, { fromRim = false }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    // a plank on two ropes, one who scrubs the lid, one who leans round the cheek
    const seat = (u: number, z: number, who: PersonSpec, [left, right]: readonly [number, number]) => {
      for (const [k, rim] of [
        [-1, left],
        [1, right],
      ] as const) {
        const tied = p(u + k * 30 + (u < 0 ? 40 : 10), rim);
        pen.line([p(u + k * 44, z), tied], 1.6, { colour: '#8a5a3c' });
        if (fromRim)
          pen.bars(
            [
              [
                [tied[0] - 7 * s, tied[1] - 4 * s],
                [tied[0] + 7 * s, tied[1] - 4 * s],
              ],
            ],
            8 * s,
            '#6a4630',
            { edge: 1.4 },
          );
      }
      folk(pen, p(u, z), s * 0.9, who);
      pen.bars([[p(u - 54, z - 2), p(u + 54, z - 2)]], 11 * s, '#a8744a');
      pen.shape([p(u + 30, z - 6), p(u + 34, z - 34), p(u + 56, z - 34), p(u + 60, z - 6)], '#6fb0c8', {
        ink: 0.9,
      });
    };
    seat(-86, 96, SCRUBBER, fromRim ? [421, 436] : [330, 330]);
    seat(176, 70, RINSER, fromRim ? [411, 366] : [300, 300]);
    for (const [u, z, r] of [
      // beside the head, not over it
      [-150, 204, 17],
      [-134, 226, 11],
      [132, 178, 16],
      [118, 160, 11],
    ] as const)
      pen.shape(arc(...p(u, z), r * s, r * s), '#ffffff', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
        opacity: 0.96,
      });
    // the water it lies in: crests before the chin, foam in their lee, rings going out
    const crest = range(25).map((i): Point => {
      const u = -360 + i * 31;
      const swell = 26 + Math.sin(i * 1.5) * 13 + (i % 6 === 2 ? 12 : 0);
      return p(u, swell * (1 - (Math.abs(i - 12) / 12.5) ** 3) - 6);
    });
    pen.shape(
      [
        ...crest,
        frame.at(330, 44, 0),
        frame.at(240, 96, 0),
        frame.at(60, 124, 0),
        frame.at(-130, 116, 0),
        frame.at(-270, 76, 0),
        frame.at(-340, 34, 0),
      ],
      SEA,
      { ink: 0, contour: false, edge: 'straight', wobble: 0 },
    );
    pen.line(crest, 2.4, { colour: FOAM, smooth: true });
    pen.line(
      crest.map(([x, y]): Point => [x, y + 15 * s]),
      1,
      { colour: FOAM, smooth: true, opacity: 0.7 },
    );
    for (const [i, u] of [-290, -232, -170, -60, 30, 96, 210, 262, 304].entries())
      pen.shape(
        arc(...p(u, 20 + (i % 3) * 5), (22 + (i % 3) * 8) * s, (12 + (i % 2) * 5) * s, 0, TAU, 8),
        FOAM,
        { edge: 'scallop', ink: 0.7, contour: false },
      );
    // its face again, upside down and broken
    for (const [u, w, wide, colour] of [
      [-20, 46, 190, '#f6d8d0'],
      [14, 74, 160, '#f6d8d0'],
      [-14, 98, 128, '#f6d8d0'],
      [24, 120, 86, '#f2b8b0'],
      [-110, 60, 40, '#e89a98'],
      [130, 62, 40, '#e89a98'],
    ] as const) {
      const [x, y] = frame.at(u, w, 0);
      pen.tint(
        [
          [x - wide * s, y],
          [x - wide * 0.4 * s, y - 5 * s],
          [x + wide * s, y + 2 * s],
          [x + wide * 0.5 * s, y + 8 * s],
          [x - wide * 0.6 * s, y + 7 * s],
        ],
        colour,
        { opacity: 0.5 },
      );
    }
    for (const r of [330, 392])
      pen.line(frame.disc(0, 30, 0, r, 0.3, 2.84, 20), 2.4, { colour: FOAM, smooth: true });
  },
};
