/** The castle that drifts over the city: walls, a keep and its balconies on a crystal, and a bridge to an islet beside it. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';
import { crystal, isleRim, waterfall } from './floating-rock';

const WALL = '#fbf1ea';
const ROSE = '#d9688a';
const BLUE = '#5f78c0';
const GOLD = '#eec25a';

const PRINCE: PersonSpec = {
  pose: 'propose',
  outfit: 'suit',
  colours: ['cobalt', 'cobalt', 'gold', 'black'],
  hair: 'neat',
  hairColour: 'chestnut',
  hold: 'bouquet',
  mood: 'worried',
};
const PRINCESS: PersonSpec = {
  pose: 'shy',
  outfit: 'dress',
  colours: ['coral', 'coral', 'gold', 'white'],
  hair: 'wavy',
  hairColour: 'umber',
  mood: 'joy',
  flip: true,
};
const LATE: PersonSpec = {
  pose: 'run',
  facing: 'side',
  flip: true,
  outfit: 'tracksuit',
  colours: ['forest', 'forest', 'white', 'white'],
  hair: 'bowl',
  hairColour: 'black',
  hold: 'gift',
  mood: 'shock',
};

interface TowerShape {
  readonly u: number;
  readonly w: number;
  readonly r: number;
  readonly z0?: number;
  readonly z: number;
  readonly roof: string;
  /** Heights of its windows, as shares. */
  readonly lit?: readonly number[];
}

/** A window with a point, seen on the round of a tower. */
function slit(pen: Pen, [x, y]: Point, k: number): void {
  pen.shape(
    [
      [x - 6 * k, y + 11 * k],
      [x - 6 * k, y - 7 * k],
      [x, y - 15 * k],
      [x + 6 * k, y - 7 * k],
      [x + 6 * k, y + 11 * k],
    ],
    '#6a6ab0',
    { ink: 0.8, contour: false },
  );
  pen.tint(
    [
      [x - 3 * k, y + 7 * k],
      [x - 3 * k, y - 6 * k],
      [x, y - 9 * k],
    ],
    '#ffe6a8',
    { edge: 'straight' },
  );
}

/** A round tower with a corbelled head, a gallery band and a pointed hat. */
function tower(pen: Pen, frame: Frame, { u, w, r, z0 = 10, z, roof, lit = [0.55] }: TowerShape): void {
  const s = frame.scale;
  drum(pen, frame, { u, w, r, r1: r * 0.92, z0, z1: z }, WALL, { top: false });
  drum(pen, frame, { u, w, r: r * 0.94, r1: r * 1.2, z0: z, z1: z + 12 }, '#e9d6dc', { top: false });
  drum(pen, frame, { u, w, r: r * 1.2, z0: z + 12, z1: z + 26 }, WALL);
  for (const a of [0.6, 1.1, 1.57, 2.05, 2.55])
    pen.line(
      [
        frame.disc(u, w, z + 14, r * 1.2, a, a + 0.01, 2)[0] ?? [0, 0],
        frame.disc(u, w, z + 25, r * 1.2, a, a + 0.01, 2)[0] ?? [0, 0],
      ],
      0.7,
    );
  stripedCone(
    pen,
    frame,
    { u, w, r: r * 1.16, z0: z + 26, z1: z + 26 + r * 3, bulge: -r * 0.12, sectors: 10 },
    [roof],
  );
  pen.bars([[frame.at(u, w, z + 24 + r * 3), frame.at(u, w, z + 50 + r * 3)]], 3 * s, GOLD, { edge: 1.4 });
  for (const t of lit) slit(pen, frame.at(u, w + r, z0 + (z - z0) * t), s * Math.min(1, r / 26));
}

/** A bay that people stand in, and its rail drawn over their knees. */
function balcony(
  pen: Pen,
  frame: Frame,
  u: number,
  w: number,
  z: number,
  half: number,
  who: () => void,
): void {
  const s = frame.scale;
  box(pen, frame, { u0: u - half, u1: u + half, w0: w, w1: w + 30, z0: z - 8, z1: z }, '#e9d6dc');
  who();
  pen.bars(
    range(7).map((i) => [
      frame.at(u - half + (i * half) / 3, w + 30, z),
      frame.at(u - half + (i * half) / 3, w + 30, z + 20),
    ]),
    4 * s,
    WALL,
    { edge: 1.2 },
  );
  pen.bars([[frame.at(u - half - 3, w + 30, z + 22), frame.at(u + half + 3, w + 30, z + 22)]], 6 * s, GOLD, {
    edge: 1.4,
  });
}

export interface FloatingCastleOptions {
  readonly stone?: string;
}

export const floatingCastle: ThingKind<FloatingCastleOptions> = {
  name: 'floatingCastle',
  footprint: () => disc(260),
  height: 0,
  shadow: false,
  draw(pen, frame, { stone = '#9aa6e6' }) {
    const s = frame.scale;
    const islet = frame.moved(430, 30, 6);
    for (const [u, half, low] of [
      [-196, 50, -130],
      [190, 54, -150],
      [-112, 74, -270],
      [112, 70, -250],
      [0, 92, -390],
    ] as const)
      crystal(pen, frame, u, half, low, stone);
    crystal(pen, islet, -34, 34, -110, stone);
    crystal(pen, islet, 26, 40, -160, stone);
    isleRim(pen, frame, 250);
    isleRim(pen, islet, 92);
    waterfall(pen, frame, -128, 150, -330);

    // the keep behind everything: a nave with a rose window between two tall towers
    tower(pen, frame, { u: -2, w: -110, r: 40, z: 330, roof: ROSE, lit: [0.86, 0.7] });
    tower(pen, frame, { u: -112, w: -70, r: 28, z: 200, roof: BLUE, lit: [0.8, 0.5] });
    tower(pen, frame, { u: 110, w: -76, r: 30, z: 236, roof: BLUE, lit: [0.82, 0.55] });
    const keep = box(pen, frame, { u0: -86, u1: 86, w0: -90, w1: 10, z0: 8, z1: 176 }, WALL, { top: false });
    if (keep.front) {
      const { front } = keep;
      front.panel(0, 60, front.width, 68, '#e9d6dc', { ink: 0.7 });
      for (const x of [18, front.width - 38]) {
        front.panel(x, 14, x + 20, 48, '#6a6ab0', { ink: 0.8 });
        front.panel(x, 84, x + 20, 128, '#6a6ab0', { ink: 0.8 });
        pen.line([front.at(x + 10, 84), front.at(x + 10, 128)], 0.8);
      }
    }
    // stepped gable with the rose window
    pen.shape(
      [
        frame.at(-96, 12, 170),
        frame.at(0, 12, 288),
        frame.at(96, 12, 170),
        frame.at(86, 12, 160),
        frame.at(-86, 12, 160),
      ],
      ROSE,
      { tone: -0.2 },
    );
    pen.shape([frame.at(-74, 12, 166), frame.at(0, 12, 258), frame.at(74, 12, 166)], WALL, {
      contour: false,
    });
    const rose = frame.at(0, 12, 196);
    pen.shape(arc(...rose, 24 * s, 24 * s), '#6a6ab0', { edge: 'smooth', contour: false });
    for (const i of range(6))
      pen.tint(
        arc(rose[0] + Math.cos(i * 1.047) * 13 * s, rose[1] + Math.sin(i * 1.047) * 13 * s, 7 * s, 7 * s),
        i % 2 ? '#ffe6a8' : '#f4a8c0',
      );
    pen.tint(arc(...rose, 6 * s, 6 * s), '#ffffff');

    balcony(pen, frame, 0, 8, 74, 62, () => {
      folk(pen, frame.at(26, 20, 72), s * 0.56, PRINCESS);
      folk(pen, frame.at(-28, 22, 72), s * 0.56, PRINCE);
    });

    // curtain wall round the court, lower in front, with a gate that stands open
    for (const [u0, u1, w] of [
      [-196, -52, 84],
      [52, 196, 84],
    ] as const) {
      const wall = box(pen, frame, { u0, u1, w0: w - 12, w1: w, z0: 6, z1: 52 }, WALL, {
        topMaterial: '#f4e4e0',
      });
      for (const i of range(6)) {
        const u = u0 + 12 + i * ((u1 - u0 - 24) / 5);
        box(pen, frame, { u0: u - 8, u1: u + 8, w0: w - 12, w1: w, z0: 52, z1: 64 }, WALL, { ink: 0.7 });
      }
      if (wall.front)
        for (const i of range(3))
          pen.line(
            [wall.front.at(16 + i * 44, 18 + (i % 2) * 12), wall.front.at(40 + i * 44, 18 + (i % 2) * 12)],
            0.7,
          );
    }
    const gate = box(pen, frame, { u0: -52, u1: 52, w0: 66, w1: 96, z0: 6, z1: 84 }, WALL, {
      topMaterial: ROSE,
    });
    if (gate.front) {
      const { front } = gate;
      pen.shape(
        [
          front.at(28, 0),
          front.at(28, 34),
          ...range(9).map((i) =>
            front.at(52 - Math.cos((i / 8) * Math.PI) * 24, 34 + Math.sin((i / 8) * Math.PI) * 24),
          ),
          front.at(76, 34),
          front.at(76, 0),
        ],
        '#5a4a78',
        { contour: false },
      );
      front.panel(44, 64, 60, 80, GOLD, { ink: 0.8 });
    }
    tower(pen, frame, { u: -202, w: 60, r: 26, z: 96, roof: ROSE });
    tower(pen, frame, { u: 206, w: 54, r: 26, z: 108, roof: ROSE });
    for (const [u, w, k, colour] of [
      [-150, 112, 40, '#f4b6c8'],
      [-232, 92, 26, '#9ab86a'],
      [96, 122, 30, '#9ab86a'],
      [142, 116, 40, '#f7c4d2'],
      [232, 84, 24, '#9ab86a'],
    ] as const)
      pen.shape(arc(...frame.at(u, w, 16), k * s, k * 0.72 * s, 0, 6.283, 9), colour, { edge: 'scallop' });

    // the islet: a bell under a canopy, and somebody who is late over the bridge
    for (const k of [-1, 1])
      pen.bars([[islet.at(k * 36 + 8, -10, 8), islet.at(k * 36 + 8, -10, 92)]], 8 * s, WALL);
    pen.shape(
      arc(...islet.at(8, -6, 66), 18 * s, 20 * s, Math.PI, 6.283, 10).concat([
        islet.at(34, -6, 54),
        islet.at(-18, -6, 54),
      ]),
      GOLD,
    );
    stripedCone(pen, islet, { u: 8, w: -8, r: 58, z0: 88, z1: 150, sectors: 12 }, [BLUE]);
    const span = (t: number, w: number, z: number): Point =>
      frame.at(236 + t * 128, 34 + t * 4 + w, 12 + Math.sin(t * Math.PI) * 22 + z);
    const ts = range(11).map((i) => i / 10);
    pen.shape([...ts.map((t) => span(t, -12, 0)), ...ts.toReversed().map((t) => span(t, 18, 0))], '#f4e4e0');
    pen.shape(
      [
        ...ts.map((t) => span(t, 18, 0)),
        ...ts.toReversed().map((t) => span(t, 18, -14 - 26 * Math.abs(t * 2 - 1) ** 2)),
      ],
      WALL,
      { tone: -0.6 },
    );
    folk(pen, span(0.52, 6, 0), s * 0.56, LATE);
    pen.bars(
      ts.map((t) => [span(t, 18, 0), span(t, 18, 18)]),
      3 * s,
      WALL,
      { edge: 1.1 },
    );
    pen.bars([ts.map((t) => span(t, 18, 19))], 4 * s, GOLD, { edge: 1.2 });
    // a pennant that the wind of the drift keeps straight
    pen.shape([frame.at(-2, -110, 500), frame.at(70, -110, 488), frame.at(-2, -110, 474)], ROSE);
  },
};
