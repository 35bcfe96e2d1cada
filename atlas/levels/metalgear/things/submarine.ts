/** A submarine that has come up for air and stayed for soup: black back, high sail, hatches open. */
import { TAU, arc, lerp, nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { beacon, ladder, rivets, snowOn } from './parts';

export interface SubmarineOptions {
  readonly hull?: string;
  readonly band?: string;
  readonly long?: number;
  readonly face?: 1 | -1;
}

export const submarine: ThingKind<SubmarineOptions> = {
  name: 'submarine',
  footprint: ({ long = 1150 }) => block(long * 0.9, 150),
  height: 150,
  draw(pen, frame, { hull = '#4c566b', band = '#c9482f', long = 1150, face = 1 }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const h = long / 2;
    const axis = (z: number) => range(41).map((i) => p(lerp(-h, h, i / 40), z));
    const fat = (t: number) => 92 * Math.min(1, (t * 5.5) ** 0.6, ((1 - t) * 3.4) ** 0.55) + 3;
    // foam, rudder, screw
    pen.shape(
      ribbon(axis(-6), (t) => (fat(t) * 1.24 + 10) * s),
      '#d9f1f4',
      { edge: 'smooth', ink: 0.7, contour: false },
    );
    pen.tint(
      ribbon(axis(-8), (t) => (fat(t) * 1.1 + 4) * s),
      '#2b5f78',
      {},
    );
    pen.shape([p(-h + 30, 40), p(-h - 30, 190), p(-h + 60, 190), p(-h + 120, 50)], hull, {
      ink: 1.2,
      tone: -0.2,
    });
    pen.shape([p(-h, 164), p(-h - 24, 186), p(-h + 58, 188), p(-h + 70, 164)], band, {
      ink: 0.8,
      contour: false,
    });
    // hull: band at the waterline, dark back, sheen
    pen.shape(
      ribbon(axis(16), (t) => fat(t) * 0.92 * s),
      band,
      { edge: 'smooth', ink: 1.1 },
    );
    pen.shape(
      ribbon(axis(34), (t) => fat(t) * 0.84 * s),
      hull,
      { edge: 'smooth', ink: 1.3 },
    );
    pen.tint(
      ribbon(axis(62), (t) => fat(t) * 0.42 * s),
      hull,
      { tone: 0.9 },
    );
    pen.tint(
      ribbon(axis(2), (t) => Math.max(0, fat(t) * 0.3 - 6) * s),
      hull,
      { tone: -1 },
    );
    for (const t of [0.16, 0.28, 0.42, 0.72, 0.84]) {
      const u = lerp(-h, h, t);
      pen.line(
        range(7).map((i) =>
          p(u + Math.sin((i / 6) * 3.14) * 16, 34 + fat(t) * 0.8 * Math.cos((i / 6) * Math.PI)),
        ),
        0.9,
        { smooth: true },
      );
    }
    rivets(pen, axis(30).slice(4, 37), 34 * s, 3.6 * s);
    // a white eye and a row of teeth that a bored crew painted on the bow
    pen.shape(arc(...p(h - 120, 62, 60), 25 * s, 20 * s, 0, TAU, 14), '#f7f4ea', {
      edge: 'smooth',
      ink: 1,
      contour: false,
    });
    pen.tint(arc(...p(h - 114, 62, 60), 10 * s, 10 * s, 0, TAU, 10), '#2a3040');
    const lip = range(9).map((i) => p(h - 156 + i * 13, 50 - Math.sin((i / 8) * 3.14) * 16, 66));
    for (const i of range(8)) {
      const [a, b] = [nth(lip, i), nth(lip, i + 1)];
      pen.shape([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 17 * s]], '#f7f4ea', {
        ink: 0.8,
        contour: false,
      });
    }
    // deck hatches with open lids
    for (const u of [-330, -230]) {
      pen.shape(arc(...p(u, 108), 38 * s, 16 * s, 0, TAU, 16), '#2f3648', { edge: 'smooth', ink: 1.2 });
      pen.shape(arc(...p(u - 44, 136), 17 * s, 34 * s, 0, TAU, 16), '#8794a6', { edge: 'smooth' });
      pen.tint(arc(...p(u - 42, 136), 10 * s, 24 * s, 0, TAU, 12), '#e9eef2');
    }
    pen.bars([range(8).map((i) => p(120 + i * 46, 154 - Math.abs(i - 3.5) * 4))], 4 * s, '#c9d2da', {
      edge: 1.4,
      smooth: true,
    });
    pen.bars(
      range(8).map((i) => [
        p(120 + i * 46, 154 - Math.abs(i - 3.5) * 4),
        p(120 + i * 46, 106 - Math.abs(i - 3.5) * 3),
      ]),
      4 * s,
      '#c9d2da',
      { edge: 1.4 },
    );
    // the sail
    const sail = (z: number, k: number): Point[] =>
      range(24).map((i) => {
        const a = (i / 24) * TAU;
        return p(-10 + Math.cos(a) * 150 * k, z, Math.sin(a) * 46 * k);
      });
    const [low, high] = [sail(90, 1), sail(330, 0.9)];
    pen.shape([...low.slice(0, 13), ...high.slice(0, 13).reverse()], hull, {
      tone: 0.2,
      ink: 1.4,
      wobble: 0,
    });
    pen.tint([...low.slice(0, 6), ...high.slice(0, 6).reverse()], hull, { tone: -0.9, edge: 'straight' });
    pen.shape(high, hull, { tone: 0.9, edge: 'smooth' });
    pen.shape([p(20, 210, 60), p(160, 200, 130), p(90, 200, 130), p(-50, 210, 60)], hull, {
      tone: 0.5,
      ink: 1.1,
    });
    const side = { at: (u: number, z: number) => p(u * face, z, 46) };
    letters(pen, side, '33', { s: -70, z: 214, height: 66, colour: '#f7f4ea', width: 3.2 });
    pen.shape(
      spline([side.at(-150, 110), side.at(-100, 150), side.at(60, 150), side.at(120, 110)], true, 5),
      band,
      { ink: 0.9, contour: false },
    );
    // beside the number, never across it
    ladder(pen, p(-112, 104, 40), p(-104, 322, 34), 12 * s, '#c9d2da');
    for (const [u, z, r] of [
      [-60, 470, 9],
      [-20, 520, 7],
      [30, 440, 11],
      [70, 500, 4],
    ] as const) {
      pen.bars([[p(u, 330), p(u, z)]], r * s, '#8794a6');
      pen.shape([p(u - r, z), p(u + r * 2.4, z), p(u + r * 2.4, z + r * 2), p(u - r, z + r * 2)], '#59637a', {
        ink: 1,
      });
    }
    pen.bars([[p(-100, 330), p(-100, 430)]], 5 * s, '#c9d2da');
    pen.shape([p(-100, 430), p(-186, 418), p(-172, 402), p(-186, 380), p(-100, 386)], '#e8702c', { ink: 1 });
    beacon(pen, p(70, 508), 10 * s);
    pen.bars([sail(366, 0.9).slice(0, 13)], 5 * s, '#c9d2da', { edge: 1.4, smooth: true });
    snowOn(pen, sail(332, 0.9).slice(1, 12), 13 * s, random);
    snowOn(
      pen,
      range(9).map((i) => p(-480 + i * 14, 98 + i * 1.4)),
      9 * s,
      random,
    );
    snowOn(
      pen,
      range(9).map((i) => p(190 + i * 26, 108 - i * 1.2)),
      10 * s,
      random,
    );
  },
};
