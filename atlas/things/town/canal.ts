/** Bridges and boats. */
import type { ThingKind } from '../../core/thing';
import { arc, between, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { box, facets } from '../../core/solids';
import { block } from '../../core/footprint';

export interface BridgeOptions {
  readonly length?: number;
  readonly width?: number;
  readonly rise?: number;
  readonly red?: string;
  readonly deck?: string;
  readonly part?: string | undefined;
}

/** Arched footbridge along u, `rise` at the middle. Drawn in two parts, back and front, people can walk between. */
export const bridge: ThingKind<BridgeOptions> = {
  name: 'bridge',
  shadow: false,
  footprint: ({ length = 520, width = 130 }) => block(length, width),
  height: 20,
  draw(pen, frame, { length = 520, width = 130, rise = 110, red = '#c9483f', deck = '#a8764e', part }) {
    const s = frame.scale,
      h = length / 2,
      d = width / 2;
    const z = (t: number) => rise * Math.sin(t * Math.PI);
    const at = (t: number, w: number, dz = 0) => frame.at(-h + length * t, w, z(t) + dz);
    const steps = range(21).map((i) => i / 20);
    const rail = (w: number, tone: number) => {
      pen.bars(
        range(9).map((i) => [at(i / 8, w, 0), at(i / 8, w, 66)]),
        11 * s,
        red,
        { tone },
      );
      for (const dz of [30, 58])
        pen.bars([steps.map((t) => at(t, w, dz))], 8 * s, red, { tone, smooth: true });
      for (const i of [0, 4, 8])
        pen.shape(arc(...at(i / 8, w, 74), 9 * s, 12 * s, 0, 6.2832, 8), '#d9b45f', { edge: 'smooth' });
    };
    if (part === 'front') return rail(d, 0.2);
    pen.shape(
      [
        ...steps.map((t) => at(t, d, -4)),
        ...[...steps]
          .reverse()
          .map((t) =>
            frame.at(
              -h + length * (0.06 + 0.88 * t),
              d,
              Math.max(-20, (rise - 34) * Math.sin(t * Math.PI) - 26),
            ),
          ),
      ],
      red,
      { tone: -0.9, edge: 'straight', wobble: 0 },
    );
    rail(-d, -0.6);
    pen.shape([...steps.map((t) => at(t, d)), ...[...steps].reverse().map((t) => at(t, -d))], deck, {
      tone: 0.4,
      wobble: 0,
    });
    for (let i = 1; i < 34; i++) pen.line([at(i / 34, d), at(i / 34, -d)], 0.7);
    pen.bars(
      range(3).map((i) => [at(0.25 + i * 0.25, d, -10), frame.at(-h + length * (0.25 + i * 0.25), d, -30)]),
      14 * s,
      red,
      { tone: -0.8 },
    );
    if (part !== 'back') rail(d, 0.2);
  },
};

export interface RiverBoatOptions {
  readonly wood?: string;
  readonly roof?: string;
  readonly cabin?: boolean;
}

/** The hull from stern to bow: where, half its width, the height of its edge and of the waterline. */
const HULL = [
  [-150, 2, 62, 16],
  [-128, 20, 50, 6],
  [-100, 33, 40, 2],
  [-60, 40, 34, 0],
  [0, 42, 32, 0],
  [60, 40, 34, 0],
  [102, 32, 41, 2],
  [130, 19, 52, 6],
  [152, 2, 64, 16],
] as const;

/** River boat: raised ends, benches or a cabin, and a lantern. */
export const riverBoat: ThingKind<RiverBoatOptions> = {
  name: 'riverBoat',
  footprint: () => block(240, 70),
  height: 30,
  lamps: () => [{ reach: 240 }],
  draw(pen, frame, { wood = '#8a5f45', roof = '#6a5a52', cabin = true }) {
    const s = frame.scale;
    for (const k of [1.1, 0.9])
      pen.line(frame.disc(0, 10, 0, 140 * k, 0.2, 2.9, 10), 1.4, {
        smooth: true,
        colour: '#bcd0ff',
        opacity: 0.7,
      });
    const gunwale = (k: number, out = 1) => HULL.map(([u, half, z]): Point => frame.at(u, half * k * out, z));
    const water = (k: number) =>
      HULL.map(([u, half, , keel]): Point => frame.at(u * 0.93, half * k * 0.72, keel));
    const middle = (k: number) => gunwale(k).map((p, i) => between(p, nth(water(k), i), 0.45));
    pen.shape([...gunwale(-1), ...water(-1).toReversed()], wood, { tone: -1.2, wobble: 0 });
    const inside = [...gunwale(1), ...gunwale(-1).toReversed()];
    pen.shape(inside, wood, { tone: -0.9, wobble: 0 });
    pen.within(inside, () => {
      const floor = [
        ...HULL.map(([u, half]) => frame.at(u * 0.86, half * 0.74, 16)),
        ...HULL.toReversed().map(([u, half]) => frame.at(u * 0.86, -half * 0.74, 16)),
      ];
      pen.shape(floor, wood, { tone: 0.15, ink: 0.7, contour: false, wobble: 0 });
      for (const w of [-14, 0, 14])
        pen.line([frame.at(-100, w, 16), frame.at(104, w, 16)], 0.6, { opacity: 0.7 });
      for (const u of [-86, -52, -18, 18, 52, 86])
        pen.line([frame.at(u, -40, 34), frame.at(u, -24, 14)], 1.2, { opacity: 0.7 });
    });
    if (!cabin)
      for (const u of [-72, -4, 62]) {
        const board = [
          frame.at(u - 12, -36, 30),
          frame.at(u + 12, -36, 30),
          frame.at(u + 12, 36, 30),
          frame.at(u - 12, 36, 30),
        ];
        pen.shape(board, wood, { tone: 0.6, ink: 0.8, contour: false, wobble: 0 });
        pen.tint(
          [
            frame.at(u + 12, -34, 30),
            frame.at(u + 22, -32, 16),
            frame.at(u + 22, 28, 16),
            frame.at(u + 12, 34, 30),
          ],
          '#2b1f4f',
          { edge: 'straight', opacity: 0.3 },
        );
      }
    pen.shape([...gunwale(1), ...water(1).toReversed()], wood, { tone: -0.25, wobble: 0 });
    pen.tint([...middle(1), ...water(1).toReversed()], wood, { tone: -0.9, edge: 'straight' });
    pen.line(middle(1), 0.9);
    for (const u of [3, 5, 7]) pen.line([nth(gunwale(1), u), nth(middle(1), u)], 0.7, { opacity: 0.6 });
    pen.bars([gunwale(-1), gunwale(1)], 5 * s, wood, { tone: 0.7, edge: 1.6 });
    // both ends stand up out of the water, as stems that curl in
    for (const [u, k] of [
      [-150, -1],
      [152, 1],
    ] as const)
      pen.bars(
        [
          [
            frame.at(u * 0.93, 0, 8),
            frame.at(u, 0, 54),
            frame.at(u + k * 5, 0, 78),
            frame.at(u - k * 7, 0, 90),
          ],
        ],
        9 * s,
        wood,
        { tone: 0.2, smooth: true },
      );
    if (cabin) {
      const walls = box(pen, frame, { u0: -70, u1: 50, w0: -26, w1: 26, z0: 28, z1: 84 }, wood, {
        top: false,
      });
      for (const wall of Object.values(walls)) {
        wall.panel(8, 18, wall.width - 8, 50, { emit: '#ffcf78' }, { ink: 1 });
        for (let k = 20; k < wall.width - 8; k += 14)
          pen.line([wall.at(k, 18), wall.at(k, 50)], 0.9, { colour: wood, tone: -0.6 });
      }
      facets(pen, frame, [
        {
          corners: [
            [-84, 36, 80],
            [64, 36, 80],
            [64, 0, 104],
            [-84, 0, 104],
          ],
          material: roof,
        },
        {
          corners: [
            [64, -36, 80],
            [-84, -36, 80],
            [-84, 0, 104],
            [64, 0, 104],
          ],
          material: roof,
        },
      ]);
    }
    const [x, y] = frame.at(104, 0, 92);
    pen.bars([[frame.at(104, 0, 34), frame.at(104, 0, 112)]], 5 * s, wood);
    pen.shape(arc(x, y, 13 * s, 17 * s, 0, 6.2832, 10), { emit: '#ffb868' }, { edge: 'smooth' });
    pen.glow(x, y, 120 * s, 'amber', 1);
  },
};
