/** The ring where critters measure up: two halves, one paw, benches full of experts, and a board that shows who tires. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { Wall, box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { bust } from '../../../things/fair/bust';

export interface BattleRingOptions {
  readonly r?: number;
  readonly halves?: readonly [left: string, right: string];
}

/** Height of the ring's floor, world units: fighters are perched there. */
export const RING_FLOOR = 46;

const SKINS = ['#f6cfa8', '#e0a878', '#a86e4a', '#fbe0c8'];
const HAIR = ['#5a3a2c', '#2f2a38', '#c9844a', '#e8c05a', '#8a4a4a', '#4a6a8a'];
const SHIRTS = ['#e8766a', '#5fb0a8', '#f0b84a', '#8f7fb8', '#6aa84f', '#fbf1dc'];

function onlooker(pen: Pen, [x, y]: Point, s: number, i: number): void {
  const pick = (list: readonly string[], k: number) => list[(i * k + (i >> 1)) % list.length] ?? '#ffffff';
  const up = i % 3 === 0;
  if (up)
    for (const k of [-1, 1])
      pen.bars(
        [
          [
            [x + k * 12 * s, y - 16 * s],
            [x + k * 24 * s, y - 46 * s],
          ],
        ],
        9 * s,
        pick(SHIRTS, 5),
        { edge: 1.2 },
      );
  bust(pen, [x, y - 34 * s], 17 * s, {
    skin: pick(SKINS, 3),
    hair: pick(HAIR, 7),
    cloth: pick(SHIRTS, 5),
    kind: up ? i * 3 : i,
    look: (i % 5) * 0.4 - 0.8,
  });
}

function benches(pen: Pen, frame: Frame, r: number): void {
  const s = frame.scale;
  for (const row of [2, 1, 0]) {
    const radius = r + 60 + row * 56;
    const z = 40 + row * 52;
    const [from, to] = [Math.PI * 1.13, Math.PI * 1.87];
    const face = (h: number) => frame.disc(0, 0, h, radius, from, to, 22);
    const seat = frame.disc(0, 0, z, radius + 52, from, to, 22);
    pen.shape([...face(z), ...seat.reverse()], '#f3d9a4', { wobble: 0 });
    pen.shape([...face(z - 46), ...face(z).reverse()], row % 2 ? '#5fb0a8' : '#e8766a', {
      wobble: 0,
      tone: -0.2,
    });
    for (const i of range(12)) {
      const a = from + ((to - from) * (i + 0.5)) / 12;
      const [x, y] = frame.at(Math.cos(a) * (radius + 22), Math.sin(a) * (radius + 22), z);
      if ((i * 7 + row * 3) % 9 && (i < 4 || i > 7 || row < 2))
        onlooker(pen, [x, y], s * 0.92, i * 5 + row * 11);
    }
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
    benches(pen, frame, r);
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
    for (const [i, a] of [0.22, 0.78, 1.25, 1.75].entries()) {
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
