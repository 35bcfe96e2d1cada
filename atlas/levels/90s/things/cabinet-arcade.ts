/** The arcade: a cabinet as tall as a house, with its doors where the coins go in. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Frame, Point3 } from '../../../core/frame';
import { Wall, facets, toneOf } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bulbs, discOn, inlay, pixels, roundRect } from './panels';

export interface CabinetArcadeOptions {
  readonly side?: string;
  readonly trim?: string;
}

const HALF = 240;
/** The side of the cabinet as [w, z], from the front foot upwards and back down. */
const PROFILE: readonly Point[] = [
  [120, 0],
  [120, 250],
  [215, 288],
  [200, 330],
  [75, 372],
  [20, 690],
  [130, 712],
  [130, 846],
  [90, 880],
  [-190, 880],
  [-190, 0],
];

/** One-eyed jellies come down, and a dart of a ship meets them. */
const INVADER = [
  '00000100000',
  '00011111000',
  '01111111110',
  '11100000111',
  '11101110111',
  '11111111111',
  '01010101010',
  '10100000101',
];
const SHIP = ['00000100000', '00001110000', '00011011000', '01111111110', '11011111011'];

const empty = (rows: readonly string[], colour: string) =>
  rows.map((row) => row.replaceAll('0', '.').replaceAll('1', colour));

/** A flat strip of the front between two points of the profile; `s` along it, `z` up its slope. */
function strip(frame: Frame, [wa, za]: Point, [wb, zb]: Point): Surface & { readonly length: number } {
  const length = Math.hypot(wb - wa, zb - za);
  return {
    length,
    at: (s, z) => frame.at(s - HALF, wa + ((wb - wa) * z) / length, za + ((zb - za) * z) / length),
  };
}

function screen(pen: Pen, on: Surface & { readonly length: number }): void {
  const top = on.length;
  inlay(pen, [on.at(0, 0), on.at(480, 0), on.at(480, top), on.at(0, top)], '#2a2440', { ink: 1.2 });
  inlay(pen, roundRect(on, 36, 22, 444, top - 26, 34), '#17204f', { ink: 1.4 });
  for (const k of range(34)) {
    const [s, z] = [pen.random.range(56, 424), pen.random.range(40, top - 50)];
    inlay(
      pen,
      [on.at(s, z), on.at(s + 4, z), on.at(s + 4, z + 4), on.at(s, z + 4)],
      k % 3 ? '#8fb8ff' : '#fff6d0',
      { ink: 0 },
    );
  }
  const colours = ['#ff5fa2', '#4fe0d0', '#ffd84a', '#9af06a'];
  for (const row of range(2))
    for (const k of range(4))
      pixels(pen, on, empty(INVADER, String((row * 2 + (k % 2)) % 3)), {
        s: 102 + k * 92 + row * 8,
        z: 134 + row * 60,
        size: 6,
        colours,
      });
  pixels(pen, on, empty(SHIP, '3'), { s: 216, z: 44, size: 7, colours });
  for (const [s, z] of [
    [216, 94],
    [216, 122],
    [322, 112],
  ] as const)
    inlay(pen, [on.at(s - 3, z), on.at(s + 3, z), on.at(s + 3, z + 18), on.at(s - 3, z + 18)], '#fff6d0', {
      ink: 0,
    });
  letters(pen, on, 'HI 1999', { s: 130, z: top - 64, height: 20, colour: '#fff6d0', width: 1.4 });
  letters(pen, on, '1UP', { s: 384, z: top - 64, height: 20, colour: '#ff5fa2', width: 1.4 });
  inlay(pen, [on.at(64, 60), on.at(92, 60), on.at(250, top - 34), on.at(206, top - 34)], '#ffffff', {
    ink: 0,
    opacity: 0.1,
  });
}

function deck(pen: Pen, on: Surface & { readonly length: number }, frame: Frame): void {
  const s = frame.scale;
  inlay(pen, [on.at(0, 0), on.at(480, 0), on.at(480, on.length), on.at(0, on.length)], '#3a3158', {
    ink: 1.2,
    tone: 0.4,
  });
  for (const [side, colour] of [
    [0, '#e8447f'],
    [1, '#2fb5ac'],
  ] as const) {
    const u = -HALF + 70 + side * 220;
    const foot = frame.at(u, 138, 352);
    const knob = frame.at(u + 10, 138, 452);
    inlay(pen, discOn({ at: (x, z) => on.at(70 + side * 220 + x, 66 + z) }, 0, 0, 34), '#241d38', {
      edge: 'smooth',
    });
    pen.bars([[foot, knob]], 15 * s, '#c9ced8');
    pen.shape(
      range(16).map((i): Point => [
        knob[0] + Math.cos(i * 0.3927) * 33 * s,
        knob[1] + Math.sin(i * 0.3927) * 33 * s,
      ]),
      colour,
      { edge: 'smooth' },
    );
    pen.tint(
      range(8).map((i): Point => [
        knob[0] - 11 * s + Math.cos(i * 0.785) * 9 * s,
        knob[1] - 12 * s + Math.sin(i * 0.785) * 7 * s,
      ]),
      '#ffffff',
      { opacity: 0.75 },
    );
    for (const k of range(6)) {
      const [a, b] = [128 + side * 220 + (k % 3) * 40, 34 + Math.floor(k / 3) * 52];
      inlay(pen, discOn(on, a, b, 17, 14), nth(['#ffd84a', colour, '#f7f1e6'], k % 3), {
        edge: 'smooth',
        tone: -0.8,
      });
      inlay(pen, discOn(on, a, b + 7, 17, 14), nth(['#ffd84a', colour, '#f7f1e6'], k % 3), {
        edge: 'smooth',
        tone: 0.4,
      });
    }
  }
}

export const cabinetArcade: ThingKind<CabinetArcadeOptions> = {
  name: 'cabinetArcade',
  footprint: () => block(500, 410),
  height: 800,
  draw(pen, frame, { side = '#6a4fb0', trim = '#ffd84a' }) {
    const at = (i: number) => nth(PROFILE, i);
    const fin = (u: number, flip: boolean): Point3[] => {
      const corners = PROFILE.map(([w, z]): Point3 => [u, w, z]);
      return flip ? [...corners].reverse() : corners;
    };
    const face = (i: number): Point3[] => [
      [-HALF, ...at(i)],
      [HALF, ...at(i)],
      [HALF, ...at(i + 1)],
      [-HALF, ...at(i + 1)],
    ];
    // top and hood first: the marquee stands before them
    facets(pen, frame, [
      { corners: face(8), material: '#8f7fd0' },
      { corners: face(7), material: side },
      { corners: face(4), material: '#2a2440' },
    ]);
    screen(pen, strip(frame, at(4), at(5)));
    const brow = new Wall(pen, frame, [-HALF, 130], [HALF, 130], 712, 846, toneOf(frame, face(6)));
    brow.panel(0, 0, 480, 134, '#e8447f', { ink: 1, contour: true });
    inlay(pen, roundRect(brow, 18, 14, 462, 120, 22), '#2a2058');
    letters(pen, brow, 'ARCADE', { s: 240, z: 34, height: 66, fit: 380, colour: '#ffe9a0', width: 5 });
    for (const z of [7, 127]) bulbs(pen, brow, [14, z], [466, z], 17, 6, ['#fff6d0', '#4fe0d0']);
    const kick = new Wall(pen, frame, [-HALF, 120], [HALF, 120], 0, 250, toneOf(frame, face(0)));
    kick.panel(0, 0, 480, 250, '#3a3158', { ink: 1, contour: true });
    for (const k of range(9)) {
      const p = (x: number, z: number) => kick.at(8 + k * 52 + x, z);
      inlay(
        pen,
        [p(0, 206), p(26, 244), p(52, 206), p(52, 190), p(26, 228), p(0, 190)],
        nth(['#2fb5ac', '#e8447f', trim], k % 3),
      );
    }
    for (const k of [0, 1]) {
      const a = 120 + k * 128;
      inlay(pen, roundRect(kick, a, 0, a + 112, 176, 10), '#c9ced8');
      inlay(pen, roundRect(kick, a + 12, 0, a + 100, 128, 8), '#ffdf9a');
      for (const j of range(2))
        inlay(
          pen,
          roundRect(kick, a + 22 + j * 40, 8, a + 50 + j * 40, 84, 5),
          nth(['#e8447f', '#2fb5ac', '#6a4fb0', '#5fa8e8'], k * 2 + j),
        );
      pen.line([kick.at(a + 56, 0), kick.at(a + 56, 128)], 1.4);
      inlay(pen, roundRect(kick, a + 26, 140, a + 86, 166, 6), '#2a2058');
      pen.line([kick.at(a + 56, 145), kick.at(a + 56, 161)], 2.4, { colour: trim });
      inlay(pen, discOn(kick, a + 88, 60, 6, 9), '#2a2058', { edge: 'smooth' });
    }
    for (const s of [56, 424]) {
      inlay(pen, roundRect(kick, s - 40, 24, s + 40, 160, 8), '#f7f1e6');
      inlay(pen, roundRect(kick, s - 32, 66, s + 32, 150, 4), nth(['#5fa8e8', '#ff8f5a'], s > 200 ? 1 : 0));
      pixels(pen, kick, empty(INVADER, '0'), { s, z: 84, size: 5, colours: ['#2a2058'] });
      for (const z of [36, 50]) pen.line([kick.at(s - 28, z), kick.at(s + 28, z)], 1.4, { opacity: 0.8 });
    }
    facets(pen, frame, [
      { corners: face(1), material: '#4a3f70' },
      { corners: face(2), material: trim },
    ]);
    deck(pen, strip(frame, at(3), at(4)), frame);
    for (const [u, flip] of [
      [HALF, true],
      [-HALF, false],
    ] as const) {
      const corners = fin(u, flip);
      facets(pen, frame, [{ corners, material: side }]);
      const shown = u < 0 ? frame.sin < -0.02 : frame.sin > 0.02;
      if (!shown) continue;
      const p = (w: number, z: number) => frame.at(u, w, z);
      for (const [k, colour] of ['#2fb5ac', '#e8447f', trim].entries())
        inlay(
          pen,
          [
            p(-190, 120 + k * 70),
            p(10, 300 + k * 70),
            p(-40, 640 + k * 40),
            p(-30, 690 + k * 40),
            p(64, 300 + k * 62),
            p(-190, 76 + k * 70),
          ],
          colour,
        );
      for (const k of range(3)) {
        inlay(
          pen,
          [p(60 - k * 80, 40), p(10 - k * 80, 40), p(10 - k * 80, 110), p(60 - k * 80, 110)],
          '#ffdf9a',
        );
        pen.line([p(35 - k * 80, 40), p(35 - k * 80, 110)], 1);
      }
    }
    // each stretch of the edge by itself: under the hood the side steps back and a line through it would fold
    for (const u of [-HALF, HALF])
      for (const [from, to] of [
        [0, 4],
        [4, 6],
        [6, 9],
      ] as const)
        pen.line(
          PROFILE.slice(from, to).map(([w, z]) => frame.at(u, w, z)),
          3.4,
          { colour: trim },
        );
  },
};
