/** The mansion: too many gables, one window lit, and a guest who has not aged. */
import type { Frame } from '../../../core/frame';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import { gableRoof, hipRoof } from '../../../core/roofs';
import { box, stripedCone, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { dressRoof } from '../../../things/town/roof-kit';

export interface MansionOptions {
  readonly wall?: string;
  readonly stone?: string;
  readonly roof?: string;
}

function sash(wall: Wall, s: number, z: number, lit: boolean, stone: string): void {
  const { pen } = wall;
  wall.panel(s - 25, z - 6, s + 25, z + 82, stone, { ink: 0.7 });
  pen.shape(
    [
      wall.at(s - 18, z),
      wall.at(s + 18, z),
      wall.at(s + 18, z + 58),
      wall.at(s, z + 76),
      wall.at(s - 18, z + 58),
    ],
    lit ? '#ffe27a' : '#3c3560',
    { ink: 1, contour: false },
  );
  pen.line([wall.at(s, z), wall.at(s, z + 72)], 1, { colour: stone });
  for (const k of [22, 44]) pen.line([wall.at(s - 18, z + k), wall.at(s + 18, z + k)], 1, { colour: stone });
}

/** A shade against the light: hair that stands up, a shoulder, a hand that draws the curtain. */
function guest(pen: Pen, wall: Wall, k: number): void {
  const shade = '#3a1f4a';
  const p = (pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([a, z]) => wall.at(a, z));
  pen.tint(
    p([
      [84, 250],
      [97, 250],
      [92, 310],
      [90, 372],
      [84, 372],
    ]),
    '#c9566a',
    { edge: 'straight' },
  );
  pen.tint(
    p([
      [156, 250],
      [140, 250],
      [146, 310],
      [150, 372],
      [156, 372],
    ]),
    '#a8406a',
    { edge: 'straight' },
  );
  pen.tint(
    p([
      [98, 240],
      [144, 240],
      [141, 284],
      [128, 299],
      [112, 299],
      [101, 284],
    ]),
    shade,
  );
  pen.tint(arc(...wall.at(120, 312), 14 * k, 16 * k), shade);
  pen.tint(
    p([
      [106, 318],
      [110, 338],
      [117, 328],
      [124, 342],
      [134, 318],
    ]),
    shade,
    { edge: 'straight' },
  );
  pen.bars([[wall.at(136, 276), wall.at(147, 300)]], 7 * k, shade, { edge: 0 });
}

/** Where ivy climbs: foot, which wall, and how high. */
const IVY: readonly (readonly [u: number, w: number, tall: number])[] = [
  [-398, 134, 210],
  [-330, 134, 120],
  [-214, 134, 260],
  [-160, 64, 190],
  [206, 134, 150],
  [286, 134, 96],
  [392, 134, 250],
];

interface Climb {
  readonly u: number;
  readonly w: number;
  readonly tall: number;
}

/** A stalk that forks, with pointed leaves on either side: fewer and smaller the higher it gets. */
function climb(pen: Pen, frame: Frame, random: Random, { u, w, tall }: Climb): void {
  const s = frame.scale;
  const sway = random.range(10, 20) * (random.chance(0.5) ? 1 : -1);
  const stalk = (t: number, fork: number): Point =>
    frame.at(u + Math.sin(t * 5) * sway * 0.5 + fork * t * 34, w, t * tall);
  for (const fork of [0, sway > 0 ? -1 : 1]) {
    const reach = fork ? 0.7 : 1;
    pen.line(
      range(7).map((i) => stalk((i / 6) * reach, fork)),
      1.6,
      { smooth: true, colour: '#3f4f3a' },
    );
    const leaves = Math.round((tall * reach) / 15);
    for (const i of range(leaves)) {
      const t = (i / leaves) * reach;
      const side = i % 2 ? 1 : -1;
      const [x, y] = stalk(t, fork);
      const r = (15 - 6 * t) * s * random.range(0.85, 1.15);
      const tipX = x + side * r * 1.5;
      pen.shape(
        [
          [x, y],
          [x + side * r * 0.5, y - r * 0.9],
          [x + side * r * 0.9, y - r * 0.5],
          [tipX, y - r * 0.1],
          [x + side * r * 0.9, y + r * 0.6],
          [x + side * r * 0.4, y + r * 0.6],
        ],
        nth(['#3f8f6a', '#2f7a64', '#56a070'], i % 3),
        { edge: 'smooth', ink: 0.6, contour: false },
      );
    }
  }
}

export const mansion: ThingKind<MansionOptions> = {
  name: 'mansion',
  footprint: () => block(860, 380),
  height: 460,
  draw(pen, frame, { wall = '#8f5f86', stone = '#e6d0d8', roof = '#3f3f78' }, random) {
    const wing = (u: number, half: number, w1: number, tall: number) => {
      const walls = box(pen, frame, { u0: u - half, u1: u + half, w0: -150, w1, z1: tall }, wall, {
        top: false,
      });
      for (const side of Object.values(walls)) {
        side.panel(0, 0, side.width, 34, stone, { ink: 0.8 });
        side.panel(0, 166, side.width, 180, stone, { ink: 0.7 });
        side.panel(0, tall - 16, side.width, tall, stone, { ink: 0.7 });
        const bays = Math.max(1, Math.round(side.width / 92));
        for (const i of range(bays))
          for (const z of [62, 206])
            sash(side, ((i + 0.5) / bays) * side.width, z, random.chance(0.2), stone);
        for (const k of range(Math.round(side.width / 40))) {
          const [p, z] = [random.range(6, side.width - 26), random.range(40, tall - 30)];
          pen.line([side.at(p, z), side.at(p + 16, z)], 0.6, { opacity: k % 2 ? 0.7 : 0.4 });
        }
      }
      return walls;
    };
    wing(0, 400, 60, 320);
    const slopes = hipRoof(
      pen,
      frame,
      { u0: -400, u1: 400, w0: -150, w1: 60, z: 320, rise: 190, over: 18, inset: 0.5 },
      roof,
    );
    dressRoof(pen, slopes, { roof, wall, unit: frame.scale, courses: ['slate'] });
    for (const u of [-270, 250]) {
      const chimney = frame.moved(u, -40, 420);
      box(pen, chimney, { u0: -34, u1: 34, w0: -22, w1: 22, z1: 130 }, '#a8707f');
      for (const k of [-18, 0, 18]) drum(pen, chimney, { u: k, r: 8, z0: 130, z1: 156 }, '#c98f6f');
    }
    for (const u of [-300, 300]) {
      wing(u, 110, 130, 340);
      const slopes = gableRoof(
        pen,
        frame.moved(u, 0, 0, Math.PI / 2),
        { u0: -130, u1: 150, w0: -110, w1: 110, z: 340, rise: 170, over: 12 },
        roof,
        wall,
      );
      dressRoof(pen, slopes, { roof, wall, unit: frame.scale, courses: ['slate'] });
      const g = (k: number, z: number) => frame.at(u + k, 132, z);
      pen.shape([g(-116, 344), g(116, 344), g(0, 506), g(-2, 506)], wall, { tone: 0.25 });
      pen.bars([[g(-126, 338), g(0, 514), g(126, 338)]], 11 * frame.scale, stone, { edge: 1.6 });
      pen.shape(
        [g(-26, 372), g(26, 372), g(26, 410), g(0, 438), g(-26, 410)],
        u < 0 ? '#ffe27a' : '#3c3560',
        { contour: false },
      );
      pen.line([g(0, 372), g(0, 436)], 1.2);
    }
    const porch = wing(0, 120, 110, 400);
    const front = porch.front;
    if (front) {
      front.panel(66, 0, 174, 158, stone, { ink: 1 });
      pen.shape(
        [front.at(76, 0), front.at(164, 0), front.at(164, 116), front.at(120, 150), front.at(76, 116)],
        '#4f2438',
        { contour: false },
      );
      pen.line([front.at(120, 0), front.at(120, 148)], 1.4);
      pen.shape(
        [front.at(84, 250), front.at(156, 250), front.at(156, 336), front.at(120, 372), front.at(84, 336)],
        '#ffe27a',
        { contour: false },
      );
      // somebody stands in the only lit window, a hand on the curtain
      const glass = [
        [84, 250],
        [156, 250],
        [156, 336],
        [120, 372],
        [84, 336],
      ] as const;
      pen.within(
        glass.map(([a, z]) => front.at(a, z)),
        () => guest(pen, front, frame.scale),
      );
      pen.line([front.at(120, 250), front.at(120, 372)], 1.2, { colour: stone });
      pen.line([front.at(84, 306), front.at(156, 306)], 1.2, { colour: stone });
      // a balcony before it
      front.panel(66, 192, 174, 204, stone, { ink: 1 });
      front.panel(70, 204, 170, 244, '#5f3f6a', { ink: 0.7 });
      for (const k of range(9)) front.panel(73 + k * 11, 204, 78 + k * 11, 242, stone, { ink: 0.6 });
      front.panel(66, 240, 174, 252, stone, { ink: 1 });
    }
    for (const i of range(3))
      box(
        pen,
        frame,
        { u0: -84 - i * 6, u1: 84 + i * 6, w0: 110, w1: 190 - i * 24, z0: i * 10, z1: i * 10 + 10 },
        stone,
      );
    const high = hipRoof(
      pen,
      frame,
      { u0: -120, u1: 120, w0: -60, w1: 110, z: 400, rise: 220, over: 16, inset: 0.5 },
      roof,
    );
    dressRoof(pen, high, { roof, wall, unit: frame.scale, courses: ['slate'] });
    // an iron cresting along the ridge, where somebody sits
    const crest = range(5).map((i) => -34 + i * 17);
    pen.bars(
      crest.map((u) => [frame.at(u, 25, 618), frame.at(u, 25, 640)]),
      4 * frame.scale,
      '#e6b83f',
      { edge: 1 },
    );
    pen.bars([[frame.at(-38, 25, 622), frame.at(38, 25, 622)]], 5 * frame.scale, '#e6b83f', { edge: 1 });
    for (const [u, k] of [
      [-430, 0],
      [430, 1],
    ] as const) {
      drum(pen, frame, { u, w: 40, r: 70, z1: 430 }, wall, { top: false });
      for (const a of [1.05, 1.6, 2.2])
        for (const z of [80, 220, 340]) {
          const q = (d: number, up: number) =>
            frame.at(u + Math.cos(a + d) * 70, 40 + Math.sin(a + d) * 70, z + up);
          pen.shape(
            [q(-0.2, 0), q(0.2, 0), q(0.2, 44), q(0, 60), q(-0.2, 44)],
            (k + z) % 3 === 1 ? '#ffe27a' : '#3c3560',
            { ink: 0.9, contour: false },
          );
        }
      drum(pen, frame, { u, w: 40, r: 78, z0: 420, z1: 440 }, stone, { top: false });
      stripedCone(pen, frame, { u, w: 40, r: 86, z0: 438, z1: 650, bulge: -14, sectors: 14 }, [roof, roof]);
      pen.bars([[frame.at(u, 40, 646), frame.at(u, 40, 720)]], 5 * frame.scale, '#e6b83f');
    }
    for (const [u, w, tall] of IVY) climb(pen, frame, random, { u, w, tall });
  },
};
