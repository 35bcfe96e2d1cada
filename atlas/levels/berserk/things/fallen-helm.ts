/** A giant's helmet, left where the giant was: moss in the visor, lodgers inside. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
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
    // its feathers lie side by side along one quill: each a clean line from the quill to the hem
    const quill = (k: number): Point => p(-30 - 292 * k, 452 + 96 * Math.sin(k * 2.1) - 250 * k ** 1.7);
    pen.tint(
      spline(
        [quill(0.04), p(30, 512), p(-66, 548), p(-186, 490), p(-292, 376), quill(0.9), quill(0.5)],
        true,
        6,
      ),
      plume,
      { tone: 0.7 },
    );
    pen.line(
      range(12).map((i) => quill(0.04 + i * 0.08)),
      1.6,
      { smooth: true },
    );
    for (const i of range(7)) {
      const k = 0.1 + i * 0.12;
      const [x, y] = quill(k);
      const [u, v] = quill(k + 0.14);
      for (const side of [-1, 1])
        pen.line(
          [
            [x, y],
            [x + (u - x) * 0.7 + side * (v - y) * 0.12, y + (v - y) * 0.7 - side * 14 * s],
            [u + side * (v - y) * 0.22, v - side * 26 * s],
          ],
          0.9,
          { smooth: true, opacity: 0.8 },
        );
    }
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
    // plates are riveted, dented, and rust where the rain runs
    for (const u of [-176, -96, 108, 172]) {
      const rim = (z: number): Point => p(u * (1 - (z / 470) ** 2 * 0.5), z, 60 + (z > 240 ? -20 : 40));
      pen.line([rim(238), rim(290), rim(340), rim(388)], 0.9, { smooth: true, opacity: 0.8 });
      for (const z of [256, 296, 336, 372])
        pen.shape(arc(rim(z)[0] + 8 * s, rim(z)[1], 4.4 * s, 4.4 * s, 0, TAU, 7), steel, {
          edge: 'smooth',
          tone: 0.7,
          ink: 0.6,
          contour: false,
        });
    }
    for (const [u, z, w, drop] of [
      [-186, 186, 60, 70],
      [-120, 178, 96, 44],
      [72, 178, 116, 30],
      [166, 190, 70, 84],
      [204, 190, 50, 60],
      [-60, 396, 10, 70],
    ] as const)
      pen.tint(
        [
          p(u - 7, z, w),
          p(u + 8, z, w),
          p(u + 5, z - drop * 0.6, w),
          p(u, z - drop, w),
          p(u - 4, z - drop * 0.5, w),
        ],
        '#8a5238',
        { edge: 'straight', opacity: 0.62 },
      );
    for (const [u, z, w] of [
      [-140, 300, 20],
      [96, 300, 30],
      [186, 110, 90],
      [-176, 90, 96],
    ] as const) {
      pen.tint(arc(...p(u, z, w), 20 * s, 13 * s, 0, TAU, 9), steel, { tone: -1 });
      pen.tint(arc(...p(u - 4, z - 9, w), 15 * s, 6 * s, 0, TAU, 8), steel, { tone: 1 });
      pen.scratches([[p(u - 26, z + 12, w), p(u + 22, z - 8, w)]], { width: 1 });
    }
    // somebody lives behind the mouth: a warm room, a table, soup
    const door = [p(-46, 0, 174), p(-50, 84, 160), p(0, 118, 160), p(50, 84, 160), p(48, 0, 174)];
    pen.shape(door, '#6a3a34', { contour: false, ink: 1.2 });
    pen.within(door, () => {
      pen.tint(
        [p(-50, 20, 168), p(-40, 92, 160), p(40, 92, 160), p(50, 20, 168)],
        { emit: '#e8924a' },
        { edge: 'straight' },
      );
      pen.tint(arc(...p(12, 62, 164), 46 * s, 40 * s, 0, TAU, 16), { emit: '#ffd07a' }, { opacity: 0.8 });
      pen.shape([p(-50, 0, 176), p(50, 0, 176), p(50, 18, 170), p(-50, 18, 170)], '#7a5040', {
        contour: false,
      });
      bust(pen, p(20, 52, 166), 15 * s, {
        skin: '#c98a64',
        hair: '#3a2a34',
        cloth: '#7a3038',
        look: -1,
        contour: false,
      });
      pen.shape([p(-34, 20, 172), p(28, 20, 172), p(28, 28, 172), p(-34, 28, 172)], '#9a6a48', {
        contour: false,
        ink: 0.8,
      });
      pen.bars(
        [
          [p(-26, 20, 172), p(-28, 2, 174)],
          [p(20, 20, 172), p(22, 2, 174)],
        ],
        4 * s,
        '#7a5040',
        { edge: 1 },
      );
      pen.shape([p(-22, 28, 173), p(-4, 28, 173), p(-7, 38, 173), p(-19, 38, 173)], '#e6d8b8', {
        contour: false,
        ink: 0.7,
      });
      pen.tint([p(-16, 40, 173), p(-10, 56, 173), p(-15, 70, 173), p(-18, 56, 173)], '#fff4e0', {
        opacity: 0.6,
      });
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
    // the washing: from a hook in the cheek plate to a pole in the ground
    const [hook, pole] = [p(-196, 128, 84), p(-330, 132, 130)];
    pen.bars([[p(-330, 0, 130), pole]], 7 * s, '#7a5a44');
    const sag = (t: number): Point => [
      hook[0] + (pole[0] - hook[0]) * t,
      hook[1] + (pole[1] - hook[1]) * t + Math.sin(t * Math.PI) * 10 * s,
    ];
    pen.line([sag(0), sag(0.25), sag(0.5), sag(0.75), sag(1)], 1.3, { colour: '#efe4cc', smooth: true });
    pen.shape(arc(...hook, 5 * s, 5 * s, 0, TAU, 8), '#c9a04a', { edge: 'smooth' });
    for (const [t, wide, drop, colour] of [
      [0.14, 0.2, 40, '#efe4cc'],
      [0.4, 0.16, 52, '#c02c38'],
      [0.64, 0.22, 36, '#7a8ab0'],
    ] as const) {
      const [a, b] = [sag(t), sag(t + wide)];
      pen.shape([a, b, [b[0] - 2 * s, b[1] + drop * s], [a[0] + 3 * s, a[1] + drop * 0.94 * s]], colour, {
        ink: 0.8,
      });
    }
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
