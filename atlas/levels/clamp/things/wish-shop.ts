/** A shop that nobody sees unless they have a wish: a crooked old house squeezed between two office blocks. */
import { arc, range } from '../../../core/geometry';
import type { Points } from '../../../core/geometry';
import { tiles } from '../../../things/town/facade';
import { hipRoof } from '../../../core/roofs';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

const WOOD = '#6a4658';
const GOLD = '#e6bd5a';

/** A moon standing on its back. */
function crescent(pen: Pen, frame: Frame, u: number, z: number, r: number, colour = GOLD) {
  const [x, y] = frame.at(u, 0, z);
  const k = r * frame.scale;
  pen.bars(
    [
      [
        [x, y + k * 2.2],
        [x, y + k],
      ],
    ],
    6 * frame.scale,
    WOOD,
  );
  pen.shape(
    [
      ...arc(x, y, k, k, -0.35, Math.PI + 0.35, 14),
      ...arc(x, y - k * 0.42, k * 0.86, k * 0.8, Math.PI - 0.1, 0.1, 12),
    ],
    colour,
  );
}

function roundWindow(pen: Pen, wall: Wall, s: number, z: number, r: number) {
  const ring = (k: number) =>
    arc(0, 0, 1, 1, 0, 6.2832, 22).map(([c, q]) => wall.at(s + c * r * k, z + q * r * k));
  pen.shape(ring(1.14), WOOD, { edge: 'smooth', contour: false, tone: -0.3 });
  pen.shape(ring(1), { emit: '#ffdf98' }, { edge: 'smooth', contour: false });
  for (const k of [-0.5, 0, 0.5]) {
    const reach = Math.sqrt(1 - k * k) * r;
    pen.line([wall.at(s + k * r, z - reach), wall.at(s + k * r, z + reach)], 1.4, { colour: WOOD });
    pen.line([wall.at(s - reach, z + k * r), wall.at(s + reach, z + k * r)], 1.4, { colour: WOOD });
  }
}

function butterfly(pen: Pen, wall: Wall, s: number, z: number, k: number, colour: string) {
  for (const side of [-1, 1]) {
    pen.shape(
      [wall.at(s, z), wall.at(s + side * 26 * k, z + 24 * k), wall.at(s + side * 30 * k, z + 6 * k)],
      colour,
      { edge: 'smooth', ink: 0.8, contour: false },
    );
    pen.shape(
      [wall.at(s, z), wall.at(s + side * 20 * k, z - 4 * k), wall.at(s + side * 14 * k, z - 20 * k)],
      colour,
      { edge: 'smooth', ink: 0.8, contour: false, tone: -0.5 },
    );
  }
  pen.line([wall.at(s, z - 12 * k), wall.at(s, z + 14 * k)], 1.6);
}

export interface WishShopOptions {
  readonly roof?: string;
  readonly wall?: string;
}

export const wishShop: ThingKind<WishShopOptions> = {
  name: 'wishShop',
  footprint: () => block(560, 400),
  height: 260,
  draw(pen, frame, { roof = '#54457a', wall = '#c99aa8' }) {
    const house = frame.moved(0, -60);
    // the court it stands in: flags from the fence to the plinth, and a step up to the door
    box(pen, frame, { u0: -292, u1: 292, w0: -60, w1: 170, z1: 4 }, '#8d84a6', { topMaterial: '#a79fbe' });
    for (const w of [78, 112, 146])
      pen.line([frame.at(-286, w, 4), frame.at(286, w, 4)], 0.8, { opacity: 0.6 });
    for (const i of range(15)) {
      const [u, w] = [-270 + i * 38, 78 + (i % 2) * 34];
      pen.line([frame.at(u, w, 4), frame.at(u, w + 34, 4)], 0.8, { opacity: 0.6 });
    }
    box(pen, house, { u0: -226, u1: 226, w0: -120, w1: 122, z1: 12 }, '#6f6480', { topMaterial: '#8d84a6' });
    const low = box(pen, house, { u0: -210, u1: 210, w0: -110, w1: 110, z0: 0, z1: 190 }, wall, {
      top: false,
    });
    for (const [name, side] of Object.entries(low)) {
      side.panel(0, 0, side.width, 22, '#8a7a86', { ink: 1 });
      for (const k of range(Math.round(side.width / 84) + 1)) {
        const s = Math.min(side.width - 9, Math.max(9, (side.width * k) / Math.round(side.width / 84)));
        side.panel(s - 9, 0, s + 9, 190, WOOD, { ink: 0.8 });
      }
      if (name !== 'front') {
        roundWindow(pen, side, side.width / 2, 104, 46);
        continue;
      }
      const m = side.width / 2;
      side.panel(m - 84, 0, m + 84, 10, '#b6aec8', { ink: 1 });
      side.panel(m - 76, 0, m + 76, 158, WOOD, { ink: 1.1 });
      side.panel(m - 64, 8, m - 2, 148, { emit: '#ffe3a8' }, { ink: 1 });
      side.panel(m + 2, 8, m + 64, 148, '#3c2f48', { ink: 1 });
      for (const s of [m - 44, m - 22]) pen.line([side.at(s, 8), side.at(s, 148)], 1.2, { colour: WOOD });
      butterfly(pen, side, m + 33, 84, 0.9, '#b58ae0');
      roundWindow(pen, side, 68, 104, 44);
      roundWindow(pen, side, side.width - 68, 104, 44);
    }
    const courses = (slope: Points) => tiles(pen, slope, { material: roof, gap: 20 });
    hipRoof(
      pen,
      house,
      { u0: -210, u1: 210, w0: -110, w1: 110, z: 190, rise: 90, over: 62, drop: 14, inset: 0.34, curl: 40 },
      roof,
      courses,
    );
    const high = box(pen, house, { u0: -120, u1: 120, w0: -70, w1: 60, z0: 236, z1: 360 }, wall, {
      top: false,
    });
    for (const [name, side] of Object.entries(high)) {
      for (const s of [8, side.width - 8]) side.panel(s - 8, 0, s + 8, 124, WOOD, { ink: 0.8 });
      side.panel(0, 106, side.width, 124, WOOD, { ink: 0.8 });
      if (name === 'front') roundWindow(pen, side, side.width / 2, 58, 40);
    }
    hipRoof(
      pen,
      house,
      { u0: -120, u1: 120, w0: -70, w1: 60, z: 360, rise: 120, over: 70, drop: 16, inset: 0.4, curl: 46 },
      roof,
      courses,
    );
    for (const [u, z, r] of [
      [0, 510, 18],
      [-250, 286, 22],
      [250, 286, 22],
    ] as const)
      crescent(pen, house, u, z, r);
    box(pen, house, { u0: -96, u1: 96, w0: 112, w1: 158, z1: 10 }, '#b6aec8');
    box(pen, house, { u0: -84, u1: 84, w0: 112, w1: 134, z1: 22 }, '#c9c2d8');
    const gate = frame.moved(0, 170);
    for (const k of [-1, 1]) {
      const fence = box(
        pen,
        gate,
        { u0: Math.min(k * 84, k * 280), u1: Math.max(k * 84, k * 280), w0: -10, w1: 10, z1: 84 },
        '#7a5a6a',
        { topMaterial: roof },
      );
      if (fence.front)
        for (const i of range(9))
          pen.line([fence.front.at(i * 22 + 8, 0), fence.front.at(i * 22 + 8, 84)], 0.8);
      box(pen, gate, { u0: k * 78 - 14, u1: k * 78 + 14, w0: -14, w1: 14, z1: 150 }, WOOD);
      crescent(pen, gate, k * 78, 204, 24);
    }
  },
};
