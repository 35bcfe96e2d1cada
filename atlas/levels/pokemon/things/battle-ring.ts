/** The ring where critters measure up: two halves, one paw, benches full of experts, and a board that shows who tires. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame, Point3 } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { Wall, box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface BattleRingOptions {
  readonly r?: number;
  readonly halves?: readonly [left: string, right: string];
}

/** Height of the ring's floor, world units: fighters are perched there. */
export const RING_FLOOR = 46;

/** The tiers behind the ring, from the first to the last: how far out, how high. */
const TIERS = [0, 1, 2].map((row) => ({ radius: 390 + row * 56, z: 40 + row * 52 }));
/** From where to where around the ring the tiers reach, radians. */
const [FROM, TO] = [Math.PI * 1.13, Math.PI * 1.87];
const AISLES = [1.365, 1.635].map((k) => k * Math.PI);

/** A place on a tier, in the ring's own space: `along` is 0 at the left end and 1 at the right one. */
export function onTier(row: number, along: number): Point3 {
  const { radius, z } = TIERS[row] ?? { radius: 390, z: 40 };
  const a = FROM + (TO - FROM) * along;
  return [Math.cos(a) * (radius + 24), Math.sin(a) * (radius + 24), z];
}

function benches(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  for (const [row, { radius, z }] of [...TIERS.entries()].reverse()) {
    const face = (h: number, k = 0) => frame.disc(0, 0, h, radius + k, FROM, TO, 22);
    pen.shape([...face(z), ...face(z, 52).reverse()], '#f3d9a4', { wobble: 0 });
    // the shade that the next tier throws, two planks, and what lies about between two shows
    pen.tint([...face(z, 40), ...face(z, 52).reverse()], '#d9b478', { edge: 'straight' });
    for (const k of [16, 30]) pen.line(face(z, k), 0.6, { smooth: true, opacity: 0.5 });
    pen.shape([...face(z - 46), ...face(z).reverse()], row % 2 ? '#5fb0a8' : '#e8766a', {
      wobble: 0,
      tone: -0.2,
    });
    pen.tint([...face(z - 14), ...face(z).reverse()], row % 2 ? '#5fb0a8' : '#e8766a', {
      edge: 'straight',
      tone: -1,
    });
    for (const i of range(21)) {
      const a = FROM + ((TO - FROM) * (i + 0.5)) / 21;
      const at = (h: number) => frame.at(Math.cos(a) * radius, Math.sin(a) * radius, h);
      pen.line([at(z - 44), at(z - 16)], 0.6, { opacity: 0.45 });
    }
    for (const a of AISLES)
      for (const step of [0, 1]) {
        const edge = (r: number, h: number) =>
          [-0.05, 0.05].map((d) => frame.at(Math.cos(a + d) * r, Math.sin(a + d) * r, h));
        const [r, h] = [radius - 18 + step * 18, z - 24 + step * 24];
        pen.shape([...edge(r, h), ...edge(r + 22, h).reverse()], '#fbf1dc', { contour: false, wobble: 0 });
        pen.shape([...edge(r, h - 22), ...edge(r, h).reverse()], '#c9a878', { contour: false, wobble: 0 });
      }
  }
  for (const [row, along, colour] of [
    [0, 0.44, '#f0b84a'],
    [1, 0.86, '#8f7fb8'],
    [2, 0.58, '#e8604a'],
  ] as const) {
    const [x, y] = frame.at(...onTier(row, along));
    pen.shape(
      [
        [x - 13 * s, y - 30 * s],
        [x + 13 * s, y - 30 * s],
        [x + 9 * s, y],
        [x - 9 * s, y],
      ],
      colour,
    );
    for (const [u, v] of [
      [-8, -34],
      [0, -40],
      [8, -33],
    ] as const)
      pen.shape(arc(x + u * s, y + v * s, 8 * s, 7 * s, 0, 6.2832, 8), '#fff4d8', {
        edge: 'smooth',
        ink: 0.7,
      });
  }
}

/** Two bars that say who is still fresh. */
function board(pen: Pen, frame: Frame, r: number): void {
  const s = frame.scale;
  const back = frame.moved(0, -r - 130, 0);
  for (const u of [-120, 120]) pen.bars([[back.at(u, 0, 120), back.at(u, 0, 300)]], 14 * s, '#a8744a');
  const { front } = box(pen, back, { u0: -190, u1: 190, w0: -16, w1: 16, z0: 250, z1: 400 }, '#3f5a7a');
  if (!front) return;
  front.panel(10, 10, 370, 140, '#2f3f5f', { ink: 0.8 });
  for (const [a, k, c, full] of [
    [24, 1, '#e8766a', 0.82],
    [206, -1, '#5fb0a8', 0.36],
  ] as const) {
    front.panel(a, 34, a + 150, 60, '#fbf1dc', { ink: 0.9 });
    const w = 142 * full;
    const from = k > 0 ? a + 4 : a + 146 - w;
    front.panel(from, 38, from + w, 56, { emit: full > 0.5 ? '#8ad05a' : '#f0b84a' }, { ink: 0 });
    const at = front.at(a + 75, 98);
    pen.shape(arc(at[0], at[1], 28 * s, 26 * s), c, { edge: 'smooth', contour: false });
    for (const e of [-1, 1]) {
      pen.shape(arc(at[0] + e * 19 * s, at[1] - 24 * s, 10 * s, 13 * s), c, {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(at[0] + e * 10 * s, at[1] - 2 * s, 3.4 * s, 5 * s), '#2b1a2e', {
        edge: 'smooth',
        ink: 0,
        contour: false,
      });
    }
    pen.stroke(
      [
        [at[0] - 8 * s, at[1] + 12 * s],
        [at[0], at[1] + (full > 0.5 ? 17 : 8) * s],
        [at[0] + 8 * s, at[1] + 12 * s],
      ],
      3,
    );
  }
  const star = back.at(0, 18, 424);
  pen.shape(
    range(10).map((i): Point => {
      const [a, q] = [(i / 10) * 6.2832 - Math.PI / 2, (i % 2 ? 20 : 46) * s];
      return [star[0] + Math.cos(a) * q, star[1] + Math.sin(a) * q];
    }),
    '#f0b84a',
  );
}

export const battleRing: ThingKind<BattleRingOptions> = {
  name: 'battleRing',
  // the benches are behind the ring
  footprint: ({ r = 330 }) => [
    ...arc(0, 0, r + 40, r + 40, 0, Math.PI, 9),
    ...arc(0, 0, r + 230, r + 230, Math.PI * 1.12, Math.PI * 1.88, 7),
  ],
  height: 120,
  shadow: false,
  draw(pen, frame, { r = 330, halves = ['#f09a86', '#8ad0c4'] }) {
    const s = frame.scale;
    board(pen, frame, r);
    benches(pen, frame);
    drum(pen, frame, { r: r + 24, z1: 20 }, '#e3cba4', { topMaterial: '#f3dfbc' });
    drum(pen, frame, { r, z0: 20, z1: RING_FLOOR }, '#fbf1dc', { top: false });
    const floor = (k: number, from = 0, to = 6.2832, count = 40) =>
      frame.disc(0, 0, RING_FLOOR, r * k, from, to, count);
    pen.shape(floor(1), '#fbf1dc', { edge: 'smooth', wobble: 0, tone: 0.4 });
    pen.shape(floor(0.92, Math.PI * 0.5, Math.PI * 1.5, 24), halves[0], { contour: false, wobble: 0 });
    pen.shape(floor(0.92, -Math.PI * 0.5, Math.PI * 0.5, 24), halves[1], { contour: false, wobble: 0 });
    pen.bars([[frame.at(0, -r * 0.92, RING_FLOOR), frame.at(0, r * 0.92, RING_FLOOR)]], 13 * s, '#fbf1dc', {
      edge: 0.8,
    });
    pen.shape(floor(0.36), '#fbf1dc', { edge: 'smooth', contour: false, wobble: 0 });
    const pad = (u: number, w: number, a: number, b: number) =>
      pen.shape(arc(...frame.at(u, w, RING_FLOOR), a * s, b * s), '#c9625a', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
    pad(0, 34, 46, 20);
    for (const [u, w] of [
      [-56, -22],
      [-20, -62],
      [22, -62],
      [58, -22],
    ] as const)
      pad(u, w, 17, 11);
    for (const k of [-1, 1]) {
      const box2 = [
        [k * r * 0.56, -62],
        [k * r * 0.78, -62],
        [k * r * 0.78, 62],
        [k * r * 0.56, 62],
      ] as const;
      pen.line(
        [...box2, box2[0]].map(([u, w]) => frame.at(u, w, RING_FLOOR)),
        3,
        { colour: '#fbf1dc' },
      );
    }
    // scuffs of past bouts
    for (const [u, w] of [
      [-150, 90],
      [120, -120],
      [170, 110],
      [-90, -150],
    ] as const)
      pen.stroke(
        [
          frame.at(u, w, RING_FLOOR),
          frame.at(u + 26, w - 14, RING_FLOOR),
          frame.at(u + 60, w + 6, RING_FLOOR),
        ],
        4,
        {
          opacity: 0.35,
        },
      );
    // corner posts with pennants, and a step up at the front
    for (const [i, a] of [0.22, 0.78, 1.07, 1.93].entries()) {
      const [u, w] = [Math.cos(a * Math.PI) * r * 1.02, Math.sin(a * Math.PI) * r * 1.02];
      const post = frame.moved(u, w, 0);
      drum(pen, post, { r: 17, z0: 16, z1: 70 }, i % 2 ? '#5fb0a8' : '#e8766a');
      pen.bars([[post.at(0, 0, 70), post.at(0, 0, 210)]], 7 * s, '#a8744a');
      pen.shape([post.at(4, 0, 208), post.at(76, 0, 190), post.at(4, 0, 160)], i % 2 ? '#5fb0a8' : '#e8766a');
      pen.shape(arc(...post.at(0, 0, 214), 9 * s, 9 * s), '#f0b84a', { edge: 'smooth' });
    }
    const step = new Wall(pen, frame, [-60, r + 34], [60, r + 34], 0, 24);
    step.panel(0, 0, 120, 24, '#e8c48a', { contour: true });
    pen.shape(
      [...step.rect(0, 24, 120, 24).slice(0, 2), frame.at(60, r - 6, 24), frame.at(-60, r - 6, 24)],
      '#f6dcae',
    );
  },
};
