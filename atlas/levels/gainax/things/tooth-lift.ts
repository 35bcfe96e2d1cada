/** The lift before the robot's mouth: once a week somebody has to brush all that. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { hazard } from './plates';

/** Height of its floor, world units. */
export const LIFT = 190;

export const toothLift: ThingKind<object> = {
  name: 'toothLift',
  footprint: () => block(300, 90),
  height: 120,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, w: number, z: number): Point => frame.at(u, w, z);
    const base = box(pen, frame, { u0: -96, u1: 96, w0: -40, w1: 40, z0: 14, z1: 48 }, '#e8a83c');
    if (base.front) hazard(base.front, 0, 0, 192, 16);
    for (const u of [-66, 66]) drum(pen, frame, { u, w: 36, r: 15, z0: 0, z1: 20 }, '#4a4456');
    for (const w of [-26, 26])
      pen.bars(
        range(2).flatMap((i) => [
          [p(-72, w, 52 + i * 62), p(72, w, 114 + i * 62)],
          [p(72, w, 52 + i * 62), p(-72, w, 114 + i * 62)],
        ]),
        9 * s,
        w < 0 ? '#6a6478' : '#9a94a8',
      );
    box(pen, frame, { u0: -150, u1: 150, w0: -44, w1: 44, z0: LIFT - 12, z1: LIFT }, '#c9c2d0');
    // a glass as tall as a person, its toothpaste beside it
    drum(pen, frame, { u: 118, w: -6, r: 20, r1: 24, z0: LIFT, z1: LIFT + 58 }, '#a8dce4');
    pen.bars([[p(112, -6, LIFT + 40), p(100, -6, LIFT + 110)]], 7 * s, '#d9463c');
    pen.bars([[p(100, -6, LIFT + 100), p(97, -6, LIFT + 122)]], 15 * s, '#ffffff');
    pen.shape(
      [p(-136, 10, LIFT), p(-132, 10, LIFT + 66), p(-104, 10, LIFT + 66), p(-100, 10, LIFT)],
      '#fff8ea',
    );
    pen.shape(
      [p(-134, 10, LIFT + 20), p(-133, 10, LIFT + 42), p(-103, 10, LIFT + 42), p(-102, 10, LIFT + 20)],
      '#3f9a72',
      { contour: false, ink: 0.8 },
    );
    pen.bars([[p(-118, 10, LIFT + 66), p(-118, 10, LIFT + 80)]], 12 * s, '#d9463c');
  },
};

/** The rail of the lift, before whoever stands on it. */
export const liftRail: ThingKind<object> = {
  name: 'liftRail',
  footprint: () => block(300, 4),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const p = (u: number, z: number): Point => frame.at(u, 46, LIFT + z);
    pen.bars(
      [
        ...range(6).map((i) => [p(-150 + i * 60, -6), p(-150 + i * 60, 44)]),
        [p(-150, 44), p(150, 44)],
        [p(-150, 20), p(150, 20)],
      ],
      5 * frame.scale,
      '#f2c33c',
      { edge: 1.6 },
    );
  },
};
