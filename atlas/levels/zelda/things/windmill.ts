/** The mill on its hill: patched sails, a leaning cap, and a path of steps up through the poppies. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';
import { turnOf, type Turned } from '../../../things/turned';
import { lathe, pane } from './masonry';

export interface WindmillOptions extends Turned {
  readonly turn?: number;
  readonly wall?: string;
  readonly cap?: string;
  readonly cloth?: string;
  readonly patch?: string;
  /** Who is on the gallery. */
  readonly miller?: PersonSpec;
  readonly helper?: PersonSpec;
  /** Height of the mound it stands on. */
  readonly mound?: number;
}

export const windmill: ThingKind<WindmillOptions> = {
  name: 'windmill',
  footprint: ({ mound = 190 }) => block(mound ? 700 : 240, mound ? 300 : 160),
  height: 420,
  lamps: () => [{ u: 60, w: 120, reach: 240 }],
  draw(
    pen,
    frame,
    {
      turn = 0.32,
      wall = '#f2e6c8',
      cap = '#b8503c',
      cloth = '#fdf3d8',
      patch = '#d9574f',
      mound = 190,
      miller,
      helper,
      ...turned
    },
    random,
  ) {
    const s = frame.scale;
    if (mound) {
      const edge = range(17).map((i): Point => {
        const t = (i / 16) * 2 - 1;
        return frame.at(t * 370, 0, mound * Math.cos((t * Math.PI) / 2) ** 0.8 + random.jitter(5));
      });
      pen.shape([...edge, ...frame.disc(0, 0, 0, 370, 0, Math.PI, 18)], '#7fb44c', {
        edge: 'straight',
        wobble: 2,
      });
      pen.tint([...edge.slice(9), ...frame.disc(0, 0, 0, 366, 0, 1.1, 8), frame.at(90, 60, 40)], '#7fb44c', {
        tone: -0.9,
        edge: 'straight',
      });
      // it was heaped in rounds: each has a lip of longer grass
      for (const [k, from, to] of [
        [0.82, 0.5, 1.5],
        [0.82, 1.9, 2.7],
        [0.6, 0.3, 1.1],
        [0.6, 1.6, 2.9],
        [0.38, 0.8, 2.2],
      ] as const)
        pen.line(
          range(15).map((i): Point => {
            const a = from + ((to - from) * i) / 14;
            return frame.at(
              Math.cos(a) * 350 * k,
              Math.sin(a) * 300 * k,
              mound * (1 - k) * 0.8 + (i % 2 ? 7 : 0),
            );
          }),
          0.9,
          { colour: '#7fb44c', tone: -1.4 },
        );
      for (const i of range(70)) {
        const [a, k] = [random.range(0, TAU), random.range(0.1, 0.92)];
        const u = Math.cos(a) * 350 * k;
        const [x, y] = frame.at(u, Math.abs(Math.sin(a)) * 300 * k, mound * (1 - k) * 0.8);
        if (i % 3)
          pen.shape(
            [
              [x - 8 * s, y],
              [x - 9 * s, y - 12 * s],
              [x - 3 * s, y - 4 * s],
              [x, y - 16 * s],
              [x + 3 * s, y - 4 * s],
              [x + 9 * s, y - 11 * s],
              [x + 8 * s, y],
            ],
            '#7fb44c',
            { contour: false, ink: 0.6, tone: -0.5 },
          );
        else
          pen.shape(arc(x, y, 6 * s, 5 * s, 0, TAU, 6), i % 2 ? '#e0503f' : '#fff6dc', {
            contour: false,
            ink: 0.4,
            edge: 'smooth',
          });
      }
      for (const i of range(9)) {
        const t = i / 8;
        const [x, y] = frame.at(Math.sin(t * 3) * 60 + 20, 330 - t * 270, mound * 0.92 * t ** 1.3);
        const k = (1 - t * 0.4) * s;
        pen.shape(
          [
            [x - 44 * k, y],
            [x + 44 * k, y],
            [x + 38 * k, y - 14 * k],
            [x - 38 * k, y - 14 * k],
          ],
          '#e6d8b4',
          { contour: false, tone: 0.3 },
        );
        // the riser of the step below its tread
        pen.shape(
          [
            [x - 44 * k, y],
            [x + 44 * k, y],
            [x + 42 * k, y + 9 * k],
            [x - 42 * k, y + 9 * k],
          ],
          '#b8a888',
          { contour: false, tone: -0.6 },
        );
      }
    }
    const z = mound * 0.86;
    const body = frame.moved(0, 0, z);
    lathe(
      pen,
      body,
      {},
      [
        [122, 0],
        [104, 130],
        [88, 300],
        [80, 400],
      ],
      wall,
      { rings: [1] },
    );
    // a gallery of planks on brackets goes round the mill; the tower stands through its floor
    for (const i of range(7)) {
      const a = 0.3 + i * 0.423;
      const out = (r: number, h: number) => body.at(Math.cos(a) * r, Math.sin(a) * r, h);
      pen.bars([[out(104, 108), out(140, 148)]], 7 * s, '#8a5c3a');
    }
    lathe(
      pen,
      body,
      {},
      [
        [148, 146],
        [148, 160],
      ],
      '#a8764a',
    );
    pen.shape(body.disc(0, 0, 160, 148), '#d9ab74', { edge: 'smooth', wobble: 0, contour: false, ink: 0.8 });
    for (const i of range(15)) {
      const u = -126 + i * 18;
      const w = Math.sqrt(146 * 146 - u * u);
      pen.line([body.at(u, Math.sqrt(Math.max(0, 98 * 98 - u * u)), 160), body.at(u, w, 160)], 0.6);
    }
    const rail = (from: number, to: number, posts: number) => {
      for (const i of range(posts)) {
        const a = from + ((to - from) * i) / (posts - 1);
        const at = (h: number) => body.at(Math.cos(a) * 142, Math.sin(a) * 142, h);
        pen.bars([[at(160), at(208)]], 5 * s, '#a8764a', { edge: 1.8 });
      }
      for (const h of [184, 208])
        pen.bars([body.disc(0, 0, h, 142, from, to, 16)], (h === 208 ? 8 : 5) * s, '#b98654', {
          smooth: true,
          edge: 1.8,
        });
    };
    lathe(
      pen,
      body,
      {},
      [
        [102, 160],
        [88, 300],
        [80, 400],
      ],
      wall,
      { rings: [1] },
    );
    for (const _ of range(26)) {
      const [a, h] = [random.range(0.5, 2.7), random.range(20, 380)];
      pen.line(body.disc(0, 0, h, 118 - h * 0.1, a, a + 0.22, 3), 0.7, { opacity: 0.7 });
    }
    for (const [k, h] of [
      [-0.4, 250],
      [0.25, 330],
    ] as const) {
      const [x, y] = body.at(k * 100, 90, h);
      pen.shape(arc(x, y, 21 * s, 26 * s, 0, TAU, 12), '#a8764a', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 14 * s, 19 * s, 0, TAU, 12), pane(pen), {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
      pen.shape(
        [
          [x - 24 * s, y + 25 * s],
          [x + 24 * s, y + 25 * s],
          [x + 21 * s, y + 34 * s],
          [x - 21 * s, y + 34 * s],
        ],
        '#a8764a',
        { contour: false, ink: 0.7 },
      );
      pen.glow(x, y, 70 * s, 'amber', 1);
    }
    for (const who of miller ? [miller, helper] : [])
      if (who) folk(pen, body.at(who === miller ? -84 : 2, who === miller ? 84 : 96, 160), s, who);
    rail(0, Math.PI, 13);
    const door = (u: number, h: number) => body.at(u + 8, 122, h);
    pen.shape([door(-34, 0), door(34, 0), door(34, 66), door(0, 96), door(-34, 66)], '#8a5636', {
      contour: false,
    });
    for (const u of [-12, 12]) pen.line([door(u, 0), door(u, 80)], 0.8);
    pen.shape(arc(...door(20, 44), 4 * s, 4 * s, 0, TAU, 6), '#e9b93f', {
      contour: false,
      edge: 'smooth',
      ink: 0.6,
    });
    lathe(
      pen,
      body,
      {},
      [
        [94, 392],
        [92, 440],
        [66, 506],
        [24, 548],
        [2, 560],
      ],
      cap,
      { rings: [1, 2] },
    );
    const hub = body.at(-10, 96, 450);
    const spot = (a: number, k: number, side: number): Point => [
      hub[0] + (Math.cos(a) * k - Math.sin(a) * side) * s * 0.96,
      hub[1] + (Math.sin(a) * k + Math.cos(a) * side) * s,
    ];
    for (const i of range(4)) {
      const a = turn + (i * Math.PI) / 2 + turnOf(turned, 'sails');
      pen.shape([spot(a, 70, 6), spot(a, 330, 6), spot(a, 338, 96), spot(a, 84, 84)], cloth, {
        tone: i === 1 ? -0.5 : 0.3,
      });
      pen.shape(
        [
          spot(a, 180 + i * 20, 30),
          spot(a, 236 + i * 20, 26),
          spot(a, 240 + i * 20, 74),
          spot(a, 186 + i * 20, 78),
        ],
        i % 2 ? '#6aa8a0' : patch,
        { contour: false, ink: 0.8 },
      );
      for (const k of range(6))
        pen.line([spot(a, 80 + k * 50, 4), spot(a, 84 + k * 50, 92)], 1, { colour: '#8a5c3a' });
      for (const side of [34, 64])
        pen.line([spot(a, 76, side), spot(a, 334, side)], 0.8, { colour: '#8a5c3a' });
      pen.bars([[spot(a, 0, 0), spot(a, 350, 0)]], 11 * s, '#8a5c3a');
    }
    pen.shape(arc(...hub, 26 * s, 27 * s, 0, TAU, 12), '#e9b93f', { edge: 'smooth', tone: 0.3 });
    pen.shape(arc(...hub, 10 * s, 10 * s, 0, TAU, 8), '#8a5c3a', { edge: 'smooth', contour: false });
  },
};
