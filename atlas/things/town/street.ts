/** What stands along a street: banners, wire poles, rickshaws, stairs. */
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { drum, facets } from '../../core/solids';
import { block, disc } from '../../core/footprint';
import { kanji } from '../../core/lettering';

export interface NoboriOptions {
  readonly cloth?: string;
  readonly sign?: string;
  readonly ink?: string;
}

/** Tall narrow banner. */
export const nobori: ThingKind<NoboriOptions> = {
  name: 'nobori',
  footprint: () => disc(10),
  height: 130,
  draw(pen, frame, { cloth = '#b83f4a', sign = '茶湯', ink = '#fbf0dc' }, random) {
    const s = frame.scale;
    pen.bars(
      [
        [frame.at(0, 0, 0), frame.at(0, 0, 292)],
        [frame.at(0, 0, 284), frame.at(54, 0, 284)],
      ],
      6 * s,
      '#c9a878',
    );
    const wave = (z: number) => Math.sin(z / 40 + random.seed.length) * 5;
    const right = range(7).map((i) => frame.at(54 + wave(i * 34), 0, 282 - i * 34)),
      left = range(7).map((i) => frame.at(5, 0, 282 - i * 34));
    pen.shape([...left, ...[...right].reverse()], cloth, { tone: 0 });
    pen.tint([...right.slice(1, 7), frame.at(38, 0, 80), frame.at(36, 0, 240)], cloth, {
      tone: -0.8,
      edge: 'straight',
      opacity: 0.6,
    });
    kanji(pen, { at: (a: number, z: number) => frame.at(a, 0, z) }, sign, {
      s: 29,
      z: 268,
      size: 38,
      colour: ink,
      width: 1.9,
    });
  },
};

export interface PoleOptions {
  /** The next pole, to hang wires to. */
  readonly to?: { readonly at: Point; readonly scale: number } | undefined;
  readonly height?: number;
  readonly wood?: string;
}

/** Telegraph pole; wires run to options.to = [[x, y] of the next pole's foot]. */
export const pole: ThingKind<PoleOptions> = {
  name: 'pole',
  footprint: () => disc(14),
  height: 200,
  draw(pen, frame, { to, height = 430, wood = '#6f5546' }) {
    const s = frame.scale;
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, height)]], 12 * s, wood);
    for (const z of [height - 20, height - 58]) {
      pen.bars([[frame.at(-56, 0, z), frame.at(56, 0, z)]], 9 * s, wood);
      for (const u of [-50, -24, 24, 50])
        pen.shape(arc(...frame.at(u, 0, z + 12), 5 * s, 7 * s, 0, 6.2832, 7), '#d8e0e0', {
          edge: 'smooth',
          ink: 0.8,
        });
    }
    if (to)
      for (const [u, z, k] of [
        [-50, height - 8, to.scale],
        [50, height - 8, to.scale],
        [-24, height - 46, to.scale],
        [24, height - 46, to.scale],
      ] as const) {
        const a = frame.at(u, 0, z),
          b: Point = [to.at[0] + u * k, to.at[1] - z * k];
        pen.line(
          range(9).map((i) => {
            const t = i / 8;
            return [
              nth(a, 0) + (nth(b, 0) - nth(a, 0)) * t,
              nth(a, 1) + (nth(b, 1) - nth(a, 1)) * t + Math.sin(t * Math.PI) * 34 * s,
            ];
          }),
          0.7,
          { smooth: true },
        );
      }
  },
};

export interface RickshawOptions {
  readonly body?: string;
  readonly seat?: string;
  readonly hood?: string;
  readonly face?: number;
}

export const rickshaw: ThingKind<RickshawOptions> = {
  name: 'rickshaw',
  footprint: () => block(150, 80),
  height: 110,
  draw(pen, frame, { body = '#3a2e3c', seat = '#a8343f', hood = '#2c2a3c', face = 1 }) {
    const s = frame.scale,
      p = (u: number, z: number, w = 0) => frame.at(u * face, w, z);
    const wheel = (w: number) => {
      pen.bars(
        [[...arc(...p(0, 46, w), 44 * s, 46 * s, 0, 6.2832, 24), p((44 / face) * face, 46, w)]],
        6 * s,
        '#6a4a3a',
        { smooth: true },
      );
      for (let a = 0; a < 3.1; a += 0.524)
        pen.line(
          [p(-Math.cos(a) * 42, 46 - Math.sin(a) * 44, w), p(Math.cos(a) * 42, 46 + Math.sin(a) * 44, w)],
          0.8,
        );
    };
    wheel(-26);
    pen.shape([p(-30, 60), p(26, 56), p(34, 76), p(18, 84), p(-16, 86), p(-34, 126), p(-46, 122)], body, {});
    pen.shape([p(-22, 86), p(20, 84), p(22, 94), p(-14, 98), p(-30, 124), p(-36, 120)], seat, { ink: 0.9 });
    pen.shape(
      [p(-48, 120), p(-50, 168), p(-24, 190), p(14, 180), p(20, 164), p(-14, 160), p(-32, 140)],
      hood,
      { edge: 'smooth' },
    );
    for (const k of [0.3, 0.6]) pen.line([p(-40, 130), p(-50 + k * 60, 176 + k * 8)], 0.8);
    wheel(28);
    pen.bars([[p(10, 60, 26), p(70, 50, 26), p(118, 52, 26)]], 5 * s, '#8a6a4a', { smooth: true });
    pen.shape(arc(...p(52, 66, 26), 9 * s, 11 * s, 0, 6.2832, 9), { emit: '#ffdf92' }, { edge: 'smooth' });
    pen.glow(...p(52, 66, 26), 70 * s, 'amber', 0.9);
  },
};

export interface StairsOptions {
  readonly width?: number;
  readonly steps?: number;
  readonly stone?: string;
  readonly riser?: number;
  readonly tread?: number;
}

/** Flights of stone steps rising away from the viewer; `to` steps up. */
export const stairs: ThingKind<StairsOptions> = {
  name: 'stairs',
  footprint: ({ width = 260, steps = 10 }) => block(width, steps * 26),
  height: 20,
  shadow: false,
  draw(pen, frame, { width = 260, steps = 10, stone = '#b3aaa0', riser = 20, tread = 26 }) {
    const h = width / 2,
      d = (steps * tread) / 2;
    for (const k of [-1, 1])
      facets(pen, frame, [
        {
          corners:
            k < 0
              ? [
                  [-h, -d, 0],
                  [-h, d, 0],
                  [-h, -d, steps * riser],
                ]
              : [
                  [h, d, 0],
                  [h, -d, 0],
                  [h, -d, steps * riser],
                ],
          material: stone,
          tone: -0.8,
        },
      ]);
    for (let i = steps - 1; i >= 0; i--) {
      const w = d - i * tread;
      facets(pen, frame, [
        {
          corners: [
            [-h, w, (i + 1) * riser],
            [h, w, (i + 1) * riser],
            [h, w - tread, (i + 1) * riser],
            [-h, w - tread, (i + 1) * riser],
          ],
          material: stone,
          tone: 0.6,
        },
        {
          corners: [
            [-h, w, i * riser],
            [h, w, i * riser],
            [h, w, (i + 1) * riser],
            [-h, w, (i + 1) * riser],
          ],
          material: stone,
          tone: -0.5,
        },
      ]);
    }
    drum(pen, frame, { u: -h, w: d, r: 18, z0: 0, z1: 60 }, stone);
    drum(pen, frame, { u: h, w: d, r: 18, z0: 0, z1: 60 }, stone);
  },
};
