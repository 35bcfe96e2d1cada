/** The monument on the square: a rider who points at the wall, and the pigeons that do not care. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface StatueOptions {
  readonly bronze?: string;
}

export const statue: ThingKind<StatueOptions> = {
  name: 'statue',
  footprint: () => disc(170),
  height: 220,
  draw(pen, frame, { bronze = '#6f9a86' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 170, z0: 0, z1: 20 }, '#cbbba0');
    drum(pen, frame, { r: 140, z0: 20, z1: 40 }, '#d8c9ae');
    const walls = box(pen, frame, { u0: -100, u1: 100, w0: -52, w1: 52, z0: 40, z1: 190 }, '#d8c4a4');
    walls.front?.panel(40, 36, 160, 110, '#b89a5a', { ink: 1 });
    for (const z of [56, 74, 92])
      if (walls.front) pen.line([walls.front.at(54, z), walls.front.at(146, z)], 1.2);
    box(pen, frame, { u0: -112, u1: 112, w0: -60, w1: 60, z0: 186, z1: 204 }, '#e6d6b4');
    const p = (u: number, z: number): Point => frame.at(u, 0, 204 + z);
    pen.shape(
      [
        p(-60, 0),
        p(-74, 60),
        p(-92, 110),
        p(-78, 150),
        p(-20, 148),
        p(40, 158),
        p(64, 196),
        p(96, 214),
        p(118, 196),
        p(132, 176),
        p(120, 166),
        p(96, 172),
        p(84, 140),
        p(66, 104),
        p(96, 84),
        p(92, 46),
        p(76, 48),
        p(74, 74),
        p(44, 80),
        p(-10, 84),
        p(-34, 74),
        p(-40, 0),
      ],
      bronze,
    );
    pen.tint(
      [
        p(-58, 4),
        p(-70, 62),
        p(-34, 90),
        p(40, 92),
        p(66, 104),
        p(44, 80),
        p(-10, 84),
        p(-34, 74),
        p(-42, 4),
      ],
      bronze,
      { tone: -1, edge: 'straight' },
    );
    pen.shape([p(-92, 130), p(-124, 100), p(-120, 50), p(-106, 90)], bronze, { tone: -0.4 });
    pen.shape([p(-20, 96), p(-4, 96), p(6, 150), p(2, 210), p(-34, 214), p(-40, 150)], bronze, { tone: 0.3 });
    pen.shape([p(-38, 206), p(-86, 150), p(-76, 120), p(-30, 150)], bronze, { tone: -0.6 });
    pen.shape([p(0, 206), p(70, 258), p(128, 290), p(124, 276), p(76, 240), p(6, 180)], bronze, {
      tone: 0.1,
    });
    pen.shape(arc(...p(-16, 238), 24 * s, 27 * s), bronze, { edge: 'smooth', tone: 0.4 });
    pen.line([p(116, 276), p(208, 316)], 3.4, { colour: bronze, tone: 0.8 });
    for (const [u, z] of [
      [-8, 272],
      [60, 176],
      [-70, 156],
    ] as const) {
      pen.shape(
        [p(u - 14, z + 6), p(u - 4, z + 14), p(u + 8, z + 18), p(u + 14, z + 12), p(u + 6, z), p(u - 8, z)],
        '#b9bcc8',
        { edge: 'smooth', ink: 0.9 },
      );
    }
    for (const i of range(7)) {
      const a = 0.3 + (i / 6) * 2.5;
      const [q] = frame.disc(0, 0, 30, 152, a, a + 0.01, 2);
      if (q)
        pen.shape(arc(q[0], q[1], 15 * s, 11 * s, a, a + 6.28, 7), i % 2 ? '#5c8a4a' : '#d9504a', {
          edge: 'scallop',
          ink: 0.7,
          contour: false,
        });
    }
  },
};
