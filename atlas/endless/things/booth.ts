/** A stall of a map from a seed: its shelves and its counter hold what its board names, and nothing hides who sells it. */
import { block } from '../../core/footprint';
import { nth, range } from '../../core/geometry';
import { box } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { bust, BUST_HAIR, BUST_SKINS } from '../../things/fair/bust';
import { awning } from '../../things/fair/stall';
import { nameBoard, paperLanterns } from '../../things/fair/stall-top';
import { WARES } from './wares';
import type { WareName } from './wares';

export interface BoothOptions {
  readonly sign: WareName;
  readonly width?: number;
  readonly colours?: readonly string[];
  readonly wall?: string;
  readonly board?: string;
  /** Who sells, of thirty. */
  readonly seller?: number;
}

const CLOTHS = ['#f4efe2', '#5f7f9a', '#8a5a6a', '#6a8a5a'] as const;
/** Heights of the two shelves, and what is kept free at either side of who sells, world units. */
const SHELVES = [116, 70] as const;
const FACE = 36;
/** World units between two wares on a shelf, and how large those are beside the ones on the counter. */
const [APART, SMALLER] = [31, 0.95];
/** Where wares stand on the counter, as shares of its width: what stands high leaves room for the face behind it. */
const COUNTER = [-0.4, -0.29, 0.29, 0.4] as const;

export const booth: ThingKind<BoothOptions> = {
  name: 'stall',
  footprint: ({ width = 250 }) => block(width + 20, 150),
  height: 190,
  lamps: () => [{ w: 70, reach: 330 }],
  draw(
    pen,
    frame,
    {
      sign,
      width = 250,
      colours = ['#d9574f', '#fbf0dc'],
      wall = '#c98d57',
      board = '#f3dfb0',
      seller: who = 0,
    },
    random,
  ) {
    const [h, s] = [width / 2, frame.scale];
    const ware = WARES[sign];
    const seller = random.pick([-24, 0, 24]);
    const back = box(pen, frame, { u0: -h, u1: h, w0: -60, w1: -52, z1: 190 }, wall);
    if (back.front) {
      const shelf = back.front;
      pen.tint(shelf.rect(0, 0, width, 188), wall, { tone: -1.2, edge: 'straight', opacity: 0.75 });
      for (const z of SHELVES) pen.line([shelf.at(4, z), shelf.at(width - 4, z)], 1.6);
      const count = Math.floor((width - 24) / APART);
      for (const [row, z] of SHELVES.entries())
        for (const i of range(count)) {
          const u = width / 2 + (i - (count - 1) / 2) * APART;
          if (Math.abs(u - h - seller) < FACE) continue;
          ware(pen, (du, dz) => shelf.at(u + du * SMALLER, z + dz * SMALLER), s * SMALLER, i + row);
        }
    }
    for (const side of [-1, 1]) {
      const u = side * h;
      pen.shape([frame.at(u, -54, 0), frame.at(u, 50, 0), frame.at(u, 50, 74), frame.at(u, -54, 74)], wall, {
        tone: side > 0 ? -1.1 : -0.5,
      });
    }
    bust(pen, frame.at(seller, -6, 98), 24 * s, {
      skin: nth(BUST_SKINS, who % BUST_SKINS.length),
      hair: nth(BUST_HAIR, Math.floor(who / 2) % BUST_HAIR.length),
      cloth: nth(CLOTHS, who % CLOTHS.length),
      kind: who,
      look: random.pick([-0.5, 0, 0.5]),
      contour: false,
    });
    const counter = box(pen, frame, { u0: -h, u1: h, w0: 24, w1: 54, z1: 76 }, wall, { topMaterial: board });
    if (counter.front) {
      const front = counter.front;
      for (let u = 6; u < width; u += 26) pen.line([front.at(u, 2), front.at(u, 66)], 0.6);
      front.panel(0, 62, width, 76, board, { ink: 0.9 });
      front.panel(width * 0.2, 12, width * 0.8, 54, nth(colours, 0), { ink: 1 });
      for (const k of [-1, 0, 1])
        ware(pen, (u, z) => front.at(h + k * 38 + u * 0.8, 18 + z * 0.8), s * 0.8, k + 1);
    }
    for (const [i, k] of COUNTER.entries()) ware(pen, (u, z) => frame.at(k * width + u, 40, 77 + z), s, i);
    pen.bars(
      [-1, 1].map((side) => [frame.at(side * (h - 4), 52, 70), frame.at(side * (h - 4), 52, 200)]),
      8 * s,
      board,
      { tone: -0.3 },
    );
    paperLanterns(pen, frame, h, random);
    awning(pen, frame, { u0: -h - 12, u1: h + 12, w0: -58, w1: 78, z0: 190, z1: 232, colours, drop: 20 });
    nameBoard(pen, frame, h, { name: sign, z: 224, board, cloth: nth(colours, 0) });
  },
};
