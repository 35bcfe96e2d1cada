/** The robot that is mostly face: two drills for hands, a welder's goggles, and no reverse gear. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { drillCone, flat, plate } from './plates';

export interface FaceRobotOptions {
  readonly main?: string;
  readonly second?: string;
  readonly gold?: string;
  readonly lens?: string;
}

export const faceRobot: ThingKind<FaceRobotOptions> = {
  name: 'faceRobot',
  footprint: () => block(520, 200),
  height: 300,
  draw(pen, frame, { main = '#3f9a72', second = '#f6eee0', gold = '#f2b83c', lens = '#d8f25a' }) {
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
      pen.bars([[p(k * 230, 540), p(k * 352, 452)]], 54 * s, '#4a4456');
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
    }
    // an arm with its elbow behind each drill; both point where they hide no face
    for (const [elbow, hand] of [
      [p(-352, 452), p(-420, 340)],
      [p(352, 452), p(440, 470)],
    ] as const) {
      pen.bars([[elbow, hand]], 58 * s, '#d8cfc0');
      pen.shape(arc(...elbow, 40 * s, 40 * s), gold, { edge: 'smooth' });
      pen.shape(arc(...elbow, 16 * s, 16 * s), '#4a4456', { edge: 'smooth', contour: false });
    }
    drillCone(pen, p(-424, 336), p(-520, 96), 66 * s, '#b9c4cc');
    drillCone(pen, p(436, 462), p(566, 712), 66 * s, '#b9c4cc');
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
    // welder's goggles on a strap, the lenses mismatched since the last landing
    plate(pen, [p(-214, 590), p(214, 590), p(222, 520), p(-222, 520)], '#4a4456');
    for (const [u, r] of [
      [-104, 92],
      [106, 84],
    ] as const) {
      pen.shape(arc(...p(u, 552), r * s, r * s), gold, { edge: 'smooth' });
      pen.shape(arc(...p(u + 3, 549), r * 0.76 * s, r * 0.76 * s), lens, { edge: 'smooth', contour: false });
      pen.tint(arc(...p(u + 16, 534), r * 0.56 * s, r * 0.52 * s), lens, { tone: -0.8 });
      pen.tint([p(u - 56, 566), p(u - 6, 606), p(u + 16, 602), p(u - 46, 546)], '#ffffff', {
        edge: 'straight',
        opacity: 0.75,
      });
      pen.shape(arc(...p(u + 22, 540), 20 * s, 24 * s), '#2f2440', {
        edge: 'smooth',
        contour: false,
        ink: 0.6,
      });
      for (const i of range(8)) {
        const a = (i / 8) * 6.2832 + 0.2;
        pen.shape(
          arc(...p(u + Math.cos(a) * r * 0.88, 552 + Math.sin(a) * r * 0.88), 5 * s, 5 * s),
          '#fff0c0',
          {
            edge: 'smooth',
            ink: 0.6,
            contour: false,
          },
        );
      }
    }
    plate(pen, [p(-30, 530), p(30, 530), p(18, 440), p(-18, 440)], gold);
    plate(pen, [p(-90, 690), p(90, 690), p(60, 620), p(-60, 620)], gold);
    // two exhausts, a glass cab between them, and one drill more on top
    for (const k of [-1, 1]) {
      pen.bars([[p(k * 168, 700), p(k * 190, 830)]], 40 * s, '#6a6478');
      plate(
        pen,
        mirror(
          [
            [160, 846],
            [228, 834],
            [222, 802],
            [156, 814],
          ],
          k,
        ),
        gold,
        k > 0 ? -0.4 : 0.1,
      );
      for (const i of range(4))
        pen.tint(
          arc(...p(k * (204 + i * 30), 872 + i * 44), (26 + i * 9) * s, (22 + i * 8) * s, i, i + 6.28, 8),
          '#fff1e6',
          { edge: 'scallop', opacity: 0.75 },
        );
    }
    pen.shape([...arc(...p(0, 716), 96 * s, 118 * s, Math.PI, 6.2832, 15)], '#8fd8e4', { edge: 'smooth' });
    pen.shape(arc(...p(-6, 752), 24 * s, 26 * s), '#e8a478', { edge: 'smooth', contour: false });
    pen.shape([p(-44, 716), p(-34, 736), p(24, 736), p(34, 716)], '#d9463c', { contour: false });
    pen.shape([p(-34, 760), p(-26, 786), p(4, 792), p(22, 762), p(2, 772)], '#5a3a2c', { contour: false });
    for (const u of [-16, 6]) {
      pen.shape(arc(...p(u, 750), 8 * s, 8 * s), '#fff8ea', { edge: 'smooth', ink: 0.8, contour: false });
      pen.shape(arc(...p(u + 2, 750), 3 * s, 4 * s), '#2b1a2e', { edge: 'smooth', ink: 0, contour: false });
    }
    pen.stroke([p(-16, 738), p(-4, 733), p(8, 739)], 3);
    pen.tint([p(-78, 740), p(-50, 806), p(-30, 816), p(-58, 734)], '#ffffff', { opacity: 0.7 });
    for (const k of [-1, 1])
      pen.line([p(k * 52, 716), p(k * 44, 806), p(k * 20, 832)], 1.6, { smooth: true });
    plate(pen, [p(-110, 726), p(110, 726), p(116, 700), p(-116, 700)], gold);
    drillCone(pen, p(0, 828), p(0, 970), 34 * s, '#c4ced6', 4);
    for (const [u, z] of [
      [-196, 600],
      [196, 600],
      [-184, 300],
      [184, 300],
    ] as const)
      pen.shape(arc(...p(u, z), 9 * s, 9 * s), gold, { edge: 'smooth', ink: 0.9, contour: false });
  },
};
