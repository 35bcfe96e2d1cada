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
    // the arms: the left one lies behind, its hand over the other's elbow; the right one crosses in front of it
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
    for (const k of [-1, 1]) {
      const upper: readonly Pair[] = [
        [236 * k, 640],
        [352 * k, 640],
        [372 * k, 560],
        [336 * k, 500],
        [250 * k, 520],
      ];
      plate(
        pen,
        k > 0 ? upper.map(([u, z]) => p(u, z)) : upper.map(([u, z]) => p(u, z)).reverse(),
        main,
        tone(k),
      );
    }
    const far = arm(
      pairs([330, 594, 352, 540, 300, 484, -40, 520, -150, 560, -136, 640, -20, 622]),
      second,
      -0.5,
    );
    shaded(far, pairs([352, 560, 300, 520, -40, 560, -150, 590, -150, 500, 352, 450]), second, -1.2);
    // four fingers of the left hand round the right upper arm
    for (const i of range(4))
      arm(
        [
          [-150, 654 - i * 25],
          [-226 + i * 4, 650 - i * 25],
          [-240 + i * 4, 640 - i * 25],
          [-226 + i * 4, 630 - i * 25],
          [-150, 632 - i * 25],
        ],
        main,
        0.3 - i * 0.2,
      );
    arm(pairs([-96, 660, -160, 664, -168, 560, -110, 548]), main, -0.1);
    const near = arm(
      pairs([
        -352, 580, -338, 506, -280, 470, -180, 474, 70, 506, 150, 538, 140, 620, 40, 600, -200, 566, -290,
        610,
      ]),
      second,
      0.15,
    );
    shaded(
      near,
      pairs([-360, 530, -280, 504, -180, 504, 60, 538, 160, 566, 160, 460, -360, 420]),
      second,
      -0.9,
    );
    pen.line([p(-196, 566), p(-206, 506), p(-196, 474)], 1.6);
    pen.line([p(20, 596), p(30, 548), p(20, 500)], 1.6);
    for (const [u, z] of [
      [-150, 540],
      [-16, 556],
    ] as const)
      pen.shape(arc(...p(u, z), 9 * s, 9 * s), main, { edge: 'smooth', ink: 0.8, contour: false });
    // the right hand: a cuff, the back of a fist, four fingers tucked over the left arm, and the thumb
    arm(pairs([112, 632, 106, 518, 150, 526, 158, 636]), main, -0.2);
    const fist = arm(pairs([150, 640, 150, 524, 214, 532, 236, 570, 230, 636, 196, 656]), main, 0.2);
    shaded(fist, pairs([140, 560, 240, 572, 240, 510, 140, 500]), main, -0.8);
    for (const i of range(4))
      arm(
        [
          [206, 650 - i * 28],
          [248, 644 - i * 28],
          [262, 632 - i * 28],
          [248, 622 - i * 28],
          [206, 626 - i * 28],
        ],
        main,
        0.4 - i * 0.25,
      );
    arm(pairs([160, 650, 206, 676, 222, 660, 196, 640]), main, 0.4);
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
