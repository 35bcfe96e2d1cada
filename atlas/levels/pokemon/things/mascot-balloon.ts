/** The mascot of the fair, blown up as large as a house and let go. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';

export interface MascotBalloonOptions {
  readonly coat?: string;
  readonly belly?: string;
  readonly leaf?: string;
}

export const mascotBalloon: ThingKind<MascotBalloonOptions> = {
  name: 'mascotBalloon',
  footprint: () => disc(60),
  height: 0,
  shadow: false,
  draw(pen, frame, { coat = '#ffb45a', belly = '#fff3d8', leaf = '#6fb84a' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    // ropes and basket
    for (const u of [-120, -50, 50, 120]) pen.line([p(u, 150), p(u * 0.42, 20)], 1.4);
    pen.shape([p(-58, 22), p(58, 22), p(46, -58), p(-46, -58)], '#b9814a');
    for (const z of [0, -20, -40]) pen.line([p(-54, z), p(54, z)], 1.2);
    for (const u of range(5)) pen.line([p(-40 + u * 20, 20), p(-34 + u * 17, -56)], 1);
    pen.shape([p(-66, 34), p(66, 34), p(62, 12), p(-62, 12)], '#d99a5a');
    for (const [u, c, h] of [
      [-28, '#5fb0a8', '#5a3a2c'],
      [26, '#e8766a', '#e8c05a'],
    ] as const) {
      bust(pen, p(u, 80), 20 * s, {
        skin: '#f6cfa8',
        hair: h,
        cloth: c,
        kind: u < 0 ? 1 : 3,
        look: u < 0 ? 0.5 : -0.4,
      });
    }
    for (const u of [-54, 54])
      pen.shape([p(u - 13, 20), p(u + 13, 20), p(u + 10, -22), p(u - 10, -22)], '#e3cba4', {
        edge: 'smooth',
      });
    // ears like two great leaves
    for (const k of [-1, 1]) {
      const ear = [p(k * 120, 590), p(k * 190, 720), p(k * 350, 820), p(k * 372, 660), p(k * 240, 520)];
      pen.shape(ear, leaf, { edge: 'smooth', tone: k > 0 ? -0.5 : 0.1 });
      pen.line([p(k * 160, 570), p(k * 250, 670), p(k * 336, 780)], 2, { smooth: true });
      for (const [a, b, c, d] of [
        [210, 626, 214, 700],
        [250, 668, 320, 660],
        [286, 714, 290, 770],
      ] as const)
        pen.line([p(k * a, b), p(k * c, d)], 1.2);
    }
    // the body, swollen with warm air
    const body = range(40).map((i): Point => {
      const a = (i / 40) * 6.2832;
      const [c, q] = [Math.cos(a), Math.sin(a)];
      return p(c * 300 * (q < 0 ? 1 + q * 0.22 : 1), 400 + q * (q < 0 ? 268 : 246));
    });
    pen.shape(body, coat, { edge: 'smooth', wobble: 0 });
    pen.tint(
      [
        p(130, 630),
        p(250, 540),
        p(298, 400),
        p(262, 250),
        p(150, 150),
        p(190, 260),
        p(220, 400),
        p(190, 540),
      ],
      coat,
      { tone: -1.1 },
    );
    pen.tint([p(-276, 400), p(-256, 520), p(-170, 616), p(-110, 634), p(-200, 540), p(-236, 420)], coat, {
      tone: 1.2,
    });
    // seams of the cloth
    for (const k of [-0.62, -0.22, 0.22, 0.62])
      pen.line(
        range(13).map((i): Point => {
          const a = -Math.PI / 2 + (i / 12) * Math.PI;
          return p(k * 300 * Math.cos(a), 400 + Math.sin(a) * (a < 0 ? 266 : 244));
        }),
        1,
        { smooth: true, opacity: 0.45 },
      );
    // the face's mask and belly
    pen.shape(
      [
        p(-176, 372),
        p(-196, 440),
        p(-140, 510),
        p(-60, 496),
        p(0, 462),
        p(60, 496),
        p(140, 510),
        p(196, 440),
        p(176, 372),
        p(90, 310),
        p(-90, 310),
      ],
      belly,
      { edge: 'smooth', contour: false },
    );
    for (const k of [-1, 1]) {
      pen.shape(arc(...p(k * 96, 430), 34 * s, 46 * s), '#3a2a3e', {
        edge: 'smooth',
        contour: false,
        ink: 0,
      });
      pen.tint(arc(...p(k * 96 - 10, 448), 14 * s, 17 * s), '#ffffff');
      pen.tint(arc(...p(k * 96 + 10, 410), 7 * s, 8 * s), '#ffffff');
      pen.tint(arc(...p(k * 186, 372), 46 * s, 30 * s), '#f0806a', { opacity: 0.85 });
      pen.stroke([p(k * 66, 508), p(k * 100, 526), p(k * 134, 512)], 9);
    }
    pen.shape([p(-24, 398), p(24, 398), p(0, 374)], '#3a2a3e', { edge: 'smooth', contour: false, ink: 0 });
    pen.shape([p(-64, 356), p(0, 342), p(64, 356), p(44, 302), p(0, 282), p(-44, 302)], '#a8404a', {
      edge: 'smooth',
      contour: false,
    });
    pen.tint([p(-34, 308), p(0, 326), p(34, 308), p(0, 288)], '#f08a8a');
    pen.shape([p(-30, 352), p(-10, 348), p(-18, 330)], '#ffffff', { contour: false, ink: 0.7 });
    // a sprout on top, and a star where others have a button
    pen.bars([[p(0, 640), p(-8, 690), p(6, 726)]], 13 * s, '#5a8a3a', { smooth: true });
    for (const k of [-1, 1])
      pen.shape([p(4, 720), p(k * 60, 770), p(k * 124, 752), p(k * 70, 712)], leaf, {
        edge: 'smooth',
        tone: k > 0 ? -0.4 : 0.3,
      });
    pen.shape(
      range(10).map((i): Point => {
        const [a, r] = [(i / 10) * 6.2832 + Math.PI / 2, i % 2 ? 20 : 44];
        return p(Math.cos(a) * r, 226 + Math.sin(a) * r);
      }),
      '#e8604a',
      { contour: false },
    );
    pen.shape([p(-130, 172), p(130, 172), p(112, 140), p(-112, 140)], '#e8604a', { edge: 'smooth' });
    for (const u of range(6)) pen.line([p(-100 + u * 40, 168), p(-92 + u * 36, 142)], 1);
  },
};
