/** The palace a wicked man carries in his head: towers that lean and an eye in the tallest. */
import { arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { spire } from './finger-tower';
import type { Spire } from './finger-tower';

export interface WarpedPalaceOptions {
  readonly wall?: string;
  readonly roof?: string;
}

export const warpedPalace: ThingKind<WarpedPalaceOptions> = {
  name: 'warpedPalace',
  footprint: () => block(760, 260),
  height: 460,
  draw(pen, frame, { wall = '#5a3a52', roof = '#a8142a' }) {
    const s = frame.scale;
    const spires: readonly Spire[] = [
      { u: -240, w: -70, half: 46, high: 520, lean: -80 },
      { u: 230, w: -70, half: 44, high: 480, lean: 90 },
      { u: -90, w: -50, half: 56, high: 640, lean: -50 },
      { u: 110, w: -40, half: 60, high: 800, lean: 70 },
      { u: -330, w: 20, half: 50, high: 330, lean: -46 },
      { u: 330, w: 20, half: 50, high: 350, lean: 60 },
    ];
    // the second wall, on which the fingers stand
    const rear = (k: number, z: number) => frame.at(k * 360, -96, z);
    pen.shape([rear(-1, 0), rear(-1, 330), rear(1, 330), rear(1, 0)], wall, { tone: -0.7 });
    for (const i of range(13))
      if (i % 2 === 0)
        pen.shape(
          [
            rear(-1 + i * 0.154, 326),
            rear(-0.846 + i * 0.154, 326),
            rear(-0.846 + i * 0.154, 362),
            rear(-1 + i * 0.154, 362),
          ],
          wall,
          { ink: 0.9, tone: -0.6 },
        );
    for (const z of range(9))
      for (const k of range(14))
        if ((k * 5 + z * 3) % 4)
          pen.line(
            [
              rear(-0.97 + k * 0.14 + (z % 2) * 0.06, 60 + z * 30),
              rear(-0.86 + k * 0.14 + (z % 2) * 0.06, 60 + z * 30),
            ],
            0.7,
            { opacity: 0.6 },
          );
    for (const one of spires) spire(pen, frame, one, wall, roof);
    const keep = (k: number, z: number) => frame.at(k * (290 - z * 0.1) + Math.sin(z * 0.012) * 18, 70, z);
    pen.shape([keep(-1, 0), keep(-1, 120), keep(-1, 240), keep(1, 240), keep(1, 120), keep(1, 0)], wall, {
      tone: 0.15,
    });
    for (const i of range(11))
      if (i % 2 === 0)
        pen.shape(
          [
            keep(-1 + i * 0.182, 236),
            keep(-1 + (i + 1) * 0.182, 236),
            keep(-1 + (i + 1) * 0.182, 274),
            keep(-1 + i * 0.182, 274),
          ],
          wall,
          { ink: 0.9 },
        );
    const front = [keep(-1, 0), keep(-1, 120), keep(-1, 240), keep(1, 240), keep(1, 120), keep(1, 0)];
    pen.within(front, () => {
      for (const z of range(9)) {
        const low = z * 27;
        pen.line([keep(-1, low), keep(1, low)], 0.8, { opacity: 0.75 });
        for (const k of range(13)) {
          const m = -1 + k * 0.165 + (z % 2) * 0.08;
          pen.line([keep(m, low), keep(m, low + 27)], 0.7, { opacity: 0.6 });
          if ((k * 7 + z * 5) % 6 === 0)
            pen.tint(
              [keep(m, low), keep(m + 0.165, low), keep(m + 0.165, low + 27), keep(m, low + 27)],
              k % 2 ? '#7a5470' : '#46283f',
              {
                edge: 'straight',
                opacity: 0.75,
              },
            );
        }
      }
      // shade under the battlements, damp at the foot, cracks from the gate
      pen.tint([keep(-1, 240), keep(1, 240), keep(1, 216), keep(-1, 222)], '#1c0f22', {
        edge: 'straight',
        opacity: 0.4,
      });
      pen.tint(
        [keep(-1, 0), keep(1, 0), keep(1, 30), keep(0.4, 18), keep(-0.3, 34), keep(-1, 20)],
        '#2f3a2c',
        {
          opacity: 0.5,
        },
      );
      for (const [k, way] of [
        [-0.26, -1],
        [0.27, 1],
      ] as const)
        pen.stroke(
          [keep(k, 130), keep(k + 0.12 * way, 170), keep(k + 0.08 * way, 196), keep(k + 0.2 * way, 236)],
          5,
          {
            from: 0.9,
          },
        );
    });
    // hands of prisoners at two low gratings
    for (const k of [-0.66, 0.66]) {
      const hole = [keep(k - 0.11, 60), keep(k + 0.11, 60), keep(k + 0.11, 116), keep(k - 0.11, 116)];
      pen.shape(hole, '#17101c', { contour: false, ink: 0.9 });
      pen.within(hole, () =>
        bust(pen, keep(k, 84), 17 * s, {
          skin: k < 0 ? '#f6cfa8' : '#a86e4a',
          hair: k < 0 ? '#5a3a2c' : '#4a3f4a',
          cloth: '#8f8790',
          look: -k,
          kind: 2,
          contour: false,
        }),
      );
      pen.bars(
        [-0.07, -0.02, 0.03, 0.08].map((d) => [keep(k + d, 58), keep(k + d, 118)]),
        4 * s,
        '#3a3040',
        { edge: 0.8 },
      );
    }
    pen.shape(
      [
        keep(-0.24, 0),
        keep(0.24, 0),
        keep(0.24, 110),
        keep(0.12, 160),
        keep(0, 174),
        keep(-0.12, 160),
        keep(-0.24, 110),
      ],
      '#17101c',
      { contour: false },
    );
    for (const k of range(5))
      pen.shape(
        [keep(-0.2 + k * 0.085, 140), keep(-0.13 + k * 0.085, 140), keep(-0.165 + k * 0.085, 104)],
        '#fbf6f0',
        { ink: 0.8, contour: false },
      );
    // the eye sees everybody's worth: it sits in a socket of stone on two brackets
    const [x, y] = frame.at(142, -36, 600);
    const lens = (grow: number, up: number, down: number) => [
      [x - 78 * s * grow, y] as const,
      [x - 34 * s * grow, y - up * s] as const,
      [x + 34 * s * grow, y - up * s] as const,
      [x + 78 * s * grow, y] as const,
      [x + 34 * s * grow, y + down * s] as const,
      [x - 34 * s * grow, y + down * s] as const,
    ];
    for (const k of [-1, 1])
      pen.shape(
        [
          [x + k * 30 * s, y + 96 * s],
          [x + k * 52 * s, y + 44 * s],
          [x + k * 84 * s, y + 8 * s],
          [x + k * 66 * s, y + 52 * s],
          [x + k * 46 * s, y + 92 * s],
        ],
        wall,
        { tone: k < 0 ? 0.3 : -0.8, ink: 0.9 },
      );
    for (const k of range(6)) {
      const a = Math.PI * (1.14 + k * 0.144);
      const root = [x + Math.cos(a) * 86 * s, y + Math.sin(a) * 58 * s] as const;
      pen.shape(
        [
          [root[0] - 9 * s, root[1] + 8 * s],
          [x + Math.cos(a) * 128 * s, y + Math.sin(a) * 96 * s],
          [root[0] + 9 * s, root[1] + 8 * s],
        ],
        '#241424',
        { ink: 0.6 },
      );
    }
    pen.shape(lens(1.24, 66, 58), wall, { edge: 'smooth', tone: 0.5 });
    const white = lens(1, 46, 42);
    pen.shape(white, '#fff6e0', { edge: 'smooth', contour: false });
    pen.within(lens(0.98, 36, 32), () => {
      for (const [k, d] of [
        [-62, -8],
        [-58, 10],
        [60, -6],
        [56, 12],
      ] as const)
        pen.line(
          [
            [x + k * s, y + d * s],
            [x + k * 0.76 * s, y + d * 0.4 * s],
            [x + k * 0.6 * s, y + d * 1.2 * s],
          ],
          0.8,
          {
            colour: '#d8202f',
          },
        );
      // it follows a bird
      const [ix, iy] = [x - 24 * s, y - 12 * s];
      pen.shape(arc(ix, iy, 34 * s, 36 * s, 0, 6.2832, 18), '#d8202f', {
        edge: 'smooth',
        ink: 1,
        contour: false,
      });
      for (const k of range(14)) {
        const a = k * 0.4488;
        pen.line(
          [
            [ix + Math.cos(a) * 17 * s, iy + Math.sin(a) * 21 * s],
            [ix + Math.cos(a) * 30 * s, iy + Math.sin(a) * 32 * s],
          ],
          0.8,
          {
            colour: '#7a0f1e',
          },
        );
      }
      pen.shape(arc(ix, iy, 13 * s, 20 * s, 0, 6.2832, 12), '#17101c', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
      pen.tint(arc(ix - 12 * s, iy - 14 * s, 7 * s, 8 * s, 0, 6.2832, 9), '#ffffff');
      // the heavy upper lid and its shade
      pen.tint(
        [
          [x - 80 * s, y - 50 * s],
          [x + 80 * s, y - 50 * s],
          [x + 76 * s, y - 4 * s],
          [x + 20 * s, y - 24 * s],
          [x - 26 * s, y - 24 * s],
          [x - 76 * s, y - 4 * s],
        ],
        '#3a1c30',
        {
          opacity: 0.45,
        },
      );
    });
    pen.shape(
      [
        [x - 84 * s, y + 2 * s],
        [x - 40 * s, y - 52 * s],
        [x + 40 * s, y - 52 * s],
        [x + 84 * s, y + 2 * s],
        [x + 34 * s, y - 32 * s],
        [x - 34 * s, y - 32 * s],
      ],
      '#7a4a66',
      { edge: 'smooth', contour: false },
    );
  },
};
