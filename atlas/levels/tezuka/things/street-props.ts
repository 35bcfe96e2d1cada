/** Small furniture of tomorrow: lamps like atoms, booths like test tubes, ferns that were here before. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { disc } from '../../../core/footprint';

export const orbitLamp: ThingKind<{ readonly stem?: string; readonly ring?: string }> = {
  name: 'orbit-lamp',
  footprint: () => disc(22),
  height: 220,
  draw(pen, frame, { stem = '#8f94a6', ring = '#e2604a' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 22, z1: 16 }, stem);
    pen.bars([[frame.at(0, 0, 16), frame.at(0, 0, 190)]], 9 * s, stem);
    const [x, y] = frame.at(0, 0, 226);
    const orbit = (tilt: number): Point[] =>
      range(20).map((i) => {
        const a = (i / 19) * TAU;
        const [u, v] = [Math.cos(a) * 58 * s, Math.sin(a) * 18 * s];
        return [x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)];
      });
    pen.bars([orbit(0.5), orbit(-0.5)], 4 * s, ring, { edge: 1.6, smooth: true });
    pen.shape(arc(x, y, 26 * s, 26 * s, 0, TAU, 18), { emit: '#fff6c4' }, { edge: 'smooth' });
    pen.tint(arc(x - 8 * s, y - 8 * s, 8 * s, 7 * s), { emit: '#ffffff' });
    for (const [k, t] of [
      [1, 0.5],
      [-1, -0.5],
    ] as const)
      pen.shape(
        arc(x + k * 56 * Math.cos(t) * s, y + k * 56 * Math.sin(t) * s, 7 * s, 7 * s, 0, TAU, 9),
        ring,
        { edge: 'smooth' },
      );
  },
};

export const tubeBooth: ThingKind<{ readonly trim?: string; readonly caller?: number }> = {
  name: 'tube-booth',
  footprint: () => disc(56),
  height: 180,
  draw(pen, frame, { trim = '#e2604a', caller: seed = 0 }) {
    const s = frame.scale;
    drum(pen, frame, { r: 58, z1: 20 }, '#d8c8c0');
    pen.bars([[frame.at(0, -20, 20), frame.at(0, -20, 110)]], 12 * s, '#8f94a6');
    pen.shape(
      [frame.at(-26, -20, 90), frame.at(26, -20, 90), frame.at(26, -20, 140), frame.at(-26, -20, 140)],
      '#4f6f8a',
      { contour: false },
    );
    drum(pen, frame, { r: 48, z0: 20, z1: 180 }, '#bfe9ea', { top: false, tone: 0.4 });
    // whoever telephones, seen through the bent glass
    const pane = [frame.at(-38, 32, 22), frame.at(38, 32, 22), frame.at(38, 32, 172), frame.at(-38, 32, 172)];
    pen.shape(pane, '#8fc9d4', { contour: false, ink: 0.7, tone: -0.3 });
    pen.within(pane, () => {
      pen.tint(
        [frame.at(-38, 32, 20), frame.at(38, 32, 20), frame.at(38, 32, 32), frame.at(-38, 32, 32)],
        '#d8c8c0',
        {
          edge: 'straight',
        },
      );
      for (const k of [-1, 1]) {
        pen.bars([[frame.at(k * 9, 32, 62), frame.at(k * 10, 32, 34)]], 13 * s, '#5b5f7a', { edge: 1 });
        pen.shape(arc(...frame.at(k * 12, 32, 31), 11 * s, 6 * s, 0, TAU, 10), '#4a3a44', {
          edge: 'smooth',
          contour: false,
          ink: 0.8,
        });
      }
      const cloth = nth(['#e2604a', '#4f6f8a', '#f0c04a', '#6aa878', '#8f7ab8'], seed);
      pen.shape(
        [frame.at(-21, 32, 54), frame.at(21, 32, 54), frame.at(16, 32, 94), frame.at(-16, 32, 94)],
        cloth,
        { contour: false, ink: 0.8 },
      );
      pen.bars(
        [
          [frame.at(-16, 32, 86), frame.at(-25, 32, 72), frame.at(-23, 32, 58)],
          [frame.at(16, 32, 86), frame.at(30, 32, 84), frame.at(28, 32, 100)],
        ],
        8 * s,
        cloth,
        { edge: 1 },
      );
      bust(pen, frame.at(0, 32, 114), 22 * s, {
        skin: nth(BUST_SKINS, seed),
        hair: nth(BUST_HAIR, (seed * 2) % 5),
        kind: seed,
        look: seed % 2 ? 0.7 : -0.7,
        contour: false,
      });
      pen.bars([[frame.at(25, 34, 98), frame.at(28, 34, 120)]], 7 * s, '#3a2c44', { edge: 1 });
    });
    pen.tint(
      [frame.at(-30, 33, 40), frame.at(-18, 33, 40), frame.at(4, 33, 168), frame.at(-12, 33, 168)],
      '#ffffff',
      {
        edge: 'straight',
        opacity: 0.4,
      },
    );
    const board = { at: (u: number, z: number) => frame.at(u, 52, z) };
    drum(pen, frame, { r: 56, z0: 180, z1: 212 }, trim);
    letters(pen, board, 'TEL', { s: 0, z: 184, height: 24, colour: '#fff8e6', width: 1.8 });
    pen.shape(arc(...frame.at(0, 0, 222), 22 * s, 18 * s, Math.PI, TAU, 10), '#f0c04a');
  },
};

export const fern: ThingKind<{ readonly leaf?: string; readonly size?: number }> = {
  name: 'fern',
  footprint: () => disc(36),
  height: 70,
  draw(pen, frame, { leaf = '#5f9a4a' }, random) {
    for (const i of range(9)) {
      const a = -1.35 + (i / 8) * 2.7 + random.jitter(0.08);
      const long = random.range(96, 140);
      const bow = (t: number): Point => [
        Math.sin(a) * long * t,
        Math.cos(a) * long * t * (1.25 - 0.62 * t * Math.abs(a)),
      ];
      const left = range(7).map((k) => {
        const [u, z] = bow(k / 6);
        const w = 15 * Math.sin((k / 6) * Math.PI * 0.9 + 0.2) * (k % 2 ? 1.25 : 0.8);
        return [
          frame.at(u - w * Math.cos(a), 0, z + w * Math.sin(a)),
          frame.at(u + w * Math.cos(a), 0, z - w * Math.sin(a)),
        ] as const;
      });
      pen.shape([...left.map(([p]) => p), ...left.map(([, q]) => q).reverse()], leaf, {
        tone: i % 2 ? -0.5 : 0.3,
      });
      pen.line(
        range(5).map((k) => frame.at(...([bow(k / 4)[0], 0, bow(k / 4)[1]] as const))),
        0.7,
        { smooth: true },
      );
    }
  },
};

export const jungleTree: ThingKind<{
  readonly leaf?: string;
  readonly tall?: number;
  readonly bark?: string;
}> = {
  name: 'jungle-tree',
  footprint: () => disc(70),
  height: 420,
  draw(pen, frame, { leaf = '#4c8648', tall = 520, bark = '#a9765a' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number) => frame.at(u, 0, z);
    pen.shape(
      [
        at(-120, 0),
        at(-60, 60),
        at(-40, 200),
        at(-44, tall * 0.8),
        at(44, tall * 0.8),
        at(40, 200),
        at(64, 60),
        at(124, 0),
        at(50, 24),
        at(0, 0),
        at(-40, 22),
      ],
      bark,
    );
    pen.tint(
      [at(10, 40), at(14, tall * 0.78), at(42, tall * 0.78), at(38, 200), at(62, 60), at(110, 6), at(46, 34)],
      bark,
      { tone: -1, edge: 'straight' },
    );
    for (const u of [-24, -6]) pen.stroke([at(u, 60), at(u - 2, 200), at(u, tall * 0.7)], 3);
    const umbrella = (u: number, z: number, wide: number, tone: number) => {
      const lobes = 9;
      const rim = range(lobes * 2 + 1).map((i) => {
        const t = i / (lobes * 2);
        return at(u - wide + 2 * wide * t, z - 40 + (i % 2 ? 26 : -16) + 26 * Math.sin(t * Math.PI));
      });
      const crown = range(15).map((i) => {
        const a = (i / 14) * Math.PI;
        return at(u + Math.cos(a) * wide, z - 30 + Math.sin(a) * wide * 0.52);
      });
      pen.shape([...rim, ...crown], leaf, { tone: tone - 0.3 });
      pen.tint(
        range(13).map((i) => {
          const a = (i / 12) * TAU;
          return at(u - wide * 0.2 + Math.cos(a) * wide * 0.62, z + wide * 0.2 + Math.sin(a) * wide * 0.22);
        }),
        leaf,
        { tone: tone + 0.5, edge: 'scallop' },
      );
      // every finger of the leaf has a rib, a lit edge and slits; the hem lies in shade
      const hem = (i: number, up: number): Point => {
        const t = i / (lobes * 2);
        const lift = up * (wide * 0.5 * Math.sin(t * Math.PI) + 30);
        return at(
          u - wide * (1 - up * 0.7) + 2 * wide * (1 - up * 0.7) * t,
          z - 40 + (up ? 0 : -6) + 26 * Math.sin(t * Math.PI) + lift,
        );
      };
      pen.within([...rim, ...crown], () =>
        pen.tint([...range(19).map((i) => hem(i, 0)), ...range(19).map((i) => hem(18 - i, 0.26))], leaf, {
          tone: tone - 1,
          edge: 'straight',
          opacity: 0.7,
        }),
      );
      pen.within([...rim, ...crown], () => {
        for (const i of range(lobes)) {
          const tip = nth(rim, i * 2 + (i > 4 ? 2 : 0));
          const root = at(u + wide * (i / 4 - 1) * 0.16, z + wide * 0.44);
          const bend = hem(i * 2 + 1, 0.42);
          pen.line([root, bend, tip], 0.9, { smooth: true });
          for (const t of [0.3, 0.6]) {
            const [x, y]: Point = [bend[0] + (tip[0] - bend[0]) * t, bend[1] + (tip[1] - bend[1]) * t];
            for (const side of [-1, 1])
              pen.line(
                [
                  [x, y],
                  [x + side * 12 * s, y + 8 * s],
                ],
                0.6,
                { opacity: 0.7 },
              );
          }
        }
      });
    };
    umbrella(-130, tall * 0.72, 150, -0.2);
    umbrella(140, tall * 0.8, 150, -0.4);
    umbrella(0, tall, 210, 0.2);
    for (const [u, z, long] of [
      [-190, tall * 0.7, 64],
      [70, tall * 0.9, 90],
    ] as const) {
      pen.stroke([at(u, z), at(u + 10 + random.jitter(8), z - long * 0.5), at(u, z - long)], 5, {
        colour: '#6a9a4a',
        from: 0.8,
        to: 0.4,
      });
      pen.shape(arc(...at(u, z - long), 12 * s, 10 * s, 0, TAU, 7), '#f2a0b4', { edge: 'scallop', ink: 0.8 });
    }
  },
};
