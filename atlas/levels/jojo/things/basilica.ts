/** The basilica: a front in two orders with curling shoulders, and a dome the colour of an aubergine. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { statue } from './statue';

export interface BasilicaOptions {
  readonly marble?: string;
  readonly trim?: string;
  readonly dome?: string;
}

export const basilica: ThingKind<BasilicaOptions> = {
  name: 'basilica',
  footprint: () => block(680, 420),
  height: 620,
  draw(pen, frame, { marble = '#f6dfd2', trim = '#d99a8f', dome = '#7a4f9a' }) {
    const s = frame.scale;
    const gold = '#e6b83f';
    // the dome behind the front
    drum(pen, frame, { w: -60, r: 190, z0: 320, z1: 520 }, marble, { top: false });
    for (const i of range(8)) {
      const a = 0.2 + i * 0.39;
      const q = (d: number, z: number) => frame.at(Math.cos(a + d) * 190, -60 + Math.sin(a + d) * 190, z);
      pen.shape([q(-0.1, 400), q(0.1, 400), q(0.1, 470), q(0, 492), q(-0.1, 470)], '#5a5a9a', {
        ink: 0.9,
        contour: false,
      });
      pen.bars([[q(0.2, 330), q(0.2, 508)]], 9 * s, trim, { edge: 1.2 });
    }
    drum(pen, frame, { w: -60, r: 200, z0: 510, z1: 532 }, trim, { top: false });
    const rib = (a: number, z0 = 530) =>
      range(11).map((i) =>
        frame.at(
          Math.cos(a) * 200 * Math.cos((i / 10) * 1.42),
          -60 + Math.sin(a) * 200 * Math.cos((i / 10) * 1.42),
          z0 + Math.sin((i / 10) * 1.5) * 290,
        ),
      );
    pen.shape([...rib(Math.PI), ...rib(0).reverse(), ...frame.disc(0, -60, 530, 200, 0, Math.PI, 12)], dome, {
      wobble: 0,
    });
    pen.tint([...rib(0.9), ...rib(0.02).reverse()], dome, { tone: -1, edge: 'straight' });
    pen.tint([...rib(2.7), ...rib(2.2).reverse()], dome, { tone: 0.9, edge: 'straight' });
    for (const a of [0.35, 0.8, 1.25, 1.7, 2.15, 2.6, 3])
      pen.bars([rib(a)], 6 * s, gold, { smooth: true, edge: 1.2 });
    drum(pen, frame, { w: -60, r: 46, r1: 40, z0: 806, z1: 884 }, marble);
    for (const a of [0.6, 1.2, 1.8, 2.4])
      pen.line(
        [
          frame.at(Math.cos(a) * 44, -60 + Math.sin(a) * 44, 812),
          frame.at(Math.cos(a) * 40, -60 + Math.sin(a) * 40, 878),
        ],
        2.4,
        { colour: '#5a5a9a' },
      );
    drum(pen, frame, { w: -60, r: 50, r1: 4, z0: 884, z1: 950 }, dome, { top: false });
    pen.shape(arc(...frame.at(0, -60, 960), 14 * s, 14 * s, 0, 6.2832, 10), gold, { edge: 'smooth' });
    pen.shape(
      range(16).map((i): Point => [
        frame.at(0, -60, 1006)[0] + Math.cos(i * 0.3927) * (i % 2 ? 12 : 34) * s,
        frame.at(0, -60, 1006)[1] + Math.sin(i * 0.3927) * (i % 2 ? 12 : 34) * s,
      ]),
      gold,
    );
    const body = box(pen, frame, { u0: -300, u1: 300, w0: -190, w1: 150, z1: 330 }, marble, {
      topMaterial: '#b97f8f',
    });
    for (const wall of Object.values(body)) {
      wall.panel(0, 0, wall.width, 30, trim, { ink: 0.8 });
      wall.panel(0, 296, wall.width, 330, trim, { ink: 0.8 });
    }
    const f = (u: number, z: number) => frame.at(u, 152, z);
    // the upper order and its scrolls
    for (const side of [-1, 1]) {
      const scroll: Point[] = [
        f(side * 150, 330),
        f(side * 290, 330),
        f(side * 296, 372),
        f(side * 250, 366),
        f(side * 208, 410),
        f(side * 176, 480),
        f(side * 150, 520),
      ];
      pen.shape(scroll, marble, { edge: 'straight', tone: side < 0 ? 0.2 : -0.5 });
      const [cx, cy] = f(side * 262, 362);
      pen.shape(arc(cx, cy, 30 * s, 30 * s, 0, 6.2832, 14), gold, { edge: 'smooth' });
      pen.line(
        range(14).map((i): Point => [
          cx + Math.cos(i * 0.6) * (24 - i * 1.6) * s,
          cy + Math.sin(i * 0.6) * (24 - i * 1.6) * s,
        ]),
        1.4,
        { smooth: true },
      );
    }
    box(pen, frame, { u0: -156, u1: 156, w0: 90, w1: 158, z0: 330, z1: 540 }, marble);
    const g = (u: number, z: number) => frame.at(u, 160, z);
    for (const u of [-140, -92, 92, 140])
      pen.shape([g(u - 13, 336), g(u + 13, 336), g(u + 11, 520), g(u - 11, 520)], marble, {
        tone: 0.4,
        contour: false,
      });
    for (const u of [-140, -92, 92, 140])
      pen.shape([g(u - 18, 512), g(u + 18, 512), g(u + 22, 534), g(u - 22, 534)], gold, {
        contour: false,
        ink: 0.8,
      });
    const [rx, ry] = g(0, 434);
    pen.shape(arc(rx, ry, 66 * s, 66 * s, 0, 6.2832, 24), gold, { edge: 'smooth', contour: false });
    pen.shape(arc(rx, ry, 54 * s, 54 * s, 0, 6.2832, 24), '#5a5a9a', {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
    for (const i of range(10))
      pen.shape(
        [
          [rx, ry],
          [rx + Math.cos(i * 0.628) * 50 * s, ry + Math.sin(i * 0.628) * 50 * s],
          [rx + Math.cos(i * 0.628 + 0.3) * 50 * s, ry + Math.sin(i * 0.628 + 0.3) * 50 * s],
        ],
        i % 2 ? '#e86fa0' : '#6fd0c0',
        { ink: 0.6, contour: false },
      );
    facets(pen, frame, [
      {
        corners: [
          [-190, 166, 540],
          [190, 166, 540],
          [0, 166, 626],
          [-2, 166, 626],
        ],
        material: marble,
      },
      {
        corners: [
          [-190, 90, 540],
          [-190, 166, 540],
          [0, 166, 626],
          [0, 90, 626],
        ],
        material: trim,
        tone: 0.4,
      },
      {
        corners: [
          [190, 166, 540],
          [190, 90, 540],
          [0, 90, 626],
          [0, 166, 626],
        ],
        material: trim,
      },
    ]);
    pen.bars([[g(-188, 542), g(0, 626), g(188, 542), g(-188, 542)]], 9 * s, gold, { edge: 1.6 });
    pen.shape(arc(...g(0, 570), 17 * s, 17 * s, 0, 6.2832, 12), '#e86fa0', {
      edge: 'smooth',
      contour: false,
    });
    // the lower order: three doors between pairs of columns
    for (const i of range(4))
      box(
        pen,
        frame,
        { u0: -270, u1: 270, w0: 150, w1: 232 - i * 16, z0: i * 10, z1: i * 10 + 10 },
        '#e6cfc4',
      );
    for (const [u, w, h] of [
      [0, 62, 200],
      [-186, 42, 150],
      [186, 42, 150],
    ] as const) {
      const d = (k: number, z: number) => f(u + k * w, 38 + z);
      pen.shape([d(-1.25, 0), d(1.25, 0), d(1.25, h * 0.8), d(0, h * 1.14), d(-1.25, h * 0.8)], gold, {
        contour: false,
      });
      pen.shape(
        [d(-1, 0), d(1, 0), d(1, h * 0.72), d(0.6, h * 0.92), d(0, h), d(-0.6, h * 0.92), d(-1, h * 0.72)],
        '#4f2f5f',
        { contour: false },
      );
      pen.line([d(0, 0), d(0, h * 0.96)], 1.2, { colour: gold });
      for (const k of [-0.5, 0.5])
        for (const z of [0.2, 0.5])
          pen.shape(
            [
              d(k - 0.3, h * z),
              d(k + 0.3, h * z),
              d(k + 0.3, h * z + h * 0.18),
              d(k - 0.3, h * z + h * 0.18),
            ],
            '#7a4f8a',
            { ink: 0.7, contour: false },
          );
    }
    for (const u of [-276, -244, -116, -92, 92, 116, 244, 276]) {
      drum(pen, frame, { u, w: 166, r: 17, z0: 38, z1: 52 }, marble);
      drum(pen, frame, { u, w: 166, r: 12, r1: 11, z0: 52, z1: 276 }, marble, { top: false });
      drum(pen, frame, { u, w: 166, r: 12, r1: 18, z0: 274, z1: 292 }, gold);
    }
    box(pen, frame, { u0: -310, u1: 310, w0: 146, w1: 188, z0: 292, z1: 330 }, marble);
    [-274, 274].forEach((u, i) =>
      statue(pen, (x, y) => frame.at(u + x * 1.1, 176, 330 + y * 1.1), s * 1.1, i, '#fff4ea'),
    );
  },
};
