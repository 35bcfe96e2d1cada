/** The giant that looks over the wall. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { FOLD, HIDE, hair, plume, skin } from './colossus-skin';

type Flat = (u: number, z: number) => Point;

/** The plane in which all of it is drawn. */
export const flat =
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
    pen.stroke([p(k * 238, 916), p(k * 250, 884), p(k * 238, 840)], 5, { colour: FOLD, from: 0.2, to: 0.2 });
    pen.line([p(k * 264, 894), p(k * 270, 850), p(k * 258, 806)], 1.2, { smooth: true, colour: FOLD });
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
      // the arm comes over the shoulder to the wrist; the right hand lies lower
      const drop = k > 0 ? 70 : 0;
      pen.shape(
        [
          p(k * 300, 560),
          p(k * 300, 850),
          p(k * 400, 916 - drop * 0.2),
          p(k * 500, 926 - drop * 0.6),
          p(k * 600, 890 - drop),
          p(k * 668, 806 - drop),
          p(k * 692, 700 - drop),
          p(k * 690, 520),
        ],
        HIDE,
        { edge: 'smooth', tone: -0.2 },
      );
      for (const [a, b] of [
        [420, 850],
        [500, 862],
      ] as const)
        pen.stroke(
          [p(k * a, b - drop * 0.5), p(k * (a + 50), b - 14 - drop * 0.7), p(k * (a + 84), b - 60 - drop)],
          5,
          { colour: FOLD },
        );
      pen.shape([p(k * 120, 560), p(k * 190, 830), p(k * 380, 820), p(k * 570, 740), p(k * 610, 560)], HIDE, {
        edge: 'smooth',
        tone: k > 0 ? -0.6 : 0,
      });
      pen.stroke([p(k * 220, 800), p(k * 300, 740), p(k * 340, 640)], 6, { colour: FOLD });
      pen.stroke([p(k * 420, 800), p(k * 480, 720), p(k * 500, 640)], 5, { colour: FOLD });
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
    pen.stroke([p(-60, 916), p(-48, 876), p(0, 866), p(50, 878), p(62, 916)], 7, { colour: FOLD });
    for (const k of [-1, 1])
      pen.shape(arc(...p(k * 26, 884), 11 * s, 7 * s), '#5a2830', { edge: 'smooth', ink: 0, ...plain });
    grin(pen, p);
    hair(pen, p);
    for (const [a, b, count] of [
      [p(-610, 880), p(-700, 1190), 7],
      [p(590, 830), p(700, 1170), 8],
      [p(-322, 1050), p(-420, 1300), 5],
      [p(330, 1052), p(410, 1270), 5],
    ] as const)
      plume(pen, a, b, { count, from: 30 * s, to: 66 * s, random });
  },
};
