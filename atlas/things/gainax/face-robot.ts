/** The robot that is mostly face: two drills for hands, star-shaped shades, and no reverse gear. */
import { arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { block } from '../footprint';
import { drillCone, flat, plate } from './plates';

export interface FaceRobotOptions {
  readonly main?: string;
  readonly second?: string;
  readonly gold?: string;
}

export const faceRobot: ThingKind<FaceRobotOptions> = {
  name: 'faceRobot',
  footprint: () => block(520, 200),
  height: 300,
  draw(pen, frame, { main = '#3f6fb8', second = '#f1ece4', gold = '#f2b83c' }) {
    const p = flat(frame);
    const s = frame.scale;
    const mirror = (points: readonly (readonly [number, number])[], k: number): Point[] => {
      const out = points.map(([u, z]) => p(u * k, z));
      return k > 0 ? out : out.reverse();
    };
    for (const [u, z, k] of [
      [-60, 700, -1],
      [70, 720, 1],
    ] as const)
      pen.shape(
        [
          p(u, z),
          p(u + k * 220, z + 60),
          p(u + k * 300, z - 120),
          p(u + k * 330, z - 330),
          p(u + k * 200, z - 250),
          p(u + k * 130, z - 330),
        ],
        '#d9463c',
        { edge: 'straight', tone: k > 0 ? -0.6 : 0 },
      );
    for (const k of [-1, 1]) {
      plate(
        pen,
        mirror(
          [
            [40, 250],
            [150, 250],
            [170, 130],
            [60, 130],
          ],
          k,
        ),
        second,
        k > 0 ? -0.4 : 0,
      );
      plate(
        pen,
        mirror(
          [
            [50, 140],
            [190, 140],
            [230, 0],
            [40, 0],
          ],
          k,
        ),
        main,
        k > 0 ? -0.4 : 0,
      );
      plate(
        pen,
        mirror(
          [
            [40, 40],
            [236, 40],
            [260, 0],
            [30, 0],
          ],
          k,
        ),
        gold,
        k > 0 ? -0.4 : 0,
      );
    }
    for (const k of [-1, 1]) {
      pen.bars([[p(k * 230, 520), p(k * 350, 420), p(k * 390, 330)]], 54 * s, '#4a4456');
      plate(
        pen,
        mirror(
          [
            [200, 640],
            [330, 620],
            [360, 520],
            [300, 440],
            [210, 470],
          ],
          k,
        ),
        main,
        k > 0 ? -0.4 : 0.1,
      );
      plate(
        pen,
        mirror(
          [
            [300, 430],
            [400, 450],
            [450, 330],
            [350, 290],
          ],
          k,
        ),
        second,
        k > 0 ? -0.4 : 0,
      );
    }
    drillCone(pen, p(-410, 310), p(-560, 20), 84 * s, '#b9c4cc');
    drillCone(pen, p(410, 320), p(620, 620), 84 * s, '#b9c4cc');
    plate(
      pen,
      [
        p(-236, 640),
        p(-170, 720),
        p(170, 720),
        p(236, 640),
        p(210, 330),
        p(120, 230),
        p(-120, 230),
        p(-210, 330),
      ],
      main,
    );
    plate(pen, [p(-190, 420), p(190, 420), p(160, 310), p(96, 252), p(-96, 252), p(-160, 310)], second);
    pen.shape([p(-140, 390), p(-60, 372), p(60, 372), p(140, 390), p(110, 300), p(-110, 300)], '#4a2432', {
      contour: false,
    });
    for (const z of [0, 1]) {
      const [a, b] = z ? [302, 334] : [340, 378];
      pen.shape([p(-120, b), p(120, b), p(112, a), p(-112, a)], '#fff8ea', {
        contour: false,
        tone: z ? -0.4 : 0.1,
      });
      for (const u of range(7)) pen.line([p(-84 + u * 28, b), p(-80 + u * 27, a)], 1.3);
    }
    const shade = (k: number) =>
      mirror(
        [
          [6, 560],
          [120, 600],
          [240, 640],
          [196, 560],
          [214, 470],
          [130, 496],
          [40, 460],
        ],
        k,
      );
    for (const k of [-1, 1]) {
      pen.shape(shade(k), '#e8502f');
      pen.tint(
        mirror(
          [
            [40, 552],
            [130, 586],
            [170, 596],
            [80, 510],
          ],
          k,
        ),
        '#ffb45a',
        { edge: 'straight' },
      );
      pen.line(shade(k), 2.2, { colour: gold });
    }
    plate(pen, [p(-30, 530), p(30, 530), p(18, 440), p(-18, 440)], gold);
    plate(pen, [p(-90, 690), p(90, 690), p(60, 620), p(-60, 620)], gold);
    for (const k of [-1, 1])
      pen.shape(
        mirror(
          [
            [30, 690],
            [70, 700],
            [250, 900],
            [130, 720],
          ],
          k,
        ),
        gold,
        { tone: k > 0 ? -0.5 : 0.2 },
      );
    plate(pen, [p(-60, 790), p(0, 830), p(60, 790), p(50, 700), p(-50, 700)], second);
    pen.shape([p(-46, 766), p(46, 766), p(36, 738), p(-36, 738)], '#3a3040', { contour: false });
    for (const k of [-1, 1])
      pen.shape(arc(...p(k * 20, 752), 9 * s, 8 * s), '#c8f25a', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    drillCone(pen, p(0, 812), p(0, 960), 30 * s, '#b9c4cc', 4);
    for (const [u, z] of [
      [-196, 600],
      [196, 600],
      [-184, 300],
      [184, 300],
    ] as const)
      pen.shape(arc(...p(u, z), 9 * s, 9 * s), gold, { edge: 'smooth', ink: 0.9, contour: false });
  },
};
