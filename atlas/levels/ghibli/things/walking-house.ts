/** A house of scrap that goes for walks: a tug's hull on heron legs, and everything its owner could not throw away. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { casement, gableFront, hut, steam } from '../../../things/town/cottage';

export interface WalkingHouseOptions {
  readonly hull?: string;
  readonly iron?: string;
  readonly roof?: string;
}

function leg(
  pen: Pen,
  frame: Frame,
  hip: Point,
  knee: Point,
  foot: Point,
  w: number,
  iron: string,
  tone: number,
) {
  const s = frame.scale;
  const at = ([u, z]: Point) => frame.at(u, w, z);
  pen.bars([[at(hip), at(knee)]], 40 * s, iron, { tone });
  pen.bars([[at(knee), at(foot)]], 26 * s, iron, { tone: tone + 0.2 });
  pen.bars([[at([hip[0] + 16, hip[1]]), at([knee[0] + 14, knee[1] + 14])]], 6 * s, '#d8b060', { tone });
  for (const [x, y, r] of [[...at(knee), 30] as const, [...at(hip), 36] as const]) {
    pen.shape(arc(x, y, r * s, r * s, 0, TAU, 12), iron, { edge: 'smooth', tone: tone + 0.4 });
    pen.shape(arc(x, y, r * 0.4 * s, r * 0.4 * s, 0, TAU, 8), '#d8b060', { edge: 'smooth', contour: false });
  }
  for (const [du, dz] of [
    [-92, -6],
    [88, -14],
    [14, -30],
    [-40, 6],
  ] as const)
    pen.shape(
      [
        at([foot[0] - 12, foot[1] + 26]),
        at([foot[0] + 12, foot[1] + 26]),
        at([foot[0] + du + 10, foot[1] + dz - 2]),
        at([foot[0] + du - 10, foot[1] + dz]),
      ],
      iron,
      { tone: tone + (du < 0 ? 0.3 : -0.2) },
    );
}

export const walkingHouse: ThingKind<WalkingHouseOptions> = {
  name: 'walkingHouse',
  footprint: () => block(560, 200),
  height: 620,
  shadow: false,
  draw(pen, frame, { hull = '#7f6a62', iron = '#6a5a5e', roof = '#b8563f' }) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0) => frame.at(u, w, z);
    // it stands high on its legs: a soft round shade lies under it instead of a block's
    const shade = range(28).map((i) => at(Math.cos((i / 28) * TAU) * 290, 0, Math.sin((i / 28) * TAU) * 120));
    pen.tint(shade, '#55608f', { opacity: 0.3 });
    leg(pen, frame, [-200, 300], [-290, 210], [-240, 26], -70, iron, -0.8);
    leg(pen, frame, [210, 300], [150, 190], [230, 40], -70, iron, -0.8);
    // the hull of a tug, its bow to the left
    const keel: Point[] = [
      at(-430, 520),
      at(-400, 400),
      at(-300, 300),
      at(0, 252),
      at(280, 280),
      at(372, 380),
      at(386, 500),
    ];
    pen.shape([...keel, at(386, 520), at(-430, 520)], hull, { edge: 'straight', wobble: 2 });
    pen.tint([at(-20, 256), at(280, 282), at(370, 382), at(384, 516), at(120, 516)], hull, {
      tone: -1,
      edge: 'straight',
    });
    pen.tint([at(-428, 516), at(-400, 404), at(-330, 330), at(-300, 400), at(-340, 516)], hull, {
      tone: 0.8,
      edge: 'straight',
    });
    pen.shape([at(-424, 470), at(380, 450), at(384, 488), at(-428, 508)], roof, { contour: false, ink: 0.9 });
    for (const z of [340, 400, 440])
      pen.line([at(-340 + (440 - z) * 0.2, z), at(330, z - 8)], 0.8, { opacity: 0.8 });
    for (const i of range(40)) {
      const [u, z] = [-320 + (i % 20) * 33, i < 20 ? 432 : 352];
      pen.shape(arc(...at(u, z), 3.2 * s, 3.2 * s, 0, TAU, 6), '#c8a868', { ink: 0.5, contour: false });
    }
    for (const u of [-250, -120, 10, 140, 260]) {
      pen.shape(arc(...at(u, 394), 30 * s, 30 * s, 0, TAU, 14), '#d8b060', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(
        arc(...at(u, 394), 20 * s, 20 * s, 0, TAU, 12),
        pen.light.night ? { emit: '#ffd98a' } : '#4f7488',
        { edge: 'smooth', contour: false },
      );
      pen.tint(arc(...at(u - 6, 400), 8 * s, 8 * s), '#dcecec', { opacity: 0.8 });
    }
    // the boiler and its stacks
    drum(pen, frame, { u: 250, w: -30, r: 88, z0: 500, z1: 690 }, '#9a7a58', { topMaterial: '#b8986a' });
    for (const z of [520, 600, 680])
      pen.line(frame.disc(250, -30, z, 89, 0, Math.PI, 14), 3, { colour: '#6a4f44', smooth: true });
    for (const [u, z, r] of [
      [214, 900, 19],
      [262, 980, 24],
      [312, 860, 17],
    ] as const) {
      drum(pen, frame, { u, w: -30, r, z0: 690, z1: z }, iron, { topMaterial: '#2f2830' });
      drum(pen, frame, { u, w: -30, r: r * 1.5, r1: r * 1.3, z0: z - 16, z1: z + 6 }, iron, {
        topMaterial: '#2f2830',
      });
      steam(pen, frame, u, z + 26, r > 18 ? 5 : 3, 22);
    }
    // cottages, piled
    const back = hut(pen, frame, {
      u: -60,
      w: -60,
      z: 500,
      width: 250,
      depth: 130,
      height: 210,
      wall: '#d9c29a',
      roof: '#7a8f6a',
      rise: 100,
    });
    if (back.front) for (const x of [60, 130, 200]) casement(pen, back.front, x, 120, 18, 50);
    drum(pen, frame, { u: -20, w: -30, r: 66, z0: 760, z1: 860 }, '#e6d3ae', { top: false });
    stripedCone(pen, frame, { u: -20, w: -30, r: 84, z0: 856, z1: 990, bulge: -8, sectors: 12 }, [
      '#4f7f92',
      '#6a9aa8',
    ]);
    pen.shape(
      arc(...at(-20, 812, 36), 22 * s, 26 * s, 0, TAU, 12),
      pen.light.night ? { emit: '#ffd98a' } : '#46506e',
      { edge: 'smooth', contour: false },
    );
    pen.line([at(-20, 786, 36), at(-20, 838, 36)], 1);
    const left = gableFront(pen, frame, {
      u: -262,
      w: 10,
      z: 500,
      width: 190,
      depth: 150,
      height: 170,
      rise: 120,
      wall: '#c9d6c4',
      roof,
    });
    if (left.front) {
      casement(pen, left.front, 56, 70, 24, 56);
      casement(pen, left.front, 134, 70, 24, 56);
      left.front.panel(20, 40, 170, 56, '#8a5a3a', { ink: 0.8 });
    }
    const middle = gableFront(pen, frame, {
      u: 30,
      w: 30,
      z: 500,
      width: 170,
      depth: 120,
      height: 130,
      rise: 90,
      wall: '#e9d7b0',
      roof: '#9a5f6a',
    });
    if (middle.front) {
      middle.front.panel(60, 0, 112, 92, '#5a7f8a', { ink: 1.1 });
      pen.shape(arc(...middle.front.at(102, 44), 4 * s, 4 * s), '#e8c060', { contour: false });
      casement(pen, middle.front, 144, 40, 14, 40);
      casement(pen, middle.front, 28, 40, 14, 40);
    }
    // a balcony with a garden, and the washing
    box(pen, frame, { u0: -410, u1: -160, w0: 80, w1: 110, z0: 496, z1: 508 }, '#8a6248');
    pen.bars(
      range(9).map((i) => [at(-404 + i * 30, 506, 110), at(-404 + i * 30, 548, 110)]),
      6 * s,
      '#8a6248',
    );
    pen.bars([[at(-408, 548, 110), at(-160, 548, 110)]], 7 * s, '#8a6248');
    for (const i of range(9))
      pen.shape(
        arc(...at(-396 + i * 28, 520 + (i % 3) * 8, 100), 15 * s, 13 * s, 0, TAU, 7),
        i % 3 ? '#6a9a54' : '#e2747a',
        { edge: 'scallop', ink: 0.7 },
      );
    pen.bars(
      [
        [at(140, 520, 70), at(140, 690, 70)],
        [at(380, 500, 70), at(380, 640, 70)],
      ],
      7 * s,
      '#8a6248',
    );
    const rope = (t: number): Point => at(140 + 240 * t, 680 - 44 * t - 40 * Math.sin(t * Math.PI), 70);
    pen.line(
      range(9).map((i) => rope(i / 8)),
      1,
      { smooth: true },
    );
    (['#fff6e4', '#f2b8a0', '#8fb8c8', '#fff6e4', '#e8c060'] as const).forEach((cloth, i) => {
      const [a, b] = [rope(0.1 + i * 0.17), rope(0.23 + i * 0.17)];
      const drop = (i % 2 ? 52 : 70) * s;
      pen.shape([a, b, [b[0] + 4 * s, b[1] + drop], [a[0] + 8 * s, a[1] + drop * 0.94]], cloth, { ink: 0.9 });
    });
    // a small mill on the bow, turning in the wind of the walk
    const hub = at(-372, 700, 60);
    pen.bars([[at(-372, 508, 60), hub]], 11 * s, '#8a6248');
    for (const i of range(6)) {
      const a = i * (TAU / 6) + 0.3;
      const tip = (k: number, r: number): Point => [
        hub[0] + Math.cos(a + k) * r * s,
        hub[1] + Math.sin(a + k) * r * s,
      ];
      pen.shape([hub, tip(-0.2, 74), tip(0.2, 74)], nth(['#fff6e4', '#d9604a'], i % 2), {
        tone: i > 2 ? 0.4 : -0.3,
      });
    }
    pen.shape(arc(...hub, 9 * s, 9 * s), '#d8b060', { edge: 'smooth' });
    leg(pen, frame, [-160, 300], [-70, 170], [-150, 4], 80, iron, 0.1);
    leg(pen, frame, [270, 310], [350, 190], [300, 14], 80, iron, 0.1);
  },
};
