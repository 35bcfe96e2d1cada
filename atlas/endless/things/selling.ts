/** What sells without a striped roof: a gabled tent, a barrow of flowers, a cloth on the ground. A market of one kind of stall is one stall. */
import { block } from '../../core/footprint';
import type { Frame } from '../../core/frame';
import { arc, nth, range, TAU } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import { box } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import type { Random } from '../../core/random';
import { bust, BUST_HAIR, BUST_SKINS } from '../../things/fair/bust';

export interface SellingOptions {
  /** Of its cloth, and of what is on it. */
  readonly colours?: readonly string[];
}

const CLOTHS = ['#c25a4a', '#f6e7c8'] as const;
const GLAZES = ['#7fa8b8', '#c98a5f', '#8fae7a', '#d8b45a', '#b07a94'] as const;
const BLOSSOMS = ['#f08aa8', '#ffd35a', '#ffffff', '#d9574f', '#b79bd6'] as const;

function seller(
  pen: Pen,
  frame: Frame,
  at: readonly [u: number, w: number, z: number],
  random: Random,
): void {
  const kind = random.int(0, 29);
  bust(pen, frame.at(...at), 24 * frame.scale, {
    skin: nth(BUST_SKINS, kind % BUST_SKINS.length),
    hair: nth(BUST_HAIR, (kind * 3) % BUST_HAIR.length),
    cloth: nth(GLAZES, kind % GLAZES.length),
    kind,
    look: random.pick([-0.5, 0, 0.5]),
    contour: false,
  });
}

/** A jug, a bowl or a vase, its foot at a point of the picture. */
function pottery(pen: Pen, [x, y]: readonly [number, number], s: number, random: Random): void {
  const [wide, tall, neck] = random.pick([
    [13, 30, 6],
    [17, 18, 14],
    [11, 38, 5],
  ] as const);
  const glaze = random.pick(GLAZES);
  const side = (k: number) =>
    [
      [wide * 0.6, 0],
      [wide, tall * 0.4],
      [neck, tall * 0.78],
      [neck * 1.2, tall],
    ].map(([u = 0, z = 0]): [number, number] => [x + k * u * s, y - z * s]);
  pen.shape([...side(1), ...side(-1).toReversed()], glaze, { ink: 0.8, contour: false });
  pen.line(
    [
      [x - wide * 0.86 * s, y - tall * 0.5 * s],
      [x, y - tall * 0.44 * s],
      [x + wide * 0.86 * s, y - tall * 0.5 * s],
    ],
    1,
    { colour: '#fff4e0', smooth: true },
  );
}

/** An open tent with a gable to the front, pots on its table. */
export const gableTent: ThingKind<SellingOptions> = {
  name: 'gableTent',
  footprint: () => block(220, 140),
  height: 190,
  lamps: () => [{ w: 70, reach: 300 }],
  draw(pen, frame, { colours = CLOTHS }, random) {
    const s = frame.scale;
    const [main, trim] = [nth(colours, 0), nth(colours, colours.length - 1)];
    pen.shape(
      [frame.at(-96, -56, 0), frame.at(96, -56, 0), frame.at(96, -56, 128), frame.at(-96, -56, 128)],
      main,
      { tone: -1.1 },
    );
    for (const u of [-64, -32, 0, 32, 64])
      pen.line([frame.at(u, -56, 4), frame.at(u, -56, 124)], 0.6, { opacity: 0.6 });
    pen.bars(
      [-100, 100].map((u) => [frame.at(u, 58, 0), frame.at(u, 58, 136)]),
      8 * s,
      '#8a5f45',
    );
    seller(pen, frame, [random.range(-36, 36), -20, 100], random);
    const table = box(pen, frame, { u0: -84, u1: 84, w0: 10, w1: 50, z1: 62 }, '#b07a4a', {
      topMaterial: '#dcb98a',
    });
    const { front: cloth } = table;
    if (cloth) {
      const points = range(7).map((i) => cloth.at(158 - i * 24.6, i % 2 ? 40 : 28));
      pen.shape([cloth.at(10, 62), cloth.at(158, 62), ...points], trim, { ink: 0.8 });
    }
    for (const u of range(5)) pottery(pen, frame.at(-66 + u * 33, 26, 62), s, random);
    const ridge = [frame.at(0, 76, 214), frame.at(0, -60, 214)] as const;
    const eaves = (side: number) => [frame.at(side * 124, 76, 120), frame.at(side * 124, -60, 120)] as const;
    for (const side of [-1, 1]) {
      const [front, back] = eaves(side);
      pen.shape([ridge[0], front, back, ridge[1]], main, { tone: side < 0 ? 0.5 : -0.5 });
    }
    // the gable: a valance of cloth with a hem of points
    const hem = range(9).map((i) => {
      const u = 112 - i * 28;
      return frame.at(u, 77, 126 + (1 - Math.abs(u) / 124) * 54 - (i % 2 ? 0 : 20));
    });
    pen.shape([frame.at(-124, 76, 120), frame.at(0, 76, 214), frame.at(124, 76, 120), ...hem], trim, {
      tone: 0.2,
    });
    pen.shape(arc(...frame.at(0, 77, 186), 13 * s, 13 * s, 0, TAU, 12), main, { edge: 'smooth', ink: 0.8 });
    pen.bars([[frame.at(0, 76, 210), frame.at(0, 76, 250)]], 5 * s, '#8a5f45');
    pen.shape([frame.at(0, 76, 250), frame.at(40, 76, 238), frame.at(0, 76, 226)], main, { ink: 0.9 });
    pen.glow(...frame.at(0, 60, 120), 80 * s, 'amber', 0.5);
  },
};

/** A barrow on two wheels, full of flowers in rows. */
export const flowerBarrow: ThingKind<SellingOptions> = {
  name: 'flowerBarrow',
  footprint: () => block(190, 90),
  height: 90,
  draw(pen, frame, { colours = CLOTHS }, random) {
    const s = frame.scale;
    const wheel = (u: number, w: number) => {
      const [x, y] = frame.at(u, w, 30);
      pen.shape(arc(x, y, 29 * s, 30 * s, 0, TAU, 18), '#7a4f3a', { edge: 'smooth' });
      pen.shape(arc(x, y, 20 * s, 21 * s, 0, TAU, 16), '#f0dcb4', { edge: 'smooth', tone: -0.3 });
      for (const a of range(4))
        pen.line(
          [
            [x - Math.cos(a * 0.785) * 20 * s, y - Math.sin(a * 0.785) * 21 * s],
            [x + Math.cos(a * 0.785) * 20 * s, y + Math.sin(a * 0.785) * 21 * s],
          ],
          1,
        );
    };
    wheel(-40, -40);
    wheel(44, -40);
    const bed = box(pen, frame, { u0: -86, u1: 86, w0: -38, w1: 38, z0: 34, z1: 66 }, nth(colours, 0), {
      topMaterial: '#5f4a3a',
    });
    if (bed.front) {
      pen.line([bed.front.at(4, 16), bed.front.at(168, 16)], 0.7);
      for (const i of range(5))
        pen.tint(
          arc(...bed.front.at(18 + i * 34, 16), 8 * s, 8 * s, 0, TAU, 10),
          nth(colours, colours.length - 1),
        );
    }
    wheel(-40, 42);
    wheel(44, 42);
    pen.bars(
      [
        [frame.at(86, 26, 56), frame.at(128, 26, 66)],
        [frame.at(78, 34, 36), frame.at(82, 34, 0)],
      ],
      7 * s,
      '#7a4f3a',
    );
    for (const row of range(3)) {
      const bloom = nth(BLOSSOMS, (row + random.int(0, 1)) % BLOSSOMS.length);
      for (const i of range(8)) {
        const [x, y] = frame.at(
          -74 + i * 21 + random.jitter(4),
          -26 + row * 24,
          74 + (2 - row) * 12 + random.jitter(5),
        );
        pen.shape(arc(x, y + 9 * s, 11 * s, 9 * s, 0, TAU, 7), '#4f8a4a', {
          edge: 'scallop',
          ink: 0.6,
          tone: -0.3,
        });
        pen.shape(arc(x, y, 10 * s, 10 * s, 0, TAU, 8), bloom, { edge: 'scallop', ink: 0.7 });
        pen.tint(arc(x, y, 3.4 * s, 3.4 * s, 0, TAU, 7), '#f0b93a');
      }
    }
  },
};

/** A fringed cloth on the ground with pots and masks for sale. */
export const groundCloth: ThingKind<SellingOptions> = {
  name: 'groundCloth',
  footprint: () => block(190, 120),
  height: 30,
  draw(pen, frame, { colours = CLOTHS }, random) {
    const s = frame.scale;
    const [main, trim] = [nth(colours, 0), nth(colours, colours.length - 1)];
    const sheet = (k: number, z: number) =>
      [
        [-92, -56],
        [92, -56],
        [96, 58],
        [-96, 58],
      ].map(([u = 0, w = 0]) => frame.at(u * k, w * k, z));
    for (const i of range(16)) {
      const u = -90 + i * 12;
      pen.line([frame.at(u, 56, 0), frame.at(u + 2, 66, 0)], 0.9, { colour: trim });
    }
    pen.shape(sheet(1, 0), main, { tone: 0.1 });
    pen.shape(sheet(0.84, 1), trim, { ink: 0.8, contour: false });
    pen.shape(sheet(0.74, 2), main, { ink: 0.7, contour: false, tone: 0.3 });
    for (const [row, w] of [-30, 4, 36].entries())
      for (const i of range(4)) {
        const at = frame.at(-58 + i * 38 + (row % 2) * 8 + random.jitter(4), w, 2);
        if (random.chance(0.7)) pottery(pen, at, s, random);
        else {
          const [x, y] = at;
          pen.shape(arc(x, y - 15 * s, 13 * s, 16 * s, 0, TAU, 12), '#fbf4e6', {
            edge: 'smooth',
            ink: 0.8,
            contour: false,
          });
          for (const side of [-1, 1]) {
            pen.tint(arc(x + side * 5 * s, y - 17 * s, 2.4 * s, 3 * s, 0, TAU, 7), '#3a2f3a');
            pen.tint(arc(x + side * 8 * s, y - 11 * s, 2.6 * s, 2 * s, 0, TAU, 7), '#e58a8a');
          }
        }
      }
  },
};
