/** The late bus of the country line: a long fox with windows, who knows every stop and likes none of them. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { folk } from '../../../stage/folk';
import { foxHead } from './fox-head';
import { CONDUCTOR, PASSENGERS } from './guests';
import { bust } from '../../../things/fair/bust';

export interface BeastBusOptions {
  readonly fur?: string;
  readonly belly?: string;
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
      [344, 22],
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
      pen.shape(
        [
          at(u - half + 8, 156),
          at(u + half - 8, 156),
          at(u + half - 8, 222),
          at(u + half - 18, 236),
          at(u - half + 18, 236),
          at(u - half + 8, 222),
        ],
        { emit: '#ffe7a8' },
        { contour: false, ink: 0.8 },
      );
      // every window has its passenger: one sleeps, one waves, one has a nose against the glass
      const [skin, hair, cloth, kind, look] = nth(PASSENGERS, i);
      const opening = [
        at(u - half + 8, 156),
        at(u + half - 8, 156),
        at(u + half - 8, 236),
        at(u - half + 8, 236),
      ];
      pen.within(opening, () => {
        bust(pen, at(u + look * 8, 190 - (i % 2) * 6), 23 * s, {
          skin,
          hair,
          cloth,
          kind,
          look,
          asleep: i === 1,
          contour: false,
        });
        if (i === 2 || i === 4) {
          const hand = at(u + (i === 2 ? -27 : 26), 206);
          pen.bars([[at(u + (i === 2 ? -22 : 20), 160), hand]], 9 * s, cloth, { edge: 1.6 });
          pen.shape(arc(...hand, 8 * s, 8 * s, 0, TAU, 9), skin, {
            edge: 'smooth',
            ink: 0.7,
            contour: false,
          });
        }
        if (i === 3)
          pen.shape(arc(...at(u + 26, 172), 13 * s, 12 * s, 0, TAU, 9), '#b98a5a', {
            edge: 'smooth',
            ink: 0.7,
            contour: false,
          });
      });
      pen.shape(
        [at(u - half + 6, 150), at(u + half - 6, 150), at(u + half - 6, 158), at(u - half + 6, 158)],
        '#8a5a44',
        {
          contour: false,
          ink: 0.8,
        },
      );
    }
    // fur: short strokes that follow the back, and stripes of a lighter coat
    for (const k of range(26)) {
      const u = -310 + k * 22;
      const z = 262 + 20 * Math.sin(((k + 2) / 28) * Math.PI) - (k % 3) * 8;
      pen.line([at(u, z), at(u + 7, z - 9), at(u + 10, z - 2)], 0.7, { smooth: true });
    }
    for (const k of range(15)) {
      const u = -296 + k * 37;
      pen.line([at(u, 134), at(u + 5, 124), at(u + 10, 134)], 0.7, { smooth: true });
    }
    // the chest, from which the neck rises
    const chest = [
      at(300, 262, 10),
      at(336, 316, 20),
      at(420, 330, 26),
      at(486, 290, 26),
      at(500, 210, 26),
      at(476, 120, 26),
      at(414, 84, 24),
      at(330, 82, 10),
      at(308, 160, 4),
    ];
    pen.shape(chest, fur, { edge: 'smooth' });
    pen.within(chest, () =>
      pen.tint(
        [
          at(450, 320, 26),
          at(474, 220, 26),
          at(430, 110, 26),
          at(360, 70, 26),
          at(540, 70, 26),
          at(540, 320, 26),
        ],
        fur,
        {
          tone: -0.9,
        },
      ),
    );
    // the door folds away; the conductor leans out and calls
    const step = [at(246, 96, 4), at(322, 96, 8), at(322, 84, 8), at(246, 84, 4)];
    const doorway = [
      at(250, 96, 4),
      at(250, 226, 4),
      at(264, 246, 4),
      at(304, 246, 4),
      at(316, 226, 4),
      at(316, 96, 4),
    ];
    pen.shape(doorway, '#6a4034', { contour: false, ink: 1.1 });
    pen.shape(
      [at(257, 98, 4), at(257, 222, 4), at(268, 238, 4), at(300, 238, 4), at(309, 222, 4), at(309, 98, 4)],
      { emit: '#ffd98a' },
      { contour: false, ink: 0.8 },
    );
    folk(pen, at(283, 96, 8), s * 0.86, CONDUCTOR);
    pen.shape([at(310, 98, 6), at(330, 92, 16), at(330, 232, 16), at(310, 240, 6)], '#8a5a44', {
      contour: false,
    });
    pen.shape([at(314, 150, 8), at(326, 148, 14), at(326, 220, 14), at(314, 226, 8)], '#bfe0e6', {
      contour: false,
      ink: 0.7,
    });
    pen.shape(step, '#8a5a44', { tone: -0.2 });
    foxHead(pen, at(424, 296, 30), s, fur, belly);
    for (const [u, bend] of [
      [-230, 20],
      [-50, -18],
      [120, 22],
      [392, -14],
    ] as const)
      leg(u, 60, bend, 0.1);
  },
};
