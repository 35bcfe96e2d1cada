/** What people built over the gaps between the isles: a plank bridge from the snow to the village, and a landing under the ship. */
import { lerp, range } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Edge, Ground, Texture } from '../../ground/ground';

/** The two long sides of a deck, from its far end to its near one. */
type Side = readonly [from: Point, by: Point, to: Point];

interface Deck {
  readonly left: Side;
  readonly right: Side;
  readonly planks: number;
  readonly wood: string;
}

const WOOD = '#b98a58';
const BEAM = '#7f5a3a';

export const BRIDGE: Deck = {
  left: [
    [3352, 1766],
    [3318, 1866],
    [3352, 1986],
  ],
  right: [
    [3542, 1766],
    [3500, 1866],
    [3540, 1986],
  ],
  planks: 15,
  wood: WOOD,
};

const on = ([a, b, c]: Side, t: number): Point => [
  lerp(lerp(a[0], b[0], t), lerp(b[0], c[0], t), t),
  lerp(lerp(a[1], b[1], t), lerp(b[1], c[1], t), t),
];

const side = (line: Side, steps = 12): Point[] => range(steps + 1).map((i) => on(line, i / steps));

export const deckOf = ({ left, right }: Deck): Points => [...side(left), ...side(right).reverse()];

/** Planks laid across, no two of them of one tone or one length. */
export const across =
  (deck: Deck): Texture =>
  (ground) => {
    const tones: readonly [Point[][], Point[][], Point[][]] = [[], [], []];
    for (const i of range(deck.planks)) {
      const [t0, t1] = [i / deck.planks, (i + 0.94) / deck.planks];
      const [out, past] = [ground.random.range(2, 9), ground.random.range(2, 9)];
      const [a, b] = [on(deck.left, t0), on(deck.left, t1)];
      const [c, d] = [on(deck.right, t1), on(deck.right, t0)];
      const plank: Point[] = [
        [a[0] - out, a[1]],
        [b[0] - out, b[1]],
        [c[0] + past, c[1]],
        [d[0] + past, d[1]],
      ];
      (i % 3 === 0 ? tones[0] : i % 3 === 1 ? tones[1] : tones[2]).push(plank);
    }
    for (const [i, tone] of [-0.25, 0.1, 0.4].entries())
      ground.fillMarks(tones[i] ?? [], deck.wood, { tone, smooth: false, ink: 1.8 });
  };

/** A rail on either long side: posts, and a beam along their heads. */
export const railed =
  (deck: Deck, { tall = 48, posts = 5 } = {}): Edge =>
  (ground) => {
    for (const line of [deck.left, deck.right]) {
      const heads = side(line).map(([x, y]): Point => [x, y - tall]);
      const under = [...heads].reverse().map(([x, y]): Point => [x, y + 11]);
      ground.fillMarks(
        range(posts).map((i): Point[] => {
          const [x, y] = on(line, i / (posts - 1));
          return [
            [x - 6, y + 6],
            [x - 6, y - tall - 8],
            [x + 6, y - tall - 8],
            [x + 6, y + 6],
          ];
        }),
        BEAM,
        { tone: 0, smooth: false, ink: 2 },
      );
      ground.fillMarks(
        [[...heads.map(([x, y]): Point => [x - 5, y]), ...under.map(([x, y]): Point => [x + 5, y])]],
        BEAM,
        { tone: 0.5, smooth: false, ink: 2 },
      );
    }
  };

const LANDING: Deck = {
  left: [
    [1290, 2196],
    [1286, 2240],
    [1282, 2288],
  ],
  right: [
    [1482, 2206],
    [1488, 2250],
    [1494, 2298],
  ],
  planks: 6,
  wood: WOOD,
};

const STEP: Deck = {
  left: [
    [1352, 2290],
    [1350, 2335],
    [1348, 2390],
  ],
  right: [
    [1436, 2294],
    [1438, 2340],
    [1442, 2396],
  ],
  planks: 7,
  wood: '#c99a64',
};

/** A landing on piles where the ship takes its travellers in, and a gangway from it down to the pier. */
export function landing(ground: Ground): void {
  ground.lay('landing', deckOf(STEP), { material: BEAM, texture: across(STEP) });
  const piles: Edge = (stand) => {
    stand.fillMarks(
      [1306, 1470].map((x): Point[] => [
        [x - 9, 2290],
        [x + 9, 2290],
        [x + 8, 2362],
        [x - 8, 2362],
      ]),
      BEAM,
      { tone: -0.4, smooth: false, ink: 2 },
    );
    stand.fillMarks(
      [
        [
          [1276, 2286],
          [1500, 2296],
          [1500, 2312],
          [1276, 2302],
        ],
      ],
      BEAM,
      { tone: 0, smooth: false, ink: 2 },
    );
  };
  ground.lay('landing', deckOf(LANDING), { material: BEAM, texture: across(LANDING), edge: piles });
}
