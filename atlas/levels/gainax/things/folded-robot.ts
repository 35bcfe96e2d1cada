/** The elder of the machines: boots apart, arms folded, scarf in the wind, and nothing whatever to add. */
import { arc, pairs, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { flat, plate } from './plates';

export interface FoldedRobotOptions {
  readonly main?: string;
  readonly second?: string;
  readonly scarf?: string;
  readonly glow?: string;
}

type Pair = readonly [number, number];

export const foldedRobot: ThingKind<FoldedRobotOptions> = {
  name: 'foldedRobot',
  footprint: () => block(470, 200),
  height: 320,
  draw(pen, frame, { main = '#55489a', second = '#f2ece2', scarf = '#c8e84a', glow = '#ffd23c' }) {
    const p = flat(frame);
    const s = frame.scale;
    const side = (points: readonly Pair[], k: number): Point[] => {
      const out = points.map(([u, z]) => p(u * k, z));
      return k > 0 ? out : out.reverse();
    };
    const tone = (k: number) => (k > 0 ? -0.5 : 0.1);
    // the scarf, two tails in the wind from the sea
    for (const [z, long, drop] of [
      [800, 620, 40],
      [760, 500, -90],
    ] as const) {
      const top = range(8).map((i): Pair => [
        40 + (long * i) / 7,
        z + Math.sin(i * 1.1) * 34 - (drop * i) / 7,
      ]);
      const low = [...top].reverse().map(([u, v], i): Pair => [u - (i === 0 ? 50 : 0), v - 74 + i * 3]);
      pen.shape(
        [...top, ...low].map(([u, v]) => p(u, v)),
        scarf,
        { edge: 'smooth', tone: drop > 0 ? 0 : -0.7 },
      );
      for (const k of [0.35, 0.6])
        pen.line(
          top.slice(1, 7).map(([u, v]) => p(u, v - 74 * k)),
          1,
          { smooth: true, opacity: 0.7 },
        );
    }
    for (const k of [-1, 1]) {
      plate(pen, side(pairs([20, 400, 132, 400, 170, 250, 70, 240]), k), main, tone(k));
      plate(pen, side(pairs([62, 262, 178, 262, 214, 60, 84, 60]), k), second, tone(k));
      plate(pen, side(pairs([70, 276, 176, 284, 170, 222, 120, 196, 74, 222]), k), main, tone(k));
      for (const z of [170, 138, 106]) pen.line([p(k * 92, z), p(k * 194, z)], 1.6);
      plate(pen, side(pairs([72, 70, 224, 70, 262, 0, 56, 0]), k), main, tone(k));
      plate(pen, side(pairs([60, 22, 256, 22, 264, 0, 54, 0]), k), '#3a3654', tone(k));
    }
    plate(pen, [p(-140, 440), p(140, 440), p(112, 380), p(0, 330), p(-112, 380)], second);
    pen.shape([p(-40, 430), p(40, 430), p(0, 364)], glow, { contour: false });
    plate(pen, [p(-120, 520), p(120, 520), p(136, 430), p(-136, 430)], '#3a3654');
    for (const z of [458, 486]) pen.line([p(-124, z), p(124, z)], 1.6);
    plate(pen, [p(-250, 790), p(250, 790), p(220, 640), p(130, 500), p(-130, 500), p(-220, 640)], main);
    plate(pen, [p(-150, 780), p(150, 780), p(100, 700), p(-100, 700)], second);
    for (const k of [-1, 1]) {
      pen.line([p(k * 110, 700), p(k * 190, 660), p(k * 206, 640)], 1.6);
      for (const i of range(3)) {
        const z = 748 - i * 20;
        plate(
          pen,
          side(
            [
              [150 + i * 4, z + 10],
              [206 - i * 4, z + 8],
              [202 - i * 5, z - 3],
              [154 + i * 4, z - 2],
            ],
            k,
          ),
          '#3a3654',
          tone(k),
        );
      }
    }
    // shoulders like hatches, a vent in each
    for (const k of [-1, 1]) {
      plate(pen, side(pairs([190, 830, 316, 836, 366, 760, 352, 640, 226, 650]), k), main, tone(k));
      plate(pen, side(pairs([236, 790, 318, 792, 334, 744, 240, 740]), k), second, tone(k));
      for (const i of range(3)) pen.line([p(k * (256 + i * 24), 786), p(k * (258 + i * 24), 746)], 2);
      plate(pen, side(pairs([232, 656, 348, 650, 330, 560, 246, 556]), k), '#3a3654', tone(k));
    }
    // the arms are crossed like an X: each elbow hangs low and outside, each hand lies high on the other arm
    const arm = (points: readonly Pair[], material: string, lift: number): Point[] => {
      const form = points.map(([u, z]) => p(u, z));
      pen.shape(form, material, { tone: lift });
      return form;
    };
    const shaded = (form: Point[], shade: readonly Pair[], material: string, lift: number) =>
      pen.within(form, () =>
        pen.tint(
          shade.map(([u, z]) => p(u, z)),
          material,
          { tone: lift, edge: 'straight' },
        ),
      );
    const upper = (k: number) => {
      plate(pen, side(pairs([236, 640, 352, 640, 374, 560, 350, 500, 262, 508]), k), main, tone(k));
      pen.shape(arc(...p(k * 316, 510), 48 * s, 46 * s), '#3a3654', { edge: 'smooth' });
      pen.shape(arc(...p(k * 316, 510), 22 * s, 21 * s), second, {
        edge: 'smooth',
        contour: false,
        tone: tone(k),
      });
    };
    for (const k of [-1, 1]) upper(k);
    // the far forearm rises from the right elbow; its hand comes out on top, four fingers over the left upper arm
    const far = arm(pairs([316, 566, 348, 520, 300, 462, -120, 572, -104, 656]), second, -0.5);
    shaded(far, pairs([348, 530, 300, 500, -130, 610, -130, 540, 300, 430]), second, -1.3);
    // the near forearm crosses it from the left elbow
    const near = arm(pairs([-316, 566, -350, 520, -302, 460, 124, 572, 106, 658]), second, 0.2);
    shaded(near, pairs([-352, 530, -302, 498, 130, 612, 130, 540, -302, 430]), second, -0.8);
    pen.line([p(-206, 592), p(-190, 494)], 1.6);
    pen.line([p(14, 640), p(30, 550)], 1.6);
    for (const [u, z] of pairs([-150, 556, -40, 584]))
      pen.shape(arc(...p(u, z), 9 * s, 9 * s), main, { edge: 'smooth', ink: 0.8, contour: false });
    // its hand slides under the right upper arm: a cuff and the back of the hand, the rest is out of sight
    arm(pairs([92, 672, 112, 562, 152, 572, 138, 684]), scarf, -0.2);
    const tucked = arm(pairs([136, 676, 150, 580, 214, 596, 262, 612, 262, 668, 190, 690]), main, 0.5);
    shaded(tucked, pairs([130, 600, 270, 626, 270, 580, 130, 560]), main, -0.6);
    plate(pen, side(pairs([242, 690, 352, 660, 374, 560, 350, 520, 250, 560]), 1), main, tone(1));
    // the far hand on top of the left arm: cuff, back, four fingers that hold on, a thumb along them
    arm(pairs([-92, 672, -112, 562, -152, 572, -138, 684]), scarf, 0.1);
    arm(pairs([-136, 684, -150, 580, -204, 588, -214, 676, -180, 696]), main, 0.5);
    for (const i of range(4))
      arm(
        [
          [-190, 692 - i * 26],
          [-240 + i * 4, 694 - i * 26],
          [-258 + i * 4, 689 - i * 26],
          [-264 + i * 4, 679 - i * 26],
          [-258 + i * 4, 669 - i * 26],
          [-240 + i * 4, 664 - i * 26],
          [-190, 666 - i * 26],
        ],
        main,
        0.7 - i * 0.2,
      );
    // each finger has its two joints
    for (const i of range(4))
      for (const u of [-214, -238])
        pen.line(
          [p(u + i * 4, 691 - i * 26), p(u - 3 + i * 4, 679 - i * 26), p(u + i * 4, 667 - i * 26)],
          1.1,
        );
    arm(pairs([-140, 690, -190, 716, -206, 702, -168, 676]), main, 0.7);
    // the head: visor, chin guard, and a crest like a ship's bow
    pen.shape([p(-96, 816), p(96, 816), p(120, 770), p(-120, 770)], scarf);
    for (const u of range(5)) pen.line([p(-76 + u * 38, 812), p(-90 + u * 42, 774)], 1, { opacity: 0.7 });
    plate(pen, [p(-78, 900), p(-62, 968), p(62, 968), p(78, 900), p(50, 822), p(-50, 822)], main);
    plate(pen, [p(-56, 866), p(56, 866), p(38, 808), p(-38, 808)], second);
    pen.shape([p(-72, 918), p(72, 918), p(60, 876), p(-60, 876)], '#2f2a44', { contour: false });
    for (const k of [-1, 1])
      pen.shape(
        side(pairs([12, 904, 58, 912, 50, 888, 16, 886]), k),
        { emit: glow },
        { ink: 0.8, contour: false },
      );
    plate(pen, [p(-20, 960), p(0, 1090), p(20, 960), p(14, 910), p(-14, 910)], second);
    for (const k of [-1, 1])
      plate(pen, side(pairs([60, 950, 130, 1020, 104, 920, 74, 890]), k), second, tone(k));
    for (const z of [848, 834, 820]) pen.line([p(-22, z), p(22, z)], 1.2);
    pen.shape(arc(...p(0, 740), 24 * s, 24 * s), { emit: glow }, { edge: 'smooth', contour: false });
    for (const [u, z] of pairs([-206, 760, 206, 760, -160, 600, 160, 700]))
      pen.shape(arc(...p(u, z), 8 * s, 8 * s), second, { edge: 'smooth', ink: 0.8, contour: false });
  },
};
