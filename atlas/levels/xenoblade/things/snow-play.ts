/** What people do with a titan's snow: fish through it, build its owner again, slide off its edge, sunbathe. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block, disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** A hole in the ice no larger than a bucket, and what waits under the ice: much larger. */
export const iceHole: ThingKind<object> = {
  name: 'iceHole',
  footprint: () => block(300, 90),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const g = (u: number, w: number): Point => frame.at(u, w, 0);
    pen.tint(
      [
        g(-190, 10),
        g(-120, -50),
        g(10, -66),
        g(86, -42),
        g(126, 2),
        g(176, -42),
        g(160, 10),
        g(178, 54),
        g(124, 24),
        g(74, 58),
        g(0, 74),
        g(-120, 54),
      ],
      '#2f6a98',
      { opacity: 0.88 },
    );
    pen.tint([g(-30, -62), g(20, -104), g(60, -56)], '#3f7fa8', { opacity: 0.72, edge: 'straight' });
    const [x, y] = g(-128, -10);
    pen.shape(arc(x, y, 17 * s, 13 * s, 0, TAU, 14), '#fdf6d0', { edge: 'smooth', ink: 0.8, contour: false });
    pen.tint(arc(x - 4 * s, y, 7 * s, 8 * s, 0, TAU, 9), '#1f3048');
    pen.line([g(-186, 16), g(-150, 34), g(-104, 38)], 2, { colour: '#1f4a6a', smooth: true });
    for (const i of range(6))
      pen.line([g(-180 + i * 14, 18 + i * 4), g(-174 + i * 14, 26 + i * 3)], 1.6, { colour: '#eef8ff' });
    pen.scratches(
      range(9).map((i) => [
        g(-60 + i * 26, -36 + (i % 3) * 20),
        g(-42 + i * 26, -20 + (i % 3) * 20),
        g(-60 + i * 26, -4 + (i % 3) * 20),
      ]),
      { width: 1, opacity: 0.4 },
    );
    // the hole, its rim of chips, the line that goes down
    pen.shape(arc(...g(-214, 20), 34 * s, 15 * s, 0, TAU, 14), '#ffffff', {
      edge: 'scallop',
      ink: 0.8,
      contour: false,
    });
    pen.shape(arc(...g(-214, 20), 24 * s, 10 * s, 0, TAU, 14), '#1f3f66', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    for (const a of range(5))
      pen.line(
        [
          g(-214 + Math.cos(a * 1.3) * 40, 20 + Math.sin(a * 1.3) * 36),
          g(-214 + Math.cos(a * 1.3 + 0.2) * 84, 20 + Math.sin(a * 1.3) * 66),
        ],
        0.9,
      );
  },
};

/** The iron titan once more, of snow: a bucket for a helm, embers for eyes, a branch for a sword. */
export const snowTitan: ThingKind<object> = {
  name: 'snowTitan',
  footprint: () => disc(62),
  height: 130,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const ball = (u: number, z: number, r: number) => {
      pen.shape(arc(...at(u, z), r * s, r * 0.92 * s, 0, TAU, 20), '#f4f8ff', { edge: 'smooth' });
      pen.tint(arc(...at(u + r * 0.34, z - r * 0.2), r * 0.6 * s, r * 0.7 * s, 0, TAU, 12), '#f4f8ff', {
        tone: -1,
      });
    };
    pen.bars([[at(58, 118), at(96, 108), at(150, 210)]], 8 * s, '#7a5238');
    pen.bars([[at(116, 148), at(146, 132)]], 6 * s, '#7a5238');
    ball(0, 46, 64);
    ball(0, 122, 46);
    for (const k of [-1, 1]) ball(k * 52, 142, 22);
    for (const k of [-52, 52])
      pen.shape([at(k - 9, 158), at(k + 9, 158), at(k, 190)], '#e3b04b', { ink: 0.9 });
    ball(0, 178, 32);
    pen.shape([at(-34, 184), at(34, 184), at(28, 232), at(-28, 232)], '#8790ab');
    pen.tint([at(6, 186), at(33, 186), at(27, 230), at(8, 230)], '#8790ab', { tone: -0.9, edge: 'straight' });
    pen.shape([at(-24, 210), at(26, 206), at(26, 196), at(-24, 200)], '#2c2840', {
      contour: false,
      ink: 0.8,
    });
    pen.tint([at(-12, 206), at(22, 204), at(22, 199), at(-12, 201)], '#ff6a4c', { edge: 'straight' });
    pen.shape([at(-5, 232), at(12, 232), at(6, 268), at(-12, 258)], '#c9a66a', { ink: 0.9 });
    pen.shape(arc(...at(0, 124), 14 * s, 14 * s, 0, TAU, 12), '#ff6a4c', { edge: 'smooth' });
    pen.bars([[at(-62, 130), at(-104, 92)]], 7 * s, '#7a5238');
    for (const d of [-14, 0, 14]) pen.bars([[at(-102, 94), at(-122, 82 + d)]], 4 * s, '#7a5238');
    pen.shape([at(-44, 158), at(44, 158), at(40, 146), at(-40, 146)], '#d9423c', { ink: 0.9 });
    pen.shape([at(26, 150), at(44, 148), at(52, 104), at(34, 106)], '#d9423c', { ink: 0.9 });
  },
};

/** A sledge half over the edge. */
export const sledge: ThingKind<object> = {
  name: 'sledge',
  footprint: () => block(260, 50),
  height: 20,
  draw(pen, frame) {
    const s = frame.scale;
    for (const w of [-18, 20])
      pen.bars(
        [[frame.at(-128, w, 8), frame.at(96, w, 4), frame.at(132, w, 22), frame.at(126, w, 44)]],
        7 * s,
        '#8a5a36',
        { smooth: true },
      );
    for (const u of [-90, -20, 60]) pen.bars([[frame.at(u, 20, 6), frame.at(u, 20, 28)]], 6 * s, '#8a5a36');
    pen.shape(
      [frame.at(-120, 26, 28), frame.at(104, 26, 28), frame.at(104, -22, 30), frame.at(-120, -22, 30)],
      '#e2543c',
    );
    for (const w of [-6, 10]) pen.line([frame.at(-118, w, 29), frame.at(102, w, 29)], 1);
    for (const [u, r] of [
      [-140, 18],
      [-166, 13],
      [-112, 11],
    ] as const)
      pen.shape(arc(...frame.at(u, 24, 8), r * s, r * 0.8 * s, 0, TAU, 9), '#ffffff', {
        edge: 'scallop',
        ink: 0.8,
      });
    for (const z of [48, 84, 120]) pen.line([frame.at(-150, 0, z), frame.at(-214, 0, z + 6)], 1.6);
  },
};

/** A beach of two square metres. */
export const beach: ThingKind<object> = {
  name: 'beach',
  footprint: () => block(250, 110),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    pen.shape(frame.disc(0, 0, 0, 140), '#f3dca0', { edge: 'smooth', contour: false, ink: 0.8 });
    const towel = (a: number, b: number): Point => frame.at(-92 + 184 * a, 34 - 68 * b, 2);
    pen.shape([towel(0, 0), towel(1, 0), towel(1, 1), towel(0, 1)], '#4fb0c0', { ink: 0.9, contour: false });
    for (const a of [0.14, 0.42, 0.7])
      pen.tint([towel(a, 0), towel(a + 0.14, 0), towel(a + 0.14, 1), towel(a, 1)], '#fff6e0', {
        edge: 'straight',
      });
    pen.bars([[frame.at(104, -40, 0), frame.at(88, -40, 168)]], 6 * s, '#c9a66a');
    for (const i of range(6)) {
      const [a, b] = [Math.PI * (i / 6), Math.PI * ((i + 1) / 6)];
      const [x, y] = frame.at(86, -40, 176);
      pen.shape(
        [
          [x, y - 12 * s],
          [x + Math.cos(a) * 92 * s, y + 36 * s + Math.sin(a) * 12 * s],
          [x + Math.cos(b) * 92 * s, y + 36 * s + Math.sin(b) * 12 * s],
        ],
        i % 2 ? '#fff6e0' : '#f2903a',
        { ink: 0.8, tone: i < 3 ? -0.4 : 0.3 },
      );
    }
  },
};
