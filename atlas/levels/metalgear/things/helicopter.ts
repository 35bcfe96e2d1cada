/** The rescue helicopter, orange as a lifebuoy, its blades drooping under the night's snow. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { beacon, snowOn } from './parts';

export interface HelicopterOptions {
  readonly face?: 1 | -1;
  readonly paint?: string;
  readonly belly?: string;
}

export const helicopter: ThingKind<HelicopterOptions> = {
  name: 'helicopter',
  footprint: () => block(560, 170),
  height: 260,
  draw(pen, frame, { face = 1, paint = '#f0742c', belly = '#f6f2ea' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const blade = (a: number, long: number, droop: number) => {
      const [x, y] = [Math.cos(a), Math.sin(a)];
      const tip: Point = p(30 + x * long, 352 - droop, y * long);
      pen.bars([[p(30, 352), p(30 + x * long * 0.55, 356, y * long * 0.55), tip]], 17 * s, '#59637a', {
        smooth: true,
      });
      pen.bars([[p(30 + x * long * 0.86, 352 - droop * 0.6, y * long * 0.86), tip]], 17 * s, '#f3b52c', {
        edge: 2,
      });
    };
    blade(-2.4, 330, 26);
    blade(-0.7, 330, 30);
    pen.bars([[p(-160, 30, -60), p(214, 30, -60)]], 12 * s, '#454d60', { tone: -0.6 });
    // tail boom and fin
    pen.shape([p(-130, 250), p(-430, 262), p(-440, 226), p(-130, 150)], paint, { tone: 0.1, ink: 1.2 });
    pen.tint([p(-130, 190), p(-438, 236), p(-440, 226), p(-130, 150)], paint, {
      tone: -0.9,
      edge: 'straight',
    });
    pen.shape([p(-392, 258), p(-428, 350), p(-482, 356), p(-450, 226)], belly, { ink: 1.1 });
    pen.shape([p(-398, 270), p(-410, 300), p(-462, 304), p(-452, 262)], paint, { ink: 0.8, contour: false });
    pen.shape([p(-360, 240, 30), p(-330, 240, 80), p(-400, 240, 80), p(-410, 240, 30)], belly, { tone: 0.3 });
    for (const a of range(4)) {
      const [x, y] = p(-466, 330, 20);
      const turn = a * 1.571 + 0.4;
      pen.bars(
        [
          [
            [x, y],
            [x + Math.cos(turn) * 56 * s, y + Math.sin(turn) * 56 * s],
          ],
        ],
        11 * s,
        '#59637a',
      );
    }
    // body
    const body = spline(
      [
        p(-170, 240),
        p(-160, 110, 40),
        p(-60, 62, 60),
        p(150, 60, 60),
        p(254, 100, 40),
        p(276, 170),
        p(220, 258),
        p(90, 300),
        p(-100, 300),
      ],
      true,
      7,
    );
    pen.shape(body, paint, { wobble: 0, ink: 1.4 });
    pen.tint(
      spline(
        [p(-158, 116, 40), p(-60, 66, 60), p(150, 64, 60), p(252, 106, 40), p(120, 118, 60), p(-60, 120, 60)],
        true,
        6,
      ),
      belly,
    );
    pen.line(spline([p(-160, 120, 40), p(-60, 122, 60), p(120, 120, 60), p(256, 112, 40)], false, 6), 1);
    pen.tint(spline([p(-120, 292), p(80, 294), p(200, 256), p(60, 262), p(-130, 258)], true, 5), paint, {
      tone: 0.9,
    });
    // glass nose, side door open, windows
    pen.shape(
      spline([p(160, 262), p(226, 246), p(272, 170), p(230, 150), p(166, 156), p(150, 210)], true, 5),
      '#bfe6f0',
      { ink: 1.1, contour: false },
    );
    pen.line([p(206, 252), p(200, 154)], 1.2);
    pen.line(spline([p(158, 206), p(210, 200), p(262, 186)], false, 5), 1.1);
    // whoever flies it waits in the warm
    pen.shape(arc(...p(226, 176, 20), 15 * s, 15 * s, 0, TAU, 14), '#f2b98f', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    pen.shape(arc(...p(224, 182, 20), 17 * s, 15 * s, Math.PI, TAU, 10), '#3f6f86', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    for (const u of [221, 232])
      pen.tint(arc(...p(u, 174, 20), 2.2 * s, 3 * s, 0, TAU, 8), '#2a2036', { edge: 'smooth' });
    pen.tint(spline([p(170, 246), p(190, 242), p(184, 180), p(168, 184)], true, 4), '#ffffff', {
      opacity: 0.75,
    });
    pen.shape([p(-20, 78, 60), p(70, 78, 60), p(70, 218, 50), p(-20, 218, 50)], '#3a4358', {
      ink: 1.1,
      contour: false,
    });
    pen.tint([p(-12, 82, 60), p(62, 82, 60), p(62, 110, 58), p(-12, 110, 58)], '#8a6a4a', {
      edge: 'straight',
    });
    pen.shape([p(-112, 82, 62), p(-24, 80, 64), p(-24, 222, 54), p(-108, 222, 52)], paint, {
      tone: 0.2,
      ink: 1,
      contour: false,
    });
    pen.shape(arc(...p(-66, 178, 56), 24 * s, 22 * s, 0, TAU, 14), '#bfe6f0', {
      edge: 'smooth',
      ink: 1,
      contour: false,
    });
    pen.shape(arc(...p(112, 190, 54), 20 * s, 20 * s, 0, TAU, 14), '#bfe6f0', {
      edge: 'smooth',
      ink: 1,
      contour: false,
    });
    const side = { at: (u: number, z: number) => p(u * face, z, 20) };
    letters(pen, side, 'SOS', { s: -270 * face, z: 222, height: 24, colour: belly, width: 2 });
    // engine, mast, snow, near blades
    pen.shape(spline([p(-110, 296), p(-80, 340), p(90, 342), p(130, 292)], true, 5), belly, {
      tone: 0.1,
      ink: 1.1,
    });
    for (const u of [-60, -30, 0]) pen.line([p(u, 304), p(u + 8, 328)], 1.3);
    pen.bars([[p(30, 330), p(30, 366)]], 17 * s, '#59637a');
    snowOn(pen, [p(-110, 300), p(-76, 342), p(88, 344), p(120, 306)], 15 * s, random);
    blade(0.5, 350, 30);
    blade(2.5, 350, 22);
    pen.shape(arc(...p(30, 358), 28 * s, 13 * s, 0, TAU, 14), '#454d60', { edge: 'smooth' });
    snowOn(pen, [p(-170, 258), p(-400, 264)], 9 * s, random);
    // undercarriage
    const runner = (w: number, tone: number) => {
      pen.bars(
        [-90, 150].map((u) => [p(u, 84, w - 24), p(u + 14, 14, w)]),
        12 * s,
        '#59637a',
        { tone },
      );
      pen.bars([[p(-190, 12, w), p(214, 12, w), p(248, 20, w), p(266, 44, w)]], 15 * s, '#454d60', {
        smooth: true,
        tone,
      });
      for (const u of [-90, 150])
        pen.bars([[p(u + 2, 14, w), p(u + 26, 14, w)]], 19 * s, '#f3b52c', { edge: 2 });
    };
    runner(112, 0);
    beacon(pen, p(-90, 58, 60), 10 * s);
    beacon(pen, p(-440, 372), 9 * s);
  },
};
