/** What is afloat on the red sea, and what no longer is: boats, somebody under an umbrella, the bow of a wreck. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';

const FOAM = '#ffd9d0';

/** Foam along a waterline and the rings that go out from it. */
export function wash(pen: Pen, frame: Frame, half: number): void {
  const s = frame.scale;
  for (const k of [1.12, 1.36, 1.66])
    pen.line(frame.disc(0, 4, 0, half * k, 0.15 + k * 0.1, 2.9 - k * 0.08, 16), 2.2 / k, {
      colour: FOAM,
      smooth: true,
    });
  for (const i of range(7)) {
    const u = -half + (i * half) / 3;
    const r = (13 + ((i * 5) % 3) * 5) * s;
    pen.shape(arc(...frame.at(u, 6, 2), r * 1.3, r * 0.6, 0, TAU, 7), FOAM, {
      edge: 'scallop',
      ink: 0.6,
      contour: false,
    });
  }
}

const FISHER: PersonSpec = {
  pose: 'hold',
  outfit: 'raincoat',
  colours: ['yellow', 'yellow', 'white', 'charcoal'],
  hair: 'neat',
  hairColour: 'umber',
  hold: 'rod',
  mood: 'sleepy',
};
const FRIEND: PersonSpec = {
  pose: 'point',
  outfit: 'overalls',
  colours: ['teal', 'cream', 'gold', 'umber'],
  hair: 'bowl',
  hairColour: 'black',
  mood: 'shock',
  build: 'kid',
};
const SKIPPER: PersonSpec = {
  pose: 'wave',
  outfit: 'sailor',
  colours: ['white', 'cobalt', 'red', 'umber'],
  hair: 'ponytail',
  hairColour: 'ginger',
  mood: 'joy',
};
const STOKER: PersonSpec = {
  pose: 'cheer',
  outfit: 'overalls',
  colours: ['olive', 'sand', 'gold', 'umber'],
  hair: 'choppy',
  hairColour: 'grey',
  mood: 'laugh',
};
const SWIMMER: PersonSpec = {
  pose: 'overhead',
  outfit: 'tracksuit',
  colours: ['aqua', 'aqua', 'white', 'white'],
  hair: 'bob',
  hairColour: 'plum',
  hold: 'umbrella',
  mood: 'serene',
};

export interface BoatOptions {
  readonly rig?: 'oars' | 'sail' | 'funnel';
  readonly hull?: string;
}

export const boat: ThingKind<BoatOptions> = {
  name: 'boat',
  footprint: () => disc(110),
  height: 40,
  shadow: false,
  draw(pen, frame, { rig = 'oars', hull = '#f2e2c4' }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    if (rig === 'sail') {
      pen.bars([[p(-6, 20), p(-2, 330)]], 8 * s, '#8a5a3c');
      pen.shape([p(6, 322), p(60, 230), p(96, 120), p(100, 76), p(8, 70)], '#fff2dc', { edge: 'straight' });
      pen.tint([p(6, 322), p(34, 262), p(40, 74), p(8, 70)], '#fff2dc', { tone: -0.8, edge: 'straight' });
      pen.shape(arc(...p(52, 150), 24 * s, 24 * s), '#d9463c', { edge: 'smooth', contour: false });
      pen.shape([p(-14, 300), p(-90, 78), p(-14, 70)], '#f2b83c');
    }
    if (rig === 'funnel') {
      for (const [u, z, r] of [
        [30, 236, 26],
        [52, 282, 34],
        [88, 322, 42],
      ] as const)
        pen.shape(arc(...p(u, z), r * s, r * 0.8 * s, 0, TAU, 8), '#f4e4dc', {
          edge: 'scallop',
          contour: false,
          ink: 0.7,
        });
      pen.bars([[p(20, 60), p(20, 206)]], 30 * s, '#d9463c');
      pen.bars([[p(20, 176), p(20, 190)]], 30 * s, '#fff2dc', { edge: 0 });
      pen.shape([p(-70, 40), p(-70, 116), p(0, 116), p(0, 40)], '#fff2dc');
      pen.shape([p(-78, 116), p(-72, 130), p(4, 130), p(8, 116)], '#46506e');
      for (const u of [-58, -28])
        pen.shape([p(u, 70), p(u, 100), p(u + 22, 100), p(u + 22, 70)], '#6f9ac0', {
          contour: false,
          ink: 0.8,
        });
    }
    if (rig === 'oars') {
      folk(pen, p(-44, 4), s * 0.9, FISHER);
      folk(pen, p(46, 8), s * 0.9, { ...FRIEND, flip: true });
    } else folk(pen, p(rig === 'sail' ? -50 : 76, 10), s * 0.86, rig === 'sail' ? SKIPPER : STOKER);
    pen.shape(
      [p(-128, 56), p(-104, 12), p(-84, 0), p(84, 0), p(112, 14), p(136, 60), p(60, 40), p(-60, 40)],
      hull,
    );
    pen.tint([p(-118, 36), p(-104, 12), p(-84, 0), p(84, 0), p(112, 14), p(122, 34)], hull, {
      tone: -0.9,
      edge: 'straight',
    });
    pen.line([p(-124, 46), p(-58, 29), p(60, 29), p(130, 48)], 1.6, { colour: '#d9463c' });
    if (rig === 'oars')
      pen.bars(
        [
          [p(-20, 46, 20), p(-84, -6, 80)],
          [p(20, 46, 20), p(70, -6, 84)],
        ],
        7 * s,
        '#a8744a',
      );
    wash(pen, frame, 104);
  },
};

export const umbrellaSwimmer: ThingKind<object> = {
  name: 'umbrellaSwimmer',
  footprint: () => disc(50),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    folk(pen, frame.at(0, 0, -58), s, SWIMMER);
    // the water up to the chest
    const [x, y] = frame.at(0, 0, 0);
    pen.tint(
      [
        ...arc(x, y - 6 * s, 56 * s, 10 * s, Math.PI, TAU, 8),
        ...arc(x, y + 8 * s, 56 * s, 56 * s, 0, Math.PI, 12),
      ],
      '#b64a58',
      { edge: 'straight', opacity: 1 },
    );
    wash(pen, frame, 44);
  },
};

/** A ship that stands on its head: bow in the air, plates off, gulls for a crew. */
export const wreck: ThingKind<object> = {
  name: 'wreck',
  footprint: () => disc(150),
  height: 120,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.shape([p(-96, 0), p(-30, 190), p(66, 330), p(96, 296), p(120, 160), p(132, 0)], '#7a6a92');
    pen.tint([p(40, 0), p(84, 180), p(80, 310), p(96, 296), p(120, 160), p(132, 0)], '#7a6a92', {
      tone: -1,
      edge: 'straight',
    });
    pen.shape([p(-96, 0), p(-72, 70), p(128, 60), p(132, 0)], '#a8483c', { contour: false });
    for (const z of [110, 160, 212])
      pen.line([p(-60 + (z - 90) * 0.42, z), p(124 - (z - 100) * 0.12, z - 8)], 1.1);
    // ribs where plates are missing
    pen.shape([p(0, 108), p(14, 166), p(62, 160), p(58, 100)], '#33284a', { contour: false });
    pen.bars(
      [
        [p(16, 106), p(28, 164)],
        [p(38, 103), p(46, 162)],
      ],
      6 * s,
      '#a89ab8',
      { edge: 1.4 },
    );
    for (const [u, z] of [
      [20, 220],
      [44, 236],
      [68, 252],
    ] as const)
      pen.shape(arc(...p(u, z), 9 * s, 9 * s), '#f2c33c', { edge: 'smooth', ink: 0.8, contour: false });
    pen.bars([[p(70, 318), p(96, 372), p(126, 366)]], 6 * s, '#5a5470');
    for (const [u, z, k] of [
      [98, 384, 1],
      [84, 322, -1],
    ] as const) {
      pen.shape([p(u - 14 * k, z), p(u, z + 14), p(u + 18 * k, z + 8), p(u + 6 * k, z - 6)], '#fff8f0', {
        edge: 'smooth',
      });
      pen.shape([p(u + 16 * k, z + 12), p(u + 30 * k, z + 7), p(u + 16 * k, z + 5)], '#f2a83c', { ink: 0.8 });
    }
    wash(pen, frame, 128);
  },
};
