/** The hall of the tournament: two tiers of upswept roofs over red columns, with the stands on either side. */
import { arc, range } from '../../../core/geometry';
import { bust } from '../../../things/fair/bust';
import { kanji, letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import { folk } from '../../../stage/folk';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { eaves } from '../../../things/town/eaves';

export interface ArenaHallOptions {
  readonly width?: number;
  readonly roof?: string;
  readonly column?: string;
}

/** What the open bays show: boards that run back to a lit wall, the gong, the prizes, and a jury of two behind its numbers. */
function openHall(pen: Pen, wall: Wall, wide: number, s: number): void {
  const [l, r] = [wide * 2.06, wide * 4.94];
  wall.panel(l, 0, r, 134, '#4a2430', { ink: 1.2 });
  wall.panel(l + 40, 40, r - 40, 122, '#8a4a3c', { ink: 0.8 });
  pen.tint([wall.at(l, 2), wall.at(r, 2), wall.at(r - 40, 40), wall.at(l + 40, 40)], '#b5784a', {
    edge: 'straight',
  });
  for (const k of range(9)) {
    const t = k / 8;
    pen.line([wall.at(l + (r - l) * t, 2), wall.at(l + 40 + (r - l - 80) * t, 40)], 0.7);
  }
  // lanterns along the back
  for (const k of [0.16, 0.5, 0.84]) {
    const [x, y] = wall.at(l + (r - l) * k, 106);
    pen.shape(
      arc(x, y, 13 * s, 15 * s, 0, 6.2832, 12),
      { emit: '#ffd98a' },
      { edge: 'smooth', ink: 0.8, contour: false },
    );
  }
  // the gong in its frame, as tall as who strikes it
  const g = wide * 2.62;
  pen.bars(
    [[wall.at(g - 44, 12), wall.at(g - 44, 112), wall.at(g + 44, 112), wall.at(g + 44, 12)]],
    8 * s,
    '#7a3a2c',
  );
  for (const [k, tone] of [
    [34, 0],
    [22, 0.5],
    [9, -0.4],
  ] as const)
    pen.shape(arc(...wall.at(g, 66), k * s, k * s, 0, 6.2832, 20), '#e3b04b', {
      tone,
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
  // the prizes, stacked as high as the porter dared
  for (const [k, z, half, colour] of [
    [0.36, 14, 15, '#e3b04b'],
    [0.64, 14, 15, '#d9533c'],
    [0.5, 40, 13, '#f6d98a'],
  ] as const)
    pen.shape(arc(...wall.at(wide * (3 + k), z + 10), half * s, half * 0.8 * s, 0, 6.2832, 12), colour, {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
  for (const [u, spec] of [
    [
      4.2,
      {
        outfit: 'suit',
        colours: ['wine', 'wine', 'gold', 'black'],
        hair: 'bald',
        hairColour: 'white',
        face: ['beard'],
        mood: 'stern',
        build: 'stout',
      },
    ],
    [
      4.66,
      {
        outfit: 'kimono',
        colours: ['teal', 'teal', 'cream', 'wood'],
        hair: 'topBun',
        hairColour: 'black',
        mood: 'laugh',
        build: 'lady',
        flip: true,
      },
    ],
  ] as const)
    folk(pen, wall.at(wide * u, 14), s * 0.66, spec);
  wall.panel(wide * 4, 0, wide * 4.92, 46, '#c2402f', { ink: 1 });
  for (const [u, digit] of [
    [4.22, '9'],
    [4.68, '3'],
  ] as const) {
    wall.panel(wide * u - 18, 8, wide * u + 18, 40, '#fff8e4', { ink: 0.8 });
    letters(pen, wall, digit, { s: wide * u, z: 13, height: 22, colour: '#3a2a4a', width: 2 });
  }
}

export const arenaHall: ThingKind<ArenaHallOptions> = {
  name: 'arena-hall',
  footprint: ({ width = 760 }) => block(width, 300),
  height: 420,
  draw(pen, frame, { width = 760, roof = '#3f8a86', column = '#c2402f' }) {
    const h = width / 2;
    const s = frame.scale;
    box(pen, frame, { u0: -h, u1: h, w0: -150, w1: 150, z1: 40 }, '#d9c4a0');
    for (const u of range(7).map((i) => -54 + i * 18))
      pen.line([frame.at(u * 1.6, 150, 2), frame.at(u * 1.6, 150, 38)], 0.6);
    box(pen, frame, { u0: -120, u1: 120, w0: 150, w1: 186, z1: 20 }, '#e6d6b4');
    const low = box(
      pen,
      frame,
      { u0: -h * 0.84, u1: h * 0.84, w0: -120, w1: 70, z0: 40, z1: 220 },
      '#f4e4c4',
      { top: false },
    );
    const wall = low.front;
    if (wall) {
      const bays = 7;
      const wide = wall.width / bays;
      for (let i = 0; i < bays; i++) {
        // the three bays in the middle stand open
        if (i > 1 && i < 5) continue;
        wall.panel(wide * i + wide * 0.2, 8, wide * (i + 1) - wide * 0.2, 112, '#8a5a48', { tone: -0.2 });
        // a lattice over paper, lit from within
        wall.panel(wide * (i + 0.26), 44, wide * (i + 0.74), 104, '#f6e2b0', { ink: 0.8 });
        for (const k of [0.38, 0.5, 0.62])
          pen.line([wall.at(wide * (i + k), 46), wall.at(wide * (i + k), 104)], 0.8);
        for (const z of [64, 84])
          pen.line([wall.at(wide * (i + 0.27), z), wall.at(wide * (i + 0.73), z)], 0.8);
        for (const k of [0.34, 0.5, 0.66])
          pen.line([wall.at(wide * (i + k), 12), wall.at(wide * (i + k), 38)], 0.7);
      }
      // a panel pushed aside: one peeps, one sleeps with his head on the sill, one counts the takings
      for (const [i, skin, hair, look, asleep] of [
        [1, '#f6cfa8', '#2f2a38', 0.8, false],
        [5, '#a86e4a', '#4a3f4a', -0.4, true],
      ] as const) {
        wall.panel(wide * (i + 0.26), 44, wide * (i + 0.74), 108, '#4a2c34', { ink: 0.9 });
        bust(pen, wall.at(wide * (i + 0.5), 74), 17 * s, {
          skin,
          hair,
          cloth: '#e8864a',
          kind: i,
          look,
          asleep,
          contour: false,
        });
        wall.panel(wide * (i + 0.2), 36, wide * (i + 0.8), 48, '#c98d57', { ink: 0.8 });
      }
      openHall(pen, wall, wide, s);
      wall.panel(0, 136, wall.width, 152, column, { tone: 0.1 });
    }
    for (const i of range(6))
      drum(pen, frame, { u: -h * 0.8 + (i * h * 1.6) / 5, w: 118, r: 15, z0: 40, z1: 206 }, column, {
        top: false,
      });
    eaves(pen, frame, { half: h * 0.84, w: 110, back: -5, z: 214, rise: 130, over: 56, curl: 40 }, roof);
    const up = box(pen, frame, { u0: -h * 0.5, u1: h * 0.5, w0: -76, w1: 50, z0: 290, z1: 400 }, '#f4e4c4', {
      top: false,
    });
    if (up.front) {
      for (const i of range(8))
        up.front.panel(
          up.front.width * (i / 8) + 10,
          14,
          up.front.width * ((i + 1) / 8) - 10,
          78,
          i % 2 ? column : '#6a4a44',
          { tone: 0 },
        );
      up.front.panel(up.front.width / 2 - 64, 16, up.front.width / 2 + 64, 96, '#2f2a3f', { tone: 0 });
      kanji(pen, up.front, '天', {
        s: up.front.width / 2 - 28,
        z: 88,
        size: 48,
        gap: 1.1,
        colour: { emit: '#ffd45a' },
        width: 2.4,
      });
      kanji(pen, up.front, '上', {
        s: up.front.width / 2 + 30,
        z: 88,
        size: 48,
        gap: 1.1,
        colour: { emit: '#ffd45a' },
        width: 2.4,
      });
    }
    eaves(pen, frame, { half: h * 0.5, w: 76, back: 0, z: 396, rise: 130, over: 70, curl: 54 }, roof);
    for (const k of [-1, 1]) {
      const [x, y] = frame.at(k * h * 0.36, 0, 526);
      pen.shape(
        [
          [x - k * 22 * s, y + 6 * s],
          [x + k * 22 * s, y + 6 * s],
          [x + k * 34 * s, y - 34 * s],
          [x + k * 8 * s, y - 20 * s],
          [x - k * 6 * s, y - 46 * s],
        ],
        '#e2b23c',
        { tone: 0.3 },
      );
      pen.bars([[frame.at(k * h * 0.95, 130, 0), frame.at(k * h * 0.95, 130, 420)]], 7 * s, '#7a4a38');
      pen.shape(
        [
          frame.at(k * h * 0.95, 130, 410),
          frame.at(k * h * 0.95 + 70, 130, 400),
          frame.at(k * h * 0.95 + 64, 130, 230),
          frame.at(k * h * 0.95, 130, 240),
        ],
        k < 0 ? '#e07a2e' : '#3f5fa8',
        { tone: 0.2 },
      );
      kanji(pen, { at: (a, z) => frame.at(k * h * 0.95 + a, 130, z) }, k < 0 ? '火' : '山', {
        s: 34,
        z: 360,
        size: 44,
        colour: '#fff4d8',
        width: 2,
      });
    }
  },
};
