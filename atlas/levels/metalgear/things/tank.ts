/** A tank in winter paint, parked for so long that a bird has moved in. */
import { bevel } from '../../../core/bevel';
import { TAU, arc, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { hatchWatch, wash } from './tank-life';
import { barrel, drift, rivets, snowOn, wheel } from './parts';

export interface TankOptions {
  readonly face?: 1 | -1;
  readonly paint?: string;
  readonly patch?: string;
  readonly number?: string;
  /** How steeply the barrel points up. */
  readonly aim?: number;
  readonly nest?: boolean;
  /** The crew's wash hangs from the barrel. */
  readonly washing?: boolean;
  /** The driver looks out of the hatch, with a cup. */
  readonly watch?: boolean;
}

export const tank: ThingKind<TankOptions> = {
  name: 'tank',
  footprint: () => block(400, 190),
  height: 170,
  draw(
    pen,
    frame,
    {
      face = 1,
      paint = '#8fa084',
      patch = '#e6edf0',
      number = '7',
      aim = 0.14,
      nest = false,
      washing = false,
      watch = false,
    },
    random,
  ) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const plate = (points: Points, tone: number, material = paint) => {
      pen.shape(points, material, { tone, ink: 1.1 });
      bevel(pen, points, material, tone);
    };
    const track = (w: number, tone: number) => {
      plate(
        [p(-196, 48, w), p(-168, 82, w), p(172, 82, w), p(200, 50, w), p(164, 4, w), p(-156, 4, w)],
        tone,
        '#3a4152',
      );
    };
    track(-80, -1);
    plate([p(-196, 76, -80), p(190, 76, -80), p(190, 76, 90), p(-196, 76, 90)], 0.4, patch);
    track(90, -0.2);
    for (const u of range(7)) pen.line([p(-176 + u * 58, 82, 90), p(-168 + u * 58, 76, 90)], 1);
    for (const u of [-146, -84, -22, 40, 102, 158]) wheel(pen, p(u, u === 158 ? 46 : 34, 96), 29 * s, paint);
    pen.bars([[p(-170, 6, 92), p(166, 6, 92)]], 9 * s, '#4a5162', { edge: 1.4 });
    // skirt and hull
    plate([p(-204, 78, 92), p(204, 78, 92), p(196, 104, 88), p(-196, 104, 88)], 0, paint);
    plate([p(-196, 104, 88), p(150, 104, 88), p(120, 132, 50), p(-186, 132, 50)], 0.4, paint);
    plate([p(150, 104, 88), p(208, 96, 60), p(208, 96, -70), p(120, 132, -60), p(120, 132, 50)], 0.9, paint);
    plate([p(-186, 132, 50), p(120, 132, 50), p(120, 132, -60), p(-186, 132, -60)], 0.7, paint);
    for (const [u, q] of [
      [-140, 34],
      [-10, 28],
      [70, 20],
    ] as const)
      pen.tint([p(u, 102, 89), p(u + q, 80, 92), p(u + q * 2.4, 80, 92), p(u + q * 1.5, 103, 88)], patch, {
        edge: 'straight',
      });
    rivets(pen, [p(-190, 92, 90), p(196, 92, 90)], 30 * s, 3.4 * s);
    pen.shape(arc(...p(196, 86, 66), 11 * s, 11 * s, 0, TAU, 12), '#ffe39a', { edge: 'smooth', ink: 1 });
    // exhaust, shovel, bedroll
    pen.bars([[p(-198, 110, 40), p(-218, 128, 40)]], 17 * s, '#5b6474');
    pen.bars([[p(-150, 112, 86), p(-40, 116, 84)]], 5 * s, '#a8703f', { edge: 1.4 });
    barrel(pen, [p(-192, 146, 20), p(-112, 146, 20)], [38 * s, 38 * s], '#c9a46a');
    for (const u of [-172, -132]) pen.line([p(u, 166, 20), p(u, 126, 20)], 1.4);
    // barrel
    const cos = Math.cos(aim);
    const sin = Math.sin(aim);
    const gun = (t: number, off = 0): Point => p(72 + cos * t - sin * off, 178 + sin * t + cos * off, 10);
    barrel(pen, [gun(0), gun(256)], [25 * s, 19 * s], paint);
    barrel(pen, [gun(92), gun(140)], [32 * s, 32 * s], paint, 0.2);
    barrel(pen, [gun(248), gun(286)], [32 * s, 34 * s], '#59637a');
    pen.tint(arc(...gun(286), 5 * s, 13 * s, 0, TAU, 10), '#2a2f3e');
    snowOn(pen, [gun(146, 8), gun(236, 8)], 8 * s, random);
    if (nest) {
      pen.shape(arc(...gun(190, 22), 30 * s, 14 * s, 0, TAU, 10), '#a8804e', { edge: 'scallop' });
      for (const k of [-12, 2, 15])
        pen.shape(arc(...gun(190 + k, 34), 8 * s, 10 * s, 0, TAU, 10), '#f4ead0', {
          edge: 'smooth',
          ink: 0.9,
        });
    }
    if (washing) wash(pen, gun, s);
    // turret
    plate(
      [p(-118, 130, 62), p(92, 130, 62), p(82, 178, 50), p(30, 214, 30), p(-84, 214, 30), p(-126, 172, 50)],
      0.2,
    );
    pen.tint([p(20, 132, 62), p(92, 130, 62), p(82, 178, 50), p(30, 214, 30)], paint, {
      tone: -0.8,
      edge: 'straight',
    });
    plate([p(-84, 214, 30), p(30, 214, 30), p(22, 216, -40), p(-90, 216, -40)], 0.9, patch);
    pen.tint([p(-112, 150, 58), p(-60, 140, 61), p(-26, 176, 52), p(-80, 196, 40)], patch, {
      edge: 'straight',
    });
    const plan = { at: (u: number, z: number) => p(u * face, z, 60) };
    letters(pen, plan, number, { s: -4 * face, z: 148, height: 40, colour: '#e8702c', width: 2.4 });
    pen.shape(arc(...p(-36, 220), 40 * s, 15 * s, 0, TAU, 16), '#5b6474', { edge: 'smooth' });
    // the lid stands open
    pen.shape(arc(...p(-74, 246), 36 * s, 30 * s, 0, TAU, 16), '#7c8d74', { edge: 'smooth' });
    pen.shape(arc(...p(-74, 246), 25 * s, 20 * s, 0, TAU, 14), '#a9b89c', {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
    pen.bars([[p(-88, 246), p(-60, 246)]], 6 * s, '#59637a', { edge: 1.4 });
    if (watch) hatchWatch(pen, p(-34, 222), s);
    pen.line([p(-110, 210), p(-138, 380)], 1.2);
    pen.shape([p(-138, 380), p(-92, 366), p(-134, 350)], '#e8702c', { ink: 0.9 });
    snowOn(pen, [p(-122, 196, 30), p(-86, 216, 30), p(28, 216, 30), p(70, 192, 34)], 17 * s, random);
    snowOn(pen, [p(124, 134, 46), p(202, 102, 66)], 11 * s, random);
    drift(pen, p(-196, -2, 108), 54 * s, 26 * s);
    drift(pen, p(150, -2, 112), 66 * s, 30 * s);
  },
};
