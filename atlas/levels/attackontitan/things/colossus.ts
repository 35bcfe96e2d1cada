/** The giant that looks over the wall, and the fingers with which it holds on. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { HIDE, hair, plume, skin } from './colossus-skin';
import { thumbOf } from './colossus-thumb';

const WALL = '#dcc9a6';
type Flat = (u: number, z: number) => Point;

const flat =
  (frame: Frame): Flat =>
  (u, z) =>
    frame.at(u, 0, z);
const plain = { contour: false } as const;

function eye(pen: Pen, p: Flat, u: number, k: number) {
  const socket: Point[] = [
    p(u - 96, 1046),
    p(u - 60, 1092),
    p(u + 20, 1100),
    p(u + 86, 1056),
    p(u + 70, 1000),
    p(u, 972),
    p(u - 74, 992),
  ];
  pen.shape(socket, '#7a4048', { edge: 'smooth', ...plain });
  pen.shape(
    [p(u - 66, 1036), p(u - 20, 1064), p(u + 40, 1056), p(u + 64, 1030), p(u + 24, 1004), p(u - 36, 1008)],
    '#fbf3dc',
    { edge: 'smooth', ...plain },
  );
  const [x, y] = p(u - 14 + k * 4, 1032);
  const r = Math.abs(p(26, 0)[0] - p(0, 0)[0]);
  pen.shape(arc(x, y, r, r), '#5f8f7a', { edge: 'smooth', ...plain });
  pen.shape(arc(x, y + r * 0.1, r * 0.5, r * 0.5), '#2a1b2e', { edge: 'smooth', ink: 0, ...plain });
  pen.tint(arc(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.26), '#ffffff');
  pen.stroke([p(u - 108, 1096), p(u - 40, 1132 - k * 6), p(u + 40, 1128 + k * 6), p(u + 104, 1090)], 26, {
    from: 0.4,
    to: 0.3,
    colour: '#5f3038',
  });
  for (const dz of [0, 16])
    pen.line([p(u - 60, 960 - dz), p(u, 944 - dz), p(u + 56, 960 - dz)], 1, { smooth: true });
}

function grin(pen: Pen, p: Flat) {
  const lip = (u: number, z: number) => p(u, z + 0.0011 * u * u);
  const us = range(13).map((i) => -216 + i * 36);
  pen.shape([...us.map((u) => lip(u, 838)), ...[...us].reverse().map((u) => lip(u * 0.96, 690))], '#6a2c38', {
    edge: 'smooth',
    ...plain,
  });
  const row = (low: number, high: number, tone: number) => {
    pen.shape(
      [...us.map((u) => lip(u * 0.95, high)), ...[...us].reverse().map((u) => lip(u * 0.93, low))],
      '#f6ead0',
      { ...plain, tone, ink: 1.2 },
    );
    for (const u of us.slice(1, -1)) pen.line([lip(u * 0.95, high), lip(u * 0.94, low)], 1.2);
  };
  row(768, 828, 0.2);
  row(702, 764, -0.4);
  for (const k of [-1, 1]) {
    pen.stroke([p(k * 236, 930), p(k * 252, 890), p(k * 232, 830), p(k * 206, 760)], 13, {});
    pen.stroke([p(k * 268, 900), p(k * 276, 840), p(k * 256, 770)], 8, {});
  }
}

/** Looks over a wall of WALL_HEIGHT that stands in front of it. */
export const colossus: ThingKind<object> = {
  name: 'colossus',
  footprint: () => block(700, 60),
  height: 0,
  shadow: false,
  draw(pen, frame, _options, random) {
    const p = flat(frame);
    const s = frame.scale;
    for (const k of [-1, 1]) {
      pen.shape([p(k * 120, 560), p(k * 190, 830), p(k * 380, 820), p(k * 620, 740), p(k * 800, 560)], HIDE, {
        edge: 'smooth',
        tone: k > 0 ? -0.6 : 0,
      });
      pen.stroke([p(k * 220, 800), p(k * 300, 740), p(k * 340, 640)], 9);
      pen.stroke([p(k * 420, 800), p(k * 480, 720), p(k * 500, 640)], 8);
      pen.shape(
        [p(k * 286, 1010), p(k * 356, 1060), p(k * 366, 960), p(k * 330, 880), p(k * 290, 890)],
        HIDE,
        { edge: 'smooth', tone: k > 0 ? -0.8 : 0.1 },
      );
      pen.line([p(k * 310, 1000), p(k * 342, 1010), p(k * 334, 930)], 1.2, { smooth: true });
    }
    const head: Point[] = [
      p(-210, 560),
      p(-276, 700),
      p(-304, 860),
      p(-300, 1000),
      p(-288, 1130),
      p(-236, 1250),
      p(-120, 1326),
      p(0, 1344),
      p(124, 1326),
      p(238, 1248),
      p(292, 1128),
      p(302, 1000),
      p(306, 860),
      p(278, 700),
      p(206, 560),
    ];
    pen.shape(head, HIDE, { edge: 'smooth' });
    pen.tint(
      [
        p(60, 1330),
        p(150, 1300),
        p(238, 1236),
        p(288, 1124),
        p(298, 1000),
        p(302, 860),
        p(270, 700),
        p(200, 570),
        p(120, 570),
        p(196, 800),
        p(214, 1000),
        p(180, 1200),
      ],
      HIDE,
      { tone: -1 },
    );
    pen.tint(
      [p(-270, 1130), p(-220, 1240), p(-120, 1308), p(-20, 1326), p(-80, 1270), p(-190, 1180), p(-244, 1060)],
      HIDE,
      { tone: 0.9, opacity: 0.8 },
    );
    skin(pen, p);
    eye(pen, p, -124, 1);
    eye(pen, p, 128, -1);
    pen.shape(
      [p(-26, 1040), p(-60, 910), p(-44, 880), p(0, 872), p(48, 882), p(60, 912), p(30, 1040)],
      HIDE,
      { edge: 'smooth', ink: 0, ...plain, tone: 0.35 },
    );
    pen.tint([p(14, 1030), p(20, 890), p(48, 886), p(58, 912), p(32, 1030)], HIDE, {
      tone: -1,
      edge: 'straight',
    });
    pen.stroke([p(-60, 916), p(-48, 876), p(0, 866), p(50, 878), p(62, 916)], 9);
    for (const k of [-1, 1])
      pen.shape(arc(...p(k * 26, 884), 11 * s, 7 * s), '#5a2830', { edge: 'smooth', ink: 0, ...plain });
    grin(pen, p);
    hair(pen, p);
    for (const [a, b, count] of [
      [p(-500, 690), p(-640, 1010), 7],
      [p(520, 700), p(650, 1080), 8],
      [p(-322, 1050), p(-420, 1300), 5],
      [p(330, 1052), p(410, 1270), 5],
    ] as const)
      plume(pen, a, b, { count, from: 30 * s, to: 66 * s, random });
  },
};

export interface GripOptions {
  /** The side the thumb is on: +1 right, -1 left. */
  readonly thumb?: 1 | -1;
}

/** One hand over the edge of the wall; stands where the wall stands and is sorted after it. */
export const grip: ThingKind<GripOptions> = {
  name: 'grip',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame, { thumb = 1 }, random) {
    const p = flat(frame);
    // the wall gives: shade under the fingers, cracks that run from their tips
    for (const [i, u] of [-118, -40, 40, 116].entries()) {
      const low = 498 + Math.abs(i - 1.4) * 24;
      pen.tint(
        [p(u - 30, 690), p(u + 52, 690), p(u + 50, low - 8), p(u + 12, low - 34), p(u - 22, low - 14)],
        WALL,
        {
          tone: -1.4,
        },
      );
      for (const [du, dz] of [
        [-34, -70],
        [6, -104],
        [44, -62],
      ] as const)
        pen.stroke(
          [
            p(u, low - 8),
            p(u + du * 0.3 + 8, low + dz * 0.4),
            p(u + du * 0.7 - 6, low + dz * 0.7),
            p(u + du, low + dz),
          ],
          3,
          { from: 0.9, to: 0.1, colour: '#8a7052' },
        );
    }
    // wrist and the back of the hand, bent over the merlons
    pen.shape(
      [p(-116, 780), p(-110, 850), p(-78, 900), p(0, 922), p(76, 902), p(110, 852), p(118, 784), p(0, 740)],
      HIDE,
      {
        edge: 'smooth',
        tone: -0.7,
      },
    );
    for (const u of [-44, 0, 42])
      pen.stroke([p(u * 0.8, 902), p(u, 866), p(u * 1.3, 816)], 6, {
        colour: '#8a4a48',
        from: 0.2,
        to: 0.6,
      });
    pen.shape(
      [p(-154, 660), p(-138, 776), p(-76, 824), p(0, 834), p(80, 828), p(142, 780), p(160, 668), p(0, 700)],
      HIDE,
      {
        edge: 'smooth',
        tone: -0.2,
      },
    );
    for (const [i, u] of [-118, -40, 40, 116].entries()) {
      const low = 498 + Math.abs(i - 1.4) * 24;
      pen.shape(
        [
          p(u - 30, 782),
          p(u - 40, 748),
          p(u - 33, 704),
          p(u - 39, 656),
          p(u - 30, 600),
          p(u - 34, 560),
          p(u - 27, low + 20),
          p(u, low - 12),
          p(u + 27, low + 20),
          p(u + 33, 560),
          p(u + 30, 600),
          p(u + 39, 656),
          p(u + 33, 704),
          p(u + 40, 748),
          p(u + 30, 782),
          p(u, 796),
        ],
        HIDE,
        { edge: 'smooth' },
      );
      pen.tint(
        [p(u + 8, 760), p(u + 10, low + 6), p(u + 30, low + 24), p(u + 35, 660), p(u + 32, 766)],
        HIDE,
        { tone: -0.9 },
      );
      for (const z of [672, 690]) pen.line([p(u - 28, z), p(u, z - 8), p(u + 28, z)], 1.1, { smooth: true });
      pen.line([p(u - 24, 590), p(u + 22, 590)], 1);
      pen.shape(
        [p(u - 20, low + 34), p(u - 18, low), p(u, low - 10), p(u + 18, low), p(u + 20, low + 34)],
        '#ecc9ae',
        { edge: 'smooth', ink: 0.8, ...plain },
      );
      const folds = range(5).map((j): Point[] => [
        p(u - 24 + j * 3, 640 - j * 17),
        p(u + 4 + j * 2, 634 - j * 17),
      ]);
      pen.scratches(folds, { width: 1, opacity: 0.45 });
      pen.stroke([p(u - 14, 766), p(u - 8, 734), p(u - 16, 704)], 4, { opacity: 0.6 });
    }
    thumbOf(pen, p, thumb);
    // what breaks off falls
    for (const i of range(9)) {
      const [u, z] = [-150 + i * 38 + random.jitter(14), 440 - ((i * 67) % 150) + random.jitter(16)];
      const r = random.range(9, 20);
      pen.shape(
        [p(u - r, z), p(u - r * 0.4, z + r), p(u + r * 0.7, z + r * 0.8), p(u + r, z - r * 0.3), p(u, z - r)],
        '#b59f7e',
        { tone: i % 2 ? -0.2 : 0.4 },
      );
      pen.tint(
        [p(u + r * 0.2, z + r * 0.7), p(u + r * 0.7, z + r * 0.8), p(u + r, z - r * 0.3), p(u, z - r)],
        WALL,
        {
          tone: -0.9,
          edge: 'straight',
        },
      );
      pen.scratches([
        [p(u - 4, z + r + 10), p(u - 4, z + r + 34)],
        [p(u + 5, z + r + 14), p(u + 5, z + r + 28)],
      ]);
    }
  },
};
