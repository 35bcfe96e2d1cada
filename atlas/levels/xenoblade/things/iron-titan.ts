/** The iron titan: a giant of plates and rivets who stopped in the middle of a blow. */
import { arc, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { cloud } from '../../../backdrop/clouds';
import { bevel } from '../../../core/bevel';
import { disc } from '../../../core/footprint';
import { CHEST, FOREARM, HELM, LEGS, lapped, rust } from './titan-wear';
import { tenants } from './titan-tenants';
import { gauntlet, hangingChain } from './titan-hand';
import { swordArm } from './titan-arm';

export interface IronTitanOptions {
  readonly iron?: string;
  readonly trim?: string;
  readonly eye?: string;
}

/** Where the chains of the shoulders are made fast, [u, z]: on the guard of the sword, and on the other arm's elbow. */
const MOORED = { sword: [452, 800], cannon: [-352, 604] } as const satisfies Record<string, Point>;

export const ironTitan: ThingKind<IronTitanOptions> = {
  name: 'ironTitan',
  footprint: () => disc(60),
  height: 0,
  shadow: false,
  draw(pen, frame, { iron = '#8790ab', trim = '#c9a66a', eye = '#ff5a3c' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(-u, 0, z);
    const plate = (points: Points, tone: number, material = iron) => {
      pen.shape(points, material, { tone, ink: 1.4 });
      bevel(pen, points, material, tone);
    };
    const rivets = (from: Point, to: Point, count: number) => {
      for (const i of range(count)) {
        const t = i / (count - 1);
        pen.tint(
          arc(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 4 * s, 4 * s, 0, 6.3, 6),
          '#3a3550',
        );
      }
    };
    // a cape in rags, so that the sky has something to blow at
    const hem = range(13).map((i) => p(-330 + i * 58, 190 + (i % 2 ? 90 : 0) + Math.sin(i * 1.7) * 50));
    pen.shape([p(-230, 880), ...hem, p(230, 880)], '#8a2f4a', { tone: -0.2, ink: 1.4 });
    pen.tint([p(60, 880), ...hem.slice(7), p(230, 880)], '#8a2f4a', { tone: -1.1, edge: 'straight' });
    for (const i of [1, 3, 5, 8, 10])
      pen.stroke([p(-200 + i * 36, 800), p(-270 + i * 50, 520), p(-300 + i * 54, 300)], 5, { opacity: 0.6 });
    swordArm(pen, p, s, plate, { trim, glow: eye });
    // legs
    for (const [u, tone] of [
      [70, -0.8],
      [-190, -0.1],
    ] as const) {
      plate([p(u, 480), p(u + 150, 480), p(u + 130, 290), p(u + 16, 290)], tone);
      plate(
        [p(u - 8, 300), p(u + 158, 300), p(u + 176, 210), p(u + 74, 170), p(u - 30, 210)],
        tone + 0.2,
        trim,
      );
      plate([p(u, 200), p(u + 150, 200), p(u + 176, 0), p(u - 36, 0)], tone);
      pen.line([p(u + 74, 470), p(u + 70, 310)], 1.2);
      pen.line([p(u + 74, 170), p(u + 70, 10)], 1.2);
      rivets(p(u + 14, 460), p(u + 24, 316), 5);
    }
    lapped(pen, p, iron, LEGS);
    // body
    plate([p(-150, 500), p(180, 500), p(150, 400), p(20, 340), p(-130, 400)], -0.4, trim);
    plate(
      [
        p(-250, 840),
        p(-80, 930),
        p(90, 920),
        p(240, 830),
        p(190, 640),
        p(170, 490),
        p(-150, 490),
        p(-190, 640),
      ],
      0,
    );
    pen.tint([p(-250, 840), p(-190, 640), p(-150, 490), p(-60, 490), p(-70, 680), p(-110, 900)], iron, {
      tone: -1,
      edge: 'straight',
    });
    lapped(pen, p, iron, CHEST);
    plate([p(-120, 800), p(20, 740), p(150, 800), p(120, 660), p(20, 600), p(-100, 660)], 0.5);
    for (const [r, m] of [
      [52, trim],
      [38, '#3a3550'],
      [26, eye],
    ] as const)
      pen.shape(arc(...p(20, 700), r * s, r * s, 0, 6.2832, 20), m, { edge: 'smooth', contour: false });
    pen.glow(...p(20, 700), 160 * s, 'amber', 0.8);
    for (const i of range(4))
      pen.line([p(-110, 580 - i * 22), p(20, 560 - i * 22), p(140, 580 - i * 22)], 1.2);
    rivets(p(-200, 830), p(-160, 660), 7);
    rivets(p(200, 820), p(168, 660), 7);
    // what keeps it warm: vents, seams, rows of portholes, a loose cable
    for (const [u, z] of [
      [-150, 720],
      [150, 720],
    ] as const)
      for (const k of range(4)) {
        plate(
          [
            p(u - 34, z - k * 24),
            p(u + 34, z - k * 24),
            p(u + 30, z - 12 - k * 24),
            p(u - 30, z - 12 - k * 24),
          ],
          -1,
          '#3a3550',
        );
        pen.tint(
          [
            p(u - 26, z - 4 - k * 24),
            p(u + 26, z - 4 - k * 24),
            p(u + 24, z - 9 - k * 24),
            p(u - 24, z - 9 - k * 24),
          ],
          eye,
          { edge: 'straight' },
        );
      }
    for (const k of [-1, 1]) {
      pen.line([p(20 + k * 60, 700), p(20 + k * 120, 720), p(20 + k * 150, 790)], 3, { colour: eye });
      pen.line([p(20 + k * 40, 650), p(20 + k * 70, 560), p(20 + k * 66, 506)], 3, { colour: eye });
      pen.bars([[p(20 + k * 150, 640), p(20 + k * 190, 560), p(20 + k * 130, 500)]], 13 * s, '#5a5f78', {
        smooth: true,
      });
    }
    for (const i of range(5))
      pen.shape(arc(...p(-76 + i * 48, 452), 11 * s, 11 * s, 0, 6.2832, 10), i === 2 ? eye : '#3a3550', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    for (const u of [-110, -30, 60, 130]) {
      plate([p(u - 38, 436), p(u + 38, 436), p(u + 30, 330), p(u, 306), p(u - 30, 330)], -0.2 - u / 400);
      pen.line([p(u, 430), p(u, 320)], 1);
    }
    for (const u of [-190, 70]) {
      plate([p(u + 20, 196), p(u + 130, 196), p(u + 120, 90), p(u + 30, 90)], 0.2);
      rivets(p(u + 36, 180), p(u + 114, 180), 4);
      pen.bars([[p(u + 20, 160), p(u - 6, 20)]], 11 * s, trim);
      for (const k of range(3)) pen.line([p(u + 40, 76 - k * 22), p(u + 112, 76 - k * 22)], 1.3);
    }
    // near arm with its cannon fist
    plate([p(-290, 860), p(-180, 840), p(-190, 660), p(-320, 640), p(-350, 740)], -0.2);
    plate([p(-200, 680), p(-330, 660), p(-390, 470), p(-370, 400), p(-250, 410), p(-210, 520)], -0.3);
    gauntlet(pen, p, s, plate, trim);
    lapped(pen, p, iron, FOREARM);
    // shoulders
    for (const [u, tone] of [
      [-260, -0.2],
      [220, 0.2],
    ] as const) {
      plate([p(u - 120, 800), p(u - 90, 900), p(u, 960), p(u + 90, 920), p(u + 120, 800), p(u, 760)], tone);
      plate([p(u - 30, 950), p(u + 30, 944), p(u + 6, 1060)], tone + 0.2, trim);
      rivets(p(u - 90, 812), p(u + 90, 812), 7);
    }
    // cannons on the shoulders, chains from them, stacks that smoke
    for (const [u, k] of [
      [-300, -1],
      [260, 1],
    ] as const) {
      plate([p(u - 54, 880), p(u + 54, 880), p(u + 44, 930), p(u - 44, 930)], -0.5, '#4f5670');
      for (const d of [-26, 26]) {
        plate(
          [
            p(u + d - 15, 926),
            p(u + d + 15, 926),
            p(u + d + k * 40 + 13, 1040),
            p(u + d + k * 40 - 13, 1040),
          ],
          0.1,
        );
        pen.shape(arc(...p(u + d + k * 40, 1040), 14 * s, 8 * s, 0, 6.2832, 10), '#2c2840', {
          edge: 'smooth',
          ink: 0.9,
        });
      }
      hangingChain(pen, p(u + k * 62, 806), k > 0 ? p(...MOORED.sword) : p(...MOORED.cannon), s);
    }
    // helm
    plate([p(-60, 930), p(100, 930), p(80, 880), p(-40, 880)], -0.8);
    plate(
      [
        p(-80, 960),
        p(-90, 1060),
        p(-10, 1130),
        p(80, 1120),
        p(140, 1040),
        p(130, 950),
        p(60, 904),
        p(-30, 910),
      ],
      0.1,
    );
    pen.tint([p(-80, 960), p(-90, 1060), p(-10, 1130), p(10, 1040), p(-10, 916), p(-30, 910)], iron, {
      tone: -1,
      edge: 'straight',
    });
    plate([p(-10, 1120), p(60, 1120), p(26, 1232), p(-58, 1200)], 0.2, trim);
    plate([p(10, 1026), p(140, 1016), p(136, 984), p(20, 990)], -1, '#2c2840');
    pen.shape([p(40, 1016), p(136, 1010), p(132, 992), p(46, 996)], eye, { ink: 0.8, contour: false });
    for (const k of range(4)) pen.line([p(40 + k * 22, 964), p(36 + k * 20, 924)], 1.5);
    lapped(pen, p, iron, HELM);
    rust(pen, p, s);
    tenants(pen, p, s);
    const at = {
      body: { emit: '#fffdf4' },
      shade: { emit: '#efeaf0' },
      deep: { emit: '#c9cde2' },
      seedPuffs: 11,
    };
    cloud(pen, p(10, -50), 820 * s, 140 * s, at);
  },
};
