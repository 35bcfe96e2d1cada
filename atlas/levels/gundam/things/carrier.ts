/** A cruiser between two voyages: hull, bridge, engines, a launching deck in front, and a ladder for the crew. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { prism } from './prism';

export interface CarrierOptions {
  readonly hull?: string;
  readonly trim?: string;
}

export const carrier: ThingKind<CarrierOptions> = {
  name: 'carrier',
  footprint: () => block(1240, 330),
  height: 320,
  draw(pen, frame, { hull = '#f4ecda', trim = '#c2402f' }) {
    const s = frame.scale;
    for (const u of [-380, -60, 260])
      prism(pen, frame, { u, z0: 0, z1: 100, foot: [40, 70], top: [24, 40] }, '#6a7086');
    for (const w of [-90, 90])
      for (const z of [150, 250]) {
        const [x, y] = frame.at(520, w, z);
        pen.shape(arc(x + 70 * s, y, 52 * s, 52 * s, 0, TAU, 18), '#4f566e', { edge: 'smooth' });
        pen.shape(
          arc(x + 76 * s, y, 36 * s, 36 * s, 0, TAU, 16),
          { emit: '#8fe4f4' },
          { edge: 'smooth', contour: false },
        );
      }
    const stern = prism(pen, frame, { u: 340, z0: 90, z1: 330, foot: [220, 150], top: [180, 110] }, hull);
    // the dawn it is named for, painted by a crew with time, over a line of portholes with somebody at two of them
    const [sx, sy] = stern.at(236, 108);
    pen.shape(arc(sx, sy, 64 * s, 60 * s, Math.PI, TAU, 18), '#f0a53c', {
      edge: 'straight',
      ink: 0.9,
      contour: false,
    });
    for (const i of range(7)) {
      const a = Math.PI + ((i + 0.5) / 7) * Math.PI;
      const ray = (r: number, d: number): Point => [
        sx + Math.cos(a + d) * r * s,
        sy + Math.sin(a + d) * r * s,
      ];
      pen.shape([ray(74, -0.07), ray(112, 0), ray(74, 0.07)], trim, { ink: 0.7, contour: false });
    }
    stern.panel(132, 96, 340, 106, trim, { ink: 0.8 });
    for (const i of range(6)) {
      const [x, y] = stern.at(120 + i * 44, 60);
      pen.shape(arc(x, y, 15 * s, 15 * s, 0, TAU, 14), '#b9c1cf', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.shape(
        arc(x, y, 11 * s, 11 * s, 0, TAU, 12),
        { emit: i % 3 ? '#ffe9a0' : '#8fd0e8' },
        { edge: 'smooth', ink: 0.6, contour: false },
      );
      if (i === 1 || i === 4) {
        pen.shape(arc(x, y + 3 * s, 7 * s, 7 * s, 0, TAU, 10), '#e8b48a', {
          edge: 'smooth',
          ink: 0.5,
          contour: false,
        });
        pen.shape(arc(x, y + s, 7.5 * s, 6.5 * s, Math.PI, TAU, 8), i > 2 ? '#3a3048' : '#d98a4a', {
          edge: 'smooth',
          ink: 0.4,
          contour: false,
        });
      }
    }
    const side = prism(
      pen,
      frame,
      { u: -140, z0: 90, z1: 250, foot: [420, 120], top: [380, 90], shift: [-20, 0] },
      hull,
    );
    prism(pen, frame, { u: -600, z0: 100, z1: 200, foot: [110, 90], top: [60, 60], shift: [-20, 0] }, trim);
    const deck = prism(
      pen,
      frame,
      { u: -420, w: 150, z0: 70, z1: 130, foot: [300, 60], top: [280, 52] },
      '#b9c1cf',
    );
    for (const i of range(10)) pen.line([deck.at(40 + i * 56, 12), deck.at(40 + i * 56, 48)], 0.8);
    for (const i of range(7))
      pen.shape(
        [
          frame.at(-660 + i * 74, 160, 130),
          frame.at(-630 + i * 74, 160, 130),
          frame.at(-618 + i * 74, 140, 130),
          frame.at(-648 + i * 74, 140, 130),
        ],
        '#f0b52c',
        { contour: false, ink: 0.6 },
      );
    side.panel(20, 88, 820, 138, trim, { tone: -0.1 });
    letters(pen, side, 'AUBE 7', { s: 168, z: 97, height: 32, colour: '#fff6e4', width: 2 });
    for (const i of range(12))
      side.panel(420 + i * 32, 44, 436 + i * 32, 66, { emit: i % 4 ? '#ffe9a0' : '#8fd0e8' }, { ink: 0.7 });
    for (const x of [120, 300, 520, 700]) pen.line([side.at(x, 4), side.at(x, 92)], 0.7);
    prism(pen, frame, { u: 150, z0: 250, z1: 350, foot: [130, 70], top: [100, 54] }, hull);
    const bridge = prism(
      pen,
      frame,
      { u: 130, z0: 350, z1: 430, foot: [70, 50], top: [100, 62], shift: [-20, 0] },
      '#c9d0dc',
    );
    bridge.panel(-10, 34, 140, 64, '#2f4468', { tone: 0 });
    for (const x of [20, 56, 92]) pen.line([bridge.at(x, 34), bridge.at(x, 64)], 0.8);
    prism(pen, frame, { u: 110, z0: 430, z1: 450, foot: [110, 66] }, trim);
    // its radar: a mast, and a bowl that listens
    pen.bars([[frame.at(150, 0, 450), frame.at(150, 0, 520)]], 6 * s, '#6a7086');
    const [rx, ry] = frame.at(150, 0, 534);
    pen.shape(arc(rx, ry, 42 * s, 20 * s, -0.3, Math.PI - 0.3, 14), '#dfe5ea', { tone: -0.3 });
    pen.bars(
      [
        [
          [rx, ry],
          [rx + 8 * s, ry - 30 * s],
        ],
      ],
      4 * s,
      '#6a7086',
      { edge: 1.4 },
    );
    for (const [u, dz, du] of [
      [380, 190, 120],
      [470, 150, 150],
    ] as const)
      pen.shape(
        [
          frame.at(u - 70, -20, 326),
          frame.at(u + 70, -20, 326),
          frame.at(u + du, -20, 330 + dz),
          frame.at(u + du - 60, -20, 330 + dz),
        ],
        trim,
        { tone: u > 400 ? -0.5 : 0.2 },
      );
    for (const u of [-300, -60]) {
      drum(pen, frame, { u, w: 20, r: 46, z0: 250, z1: 282 }, '#a9b1c2');
      pen.bars(
        [
          [frame.at(u - 10, 30, 276), frame.at(u - 150, 50, 300)],
          [frame.at(u - 10, 0, 276), frame.at(u - 150, 20, 300)],
        ],
        12 * s,
        '#6a7086',
      );
    }
    pen.shape(
      [frame.at(330, 150, 110), frame.at(400, 150, 110), frame.at(450, 250, 0), frame.at(370, 250, 0)],
      '#c9ced8',
      { tone: 0.2 },
    );
    for (const i of range(7))
      pen.line(
        [frame.at(336 + i * 7, 164 + i * 13, 98 - i * 15), frame.at(404 + i * 7, 164 + i * 13, 98 - i * 15)],
        0.8,
      );
  },
};
