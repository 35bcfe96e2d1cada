/** The stop: a post with a round face, a bench under a lean-to, and nobody who knows the timetable. */
import { TAU, arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { hut } from '../../../things/town/cottage';

export const busStop: ThingKind<object> = {
  name: 'busStop',
  footprint: () => block(250, 110),
  height: 180,
  draw(pen, frame) {
    const s = frame.scale;
    hut(pen, frame, {
      u: 20,
      w: -10,
      width: 210,
      depth: 90,
      height: 150,
      rise: 60,
      wall: '#a8835c',
      roof: '#7a6a5c',
    });
    pen.shape(
      [frame.at(-66, 36, 12), frame.at(106, 36, 12), frame.at(106, 36, 136), frame.at(-66, 36, 136)],
      '#5a4440',
      { contour: false },
    );
    box(pen, frame, { u0: -56, u1: 96, w0: 24, w1: 44, z0: 26, z1: 40 }, '#c9a06a');
    for (const u of [-40, 80]) pen.bars([[frame.at(u, 40, 0), frame.at(u, 40, 28)]], 8 * s, '#8a6248');
    pen.bars([[frame.at(-120, 40, 0), frame.at(-120, 40, 190)]], 9 * s, '#6a7a80');
    pen.shape(arc(...frame.at(-120, 40, 206), 40 * s, 40 * s, 0, TAU, 18), '#d9503f', { edge: 'smooth' });
    pen.shape(arc(...frame.at(-120, 40, 206), 27 * s, 27 * s, 0, TAU, 16), '#fdf3dc', {
      edge: 'smooth',
      contour: false,
    });
    letters(pen, { at: (a, z) => frame.at(a, 40, z) }, 'BUS', { s: -120, z: 199, height: 15, width: 1.8 });
    pen.shape(
      [frame.at(-144, 40, 116), frame.at(-96, 40, 116), frame.at(-96, 40, 156), frame.at(-144, 40, 156)],
      '#fdf3dc',
      { ink: 1 },
    );
    for (const i of range(4))
      pen.line([frame.at(-138, 40, 124 + i * 8), frame.at(-102, 40, 124 + i * 8)], 0.6);
  },
};
