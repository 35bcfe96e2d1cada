/** A house of the pirate port: crooked boards, a round window, laundry, and a barrel sign over the door. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { gableRoof } from '../../../core/roofs';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';

export interface PortHouseOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly shutter?: string;
  readonly sign?: string;
  readonly floors?: number;
  readonly width?: number;
}

type Cloth = 'shirt' | 'trousers' | 'sheet' | 'sock' | 'flag' | 'fish' | 'none';

/** What is hung out, a house each. */
const WASH: readonly (readonly Cloth[])[] = [
  ['shirt', 'trousers', 'none', 'sock', 'sock'],
  ['sheet', 'none', 'sheet', 'none', 'shirt'],
  ['fish', 'fish', 'none', 'fish', 'none'],
  ['flag', 'none', 'shirt', 'shirt', 'none'],
  ['sock', 'sock', 'sock', 'none', 'trousers'],
  ['none', 'sheet', 'none', 'flag', 'trousers'],
];

/** One piece on the line, with its pegs; it swings a little to the lee. */
function hang(pen: Pen, [x, y]: Point, s: number, kind: Cloth, i: number): void {
  const colour = nth(['#fdf8ee', '#e8677f', '#5f9ea8', '#f3c64e', '#8f7fb8', '#7fae52'], i % 6);
  const lee = ((i % 3) - 1) * 5;
  const p = (u: number, v: number): Point => [x + (u + (v / 46) * lee) * s, y + v * s];
  const form: Readonly<Record<Cloth, readonly Point[]>> = {
    none: [],
    shirt: [
      p(-9, 0),
      p(9, 0),
      p(24, 8),
      p(20, 20),
      p(12, 16),
      p(12, 46),
      p(-12, 46),
      p(-12, 16),
      p(-20, 20),
      p(-24, 8),
    ],
    trousers: [p(-14, 0), p(14, 0), p(17, 52), p(5, 52), p(0, 20), p(-5, 52), p(-17, 50)],
    sheet: [p(-22, 0), p(22, 0), p(24, 54), p(8, 58), p(-8, 53), p(-22, 57)],
    sock: [p(-7, 0), p(7, 0), p(7, 22), p(16, 30), p(12, 38), p(-4, 34), p(-7, 22)],
    flag: [p(-20, 0), p(20, 0), p(20, 40), p(0, 30), p(-20, 42)],
    fish: [p(-6, 0), p(6, 0), p(3, 8), p(10, 22), p(7, 38), p(0, 46), p(-7, 38), p(-10, 22), p(-3, 8)],
  };
  const outline = form[kind];
  if (outline.length === 0) return;
  pen.shape(outline, kind === 'fish' ? '#b8c4cc' : colour, { ink: 0.9 });
  pen.tint([...outline.slice(0, 2), p(10, 30), p(2, 34)], '#ffffff', { edge: 'straight', opacity: 0.25 });
  if (kind === 'shirt') for (const v of [14, 24, 34]) pen.line([p(-11, v), p(11, v)], 0.8, { opacity: 0.7 });
  if (kind === 'flag') pen.tint(arc(...p(0, 17), 8 * s, 8 * s), '#2f2a38');
  for (const u of [-7, 7]) pen.line([p(u, -4), p(u, 5)], 1.4, { colour: '#8a5a36' });
}

/** The host leans out and shouts the prices down; a mug waits on the sill. */
function host(pen: Pen, wall: Wall, c: number, s: number, k: number): void {
  const glass = [wall.at(c - 28, 52), wall.at(c + 28, 52), wall.at(c + 28, 128), wall.at(c - 28, 128)];
  pen.shape(glass, '#5f4a52', { contour: false, ink: 1 });
  pen.within(glass, () => {
    pen.tint(
      [wall.at(c - 28, 128), wall.at(c - 14, 128), wall.at(c - 22, 90), wall.at(c - 28, 70)],
      '#e8677f',
      {
        edge: 'straight',
      },
    );
    bust(pen, wall.at(c + 3, 88), 19 * s, {
      skin: nth(['#e0a878', '#a86e4a', '#f6cfa8'], k % 3),
      hair: nth(['#5a3a2c', '#2f2a38', '#a8704a'], k % 3),
      cloth: nth(['#fdf8ee', '#c98a3a', '#5f7fb0'], k % 3),
      kind: k * 3,
      look: 0.7,
      contour: false,
    });
  });
  const [x, y] = wall.at(c - 14, 52);
  pen.shape(
    [
      [x - 7 * s, y],
      [x + 7 * s, y],
      [x + 7 * s, y - 17 * s],
      [x - 7 * s, y - 17 * s],
    ],
    '#c99a64',
    { ink: 0.8, contour: false },
  );
  pen.shape(arc(x, y - 18 * s, 9 * s, 5 * s, 0, 6.28, 8), '#fffaf0', {
    edge: 'scallop',
    ink: 0.6,
    contour: false,
  });
}

const DEEP = 210;

export const portHouse: ThingKind<PortHouseOptions> = {
  name: 'portHouse',
  footprint: ({ width = 300 }) => block(width, DEEP),
  height: ({ floors = 2 }) => 180 + floors * 130,
  draw(
    pen,
    frame,
    { wall = '#f0dcb4', roof = '#c9483f', shutter = '#3f8f9a', sign = 'RUM', floors = 2, width = 300 },
  ) {
    const s = frame.scale;
    const half = width / 2;
    let base = 0;
    for (const k of range(floors)) {
      const lean = k * 14;
      const z1 = base + 190 - k * 20;
      const walls = box(
        pen,
        frame,
        { u0: -half - lean, u1: half + lean, w0: -DEEP / 2, w1: DEEP / 2 + lean, z0: base, z1 },
        k ? wall : '#b98a5c',
      );
      for (const w of Object.values(walls)) {
        const tall = z1 - base;
        for (const i of range(5))
          pen.line([w.at(0, (tall * (i + 1)) / 6), w.at(w.width, (tall * (i + 1)) / 6)], 0.6, {
            opacity: 0.5,
          });
        const n = Math.max(1, Math.floor(w.width / 120));
        for (const i of range(n)) {
          const c = (w.width * (i + 0.5)) / n;
          if (k === 0 && i === 0) {
            w.panel(c - 34, 0, c + 34, 128, '#7a4a34', { ink: 1.1 });
            w.panel(c - 24, 70, c + 24, 114, '#ffe7a0', { ink: 0.8 });
            pen.line([w.at(c, 70), w.at(c, 114)], 0.8);
          } else {
            w.panel(c - 54, 52, c - 28, 128, shutter, { ink: 0.9 });
            w.panel(c + 28, 52, c + 54, 128, shutter, { ink: 0.9 });
            w.panel(c - 28, 52, c + 28, 128, '#6fa8b8', { ink: 1 });
            const hosted = k === 1 && i === sign.length % n && w === walls.front;
            if (hosted) host(pen, w, c, s, sign.length);
            else keptWindow(w, { s0: c - 28, s1: c + 28, z0: 52, z1: 128 });
            if (!hosted) {
              pen.line([w.at(c, 52), w.at(c, 128)], 0.8);
              pen.line([w.at(c - 28, 90), w.at(c + 28, 90)], 0.8);
            }
            w.panel(c - 40, 38, c + 40, 50, '#8a5a36', { ink: 0.8 });
            for (const f of range(5))
              pen.shape(
                arc(...w.at(c - 32 + f * 16, 56), 10 * s, 9 * s, f, f + 6.2832, 7),
                nth(['#e8677f', '#6db04a', '#f3c64e'], (f + k) % 3),
                { edge: 'scallop', ink: 0.6, contour: false },
              );
          }
        }
        for (const u of [0, w.width - 12]) w.panel(u, 0, u + 12, tall, '#8a5a36', { ink: 0.8 });
      }
      eaveShade(walls, k === floors - 1 ? 30 : 16);
      base = z1;
    }
    const over = (floors - 1) * 14;
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -half - over, u1: half + over, w0: -DEEP / 2, w1: DEEP / 2 + over, z: base, rise: 130, over: 26 },
      roof,
      wall,
    );
    dressRoof(pen, slopes, {
      roof,
      wall,
      unit: s,
      courses: ['scallop', 'plank', 'slate'],
      pieces: ['dormer', 'skylight', 'patch', 'patch', 'pipe'],
      spots: [0.17, 0.44, 0.84],
    });
    box(
      pen,
      frame,
      { u0: half * 0.3, u1: half * 0.3 + 40, w0: -20, w1: 20, z0: base + 70, z1: base + 180 },
      '#a86a54',
    );
    // a low house has its sign on the eave, on two legs; a high one under its upper floor
    const low = floors === 1;
    const post = frame.moved(half * 0.2, DEEP / 2 + over + (low ? 24 : 8), 0);
    const board = { at: (u: number, z: number) => post.at(u, 0, (low ? 204 : 168) + z) };
    if (low)
      pen.bars(
        [-44, 44].map((u) => [post.at(u, 0, 174), post.at(u, 0, 210)]),
        8 * s,
        '#6a4a34',
      );
    else pen.bars([[post.at(-70, 0, 236), post.at(70, 0, 236)]], 6 * s, '#6a4a34');
    pen.shape([board.at(-62, 0), board.at(62, 0), board.at(66, 56), board.at(-66, 56)], '#f7e3b0', {
      tone: 0.3,
    });
    letters(pen, board, sign, { s: 0, z: 14, height: 30, fit: 106, colour: '#7a2f3f', width: 1.6 });
    const line = range(7).map((i) =>
      post.at(-half + i * (width / 6), 26, base - 14 - Math.sin((i / 6) * Math.PI) * 20),
    );
    pen.line(line, 0.8, { smooth: true });
    const [first] = line;
    const last = nth(line, -1);
    // a hook at each end of the line
    for (const end of [first, last])
      if (end) pen.shape(arc(...end, 5 * s, 5 * s), '#5a5468', { edge: 'smooth', contour: false, ink: 0.7 });
    const which = Math.round(width + sign.length * 7 + sign.charCodeAt(0)) % 6;
    for (const [i, kind] of nth(WASH, which).entries()) hang(pen, nth(line, i + 1), s, kind, i + which);
  },
};
