/** What lies about on a launching apron: cones, floodlights, coolant tanks and a map that floats in the air. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { prism } from './prism';

export const cone: ThingKind<{ readonly colour?: string }> = {
  name: 'cone',
  footprint: () => disc(20),
  height: 40,
  draw(pen, frame, { colour = '#e0692e' }) {
    box(pen, frame, { u0: -20, u1: 20, w0: -18, w1: 18, z1: 6 }, colour);
    drum(pen, frame, { r: 15, r1: 10, z0: 6, z1: 24 }, colour, { top: false });
    drum(pen, frame, { r: 10, r1: 7, z0: 24, z1: 38 }, '#fdf6e6', { top: false });
    drum(pen, frame, { r: 7, r1: 3, z0: 38, z1: 54 }, colour);
  },
};

export const floodMast: ThingKind<{ readonly steel?: string }> = {
  name: 'flood-mast',
  footprint: () => disc(26),
  height: 260,
  draw(pen, frame, { steel = '#8f9ab0' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 26, z1: 20 }, '#b4bdca');
    pen.bars(
      [
        [frame.at(-12, 0, 20), frame.at(-6, 0, 330)],
        [frame.at(12, 0, 20), frame.at(6, 0, 330)],
        ...range(6).map((i) => [
          frame.at(i % 2 ? -11 : 11, 0, 40 + i * 48),
          frame.at(i % 2 ? 9 : -9, 0, 88 + i * 48),
        ]),
      ],
      5 * s,
      steel,
      { edge: 1.8 },
    );
    const rack = prism(pen, frame, { z0: 330, z1: 400, foot: [74, 12] }, '#5f6a80');
    for (const i of range(6)) {
      const [x, y] = rack.at(26 + (i % 3) * 48, 18 + Math.floor(i / 3) * 34);
      pen.shape(
        arc(x, y, 15 * s, 14 * s, 0, TAU, 12),
        { emit: '#fff3b4' },
        { edge: 'smooth', contour: false, ink: 0.9 },
      );
    }
  },
};

export const coolantTank: ThingKind<{ readonly colour?: string }> = {
  name: 'coolant-tank',
  footprint: () => block(190, 96),
  height: 90,
  draw(pen, frame, { colour = '#f0ece0' }) {
    const s = frame.scale;
    for (const u of [-60, 60]) prism(pen, frame, { u, z0: 0, z1: 30, foot: [14, 40] }, '#5f6478');
    const end = (u: number) => {
      const [x, y] = frame.at(u, 20, 66);
      return arc(x, y, 24 * s, 46 * s, 0, TAU, 18);
    };
    pen.shape(end(90), colour, { edge: 'smooth', tone: -0.6 });
    const [x0, y0] = frame.at(-90, 20, 66);
    const [x1, y1] = frame.at(90, 20, 66);
    pen.shape(
      [
        [x0, y0 - 46 * s],
        [x1, y1 - 46 * s],
        [x1, y1 + 46 * s],
        [x0, y0 + 46 * s],
      ],
      colour,
    );
    pen.tint(
      [
        [x0, y0 - 34 * s],
        [x1, y1 - 34 * s],
        [x1, y1 - 18 * s],
        [x0, y0 - 18 * s],
      ],
      colour,
      { tone: 1, edge: 'straight' },
    );
    pen.tint(
      [
        [x0, y0 + 16 * s],
        [x1, y1 + 16 * s],
        [x1, y1 + 45 * s],
        [x0, y0 + 45 * s],
      ],
      colour,
      { tone: -1, edge: 'straight' },
    );
    pen.shape(end(-90), colour, { edge: 'smooth', tone: 0.3 });
    pen.shape(
      [
        [x0 + 60 * s, y0 - 46 * s],
        [x0 + 96 * s, y0 - 46 * s],
        [x0 + 96 * s, y0 + 46 * s],
        [x0 + 60 * s, y0 + 46 * s],
      ],
      '#2f7f8a',
      {
        contour: false,
        ink: 0.8,
      },
    );
    // what it is: its gas by name, a drop, a wheel on top with a gauge, and the hose that leads away
    const side = { at: (u: number, z: number): Point => [x0 + u * s, y0 - z * s] };
    letters(pen, side, 'O2', { s: 136, z: -20, height: 40, colour: '#d0402f', width: 3 });
    pen.shape(arc(x0, y0, 9 * s, 18 * s, 0, TAU, 12), '#e0692e', { edge: 'smooth', contour: false });
    pen.bars([[frame.at(20, 20, 108), frame.at(20, 20, 134)]], 9 * s, '#5f6478');
    pen.bars([[frame.at(-4, 20, 136), frame.at(44, 20, 136)]], 10 * s, '#d0402f');
    pen.shape(arc(...frame.at(-40, 20, 128), 17 * s, 17 * s, 0, TAU, 14), '#fdf6e6', { edge: 'smooth' });
    pen.line([frame.at(-40, 20, 128), frame.at(-30, 20, 138)], 1.4);
    pen.bars(
      [[frame.at(-92, 30, 62), frame.at(-126, 40, 30), frame.at(-150, 50, 4), frame.at(-196, 54, 4)]],
      10 * s,
      '#3a4a5e',
      { smooth: true, edge: 1.8 },
    );
  },
};

export const holoMap: ThingKind<{ readonly light?: string }> = {
  name: 'holo-map',
  footprint: () => disc(60),
  height: 70,
  draw(pen, frame, { light = '#7ff0e0' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 58, r1: 48, z1: 52 }, '#5f6a84');
    pen.shape(frame.disc(0, 0, 54, 40), { emit: '#d8fff6' }, { edge: 'smooth', contour: false, ink: 0.8 });
    const [x, y] = frame.at(0, 0, 128);
    pen.tint(
      [frame.at(-38, 0, 54), frame.at(38, 0, 54), [x + 66 * s, y], [x - 66 * s, y]],
      { emit: light },
      { edge: 'straight', opacity: 0.3 },
    );
    pen.shape(
      arc(x, y - 10 * s, 62 * s, 52 * s, 0, TAU, 26),
      { emit: light },
      { edge: 'smooth', opacity: 0.55, ink: 0.8 },
    );
    for (const k of [0.35, 0.8])
      pen.line(arc(x, y - 10 * s, 62 * k * s, 52 * s, 0, TAU, 20), 0.8, { colour: { emit: '#f2fffb' } });
    for (const k of [-0.5, 0, 0.5])
      pen.line(
        [
          [x - 58 * s * Math.cos(k), y - 10 * s + k * 52 * s],
          [x + 58 * s * Math.cos(k), y - 10 * s + k * 52 * s],
        ],
        0.8,
        {
          colour: { emit: '#f2fffb' },
        },
      );
  },
};
