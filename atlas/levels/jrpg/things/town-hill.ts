/** The chocolate-box town: a round hill in three icings, every house on it a praline, a bell on top. */
import { Frame } from '../../../core/frame';
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { casement, flowerBox, gableFront, ivy, pane } from '../../../things/town/cottage';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { turnOf, type Turned } from '../../../things/turned';
import { belfry } from './town-belfry';

export interface TownHillOptions extends Turned {
  readonly stone?: string;
  readonly chocolate?: string;
}

const PASTELS = ['#f7c9c4', '#fbe6b8', '#cfe3d2', '#d8cbe9', '#f4d3ae', '#c9dff0'] as const;
const CHOCOLATES = ['#7a4632', '#b5604a', '#6a3a34', '#c08a4a', '#8a5a7a', '#5a7a86', '#8f5a3c'] as const;
const DOORS = ['#5a3a3a', '#3f7f8a', '#b5453c', '#6a8a4a', '#d0a040'] as const;

interface Lot {
  readonly turn: number;
  readonly r: number;
  readonly z: number;
  readonly storeys: number;
  readonly width: number;
}

const ring = (
  r: number,
  z: number,
  turns: readonly number[],
  storeys: readonly number[],
  width: number,
): Lot[] =>
  turns.map((turn, i) => ({
    turn,
    r,
    z,
    storeys: nth(storeys, i % storeys.length),
    width: width + ((i * 37) % 3) * 12,
  }));

/** How much larger a house is than the hill's measure, so that a face fits its window. */
const LARGE = 1.4;

const LOW = 120;
const MID = 280;
const TOP = 430;

/** One house, turned to the viewer whatever side of the hill it is on. */
function praline(pen: Pen, hill: Frame, { turn, r, z: on, storeys, width }: Lot, i: number): void {
  const frame = new Frame(hill.at(Math.cos(turn) * r, Math.sin(turn) * r, on), hill.scale * LARGE, hill.yaw);
  const [u, w, z] = [0, 0, 0];
  const height = storeys * 74;
  const walls = gableFront(pen, frame, {
    u,
    w,
    z,
    width,
    depth: 84,
    height,
    rise: width * nth([0.72, 0.5, 0.9, 0.62], i % 4),
    wall: nth(PASTELS, i % PASTELS.length),
    roof: nth(CHOCOLATES, (i * 3) % CHOCOLATES.length),
    over: 11,
  });
  const { front } = walls;
  if (!front) return;
  for (const k of range(storeys)) front.panel(0, k * 74 + 66, width, k * 74 + 74, '#fff4e4', { ink: 0.8 });
  for (const s of [0, width - 8]) front.panel(s, 0, s + 8, height, '#fff4e4', { ink: 0.8 });
  for (const k of range(storeys))
    for (const s of [0.27, 0.73]) {
      const sill = k * 74 + 24;
      // the door is on either side, and of any colour
      if (k === 0 && s > 0.5 === (i % 3 !== 1)) {
        front.panel(width * s - 16, 0, width * s + 16, 54, nth(DOORS, i % DOORS.length), { ink: 0.9 });
        pen.line([front.at(width * s + 9, 26), front.at(width * s + 9, 30)], 2.4, { colour: '#f2c94f' });
        continue;
      }
      casement(pen, front, width * s, sill, 12, 32);
      if (k > 0) flowerBox(pen, front, width * s, sill - 3, 15);
    }
  // what tells one house from the next: an awning, a sign, a chimney, somebody at home
  const unit = frame.scale;
  if (i % 5 === 0)
    for (const k of range(4))
      pen.shape(
        [
          front.at(width * (0.1 + k * 0.2), 66),
          front.at(width * (0.3 + k * 0.2), 66),
          front.at(width * (0.3 + k * 0.2), 48),
          front.at(width * (0.1 + k * 0.2), 48),
        ],
        k % 2 ? '#fff4e4' : '#e2574c',
        { contour: false, ink: 0.7, edge: 'straight' },
      );
  if (i % 5 === 2) {
    const [sx, sy] = front.at(width * 0.5, 64);
    pen.shape(arc(sx, sy, 11 * unit, 11 * unit, 0, TAU, 10), nth(['#f2c94f', '#e2574c', '#59b8c8'], i % 3), {
      edge: i % 2 ? 'scallop' : 'smooth',
      contour: false,
      ink: 0.8,
    });
  }
  if (i % 4 === 1) {
    const base = front.at(width * 0.78, height + width * 0.2);
    pen.bars([[base, [base[0], base[1] - 34 * unit]]], 13 * unit, '#b5806a');
    for (const [dx, dy, r] of [
      [3, -46, 9],
      [10, -62, 13],
      [6, -82, 16],
    ] as const)
      pen.shape(
        arc(base[0] + dx * unit, base[1] + dy * unit, r * unit, r * 0.8 * unit, 0, TAU, 8),
        '#ffffff',
        {
          edge: 'scallop',
          ink: 0.6,
        },
      );
  }
  if (i % 3 === 0 && storeys > 1) {
    const at = front.at(width * 0.27, 74 + 42);
    pen.within(
      [
        front.at(width * 0.27 - 13, 98),
        front.at(width * 0.27 + 13, 98),
        front.at(width * 0.27 + 13, 132),
        front.at(width * 0.27 - 13, 132),
      ],
      () =>
        bust(pen, at, 11 * unit, {
          skin: nth(BUST_SKINS, i % BUST_SKINS.length),
          hair: nth(BUST_HAIR, (i * 2) % BUST_HAIR.length),
          cloth: nth(PASTELS, (i + 2) % PASTELS.length),
          kind: i,
          look: i % 2 ? 0.6 : -0.6,
          contour: false,
        }),
    );
  }
  const [x, y] = front.at(width / 2, height + width * 0.24);
  pen.shape(arc(x, y, 9 * frame.scale, 11 * frame.scale, 0, TAU, 10), pane(pen), {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
}

/** A terrace: cream wall, icing that runs over its edge, lawn on top. */
function tier(pen: Pen, frame: Frame, r: number, z0: number, z1: number, stone: string, icing: string): void {
  drum(pen, frame, { r: r * 1.04, r1: r, z0, z1 }, stone, { topMaterial: '#9fd06a' });
  for (const _ of range(Math.round(r / 9))) {
    const [a, z] = [pen.random.range(0.15, 3), pen.random.range(z0 + 10, z1 - 40)];
    pen.line(frame.disc(0, 0, z, r * 1.02, a, a + 14 / r, 3), 0.7, { opacity: 0.8 });
  }
  const drips: Point[] = range(61).map((i) => {
    const a = Math.PI * (i / 60);
    const drop = i % 4 === 0 ? 8 : i % 4 === 2 ? 34 + ((i * 7) % 3) * 8 : 20;
    return nth(frame.disc(0, 0, z1 - drop, r * 1.015, a, a + 0.01, 2), 0);
  });
  pen.shape([...frame.disc(0, 0, z1, r, 0, Math.PI, 40), ...drips.reverse()], icing, {
    edge: 'smooth',
    contour: false,
    ink: 0.9,
  });
}

export const townHill: ThingKind<TownHillOptions> = {
  name: 'townHill',
  footprint: () => disc(540),
  height: 420,
  lamps: () => [
    { u: -110, w: 600, reach: 300 },
    { u: 110, w: 600, reach: 300 },
  ],
  draw(pen, frame, { stone = '#f3e2c4', chocolate = '#7a4632', ...turned }) {
    const lots = [
      ...ring(440, LOW, [3.3, 2.8, 2.42, 2.02, 1.12, 0.7, 0.3, -0.16], [2, 1, 2, 1, 2, 1, 2, 1], 104),
      ...ring(256, MID, [3.2, 2.5, 1.86, 1.24, 0.6, -0.1], [2, 1, 2, 1, 2, 1], 92),
      ...ring(118, TOP, [3.1, 2.05, 0.9, 0.04], [1, 1, 1, 1], 72),
    ].map((lot, i) => ({ lot, i, depth: Math.sin(lot.turn) * lot.r }));
    const row = (z: number, front: boolean) =>
      lots
        .filter(({ lot, depth }) => lot.z === z && depth > 0.3 * lot.r === front)
        .sort((p, q) => p.depth - q.depth)
        .forEach(({ lot, i }) => praline(pen, frame, lot, i));
    tier(pen, frame, 540, 0, LOW, stone, '#fff4e4');
    row(LOW, false);
    tier(pen, frame, 352, LOW, MID, stone, '#f7c4cc');
    row(MID, false);
    tier(pen, frame, 188, MID, TOP, stone, '#fff4e4');
    row(TOP, false);
    belfry(pen, frame, TOP, '#fbeed2', chocolate, turnOf(turned, 'hand'));
    row(TOP, true);
    row(MID, true);
    for (const a of [0.5, 1.06, 1.6, 2.1, 2.7])
      ivy(
        pen,
        (t) => nth(frame.disc(0, 0, LOW + 8, 372, a, a + 0.14 + t * 0.1, 2), 1),
        4,
        17 * frame.scale,
        '#6aa84f',
      );
    row(LOW, true);
    // the gate, a gingerbread one, and the flight of steps through it
    const gate = box(pen, frame, { u0: -104, u1: 104, w0: 500, w1: 566, z1: 170 }, '#8f5a3c', {
      top: false,
    }).front;
    if (gate) {
      for (const z of [40, 90, 140]) pen.line([gate.at(4, z), gate.at(204, z)], 0.7);
      const arch = (half: number, top: number) => [
        gate.at(104 - half, 0),
        gate.at(104 + half, 0),
        ...arc(0, 0, 1, 1, 0, Math.PI, 10).map(([c, q]) => gate.at(104 + c * half, top + q * half)),
      ];
      pen.shape(arch(66, 70), '#fff4e4', { contour: false });
      pen.shape(arch(54, 66), '#4a3040', { contour: false });
      pen.shape(arch(38, 40), pen.light.night ? { emit: '#ffcf86' } : '#d8a46a', {
        contour: false,
        ink: 0.8,
      });
      for (const k of [-1, 1]) {
        pen.shape(
          [
            gate.at(104 + k * 88 - 14, 150),
            gate.at(104 + k * 88 + 14, 150),
            gate.at(104 + k * 88 + 14, 74),
            gate.at(104 + k * 88, 58),
            gate.at(104 + k * 88 - 14, 74),
          ],
          '#e2574c',
          { contour: false, ink: 0.9 },
        );
        const [x, y] = gate.at(104 + k * 88, 112);
        pen.shape(arc(x, y, 9 * frame.scale, 9 * frame.scale, 0, TAU, 10), '#f2c94f', {
          edge: 'scallop',
          contour: false,
          ink: 0.7,
        });
      }
    }
    const cap = range(23).map((i): Point => frame.at(-116 + i * (232 / 22), 566, 160 - (i % 2 ? 18 : 0)));
    pen.shape([...cap, frame.at(116, 566, 192), frame.at(-116, 566, 192)], '#fff4e4', { edge: 'smooth' });
    for (const k of [-1, 1]) {
      drum(pen, frame, { u: k * 132, w: 540, r: 42, z1: 200 }, '#f7d3ae');
      stripedCone(pen, frame, { u: k * 132, w: 540, r: 54, z0: 196, z1: 312, bulge: -8, sectors: 12 }, [
        chocolate,
      ]);
      const [x, y] = frame.at(k * 132, 582, 120);
      pen.shape(arc(x, y, 11 * frame.scale, 16 * frame.scale), pane(pen), {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      pen.glow(x, y, 80 * frame.scale, 'amber', 0.9);
    }
    for (const [a, b, r, z] of [
      [2.55, 1.95, 450, 300],
      [1.2, 0.6, 450, 300],
    ] as const) {
      const line = range(9).map((i): Point => {
        const [x, y] = nth(frame.disc(0, 0, z, r, a + ((b - a) * i) / 8, 7, 2), 0);
        return [x, y + Math.sin((i / 8) * Math.PI) * 26 * frame.scale];
      });
      pen.line(line, 1, { smooth: true });
      line.slice(0, -1).forEach(([x, y], i) =>
        pen.shape(
          [
            [x, y],
            [x + 17 * frame.scale, y + 3],
            [x + 8 * frame.scale, y + 22 * frame.scale],
          ],
          nth(['#e2574c', '#f2c94f', '#59b8c8'], i % 3),
          { ink: 0.7, contour: false },
        ),
      );
    }
  },
};
