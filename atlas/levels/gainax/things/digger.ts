/** Down in the pit: the great drill on its tracks, and the holes it leaves. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { drillCone, hazard } from './plates';

export interface DiggerOptions {
  readonly body?: string;
  readonly drill?: string;
  /** Does it smoke in whole clouds? */
  readonly thick?: boolean;
}

/** What comes out of its pipes: one trail that grows, lit from the left, nothing seen through it. */
function smoke(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  for (const [u, z, r, tone] of [
    [-132, 426, 32, -0.1],
    [-96, 410, 36, -0.3],
    [-62, 398, 30, -0.2],
    [2, 384, 26, -0.5],
    [-28, 386, 30, 0],
    [-30, 356, 24, 0.1],
    [20, 352, 20, -0.4],
  ] as const) {
    const at = frame.at(u, 0, z);
    pen.shape(arc(...at, r * s, r * 0.84 * s, u, u + 6.28, 9), '#e4d4d8', {
      tone: tone - 0.5,
      edge: 'scallop',
      contour: false,
      ink: 0.8,
    });
    pen.tint(
      arc(at[0] - r * 0.2 * s, at[1] - r * 0.18 * s, r * 0.7 * s, r * 0.56 * s, u, u + 6.28, 8),
      '#f4e8e6',
      { tone, edge: 'scallop' },
    );
  }
}

export const digger: ThingKind<DiggerOptions> = {
  name: 'digger',
  footprint: () => block(620, 240),
  height: 220,
  draw(pen, frame, { body = '#e8a83c', drill = '#b9c8c8', thick = false }) {
    const s = frame.scale;
    const track = (w: number) => {
      const at = (a: number, k: number): Point => {
        const x = Math.cos(a) * 56 * k + (Math.cos(a) > 0 ? 120 : -120);
        return frame.at(x - 60, w, 58 + Math.sin(a) * 56 * k);
      };
      const loop = (k: number) => range(24).map((i) => at((i / 24) * 6.2832, k));
      pen.shape(loop(1), '#4a4456', { edge: 'straight' });
      pen.shape(loop(0.74), '#7a7488', { edge: 'straight', ink: 0.8, contour: false });
      for (const u of [-180, -110, -40, 30])
        pen.shape(arc(...frame.at(u + 16, w, 50), 24 * s, 24 * s), '#b8b0c4', {
          edge: 'smooth',
          ink: 1,
          contour: false,
        });
      for (const p of range(24)) pen.line([at((p / 24) * 6.2832, 1), at((p / 24) * 6.2832, 0.86)], 1.4);
    };
    track(-90);
    const walls = box(pen, frame, { u0: -250, u1: 110, w0: -90, w1: 90, z0: 70, z1: 230 }, body);
    if (walls.front) {
      hazard(walls.front, 0, 0, 360, 26);
      for (const a of [80, 146, 212]) {
        walls.front.panel(a - 26, 60, a + 26, 116, '#46506e', { ink: 1.1 });
        pen.tint(
          [walls.front.at(a - 20, 68), walls.front.at(a - 4, 110), walls.front.at(a - 20, 110)],
          '#dceaf4',
          { edge: 'straight', opacity: 0.7 },
        );
      }
      for (const a of range(12))
        pen.shape(arc(...walls.front.at(14 + a * 30, 148), 4 * s, 4 * s), '#fff0c0', {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
    }
    if (walls.front) {
      pen.tint(
        [
          walls.front.at(250, 30),
          walls.front.at(360, 30),
          walls.front.at(360, 160),
          walls.front.at(306, 160),
        ],
        body,
        {
          tone: -1,
          edge: 'straight',
        },
      );
      for (const z of [50, 74, 98, 122]) pen.line([walls.front.at(250, z), walls.front.at(336, z)], 2);
      pen.shape(
        arc(...walls.front.at(24, 70), 18 * s, 20 * s),
        { emit: '#fff0b0' },
        { edge: 'smooth', contour: false },
      );
    }
    const cab = box(pen, frame, { u0: -200, u1: -60, w0: -70, w1: 70, z0: 230, z1: 330 }, '#f1ece4', {
      topMaterial: '#d9463c',
    });
    cab.front?.panel(14, 26, 126, 82, '#6f9ac0', { ink: 1.1 });
    if (cab.front)
      pen.tint([cab.front.at(24, 32), cab.front.at(66, 78), cab.front.at(24, 78)], '#e6f3fa', {
        edge: 'straight',
        opacity: 0.7,
      });
    for (const u of [-30, 20]) {
      pen.bars([[frame.at(u, 0, 230), frame.at(u, 0, 330)]], 22 * s, '#6a6478');
      if (!thick)
        for (const i of range(3))
          pen.tint(
            arc(
              ...frame.at(u - 14 - i * 26, 0, 370 + i * 44),
              (26 + i * 10) * s,
              (22 + i * 8) * s,
              i,
              i + 6.28,
              8,
            ),
            '#e8e0e4',
            { edge: 'scallop', opacity: 0.75 },
          );
    }
    if (thick) smoke(pen, frame);
    const ring = (u: number, r: number) => arc(...frame.at(u, 0, 150), r * 0.36 * s, r * s);
    pen.bars([[frame.at(90, 0, 150), frame.at(150, 0, 150)]], 150 * s, '#6a6478');
    pen.shape(ring(140, 112), '#8a8494', { edge: 'smooth' });
    pen.shape(ring(162, 128), '#d9463c', { edge: 'smooth' });
    for (const i of range(9)) {
      const a = (i / 9) * 6.2832;
      const [x, y] = frame.at(162 + Math.cos(a) * 40, 0, 150 + Math.sin(a) * 114);
      pen.shape(arc(x, y, 5 * s, 5 * s), '#fff0c0', { edge: 'smooth', ink: 0.6, contour: false });
    }
    const base = frame.at(176, 0, 150);
    drillCone(pen, base, frame.at(520, 0, 128), 118 * s, drill, 6);
    track(96);
  },
};

export interface TunnelOptions {
  readonly depth?: number;
}

/** A hole in the rock, propped up with timber, its lamp lit. */
export const tunnel: ThingKind<TunnelOptions> = {
  name: 'tunnel',
  footprint: () => block(220, 60),
  height: 120,
  lamps: () => [{ w: 40, reach: 220 }],
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 20, z);
    pen.shape(
      [p(-120, 0), p(-126, 130), p(-70, 206), p(20, 220), p(96, 186), p(126, 110), p(120, 0)],
      '#a8703f',
      { edge: 'straight', wobble: 3 },
    );
    pen.shape(
      [
        p(-80, 0),
        p(-80, 110),
        ...arc(0, 0, 1, 1, Math.PI, 0, 9).map(([c, q]) => p(c * 80, 110 + q * 56)),
        p(80, 0),
      ],
      '#3a2430',
      { contour: false },
    );
    pen.bars(
      [
        [p(-84, 0), p(-78, 140)],
        [p(84, 0), p(78, 140)],
        [p(-100, 142), p(100, 142)],
      ],
      17 * s,
      '#8a5a38',
    );
    for (const u of [-26, 26]) pen.line([p(u * 0.5, 60), p(u * 1.5, 0)], 2.4, { colour: '#8a8494' });
    for (const i of range(4))
      pen.line([p(-22 - i * 8, 44 - i * 13), p(22 + i * 8, 44 - i * 13)], 2.4, { colour: '#8a5a38' });
    pen.shape(arc(...p(0, 122), 11 * s, 13 * s), { emit: '#ffe08a' }, { edge: 'smooth', contour: false });
    pen.tint(arc(...p(0, 116), 40 * s, 40 * s), { emit: '#ffe08a' }, { opacity: 0.25 });
  },
};

/** A mine cart full of ore that glows like a spiral galaxy. */
export const mineCart: ThingKind<object> = {
  name: 'mineCart',
  footprint: () => block(120, 80),
  height: 70,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    for (const u of [-32, 32])
      pen.shape(arc(...frame.at(u, 34, 14), 15 * s, 15 * s), '#4a4456', { edge: 'smooth' });
    const walls = box(pen, frame, { u0: -50, u1: 50, w0: -32, w1: 32, z0: 18, z1: 70 }, '#8a8494', {
      topMaterial: '#5a4438',
    });
    if (walls.front) hazard(walls.front, 0, 34, 100, 48);
    for (const i of range(7)) {
      const [x, y] = frame.at(-34 + i * 11, random.range(-16, 10), 78 + (i % 3) * 8);
      pen.shape(arc(x, y, 17 * s, 14 * s, i, i + 6.28, 6), i % 3 ? '#8a6248' : '#9ae85a', {
        tone: random.jitter(0.5),
      });
    }
  },
};
