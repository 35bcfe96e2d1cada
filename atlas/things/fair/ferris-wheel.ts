import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { box } from '../../core/solids';
import { block } from '../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from './bust';

export interface FerrisWheelOptions {
  readonly r?: number;
  readonly cabins?: number;
  readonly steel?: string;
  readonly star?: string;
  readonly base?: string;
  readonly colours?: readonly string[];
}

/** Ferris wheel, seen a little from the side. options: r, cabins */
export const ferrisWheel: ThingKind<FerrisWheelOptions> = {
  name: 'ferrisWheel',
  footprint: ({ r = 480 }) => block(r * 1.1, 140),
  height: 300,
  lamps: () => [{ reach: 600 }],
  draw(
    pen,
    frame,
    {
      r = 480,
      cabins = 16,
      steel = '#f0dc9c',
      star = '#f7ecc0',
      base = '#a8746a',
      colours = ['#d9574f', '#5f9ea8', '#e3b04b', '#8f7fb8'],
    },
  ) {
    const s = frame.scale,
      hub = r + 130,
      squash = 0.94;
    const centre = frame.at(0, 0, hub);
    const spot = (a: number, k: number, dx = 0): Point => [
      nth(centre, 0) + (Math.cos(a) * r * k * squash + dx) * s,
      nth(centre, 1) + Math.sin(a) * r * k * s,
    ];
    const wheel = (k: number, dx: number) =>
      arc(nth(centre, 0) + dx * s, nth(centre, 1), r * k * squash * s, r * k * s, 0, 6.2832, 40);
    const legs = (w: number, tone: number) =>
      pen.bars(
        [-1, 1].map((side) => [frame.at(side * r * 0.48, w, 0), frame.at(0, w * 0.3, hub)]),
        24 * s,
        steel,
        { tone },
      );
    legs(-70, -1);
    pen.bars(
      [wheel(1, 16), wheel(0.9, 16)].map((points) => [...points, nth(points, 0)]),
      9 * s,
      steel,
      { tone: -1, smooth: true },
    );
    pen.bars(
      range(cabins).map((i) => {
        const a = (i / cabins) * 6.2832;
        return [spot(a, 0.08, 14), spot(a, 1, 16)];
      }),
      6 * s,
      steel,
      { tone: -1 },
    );
    const rays = range(cabins * 2).map((i) => spot((i / (cabins * 2)) * 6.2832, i % 2 ? 0.34 : 0.86));
    pen.shape(rays, star, { tone: 0.1 });
    for (let i = 0; i < cabins; i++) {
      const a = (i / cabins) * 6.2832,
        da = Math.PI / cabins;
      pen.tint([centre, spot(a, 0.86), spot(a + da, 0.34)], star, { tone: -0.75, edge: 'straight' });
      pen.line([centre, spot(a, 0.86)], 0.8);
      pen.line([centre, spot(a + da, 0.34)], 0.6);
    }
    pen.bars(
      [wheel(1, 0), wheel(0.88, 0)].map((points) => [...points, nth(points, 0)]),
      12 * s,
      steel,
      { smooth: true },
    );
    pen.bars(
      range(cabins * 2).map((i) => [
        spot((i / (cabins * 2)) * 6.2832, 0.88),
        spot(((i + 0.5) / (cabins * 2)) * 6.2832, 1),
        spot(((i + 1) / (cabins * 2)) * 6.2832, 0.88),
      ]),
      4 * s,
      steel,
      { tone: -0.3, edge: 1.6 },
    );
    if (pen.light.night)
      for (let i = 0; i < cabins * 2; i++)
        pen.glow(...spot((i / (cabins * 2)) * 6.2832, 1), 60 * s, i % 2 ? 'amber' : 'red', 1);
    legs(70, 0.2);
    pen.bars(
      range(3).map((i) => [
        frame.at(-r * 0.48 * (0.72 - i * 0.24), 60, hub * (0.28 + i * 0.24)),
        frame.at(r * 0.48 * (0.72 - i * 0.24), 60, hub * (0.28 + i * 0.24)),
      ]),
      9 * s,
      steel,
    );
    pen.shape(arc(...centre, 56 * s, 58 * s, 0, 6.2832, 16), '#d9574f', { edge: 'smooth' });
    pen.shape(arc(...centre, 36 * s, 37 * s, 0, 6.2832, 10), '#f7ecc0', { edge: 'scallop' });
    for (let i = 0; i < cabins; i++) {
      const a = ((i + 0.5) / cabins) * 6.2832,
        [x, y] = spot(a, 1, 4);
      const p = (u: number, z: number): Point => [x + u * s, y + z * s],
        material = nth(colours, i % colours.length);
      pen.line([p(0, 0), p(0, 20)], 1.4);
      pen.shape([p(-34, 22), p(-20, 10), p(20, 10), p(34, 22)], material, { tone: 0.5 });
      pen.bars(
        [
          [p(-28, 22), p(-28, 52)],
          [p(28, 22), p(28, 52)],
        ],
        5 * s,
        '#f3e6c8',
        { edge: 1.8 },
      );
      if (i % 3) {
        bust(pen, p(-8, 40), 11 * s, {
          skin: nth(BUST_SKINS, i % 5),
          hair: nth(BUST_HAIR, (i * 2) % 5),
          kind: i,
          look: i % 2 ? 0.5 : -0.5,
        });
      }
      pen.shape([p(-38, 50), p(38, 50), p(30, 80), p(20, 88), p(-20, 88), p(-30, 80)], material, {
        edge: 'straight',
      });
      pen.tint([p(8, 51), p(37, 51), p(30, 80), p(20, 87), p(4, 87)], material, {
        tone: -0.9,
        edge: 'straight',
      });
      pen.line([p(-35, 60), p(35, 60)], 1);
    }
    box(pen, frame, { u0: -r * 0.58, u1: r * 0.58, w0: 40, w1: 110, z1: 44 }, base, {
      topMaterial: '#d9b98a',
    });
    for (let i = 0; i < 14; i++)
      pen.line(
        [frame.at(-r * 0.56 + i * r * 0.083, 110, 4), frame.at(-r * 0.56 + i * r * 0.083, 110, 40)],
        0.7,
      );
  },
};
