import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { box, drum, facets } from '../../core/solids';
import { block, disc } from '../footprint';
import { kanji } from '../../core/lettering';

export interface TramOptions {
  readonly body?: string;
  readonly cream?: string;
  readonly roof?: string;
}

/** Street tram. */
export const tram: ThingKind<TramOptions> = {
  name: 'tram',
  footprint: () => block(460, 130),
  height: 200,
  lamps: () => [
    { w: 120, reach: 420 },
    { u: 240, w: 60, reach: 380, colour: 'white' },
  ],
  draw(pen, frame, { body = '#3f7a68', cream = '#f0e2c0', roof = '#7a6a6a' }, random) {
    const s = frame.scale;
    for (const u of [-130, 130])
      box(pen, frame, { u0: u - 50, u1: u + 50, w0: -50, w1: 50, z0: 4, z1: 30 }, '#2a2530', { top: false });
    const walls = box(pen, frame, { u0: -220, u1: 220, w0: -60, w1: 60, z0: 24, z1: 190 }, cream, {
      top: false,
    });
    for (const [name, wall] of Object.entries(walls)) {
      wall.panel(0, 0, wall.width, 70, body, { ink: 1 });
      wall.panel(0, 66, wall.width, 74, '#e3b04b', { ink: 0.7 });
      const bays = name === 'front' ? 9 : 3;
      for (let i = 0; i < bays; i++) {
        const s0 = 10 + ((wall.width - 20) * i) / bays,
          s1 = s0 + (wall.width - 20) / bays - 8,
          doorway = name === 'front' && (i === 0 || i === bays - 1);
        wall.panel(
          s0,
          doorway ? 8 : 82,
          s1,
          146,
          { emit: random.pick(['#ffe2a0', '#ffd584']) },
          { ink: 1.1 },
        );
        if (!doorway && random.chance(0.7)) {
          const m = (s0 + s1) / 2 + random.jitter(6);
          pen.shape(
            [wall.at(m - 11, 82), wall.at(m + 11, 82), wall.at(m + 9, 98), wall.at(m - 9, 98)],
            '#5a4a5a',
            { ink: 0.7, contour: false },
          );
          pen.shape(arc(...wall.at(m, 110), 10 * s, 11 * s, 0, 6.2832, 9), '#a87858', {
            edge: 'smooth',
            ink: 0.8,
            contour: false,
          });
          pen.shape(arc(...wall.at(m, 114), 10.5 * s, 8 * s, Math.PI, 6.2832, 7), '#2d2226', {
            edge: 'smooth',
            ink: 0.5,
            contour: false,
          });
        }
      }
      if (name === 'front')
        for (const k of [40, 74, 200])
          pen.line([wall.at(k, 34), wall.at(wall.width - k, 34)], 0.5, { opacity: 0.5 });
      else {
        pen.shape(
          arc(...wall.at(wall.width / 2, 44), 17 * s, 17 * s, 0, 6.2832, 12),
          { emit: '#fff4cc' },
          { edge: 'smooth', ink: 1.2, contour: false },
        );
        pen.glow(...wall.at(wall.width / 2, 44), 190 * s, 'white', 1);
        wall.panel(wall.width * 0.3, 150, wall.width * 0.7, 164, '#2a2238', { ink: 0.7 });
      }
    }
    box(pen, frame, { u0: -238, u1: 238, w0: -68, w1: 68, z0: 190, z1: 204 }, roof);
    box(pen, frame, { u0: -180, u1: 180, w0: -34, w1: 34, z0: 204, z1: 228 }, cream, { topMaterial: roof });
    for (let i = 0; i < 11; i++) {
      const u = -164 + i * 32;
      pen.shape(
        [frame.at(u, 34, 208), frame.at(u + 22, 34, 208), frame.at(u + 22, 34, 222), frame.at(u, 34, 222)],
        { emit: '#ffd27a' },
        { ink: 0.7, contour: false, wobble: 0 },
      );
    }
    pen.bars([[frame.at(-60, 0, 230), frame.at(-190, 0, 330)]], 6 * s, '#3a3644');
    const [gx, gy] = frame.at(0, 60, 130);
    pen.glow(gx, gy, 330 * s, 'amber', 0.6);
  },
};

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

export interface BridgeOptions {
  readonly length?: number;
  readonly width?: number;
  readonly rise?: number;
  readonly red?: string;
  readonly deck?: string;
  readonly part?: string | undefined;
}

/** Arched footbridge along u, `rise` at the middle. Drawn in two parts, back and front, people can walk between. */
export const bridge: ThingKind<BridgeOptions> = {
  name: 'bridge',
  shadow: false,
  footprint: ({ length = 520, width = 130 }) => block(length, width),
  height: 20,
  draw(pen, frame, { length = 520, width = 130, rise = 110, red = '#c9483f', deck = '#a8764e', part }) {
    const s = frame.scale,
      h = length / 2,
      d = width / 2;
    const z = (t: number) => rise * Math.sin(t * Math.PI);
    const at = (t: number, w: number, dz = 0) => frame.at(-h + length * t, w, z(t) + dz);
    const steps = range(21).map((i) => i / 20);
    const rail = (w: number, tone: number) => {
      pen.bars(
        range(9).map((i) => [at(i / 8, w, 0), at(i / 8, w, 66)]),
        11 * s,
        red,
        { tone },
      );
      for (const dz of [30, 58])
        pen.bars([steps.map((t) => at(t, w, dz))], 8 * s, red, { tone, smooth: true });
      for (const i of [0, 4, 8])
        pen.shape(arc(...at(i / 8, w, 74), 9 * s, 12 * s, 0, 6.2832, 8), '#d9b45f', { edge: 'smooth' });
    };
    if (part === 'front') return rail(d, 0.2);
    pen.shape(
      [
        ...steps.map((t) => at(t, d, -4)),
        ...[...steps]
          .reverse()
          .map((t) =>
            frame.at(
              -h + length * (0.06 + 0.88 * t),
              d,
              Math.max(-20, (rise - 34) * Math.sin(t * Math.PI) - 26),
            ),
          ),
      ],
      red,
      { tone: -0.9, edge: 'straight', wobble: 0 },
    );
    rail(-d, -0.6);
    pen.shape([...steps.map((t) => at(t, d)), ...[...steps].reverse().map((t) => at(t, -d))], deck, {
      tone: 0.4,
      wobble: 0,
    });
    for (let i = 1; i < 34; i++) pen.line([at(i / 34, d), at(i / 34, -d)], 0.7);
    pen.bars(
      range(3).map((i) => [at(0.25 + i * 0.25, d, -10), frame.at(-h + length * (0.25 + i * 0.25), d, -30)]),
      14 * s,
      red,
      { tone: -0.8 },
    );
    if (part !== 'back') rail(d, 0.2);
  },
};

export interface RiverBoatOptions {
  readonly wood?: string;
  readonly roof?: string;
  readonly cabin?: boolean;
}

/** Flat river boat with a lantern. */
export const riverBoat: ThingKind<RiverBoatOptions> = {
  name: 'riverBoat',
  footprint: () => block(240, 70),
  height: 30,
  lamps: () => [{ reach: 240 }],
  draw(pen, frame, { wood = '#8a5f45', roof = '#6a5a52', cabin = true }) {
    const s = frame.scale;
    for (const k of [1.1, 0.9])
      pen.line(frame.disc(0, 10, 0, 140 * k, 0.2, 2.9, 10), 1.4, {
        smooth: true,
        colour: '#bcd0ff',
        opacity: 0.7,
      });
    pen.shape(
      [
        frame.at(-130, 0, 44),
        frame.at(-96, 34, 4),
        frame.at(96, 34, 4),
        frame.at(136, 0, 48),
        frame.at(98, 36, 30),
        frame.at(-96, 36, 28),
      ],
      wood,
      { tone: -0.6 },
    );
    pen.shape(
      [
        frame.at(-130, 0, 44),
        frame.at(-96, 36, 28),
        frame.at(98, 36, 30),
        frame.at(136, 0, 48),
        frame.at(98, -36, 30),
        frame.at(-96, -36, 28),
      ],
      wood,
      { tone: 0.1 },
    );
    for (let i = 0; i < 7; i++)
      pen.line([frame.at(-80 + i * 26, 34, 29), frame.at(-80 + i * 26, -34, 29)], 0.7);
    if (cabin) {
      const walls = box(pen, frame, { u0: -70, u1: 50, w0: -26, w1: 26, z0: 28, z1: 84 }, wood, {
        top: false,
      });
      for (const wall of Object.values(walls)) {
        wall.panel(8, 18, wall.width - 8, 50, { emit: '#ffcf78' }, { ink: 1 });
        for (let k = 20; k < wall.width - 8; k += 14)
          pen.line([wall.at(k, 18), wall.at(k, 50)], 0.9, { colour: wood, tone: -0.6 });
      }
      facets(pen, frame, [
        {
          corners: [
            [-84, 36, 80],
            [64, 36, 80],
            [64, 0, 104],
            [-84, 0, 104],
          ],
          material: roof,
        },
        {
          corners: [
            [64, -36, 80],
            [-84, -36, 80],
            [-84, 0, 104],
            [64, 0, 104],
          ],
          material: roof,
        },
      ]);
    }
    const [x, y] = frame.at(104, 0, 92);
    pen.bars([[frame.at(104, 0, 34), frame.at(104, 0, 112)]], 5 * s, wood);
    pen.shape(arc(x, y, 13 * s, 17 * s, 0, 6.2832, 10), { emit: '#ffb868' }, { edge: 'smooth' });
    pen.glow(x, y, 120 * s, 'amber', 1);
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
