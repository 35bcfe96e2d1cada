/** The late bus of the country line: a long fox with windows, who knows every stop and likes none of them. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';

export interface BeastBusOptions {
  readonly fur?: string;
  readonly belly?: string;
}

/** Somebody in a window: where from its middle, and who. */
interface Rider {
  readonly du: number;
  readonly z: number;
  readonly r: number;
  readonly kind: number;
  readonly look: number;
  readonly asleep?: true;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
}

/** Five windows, from the tail: a sleeper, two who whisper, a nose on the glass, a family, one who missed the stop. */
const RIDERS: readonly (readonly Rider[])[] = [
  [
    {
      du: 8,
      z: 186,
      r: 22,
      kind: 2,
      look: -0.5,
      asleep: true,
      skin: '#f2cfa6',
      hair: '#8a8590',
      cloth: '#5f6f9a',
    },
  ],
  [
    { du: -16, z: 190, r: 17, kind: 1, look: 0.8, skin: '#f6dcc0', hair: '#4a3038', cloth: '#b5533f' },
    { du: 18, z: 186, r: 18, kind: 3, look: -0.8, skin: '#c98f68', hair: '#2f2a38', cloth: '#5f8a6a' },
  ],
  [{ du: 0, z: 192, r: 25, kind: 5, look: 0, skin: '#f6cfa8', hair: '#c9783a', cloth: '#d9a24a' }],
  [
    { du: -17, z: 196, r: 18, kind: 7, look: 0.2, skin: '#8a5a40', hair: '#2f2a38', cloth: '#7a4a7f' },
    { du: 17, z: 178, r: 15, kind: 4, look: -0.3, skin: '#8a5a40', hair: '#3a2c30', cloth: '#e2a03f' },
  ],
  [{ du: 2, z: 190, r: 21, kind: 6, look: -0.9, skin: '#e0a878', hair: '#5a3a2c', cloth: '#4f8a8a' }],
];

function ride(pen: Pen, at: (u: number, z: number) => Point, u: number, s: number, rider: Rider): void {
  const { du, z, r, ...look } = rider;
  bust(pen, at(u + du, z), r * s, { ...look, contour: false });
}

export const beastBus: ThingKind<BeastBusOptions> = {
  name: 'beastBus',
  footprint: () => block(720, 150),
  height: 240,
  lamps: () => [{ u: 380, w: 60, reach: 300 }],
  draw(pen, frame, { fur = '#d9823f', belly = '#fbe9c8' }) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const leg = (u: number, w: number, bend: number, tone: number) => {
      pen.shape(
        [
          at(u - 30, 110, w),
          at(u + 30, 110, w),
          at(u + 20 + bend, 34, w),
          at(u + 34 + bend, 0, w),
          at(u - 26 + bend, 0, w),
          at(u - 20 + bend, 40, w),
        ],
        fur,
        { edge: 'smooth', tone },
      );
      pen.shape(
        [
          at(u + 22 + bend, 26, w),
          at(u + 36 + bend, 0, w),
          at(u - 28 + bend, 0, w),
          at(u - 22 + bend, 26, w),
        ],
        '#5a3a34',
        { edge: 'smooth', tone },
      );
    };
    for (const [u, bend] of [
      [-270, -18],
      [-90, 20],
      [70, -16],
      [330, 16],
    ] as const)
      leg(u, -46, bend, -0.9);
    // the brush of a tail, up like a flag
    pen.shape(
      [
        at(-340, 130),
        at(-430, 190),
        at(-470, 300),
        at(-440, 400),
        at(-400, 330),
        at(-350, 300),
        at(-330, 220),
        at(-290, 190),
      ],
      fur,
      { edge: 'scallop', tone: 0.1 },
    );
    pen.shape([at(-462, 330), at(-446, 410), at(-406, 350), at(-430, 320)], belly, {
      edge: 'scallop',
      contour: false,
    });
    const body: Point[] = [
      at(-340, 100),
      at(-352, 180),
      at(-320, 262),
      at(-200, 292),
      at(60, 296),
      at(240, 284),
      at(320, 230),
      at(330, 130),
      at(290, 84),
      at(-280, 80),
    ];
    pen.shape(body, fur, { edge: 'smooth' });
    pen.tint([at(-330, 104), at(-280, 84), at(288, 88), at(326, 140), at(200, 128), at(-200, 124)], belly, {
      tone: -0.2,
    });
    pen.tint([at(-330, 250), at(-200, 284), at(60, 288), at(236, 276), at(100, 262), at(-220, 258)], fur, {
      tone: 1,
    });
    for (const i of range(5)) {
      const u = -252 + i * 104;
      const half = 40;
      pen.shape(
        [
          at(u - half, 150),
          at(u + half, 150),
          at(u + half, 226),
          at(u + half - 14, 246),
          at(u - half + 14, 246),
          at(u - half, 226),
        ],
        '#6a4034',
        { contour: false, ink: 1.1 },
      );
      const pane: Point[] = [
        at(u - half + 8, 156),
        at(u + half - 8, 156),
        at(u + half - 8, 222),
        at(u + half - 18, 236),
        at(u - half + 18, 236),
        at(u - half + 8, 222),
      ];
      pen.shape(pane, { emit: '#ffe7a8' }, { contour: false, ink: 0.8 });
      pen.within(pane, () => {
        for (const rider of nth(RIDERS, i)) ride(pen, at, u, s, rider);
      });
      pen.line([at(u - half + 12, 170), at(u - half + 20, 230)], 1.6, { colour: '#fffdf0', opacity: 0.7 });
    }
    pen.shape([at(206, 88), at(256, 94), at(256, 240), at(206, 246)], '#6a4034', { contour: false });
    pen.shape(
      [at(213, 100), at(249, 105), at(249, 230), at(213, 235)],
      { emit: '#ffd98a' },
      { contour: false, ink: 0.8 },
    );
    pen.line([at(231, 104), at(231, 232)], 1.2);
    // a neck comes out of the front, and a bib of pale fur below the head
    pen.shape(
      [
        at(262, 286, 10),
        at(340, 306, 14),
        at(446, 282, 20),
        at(470, 196, 24),
        at(462, 116, 26),
        at(420, 74, 26),
        at(330, 64, 26),
        at(268, 84, 20),
        at(256, 180, 16),
      ],
      fur,
      { edge: 'smooth', tone: -0.25 },
    );
    pen.shape(
      [
        at(336, 190, 30),
        at(452, 196, 30),
        at(446, 128, 30),
        at(404, 86, 30),
        at(356, 98, 30),
        at(330, 144, 30),
      ],
      belly,
      { edge: 'scallop', ink: 0.9 },
    );
    const [hx, hy] = at(394, 246, 20);
    const h = (dx: number, dy: number): Point => [hx + dx * s, hy + dy * s];
    pen.shape([h(-84, -30), h(-98, -132), h(-30, -84)], fur, { tone: -0.3 });
    pen.shape([h(30, -86), h(86, -136), h(86, -34)], fur);
    pen.shape([h(-80, -50), h(-84, -110), h(-46, -82)], '#5a3a34', { contour: false });
    pen.shape([h(46, -84), h(76, -114), h(76, -52)], '#5a3a34', { contour: false });
    pen.shape(
      [
        h(-112, 10),
        h(-90, -60),
        h(-30, -92),
        h(34, -92),
        h(90, -58),
        h(112, 8),
        h(60, 62),
        h(0, 82),
        h(-60, 62),
      ],
      fur,
      { edge: 'smooth' },
    );
    pen.shape(
      [
        h(-108, 14),
        h(-60, 0),
        h(-20, 20),
        h(0, 10),
        h(20, 20),
        h(60, -2),
        h(108, 12),
        h(60, 62),
        h(0, 82),
        h(-60, 62),
      ],
      belly,
      { edge: 'smooth', contour: false, ink: 0.8 },
    );
    for (const k of [-1, 1]) {
      pen.shape(
        arc(...h(k * 48, -18), 26 * s, 26 * s, 0, TAU, 16),
        { emit: '#fff3b8' },
        { edge: 'smooth', contour: false, ink: 1.2 },
      );
      pen.shape(arc(...h(k * 48 + 7, -16), 9 * s, 15 * s, 0, TAU, 12), '#2a2036', {
        edge: 'smooth',
        contour: false,
        ink: 0,
      });
      pen.glow(...h(k * 48, -18), 150 * s, 'amber', 1);
      for (const d of [-8, 4, 16]) pen.line([h(k * 56, 26 + d * 0.4), h(k * 128, 18 + d)], 0.9);
    }
    pen.shape(arc(...h(0, 18), 16 * s, 12 * s, 0, TAU, 12), '#3a2830', { edge: 'smooth', contour: false });
    pen.line([h(-50, 36), h(-28, 52), h(0, 46), h(28, 52), h(50, 36)], 1.8, { smooth: true });
    // the destination board
    pen.shape([h(-58, -104), h(58, -104), h(54, -146), h(-54, -146)], '#5a3a34');
    letters(pen, { at: (a, z) => h(a, -z) }, 'BUS', {
      s: 0,
      z: 112,
      height: 26,
      colour: { emit: '#ffd98a' },
      width: 2.4,
    });
    for (const [u, bend] of [
      [-230, 20],
      [-50, -18],
      [120, 22],
      [392, -12],
    ] as const)
      leg(u, 60, bend, 0.1);
  },
};
