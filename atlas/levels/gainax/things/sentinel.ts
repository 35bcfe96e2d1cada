/** The long-limbed machine that wades in the red sea, its power cable trailing behind it. */
import { arc, nth, range, resample, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { flat, plate } from './plates';

export interface SentinelOptions {
  readonly main?: string;
  readonly second?: string;
  readonly glow?: string;
}

/** Where something stands in the sea: foam that piles up before it, two broken rings that run out, drops. */
function wade(pen: Pen, p: (u: number, z: number) => Point, s: number, u: number, k: number): void {
  const [x, y] = p(u, -2);
  for (const [r, from, to] of [
    [120, 0.2, 1.5],
    [120, 1.9, 3.3],
    [120, 4, 5.6],
    [168, 0.5, 1.2],
    [168, 2.2, 2.9],
  ] as const)
    pen.line(arc(x, y, r * k * s, r * 0.28 * k * s, from, to, 9), 3 * k + 0.6, {
      colour: '#ffd9d0',
      smooth: true,
    });
  for (const i of range(7)) {
    const a = 0.1 + i * 0.5;
    const [cx, cy] = [x + Math.cos(a) * 62 * k * s, y + Math.sin(a) * 15 * k * s];
    const r = (13 + ((i * 5) % 4) * 4) * k * s;
    pen.shape(arc(cx, cy - r * 0.3, r * 1.5, r * 0.8, a, a + 6.28, 8), '#ffe6dc', {
      edge: 'scallop',
      ink: 0.7,
      contour: false,
    });
  }
}

export const sentinel: ThingKind<SentinelOptions> = {
  name: 'sentinel',
  footprint: () => disc(190),
  height: 300,
  shadow: false,
  draw(pen, frame, { main = '#efeaf4', second = '#2f8a9a', glow = '#ffd23c' }) {
    const p = flat(frame);
    const s = frame.scale;
    const bone = '#4a4456';
    const mirror = (points: readonly (readonly [number, number])[], k: number): Point[] => {
      const out = points.map(([u, z]) => p(u * k, z));
      return k > 0 ? out : out.reverse();
    };
    // its cable: slack from the back, a loop that has slid down, then into the sea; a collar at each length of it
    const cable = resample(
      spline(
        [p(-30, 640), p(-150, 566), p(-238, 430), p(-226, 300), p(-286, 180), p(-250, 70), p(-264, -14)],
        false,
        10,
      ),
      8 * s,
    );
    pen.bars([cable], 17 * s, '#4a4456', { smooth: true, edge: 2 });
    pen.line(
      cable.map(([x, y]): Point => [x - 4 * s, y - 1 * s]),
      1.4,
      { colour: '#9a94ac', smooth: true },
    );
    for (const i of range(Math.floor(cable.length / 14))) {
      const [a, b] = [nth(cable, i * 14 + 5), nth(cable, i * 14 + 7)];
      pen.bars([[a, b]], 23 * s, '#e3b04b', { edge: 1.6 });
    }
    const leg = (k: number, out: number, tone: number) => {
      pen.bars([[p(k * 60, 470), p(k * (90 + out), 250), p(k * (84 + out), 0)]], 44 * s, bone);
      plate(
        pen,
        mirror(
          [
            [20, 500],
            [96, 500],
            [128 + out, 300],
            [62 + out * 0.6, 290],
          ],
          k,
        ),
        main,
        tone,
      );
      plate(
        pen,
        mirror(
          [
            [62 + out, 300],
            [122 + out, 308],
            [132 + out, 250],
            [58 + out, 246],
          ],
          k,
        ),
        second,
        tone,
      );
      plate(
        pen,
        mirror(
          [
            [54 + out, 240],
            [128 + out, 240],
            [120 + out, -6],
            [56 + out, -6],
          ],
          k,
        ),
        main,
        tone,
      );
      pen.line([p(k * (90 + out), 230), p(k * (88 + out), 20)], 1.4);
    };
    leg(-1, 60, 0);
    leg(1, 30, -0.4);
    wade(pen, p, s, -148, 1);
    wade(pen, p, s, 118, 0.9);
    wade(pen, p, s, -264, 0.4);
    plate(pen, [p(-84, 560), p(84, 560), p(62, 450), p(0, 430), p(-62, 450)], second);
    pen.bars([[p(0, 560), p(0, 640)]], 86 * s, bone);
    for (const z of [574, 596, 618]) pen.line([p(-44, z), p(44, z)], 1.4);
    plate(pen, [p(-150, 830), p(150, 830), p(176, 740), p(96, 626), p(-96, 626), p(-176, 740)], main);
    plate(pen, [p(-56, 800), p(56, 800), p(40, 660), p(0, 640), p(-40, 660)], second);
    pen.shape(arc(...p(0, 728), 34 * s, 36 * s), '#f2493f', { edge: 'smooth' });
    pen.tint(arc(...p(-8, 738), 14 * s, 13 * s), '#ffd0b8');
    pen.line([p(-130, 806), p(-74, 700), p(-84, 640)], 1.4);
    pen.line([p(130, 806), p(74, 700), p(84, 640)], 1.4);
    const part = (form: readonly Point[], shade: readonly Point[], material: string, tone: number) => {
      pen.shape(form, material, { tone });
      pen.within(form, () => pen.tint(shade, material, { tone: tone - 1, edge: 'straight' }));
    };
    const joint = (u: number, z: number, r: number) => {
      pen.shape(arc(...p(u, z), r * s, r * s), second, { edge: 'smooth', tone: -0.2 });
      pen.shape(arc(...p(u, z), r * 0.45 * s, r * 0.45 * s), bone, {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    };
    // the arm that points at the city: it swells to the elbow and again to the cuff
    part(
      [p(-236, 800), p(-158, 738), p(-196, 664), p(-296, 596), p(-366, 652), p(-322, 728)],
      [p(-176, 760), p(-158, 738), p(-196, 664), p(-296, 596), p(-330, 628), p(-230, 690)],
      main,
      0.1,
    );
    part(
      [p(-366, 668), p(-308, 596), p(-360, 590), p(-430, 626), p(-488, 692), p(-500, 752), p(-440, 744)],
      [p(-344, 636), p(-308, 596), p(-360, 590), p(-430, 626), p(-488, 692), p(-494, 720), p(-420, 672)],
      main,
      0.2,
    );
    joint(-332, 626, 34);
    part(
      [p(-478, 762), p(-516, 716), p(-548, 738), p(-552, 776), p(-516, 790)],
      [p(-500, 736), p(-516, 716), p(-548, 738), p(-550, 756)],
      second,
      0.1,
    );
    for (const [u, z, du, dz] of [
      [-540, 786, -74, 44],
      [-554, 764, -96, 14],
      [-550, 742, -86, -22],
    ] as const)
      pen.bars([[p(u + 12, z), p(u + du * 0.5, z + dz * 0.62), p(u + du, z + dz)]], 17 * s, second);
    pen.bars([[p(-508, 788), p(-500, 830), p(-520, 858)]], 17 * s, second);
    // the arm with the spear
    part(
      [p(160, 772), p(236, 800), p(300, 716), p(346, 610), p(262, 580), p(198, 676)],
      [p(236, 800), p(300, 716), p(346, 610), p(308, 596), p(262, 690), p(204, 790)],
      main,
      -0.3,
    );
    part(
      [p(254, 600), p(350, 606), p(352, 540), p(330, 462), p(252, 456), p(240, 530)],
      [p(318, 604), p(350, 606), p(352, 540), p(330, 462), p(296, 460), p(306, 540)],
      main,
      -0.3,
    );
    joint(304, 602, 34);
    // the palm behind the shaft, the shaft, and the fingers that close round it
    part(
      [p(246, 462), p(334, 466), p(346, 418), p(328, 368), p(258, 364), p(240, 412)],
      [p(308, 466), p(334, 466), p(346, 418), p(328, 368), p(304, 366)],
      second,
      -0.5,
    );
    pen.bars([[p(338, 10), p(210, 1180)]], 17 * s, '#d8dce0');
    pen.line([p(334, 10), p(206, 1180)], 1.4, { colour: '#ffffff', opacity: 0.8 });
    wade(pen, p, s, 338, 0.45);
    pen.shape([p(192, 1166), p(236, 1170), p(232, 1230), p(188, 1390), p(176, 1226)], '#d8dce0', {
      tone: 0.3,
    });
    pen.tint([p(214, 1168), p(236, 1170), p(232, 1230), p(188, 1390)], '#d8dce0', {
      tone: -1,
      edge: 'straight',
    });
    pen.bars([[p(188, 1164), p(240, 1170)]], 14 * s, second);
    for (const i of range(4)) {
      const z = 446 - i * 25;
      pen.shape([p(252, z + 11), p(316, z + 13), p(330, z + 2), p(318, z - 11), p(252, z - 10)], second, {
        tone: 0.35 - i * 0.22,
      });
      pen.line([p(290, z + 12), p(288, z - 10)], 1);
    }
    // searchlights for shoulders
    for (const k of [-1, 1]) {
      const tone = k > 0 ? -0.4 : 0.1;
      plate(
        pen,
        mirror(
          [
            [120, 850],
            [228, 872],
            [268, 800],
            [236, 716],
            [150, 716],
          ],
          k,
        ),
        main,
        tone,
      );
      plate(
        pen,
        mirror(
          [
            [150, 716],
            [236, 716],
            [228, 690],
            [158, 690],
          ],
          k,
        ),
        second,
        tone,
      );
      pen.shape(arc(...p(k * 196, 796), 50 * s, 52 * s), second, { edge: 'smooth', tone, contour: false });
      pen.shape(arc(...p(k * 196, 798), 36 * s, 38 * s), { emit: glow }, { edge: 'smooth', contour: false });
      pen.tint(arc(...p(k * 196 - 10, 808), 16 * s, 14 * s), { emit: '#fff8dc' });
      pen.bars([[p(k * 230, 872), p(k * 252, 960)]], 8 * s, '#4a4456');
      pen.shape(arc(...p(k * 253, 964), 11 * s, 11 * s), { emit: '#f2493f' }, { edge: 'smooth' });
    }
    pen.bars([[p(0, 820), p(0, 880)]], 50 * s, bone);
    // a deep-sea diver's helmet with one long window
    plate(
      pen,
      [p(-78, 960), p(-58, 1030), p(0, 1054), p(58, 1030), p(78, 960), p(58, 884), p(0, 864), p(-58, 884)],
      main,
    );
    plate(pen, [p(-62, 900), p(62, 900), p(40, 868), p(0, 850), p(-40, 868)], second);
    pen.shape([p(-70, 986), p(70, 986), p(74, 946), p(50, 926), p(-50, 926), p(-74, 946)], '#3a3644', {
      contour: false,
    });
    for (const [u, r] of [
      [-34, 19],
      [14, 13],
      [44, 9],
    ] as const)
      pen.shape(
        arc(...p(u, 956), r * s, r * s),
        { emit: glow },
        { edge: 'smooth', ink: 0.8, contour: false },
      );
    plate(pen, [p(-13, 1050), p(13, 1050), p(40, 1190), p(4, 1140)], second);
    for (const k of [-1, 1]) {
      pen.shape(arc(...p(k * 82, 950), 22 * s, 30 * s), second, { edge: 'smooth', tone: k > 0 ? -0.5 : 0.1 });
      pen.line([p(k * 82, 972), p(k * 82, 928)], 1.6);
    }
    for (const i of range(3)) pen.line([p(-20, 892 - i * 10), p(20, 892 - i * 10)], 1.4);
  },
};
