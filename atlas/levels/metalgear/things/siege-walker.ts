/** The secret weapon: a tank that was taught to walk, bent like a vulture, with a cannon longer than sense. */
import { bevel } from '../../../core/bevel';
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { barrel, beacon, drift, rivets, snowOn, stripes } from './parts';

export interface SiegeWalkerOptions {
  readonly armour?: string;
  readonly trim?: string;
  readonly dark?: string;
}

export const siegeWalker: ThingKind<SiegeWalkerOptions> = {
  name: 'siegeWalker',
  footprint: () => block(380, 170),
  height: 420,
  draw(pen, frame, { armour = '#b4c398', trim = '#e8702c', dark = '#454d60' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const plate = (points: Points, tone: number, material = armour) => {
      pen.shape(points, material, { tone, ink: 1.2 });
      bevel(pen, points, material, tone);
    };
    const joint = (u: number, z: number, w: number, r: number) => {
      pen.shape(arc(...p(u, z, w), r * s, r * s, 0, TAU, 18), dark, { edge: 'smooth' });
      pen.shape(arc(...p(u, z, w), r * 0.55 * s, r * 0.55 * s, 0, TAU, 14), trim, {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
    };
    const leg = (u: number, k: number, w: number, tone: number) => {
      plate(
        [p(u - 36, 330, w), p(u + 40, 330, w), p(u + k * 96 + 34, 196, w), p(u + k * 96 - 34, 190, w)],
        tone,
      );
      pen.bars([[p(u + k * 20, 300, w), p(u + k * 60, 120, w)]], 13 * s, '#c9d2da', { tone });
      joint(u + k * 96, 194, w, 40);
      plate(
        [
          p(u + k * 96 - 30, 190, w),
          p(u + k * 96 + 30, 190, w),
          p(u + k * 44 + 46, 50, w),
          p(u + k * 44 - 46, 50, w),
        ],
        tone - 0.1,
      );
      pen.shape(
        [
          p(u + k * 80 - 22, 176, w),
          p(u + k * 80 + 24, 176, w),
          p(u + k * 58 + 26, 104, w),
          p(u + k * 58 - 24, 104, w),
        ],
        trim,
        { tone, ink: 0.9, contour: false },
      );
      const foot = u + k * 44;
      plate(
        [p(foot - 96, -8, w + 20), p(foot + 96, -8, w + 20), p(foot + 58, 58, w), p(foot - 58, 58, w)],
        tone,
      );
      for (const t of [-70, 0, 70])
        plate(
          [
            p(foot + t - 26, -14, w + 50),
            p(foot + t + 26, -14, w + 50),
            p(foot + t + 14, 30, w + 20),
            p(foot + t - 14, 30, w + 20),
          ],
          tone - 0.2,
          dark,
        );
      joint(foot, 58, w, 28);
    };
    // rack of rockets on the back
    plate([p(-150, 470, -60), p(150, 470, -60), p(170, 610, -60), p(-120, 620, -60)], -0.6);
    for (const row of [0, 1])
      for (const i of range(5)) {
        const at = p(-92 + i * 56 + row * 6, 588 - row * 50, -60);
        pen.shape(arc(at[0], at[1], 20 * s, 19 * s, 0, TAU, 14), dark, {
          edge: 'smooth',
          ink: 0.9,
          contour: false,
        });
        if ((i + row) % 2) beacon(pen, at, 11 * s, '#ffb03c');
      }
    leg(120, 1, -50, -0.8);
    // the cannon lies over the shoulder and out of the picture's reason
    const along = (t: number): readonly [Point, Point] => [
      p(110 + 400 * t, 520 + 134 * t, 20 + 44 * t),
      p(110 + 400 * (t + 0.09), 520 + 134 * (t + 0.09), 20 + 44 * (t + 0.09)),
    ];
    barrel(pen, [along(0)[0], along(1)[0]], [60 * s, 40 * s], armour);
    for (const t of [0.3, 0.5, 0.7]) barrel(pen, along(t), [66 * s, 62 * s], trim);
    barrel(pen, [along(0.96)[0], along(1.08)[0]], [64 * s, 68 * s], dark);
    pen.tint(arc(...along(1.08)[0], 10 * s, 26 * s, 0.3, TAU + 0.3, 12), '#20242f');
    snowOn(pen, [p(170, 560, 30), p(420, 644, 56)], 13 * s, random);
    // hips and body
    plate([p(-120, 300), p(130, 300), p(100, 380), p(-96, 380)], -0.7, dark);
    const body = spline(
      [
        p(-190, 400, 30),
        p(-210, 500),
        p(-120, 580),
        p(60, 590),
        p(190, 520),
        p(196, 420, 30),
        p(80, 350, 60),
        p(-90, 346, 60),
      ],
      true,
      5,
    );
    pen.shape(body, armour, { wobble: 0, ink: 1.4 });
    pen.tint(
      spline([p(70, 580), p(184, 516), p(190, 424, 30), p(80, 356, 60), p(96, 470)], true, 5),
      armour,
      { tone: -1 },
    );
    pen.tint(spline([p(-190, 470), p(-112, 568), p(0, 580), p(-90, 510)], true, 5), armour, { tone: 0.9 });
    pen.line(spline([p(-206, 450, 20), p(-20, 420, 60), p(194, 446, 30)], false, 6), 1.2);
    rivets(pen, spline([p(-196, 436, 20), p(-20, 404, 60), p(188, 430, 30)], false, 6), 26 * s, 4 * s);
    // a drum of a radar on the other shoulder
    plate([p(-240, 430), p(-150, 430), p(-140, 560), p(-230, 570)], -0.3, dark);
    for (const [r, m, tone] of [
      [98, armour, 0.4],
      [76, '#e9eef2', 0.2],
      [40, trim, 0],
    ] as const)
      pen.shape(arc(...p(-236, 560, 30), r * s, r * s, 0, TAU, 22), m, {
        edge: 'smooth',
        tone,
        contour: r > 90,
        ink: 1.1,
      });
    for (const i of range(8)) {
      const a = (i / 8) * TAU;
      pen.line(
        [
          p(-236 + Math.cos(a) * 44, 560 + Math.sin(a) * 44, 30),
          p(-236 + Math.cos(a) * 74, 560 + Math.sin(a) * 74, 30),
        ],
        0.9,
      );
    }
    snowOn(pen, arc(...p(-236, 560, 30), 98 * s, 98 * s, Math.PI * 1.2, Math.PI * 1.8, 12), 16 * s, random);
    // the head: a long jaw with one eye, open over its lower lip
    plate([p(-86, 398, 110), p(70, 396, 110), p(44, 330, 150), p(-62, 330, 150)], -0.5, dark);
    for (const u of [-50, -14, 22])
      plate([p(u, 356, 150), p(u + 22, 356, 150), p(u + 11, 332, 156)], 0.4, '#e9eef2');
    plate(
      [
        p(-112, 520, 60),
        p(96, 516, 60),
        p(84, 396, 140),
        p(20, 354, 160),
        p(-44, 354, 160),
        p(-100, 400, 140),
      ],
      0.3,
    );
    pen.tint([p(20, 518, 60), p(96, 514, 60), p(82, 398, 140), p(20, 358, 160)], armour, {
      tone: -0.7,
      edge: 'straight',
    });
    plate([p(-84, 470, 100), p(68, 468, 100), p(58, 426, 124), p(-76, 428, 124)], 0, '#2c3244');
    beacon(pen, p(-10, 448, 112), 24 * s, '#ff4d35');
    for (const u of [-62, 44])
      pen.shape(arc(...p(u, 448, 112), 9 * s, 9 * s, 0, TAU, 10), '#ffe39a', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    stripes(pen, [p(-106, 500, 66), p(92, 496, 66), p(94, 516, 60), p(-110, 520, 60)], 8);
    for (const k of [0, 1, 2]) pen.line([p(120, 470 - k * 20, 30), p(172, 480 - k * 20, 24)], 2);
    pen.shape(arc(...p(-146, 500, 30), 22 * s, 20 * s, 0, TAU, 12), '#59637a', {
      edge: 'smooth',
      ink: 1,
      contour: false,
    });
    pen.line([p(-160, 500, 30), p(-132, 500, 30)], 2, { colour: '#c9d2da' });
    const name = { at: (u: number, z: number) => p(u, z, 140) };
    letters(pen, name, '09', { s: -8, z: 396, height: 26, colour: trim, width: 1.8 });
    snowOn(pen, [p(-118, 524, 60), p(100, 520, 60)], 16 * s, random);
    snowOn(pen, [p(-90, 592), p(130, 566)], 20 * s, random);
    leg(-130, -1, 70, 0.2);
    // hoses, a cable to the wall, and the cone that somebody put under its toe
    pen.bars([[p(-70, 350, 60), p(-120, 270, 80), p(-60, 250, 70), p(-90, 330, 60)]], 9 * s, dark, {
      smooth: true,
    });
    pen.shape([p(180, -10, 70), p(236, -10, 70), p(214, 70, 70), p(202, 70, 70)], trim, {});
    pen.tint([p(190, 20, 70), p(226, 20, 70), p(220, 40, 70), p(196, 40, 70)], '#ffffff', {
      edge: 'straight',
    });
    drift(pen, p(-246, -8, 100), 60 * s, 30 * s);
  },
};
