/** The gate of the park: one walks in through the mouth of a tin head that is very glad about it. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { Wall, box, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { drape } from './ruin';

export interface ParkGateOptions {
  readonly tin?: string;
  readonly sign?: string;
}

const STRIPES = ['#d9534a', '#f4ead2'];

export const parkGate: ThingKind<ParkGateOptions> = {
  name: 'parkGate',
  footprint: () => block(620, 120),
  height: 330,
  lamps: () => [{ w: 90, reach: 360 }],
  draw(pen, frame, { tin = '#d9cfae', sign = 'HAPPY PARK' }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 40): Point => frame.at(u, w, z);
    for (const k of [-1, 1]) {
      drum(pen, frame, { u: k * 250, r: 62, z0: 0, z1: 26 }, '#b9b19a');
      stripedCone(pen, frame, { u: k * 250, r: 48, r1: 44, z0: 24, z1: 270, sectors: 14 }, STRIPES);
      drum(pen, frame, { u: k * 250, r: 60, z0: 266, z1: 290 }, '#e8c860');
      stripedCone(pen, frame, { u: k * 250, r: 66, z0: 290, z1: 410, bulge: 16, sectors: 14 }, [
        '#e8b84a',
        '#d9534a',
      ]);
      pen.shape(arc(...frame.at(k * 250, 0, 418), 15 * s, 15 * s, 0, TAU, 12), '#f4ead2', { edge: 'smooth' });
    }
    const face = arc(...p(0, 250), 212 * s, 216 * s, 0, TAU, 34);
    pen.shape(face, tin, { edge: 'smooth', wobble: 0, ink: 1.3 });
    pen.tint(
      [
        ...arc(...p(0, 250), 208 * s, 212 * s, -0.8, 1.9, 18),
        ...arc(...p(-60, 280), 208 * s, 208 * s, 1.4, -0.3, 14),
      ],
      tin,
      { tone: -0.9, edge: 'straight' },
    );
    pen.tint(arc(...p(-96, 388), 60 * s, 34 * s, 0, TAU, 12), tin, { tone: 1 });
    for (const a of range(15))
      pen.shape(
        arc(
          ...p(Math.cos(0.24 + a * 0.19) * 196, 250 + Math.sin(0.24 + a * 0.19) * 200),
          6 * s,
          6 * s,
          0,
          TAU,
          7,
        ),
        '#a89a74',
        { edge: 'smooth', ink: 0.7, contour: false },
      );
    // the mouth is the way in
    const mouth = [
      ...range(13).map((i) => p(-120 + i * 20, 150 + 34 * ((i - 6) / 6) ** 2)),
      p(132, 0, 60),
      p(-132, 0, 60),
    ];
    pen.shape(mouth, '#5a3038', { contour: false, ink: 1.6 });
    pen.shape([p(-92, 4, 60), p(92, 4, 60), p(58, 92), p(-58, 92)], '#d9606a', { contour: false, ink: 1 });
    pen.line([p(0, 6, 60), p(0, 90)], 1.2);
    for (const i of range(8)) {
      const u = -112 + i * 28;
      const z = 150 + 34 * ((u + 14) / 120) ** 2;
      pen.shape([p(u, z + 6), p(u + 27, z + 4), p(u + 25, z - 22), p(u + 3, z - 20)], '#fbf4e0', {
        contour: false,
        ink: 1,
      });
    }
    for (const k of [-1, 1]) {
      const eye = p(k * 84, 292);
      pen.shape(arc(...eye, 54 * s, 56 * s, 0, TAU, 20), '#4a4038', {
        edge: 'smooth',
        contour: false,
        ink: 1.4,
      });
      pen.shape(
        arc(...eye, 38 * s, 40 * s, 0, TAU, 18),
        { emit: '#ffdf8a' },
        { edge: 'smooth', contour: false },
      );
      pen.shape(
        arc(eye[0] + 8 * s, eye[1], 15 * s, 17 * s, 0, TAU, 12),
        { emit: '#e0433a' },
        { edge: 'smooth', contour: false },
      );
      pen.shape(arc(...p(k * 158, 214), 30 * s, 22 * s, 0, TAU, 12), '#e88f86', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.stroke([p(k * 40, 366), p(k * 86, 386), p(k * 130, 366)], 12);
    }
    pen.shape(arc(...p(0, 232), 28 * s, 26 * s, 0, TAU, 14), '#e0433a', {
      edge: 'smooth',
      contour: false,
      ink: 1.2,
    });
    pen.tint(arc(...p(-8, 240), 9 * s, 6 * s, 0, TAU, 8), '#ffd0c0');
    // party hat
    const hat = frame.moved(30, 30);
    stripedCone(pen, hat, { r: 78, z0: 440, z1: 620, sectors: 12 }, ['#e8b84a', '#5fa098', '#d9534a']);
    pen.shape(arc(...hat.at(0, 0, 626), 24 * s, 22 * s, 0, TAU, 9), '#f4ead2', { edge: 'scallop' });
    // sign and bulbs
    const board = new Wall(pen, frame, [-230, 84], [230, 84], 316, 316, 0);
    const plank = [board.at(0, 0), board.at(460, 0), board.at(450, 74), board.at(230, 96), board.at(10, 74)];
    const low = frame.moved(0, 0, -96);
    const sheet = new Wall(pen, low, [-230, 84], [230, 84], 290, 290, 0);
    if (sign) {
      pen.shape(
        plank.map(([x, y]): Point => [x, y - 128 * s]),
        '#d9534a',
        { ink: 1.2 },
      );
      const up = new Wall(pen, frame.moved(0, 0, 128), [-230, 84], [230, 84], 316, 316, 0);
      letters(pen, up, sign, { s: 230, z: 20, height: 40, fit: 400, colour: '#fff4d4', width: 2.6 });
      for (const i of range(19)) {
        const t = i / 18;
        const [x, y] = up.at(8 + 444 * t, 76 + 20 * Math.sin(t * Math.PI));
        pen.shape(
          arc(x, y, 7 * s, 7 * s, 0, TAU, 8),
          { emit: nth(['#fff0b8', '#ffc46a'], i % 2) },
          {
            edge: 'smooth',
            ink: 0.7,
            contour: false,
          },
        );
      }
    }
    drape(pen, sheet, [0, 96], 150, 120, '#7a9a52');
    box(pen, frame, { u0: -320, u1: -190, w0: 70, w1: 100, z1: 60 }, '#c4bca4');
    box(pen, frame, { u0: 190, u1: 320, w0: 70, w1: 100, z1: 60 }, '#c4bca4');
  },
};
