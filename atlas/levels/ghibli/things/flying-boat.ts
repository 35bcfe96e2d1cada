/** A scarlet flying boat, moored where its pilot can see it from the café. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface FlyingBoatOptions {
  readonly body?: string;
  readonly stripe?: string;
  readonly face?: 1 | -1;
}

export const flyingBoat: ThingKind<FlyingBoatOptions> = {
  name: 'flyingBoat',
  footprint: () => block(420, 120),
  height: 90,
  shadow: false,
  draw(pen, frame, { body = '#d4452f', stripe = '#fdf3dc', face = 1 }) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    for (const [u, w] of [
      [-20, -86],
      [30, 100],
    ] as const) {
      if (w > 0) continue;
      pen.shape([at(u - 60, 8, w), at(u + 60, 12, w), at(u + 44, 34, w), at(u - 50, 34, w)], body, {
        edge: 'smooth',
        tone: -0.7,
      });
    }
    // far wing
    pen.shape([at(-70, 168, -40), at(60, 172, -40), at(10, 178, -240), at(-70, 178, -240)], body, {
      tone: -0.5,
    });
    // hull
    const hull: Point[] = [
      at(-300, 96),
      at(-160, 64),
      at(-40, 6),
      at(120, -4),
      at(220, 24),
      at(262, 62),
      at(244, 92),
      at(160, 108),
      at(20, 112),
      at(-180, 124),
      at(-296, 118),
    ];
    pen.shape(hull, body, { edge: 'smooth' });
    pen.tint([at(-150, 66), at(-40, 10), at(120, 0), at(216, 26), at(180, 44), at(0, 44)], body, {
      tone: -1,
    });
    pen.tint([at(-290, 112), at(20, 104), at(200, 90), at(230, 80), at(20, 90)], body, { tone: 0.9 });
    pen.shape([at(-290, 100), at(240, 52), at(252, 64), at(-292, 112)], stripe, { contour: false, ink: 0.8 });
    // tail
    pen.shape([at(-306, 108), at(-236, 116), at(-262, 196), at(-316, 206), at(-326, 160)], body, {
      edge: 'smooth',
      tone: 0.3,
    });
    pen.shape([at(-320, 166), at(-268, 170), at(-270, 182), at(-318, 180)], stripe, {
      contour: false,
      ink: 0.7,
    });
    pen.shape([at(-340, 128, 50), at(-260, 130, 50), at(-250, 122, 0), at(-330, 122, 0)], body, {
      tone: 0.2,
    });
    // cockpit and its pilot's empty seat
    pen.shape(arc(...at(88, 112), 34 * s, 15 * s, 0, TAU, 14), '#4a3038', { edge: 'smooth', contour: false });
    pen.shape([at(112, 112), at(132, 112), at(122, 142), at(108, 138)], '#cfe6ea', { ink: 0.9 });
    // struts and engine
    pen.bars(
      [
        [at(-60, 110), at(-40, 170)],
        [at(50, 108), at(30, 170)],
        [at(-60, 110), at(30, 170)],
      ],
      7 * s,
      stripe,
    );
    pen.shape([at(-96, 168, 40), at(84, 172, 40), at(96, 186, 40), at(-92, 186, 40)], body, { tone: 0.5 });
    pen.shape([at(-96, 166, 40), at(84, 170, 40), at(30, 160, 260), at(-80, 158, 260)], body, { tone: 0.7 });
    for (const i of range(5))
      pen.line([at(-86 + i * 34, 168, 44), at(-76 + i * 24, 160, 256)], 0.8, { opacity: 0.8 });
    pen.shape(arc(...at(-28, 163, 150), 26 * s, 18 * s), stripe, { edge: 'smooth', contour: false });
    pen.shape([at(-60, 196), at(56, 200), at(74, 222), at(50, 246), at(-50, 240), at(-70, 218)], '#a8a0a8', {
      edge: 'smooth',
    });
    pen.tint([at(-56, 200), at(60, 202), at(70, 218), at(-60, 216)], '#a8a0a8', { tone: -1 });
    for (const i of range(4)) pen.line([at(-30 + i * 24, 202), at(-30 + i * 24, 240)], 1);
    pen.shape(arc(...at(78, 222), 11 * s, 13 * s), stripe, { edge: 'smooth' });
    pen.shape(arc(...at(86, 222), 8 * s, 84 * s, 0, TAU, 16), '#ffffff', {
      edge: 'smooth',
      opacity: 0.55,
      ink: 0.7,
      contour: false,
    });
    // near float and the water it sits in
    pen.bars(
      [
        [at(-60, 150, 190), at(-50, 40, 190)],
        [at(0, 152, 190), at(10, 40, 190)],
      ],
      6 * s,
      stripe,
    );
    pen.shape([at(-96, 18, 190), at(60, 22, 190), at(76, 40, 190), at(50, 52, 190), at(-80, 50, 190)], body, {
      edge: 'smooth',
    });
    for (const [u, z, r] of [
      [-40, 0, 190],
      [160, -10, 120],
      [-20, 4, 100],
    ] as const)
      pen.line(
        range(7).map((i): Point => at(u - r / 2 + (r * i) / 6, z - 8 + (i % 2 ? 5 : 0))),
        2,
        { colour: '#ffffff', smooth: true, opacity: 0.9 },
      );
  },
};
