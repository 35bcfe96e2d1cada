/** The sea restaurant: a floating cauldron with its lid off, where the cooks hit harder than the waves. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum, stripedCone, Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface CauldronRestaurantOptions {
  readonly pot?: string;
  readonly lid?: string;
}

export const cauldronRestaurant: ThingKind<CauldronRestaurantOptions> = {
  name: 'cauldronRestaurant',
  footprint: () => disc(330),
  height: 420,
  shadow: false,
  draw(pen, frame, { pot = '#4f5f86', lid = '#e0563f' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 330, z0: -10, z1: 40 }, '#b5793f', { topMaterial: '#dba868' });
    for (const r of [300, 270]) pen.line(frame.disc(0, 0, 40, r), 0.6, { smooth: true, opacity: 0.5 });
    pen.bars(
      range(22).map((i) => {
        const a = 0.05 + (i / 21) * 3.04;
        return [
          frame.at(Math.cos(a) * 322, Math.sin(a) * 322, 38),
          frame.at(Math.cos(a) * 322, Math.sin(a) * 322, 84),
        ];
      }),
      5 * s,
      '#fbf3df',
      { edge: 1.6 },
    );
    pen.bars([frame.disc(0, 0, 86, 322, 0.05, 3.09, 22)], 7 * s, '#fbf3df', { edge: 1.6 });
    // the handles go in behind the belly
    const grip = upright(frame, 0);
    for (const k of [-1, 1])
      pen.bars(
        [
          grip([
            [k * 200, 246],
            [k * 300, 256],
            [k * 340, 236],
            [k * 340, 196],
            [k * 306, 172],
            [k * 206, 180],
          ]),
        ],
        24 * s,
        pot,
        { smooth: true },
      );
    const belly = [
      [230, 40],
      [262, 110],
      [268, 190],
      [244, 262],
    ] as const;
    belly.slice(1).forEach(([r1, z1], i) => {
      const [r, z0] = belly[i] ?? [r1, z1];
      drum(pen, frame, { r, r1, z0, z1 }, pot, { top: false, ink: 0.7 });
    });
    drum(pen, frame, { r: 262, r1: 266, z0: 256, z1: 296 }, '#f0c65a', { topMaterial: '#7a4f30' });
    for (const k of range(9)) {
      const a = 0.28 + k * 0.33;
      const [x, y] = frame.at(Math.cos(a) * 268, Math.sin(a) * 268, 176);
      const half = 24 * s * Math.max(0.5, Math.sin(a));
      if (k === 4) continue;
      pen.shape(arc(x, y, half * 1.3, 32 * s, 0, 6.2832, 14), '#f0c65a', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, half, 25 * s, 0, 6.2832, 14), '#ffe9a8', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.line(
        [
          [x - half, y],
          [x + half, y],
        ],
        0.8,
      );
    }
    const door = upright(frame, 270);
    pen.shape(
      door([
        [-46, 36],
        [46, 36],
        [46, 130],
        [26, 160],
        [-26, 160],
        [-46, 130],
      ]),
      '#f0c65a',
      { contour: false },
    );
    pen.shape(
      door([
        [-34, 36],
        [34, 36],
        [34, 124],
        [18, 148],
        [-18, 148],
        [-34, 124],
      ]),
      '#7a3a2c',
      { contour: false },
    );
    pen.line(
      door([
        [0, 36],
        [0, 148],
      ]),
      0.9,
    );
    for (const k of [-1, 1]) {
      stripedCone(pen, frame, { u: k * 210, w: 218, r: 74, z0: 120, z1: 158, sectors: 14 }, [
        '#fbf3df',
        '#4fa3a8',
      ]);
      pen.bars([[frame.at(k * 210, 218, 40), frame.at(k * 210, 218, 122)]], 5 * s, '#8a5a36');
      pen.shape(frame.disc(k * 210, 226, 76, 48), '#fbf3df', { edge: 'smooth' });
    }
    const sign = new Wall(pen, frame, [-120, 282], [120, 282], 176, 252, 0.4);
    sign.panel(0, 0, 240, 70, '#fbf3df', { ink: 1.3 });
    letters(pen, sign, 'BON APPETIT', { s: 120, z: 18, height: 34, fit: 206, colour: '#b5343f', width: 1.5 });
    // the stew of the day: what it is made of floats on it, and the ladle stands in it
    const soup = (u: number, w: number): Point => frame.at(u, w, 288);
    pen.shape(frame.disc(0, 0, 290, 246), '#e08a34', { edge: 'smooth', contour: false });
    pen.tint(frame.disc(-10, 26, 291, 206), '#f2a848');
    const round = (u: number, w: number, r: number, colour: string, inner?: string) => {
      const [x, y] = soup(u, w);
      pen.shape(arc(x, y, r * s, r * 0.66 * s, 0, 6.2832, 14), colour, { edge: 'smooth', contour: false });
      if (inner) pen.tint(arc(x, y, r * 0.45 * s, r * 0.3 * s, 0, 6.2832, 10), inner);
    };
    for (const [u, w, r, colour, inner] of [
      [-150, -70, 30, '#ff7a2a', '#ffb45e'],
      [40, -130, 26, '#ff7a2a', '#ffb45e'],
      [-70, 96, 34, '#ff7a2a', '#ffb45e'],
      [-30, -60, 38, '#f6e3a8', undefined],
      [96, -10, 34, '#f6e3a8', undefined],
      [-140, 40, 24, '#7fae52', undefined],
      [60, 110, 22, '#7fae52', undefined],
    ] as const)
      round(u, w, r, colour, inner);
    const soupRing = (u: number, r: number): Point[] => {
      const [x, y] = soup(u, 0);
      return arc(x, y, r * s, r * 0.5 * s, 0, 6.2832, 19);
    };
    const [mx, my] = soup(-10, 20);
    const meat = (u: number, v: number): Point => [mx + u * s, my + v * s];
    pen.bars([[meat(30, -50), meat(84, -150)]], 22 * s, '#fbf3df');
    for (const d of [-13, 13])
      pen.shape(arc(...meat(86 + d, -158), 15 * s, 15 * s, 0, 6.2832, 12), '#fbf3df', { edge: 'smooth' });
    pen.shape(
      [meat(-62, 6), meat(-58, -54), meat(-10, -92), meat(46, -80), meat(72, -36), meat(60, 8), meat(0, 24)],
      '#a85a34',
      { edge: 'smooth' },
    );
    pen.tint([meat(-40, -40), meat(-6, -74), meat(24, -72), meat(-10, -50)], '#d98a54');
    const top = upright(frame);
    pen.bars(
      [
        top([
          [134, 300],
          [214, 470],
          [226, 500],
          [210, 516],
        ]),
      ],
      18 * s,
      '#c9a35a',
      { smooth: true },
    );
    // the lid leans against its side
    const oval = (u: number, z: number, rx: number, rz: number): Point[] =>
      arc(0, 0, 1, 1, 0, 6.2832, 22).map(([x, y]) => frame.at(u + x * rx + y * 0.16 * rz, 0, z + y * rz));
    pen.shape(oval(-334, 176, 104, 150), lid, { edge: 'smooth', tone: -0.5 });
    pen.shape(oval(-344, 178, 100, 146), '#f0c65a', { edge: 'smooth', contour: false });
    pen.shape(oval(-346, 179, 84, 126), lid, { edge: 'smooth', contour: false });
    pen.tint(oval(-326, 160, 58, 92), lid, { tone: -0.6 });
    pen.tint(oval(-352, 184, 62, 100), lid, {});
    pen.tint(oval(-378, 232, 16, 34), lid, { tone: 1 });
    // its knob, on a short neck
    pen.shape(oval(-352, 180, 24, 32), '#c9943a', { edge: 'smooth', contour: false });
    pen.shape(oval(-366, 184, 32, 40), '#f0c65a', { edge: 'smooth' });
    pen.tint(oval(-374, 194, 11, 14), '#fff3cf');
    // fork and knife stand in the stew, each in a ring of its own
    for (const [u, kind] of [
      [-200, 0],
      [180, 1],
    ] as const) {
      pen.line(soupRing(u, 34), 1.1, { smooth: true, opacity: 0.7 });
      pen.bars(
        [
          top([
            [u, 276],
            [u, 620],
          ]),
        ],
        16 * s,
        '#d9dce4',
      );
      pen.shape(soupRing(u, 20).slice(0, 10), '#f2a848', { edge: 'smooth', ink: 0.8, contour: false });
      if (kind === 0) {
        for (const d of [-36, -12, 12, 36])
          pen.bars(
            [
              top([
                [u + d, 650],
                [u + d, 760],
              ]),
            ],
            9 * s,
            '#d9dce4',
          );
        pen.shape(
          top([
            [u - 46, 660],
            [u + 46, 660],
            [u + 24, 600],
            [u - 24, 600],
          ]),
          '#d9dce4',
          { edge: 'smooth' },
        );
      } else
        pen.shape(
          top([
            [u - 26, 590],
            [u + 26, 590],
            [u + 34, 700],
            [u + 8, 792],
            [u - 26, 740],
          ]),
          '#d9dce4',
          { edge: 'smooth' },
        );
    }
    pen.line(
      top([
        [-200, 620],
        [10, 560],
        [180, 600],
      ]),
      1,
      { smooth: true },
    );
    for (const k of range(8)) {
      const [u, z] = [-184 + k * 47, 612 - Math.sin((k / 7) * Math.PI) * 40];
      pen.shape(
        top([
          [u, z],
          [u + 32, z - 4],
          [u + 16, z - 42],
        ]),
        ['#e0563f', '#f0c65a', '#4fa3a8'][k % 3] ?? '#e0563f',
        { ink: 0.8 },
      );
    }
    for (const k of range(6)) {
      const [x, y] = frame.at(-20 - k * 5, -80, 372 + k * 50);
      pen.shape(
        arc(x, y, (30 + k * 9) * s, (25 + k * 7) * s, random.next(), random.next() + 6.2832, 9),
        '#fdf8ee',
        { edge: 'scallop', ink: 0.8, tone: 0.3 },
      );
    }
  },
};
