/** A giant's helmet, left where the giant was: moss in the visor, lodgers inside. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { raven } from './parts';

export interface FallenHelmOptions {
  readonly steel?: string;
  readonly plume?: string;
  readonly face?: 1 | -1;
}

export const fallenHelm: ThingKind<FallenHelmOptions> = {
  name: 'fallenHelm',
  footprint: () => disc(190),
  height: 280,
  lamps: () => [{ u: 40, w: 160, reach: 260 }],
  draw(pen, frame, { steel = '#8f95a8', plume = '#c02c38', face = 1 }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    // two horns, one broken
    pen.shape(
      spline(
        [p(-150, 250), p(-290, 300), p(-340, 420), p(-300, 500), p(-290, 420), p(-240, 360), p(-120, 340)],
        true,
        6,
      ),
      '#e6d8b8',
    );
    pen.tint(
      spline([p(-150, 258), p(-270, 300), p(-320, 400), p(-300, 380), p(-230, 320), p(-130, 300)], true, 5),
      '#e6d8b8',
      { tone: -0.9 },
    );
    for (const [a, b] of [
      [-190, 284],
      [-226, 306],
      [-262, 338],
      [-292, 384],
    ] as const)
      pen.stroke([p(a - 8, b - 18), p(a + 14, b + 12), p(a + 22, b + 46)], 4);
    pen.shape(
      spline(
        [
          p(150, 290),
          p(250, 300),
          p(310, 350),
          p(296, 384),
          p(270, 366),
          p(258, 396),
          p(200, 366),
          p(130, 360),
        ],
        true,
        5,
      ),
      '#e6d8b8',
      { tone: -0.2 },
    );
    // plume down the back
    pen.shape(
      spline(
        [
          p(-30, 424),
          p(40, 520),
          p(-60, 560),
          p(-190, 500),
          p(-300, 380),
          p(-360, 230),
          p(-300, 250),
          p(-260, 300),
          p(-180, 380),
        ],
        true,
        6,
      ),
      plume,
    );
    for (const k of range(5))
      pen.stroke(
        [p(-20 - k * 20, 440 + k * 16), p(-120 - k * 26, 480 - k * 10), p(-220 - k * 22, 380 - k * 30)],
        5,
      );
    // the bowl
    const bowl = spline(
      [
        p(-230, -6, 60),
        p(-236, 160),
        p(-190, 320),
        p(-60, 424),
        p(80, 420),
        p(190, 330),
        p(232, 180),
        p(214, -8, 80),
        p(90, -10, 170),
        p(-90, -8, 170),
      ],
      true,
      8,
    );
    pen.shape(bowl, steel, { wobble: 0, ink: 1.4 });
    pen.tint(
      spline([p(60, 410), p(184, 320), p(226, 180), p(206, 0, 80), p(110, 0, 160), p(130, 200)], true, 6),
      steel,
      { tone: -1.1 },
    );
    pen.tint(spline([p(-200, 180), p(-170, 310), p(-70, 400), p(-130, 280), p(-160, 160)], true, 6), steel, {
      tone: 1,
    });
    // brow band, ridge, the cross of the visor
    pen.shape(
      [
        p(-234, 190, 20),
        p(-100, 176, 110),
        p(60, 172, 120),
        p(230, 196, 30),
        p(228, 232, 20),
        p(60, 214, 110),
        p(-100, 218, 100),
        p(-232, 230, 10),
      ],
      '#c9a04a',
      { edge: 'smooth', contour: false },
    );
    pen.shape([p(-20, 424), p(24, 424), p(34, 200, 118), p(-24, 200, 118)], '#c9a04a', { contour: false });
    for (const [u, w] of [
      [-190, 40],
      [-130, 84],
      [-60, 108],
      [70, 112],
      [140, 84],
      [196, 50],
    ] as const)
      pen.shape(arc(...p(u, 202, w), 8 * s, 8 * s, 0, TAU, 9), steel, {
        edge: 'smooth',
        tone: 0.6,
        ink: 0.8,
        contour: false,
      });
    for (const k of [-1, 1])
      pen.shape(
        [p(k * 36, 150, 130), p(k * 150, 156, 84), p(k * 146, 120, 96), p(k * 36, 116, 140)],
        '#2a2030',
        { contour: false },
      );
    // somebody lives behind the mouth
    pen.shape(
      [p(-40, 0, 174), p(-44, 84, 160), p(0, 112, 160), p(44, 84, 160), p(42, 0, 174)],
      pen.light.night ? { emit: '#f0a850' } : '#4a3440',
      { contour: false },
    );
    pen.tint([p(-14, 0, 174), p(-20, 52, 168), p(18, 56, 168), p(22, 0, 174)], '#5a3038', {
      edge: 'straight',
    });
    pen.shape([p(-46, 88, 164), p(-52, 40, 174), p(-30, 24, 178), p(-12, 90, 164)], plume, {
      contour: false,
      tone: 0.2,
    });
    pen.glow(...p(0, 50, 170), 160 * s, 'amber', 0.9);
    for (const u of [-110, -80, 80, 112])
      for (const z of [40, 66, 92])
        pen.shape(arc(...p(u, z, 140), 7 * s, 9 * s, 0, TAU, 8), '#2a2030', {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
    pen.stroke([p(120, 360, 20), p(150, 310, 40), p(132, 270, 60), p(170, 236, 60)], 5);
    pen.line([p(-66, 92, 168), p(-128, 150, 140)], 1.2, { colour: '#efe4cc' });
    for (const k of range(3))
      pen.shape(
        [
          p(-74 - k * 18, 100 + k * 16, 164),
          p(-88 - k * 18, 112 + k * 16, 160),
          p(-86 - k * 18, 70 + k * 18, 164),
          p(-72 - k * 18, 66 + k * 16, 166),
        ],
        ['#efe4cc', '#c02c38', '#7a8ab0'][k] ?? '#efe4cc',
        { contour: false, ink: 0.8 },
      );
    for (const [u, z, w, r] of [
      [-200, 20, 110, 44],
      [-150, 10, 160, 36],
      [200, 14, 110, 42],
      [130, 4, 170, 34],
      [-120, 380, 0, 30],
      [150, 350, 0, 26],
    ] as const)
      puff(pen, p(u, z, w), r * s, r * 0.66 * s, '#8a8a5a', 0.1 + random.jitter(0.2));
    raven(pen, p(10, 428), 24 * s, face);
  },
};
