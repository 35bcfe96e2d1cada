/** Where the future lives: towers of saucers with a ramp wound round them, and eggs on stems with a garden below. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { Round, ball } from '../../../core/round';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface DiscTowerOptions {
  readonly height?: number;
  readonly wall?: string;
  readonly trim?: string;
  readonly saucers?: number;
  readonly ramp?: boolean;
}

export const discTower: ThingKind<DiscTowerOptions> = {
  name: 'disc-tower',
  footprint: () => disc(170),
  height: 420,
  draw(pen, frame, { height = 820, wall = '#fbf0dc', trim = '#e2604a', saucers = 3, ramp = true }) {
    const s = frame.scale;
    drum(pen, frame, { r: 170, z1: 70 }, '#d8c8c0');
    for (const i of range(9)) {
      const a = 0.3 + i * 0.32;
      const [x, y] = frame.at(Math.cos(a) * 170, Math.sin(a) * 170, 12);
      pen.shape(
        [
          [x - 16 * s, y],
          [x + 16 * s, y],
          [x + 16 * s, y - 40 * s],
          [x, y - 50 * s],
          [x - 16 * s, y - 40 * s],
        ],
        i === 4 ? '#8a4f4a' : '#7cc0c4',
        { contour: false, ink: 0.8 },
      );
    }
    const wound = (from: number, to: number): Point[] =>
      range(18).map((i) => {
        const t = from + ((to - from) * i) / 17;
        const a = t * TAU;
        return frame.at(Math.cos(a) * 120, Math.sin(a) * 120, 70 + (height - 140) * (t / 2.5));
      });
    if (ramp)
      for (const from of [0.5, 1.5])
        pen.bars([wound(from, from + 0.5)], 26 * s, trim, { tone: -0.8, smooth: true });
    drum(pen, frame, { r: 74, r1: 52, z0: 70, z1: height }, wall, { top: false });
    for (const i of range(Math.floor(height / 74) - 2)) {
      const z = 130 + i * 74;
      const r = 74 - (22 * z) / height;
      for (const a of [1.1, 1.57, 2.04]) {
        const [x, y] = frame.at(Math.cos(a) * r, Math.sin(a) * r, z);
        const lit = (i * 3 + Math.round(a * 9)) % 4 === 0;
        pen.shape(arc(x, y, 12 * s, 16 * s, 0, TAU, 12), lit ? '#ffe9a8' : '#7cc0c4', {
          edge: 'smooth',
          contour: false,
          ink: 0.8,
        });
        if (lit)
          bust(pen, [x, y + 2 * s], 9 * s, {
            skin: nth(BUST_SKINS, (i + Math.round(a * 4)) % BUST_SKINS.length),
            hair: nth(BUST_HAIR, (i + Math.round(a * 7)) % BUST_HAIR.length),
            kind: i + Math.round(a * 9),
            look: a - 1.57,
            contour: false,
          });
        else
          pen.line(
            [
              [x - 5 * s, y + 6 * s],
              [x + 4 * s, y - 8 * s],
            ],
            0.8,
            { colour: '#e8fbfb' },
          );
      }
    }
    if (ramp)
      for (const from of [0, 1, 2]) pen.bars([wound(from, from + 0.5)], 26 * s, trim, { smooth: true });
    for (const i of range(saucers)) {
      const z = height * (0.52 + (0.48 * i) / Math.max(1, saucers - 1));
      const r = 190 - i * 34;
      stripedCone(pen, frame, { r: 60, r1: r, z0: z - 46, z1: z, sectors: 18 }, ['#d8c0b4', '#e6d2c4']);
      stripedCone(pen, frame, { r, r1: r * 0.96, z0: z, z1: z + 40, sectors: 22 }, ['#5fa8b4', '#7cc4c8']);
      drum(pen, frame, { r: r + 14, r1: r * 0.4, z0: z + 40, z1: z + 84 }, i % 2 ? wall : trim, {
        top: false,
      });
    }
    const top = height + 84;
    ball(pen, new Round(frame, 0, 0, top + 20, 40), wall);
    pen.bars([[frame.at(0, 0, top + 50), frame.at(0, 0, top + 190)]], 8 * s, '#8f94a6');
    for (const [k, z] of [
      [36, 90],
      [26, 120],
      [16, 150],
    ] as const)
      pen.line(arc(...frame.at(0, 0, top + z), k * s, k * 0.4 * s, 0, TAU, 16), 1.4, { smooth: true });
    pen.shape(
      arc(...frame.at(0, 0, top + 196), 13 * s, 13 * s, 0, TAU, 12),
      { emit: '#ff7a5a' },
      { edge: 'smooth' },
    );
  },
};

export interface PodHouseOptions {
  readonly shell?: string;
  readonly trim?: string;
  readonly tall?: number;
}

export const podHouse: ThingKind<PodHouseOptions> = {
  name: 'pod-house',
  footprint: () => disc(120),
  height: 260,
  draw(pen, frame, { shell = '#fdf2de', trim = '#5fa8b4', tall = 190 }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 116, z1: 14 }, '#b8d49a');
    drum(pen, frame, { r: 34, r1: 26, z0: 14, z1: tall + 50 }, '#d8d2d0', { top: false });
    const climb = range(14).map((i): Point => {
      const a = 0.2 + (i / 13) * 2.7;
      return frame.at(Math.cos(a) * 74, Math.sin(a) * 74, 14 + (i / 13) * tall);
    });
    pen.bars([climb], 20 * s, '#e8c9a0', { smooth: true });
    pen.bars([climb.map(([x, y]): Point => [x, y - 36 * s])], 4 * s, '#8f94a6', { smooth: true, edge: 1.4 });
    const [x, y] = frame.at(0, 0, tall + 100);
    // the stem reaches up into the egg, with a collar where the two meet
    const rim = (r: number, z: number, from: number, to: number): Point[] =>
      range(11).map((i) => {
        const a = from + ((to - from) * i) / 10;
        return frame.at(Math.cos(a) * r, Math.sin(a) * r, z);
      });
    pen.shape([...rim(30, tall - 34, 0, Math.PI), ...rim(84, tall + 40, Math.PI, 0)], trim, { wobble: 0 });
    pen.tint([...rim(30, tall - 34, 0, 0.9), ...rim(84, tall + 40, 0.9, 0)], trim, {
      tone: -1,
      edge: 'straight',
    });
    pen.line(rim(48, tall - 8, 0, Math.PI), 0.8, { smooth: true });
    pen.shape(
      [...arc(x, y, 142 * s, 130 * s, Math.PI, TAU, 20), ...arc(x, y, 142 * s, 84 * s, 0, Math.PI, 18)],
      shell,
      { wobble: 0 },
    );
    pen.tint(
      [
        ...arc(x, y, 142 * s, 130 * s, -0.9, 0, 8),
        ...arc(x, y, 142 * s, 84 * s, 0, 1.4, 10),
        [x + 70 * s, y + 30 * s],
        [x + 76 * s, y - 50 * s],
      ],
      shell,
      { tone: -1 },
    );
    pen.tint(arc(x - 60 * s, y - 70 * s, 40 * s, 24 * s), '#ffffff', { opacity: 0.8 });
    pen.shape(
      [
        ...arc(x, y + 8 * s, 142 * s, 60 * s, 0.04, Math.PI - 0.04, 18),
        ...arc(x, y - 16 * s, 142 * s, 60 * s, Math.PI - 0.04, 0.04, 18),
      ],
      trim,
      { contour: false, wobble: 0 },
    );
    for (const k of [-1, 0, 1]) {
      const [wx, wy] = [x + k * 76 * s, y - (34 - Math.abs(k) * 8) * s];
      pen.shape(arc(wx, wy, 27 * s, 27 * s, 0, TAU, 18), '#f6c46a', { edge: 'smooth', contour: false });
      pen.shape(arc(wx, wy, 20 * s, 20 * s, 0, TAU, 16), k ? '#7cc0c4' : '#ffe9a8', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      pen.line(
        [
          [wx - 20 * s, wy],
          [wx + 20 * s, wy],
        ],
        0.7,
      );
    }
    pen.bars(
      [
        [
          [x + 40 * s, y - 120 * s],
          [x + 40 * s, y - 214 * s],
        ],
        ...[30, 22, 14].map((half, i): Point[] => [
          [x + (40 - half) * s, y - (170 + i * 16 - half * 0.36) * s],
          [x + (40 + half) * s, y - (170 + i * 16 + half * 0.36) * s],
        ]),
      ],
      5 * s,
      '#8f94a6',
      { edge: 1.6 },
    );
    for (const i of range(6)) {
      const a = 0.3 + i * 0.52;
      const [px, py] = frame.at(Math.cos(a) * 100, Math.sin(a) * 100, 20);
      puff(pen, [px, py], 28 * s, 22 * s, random.pick(['#7cb870', '#94c878', '#6aa864']), 0.1);
      pen.shape(arc(px, py - 6 * s, 7 * s, 7 * s, 0, TAU, 6), nth(['#ec7d86', '#f6d264', '#ffffff'], i % 3), {
        edge: 'smooth',
        contour: false,
        ink: 0.6,
      });
    }
  },
};
