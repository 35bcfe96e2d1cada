/** Small things of the crossing: the fox everybody meets at, drinks from a machine, lights that count. */
import { arc, nth, range } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { halfMask } from './mask';

export interface FoxStatueOptions {
  readonly bronze?: string;
}

/** The statue where everybody waits for somebody. */
export const foxStatue: ThingKind<FoxStatueOptions> = {
  name: 'foxStatue',
  footprint: () => disc(110),
  height: 240,
  draw(pen, frame, { bronze = '#7f8f6a' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 108, z1: 22 }, '#d9d0cc');
    const plinth = box(pen, frame, { u0: -62, u1: 62, w0: -46, w1: 46, z0: 22, z1: 116 }, '#b9afae').front;
    if (plinth) {
      plinth.panel(22, 24, 102, 68, '#c9162a', { ink: 0.9 });
      for (const z of [38, 52]) pen.line([plinth.at(32, z), plinth.at(92, z)], 1.6, { colour: '#fbf6f0' });
    }
    const p = (u: number, z: number) => frame.at(u, 0, 116 + z);
    pen.shape([p(44, 4), p(96, 20), p(110, 84), p(82, 124), p(76, 74), p(50, 40)], bronze, {
      edge: 'smooth',
      tone: -0.3,
    });
    pen.shape([p(-46, 0), p(52, 0), p(58, 50), p(30, 104), p(-8, 112), p(-34, 80), p(-38, 30)], bronze, {
      edge: 'smooth',
    });
    pen.shape(
      [
        p(-78, 116),
        p(-58, 92),
        p(-20, 88),
        p(18, 108),
        p(30, 142),
        p(38, 190),
        p(8, 168),
        p(-22, 168),
        p(-44, 192),
        p(-50, 144),
      ],
      bronze,
      { tone: 0.2 },
    );
    pen.tint([p(-10, 96), p(18, 108), p(30, 142), p(36, 184), p(10, 164)], bronze, {
      tone: -0.9,
      edge: 'straight',
    });
    pen.line([p(-44, 134), p(-30, 128)], 2.2);
    pen.line([p(-2, 130), p(12, 136)], 2.2);
    pen.shape(arc(...p(-76, 114), 7 * s, 6 * s, 0, 6.2832, 8), '#241d28', {
      edge: 'smooth',
      ink: 0.5,
      contour: false,
    });
    pen.shape([p(-36, 92), p(24, 102), p(20, 84), p(-34, 76)], '#c9162a', { ink: 1 });
    pen.line([p(-14, 6), p(-16, 60)], 1.2);
    pen.line([p(16, 6), p(14, 50)], 1.2);
  },
};

export interface VendingOptions {
  readonly body?: string;
}

export const vending: ThingKind<VendingOptions> = {
  name: 'vending',
  footprint: () => block(92, 64),
  height: 150,
  draw(pen, frame, { body = '#d8202f' }, random) {
    const f = box(pen, frame, { u0: -44, u1: 44, w0: -30, w1: 30, z1: 158 }, body, {
      topMaterial: '#fbf6f0',
    }).front;
    if (!f) return;
    f.panel(8, 72, 80, 148, '#eef4f4', { ink: 1 });
    for (const row of range(3))
      for (const col of range(5))
        f.panel(
          13 + col * 13,
          78 + row * 23,
          22 + col * 13,
          95 + row * 23,
          nth(['#d8202f', '#ffd84a', '#3f6fb0', '#241d28', '#5a9a5a'], random.int(0, 4)),
          { ink: 0.6 },
        );
    f.panel(12, 14, 60, 40, '#17121c', { ink: 0.9 });
    f.panel(66, 34, 78, 62, '#d9d2d0', { ink: 0.7 });
  },
};

export interface TrafficLightOptions {
  readonly go?: boolean;
}

export const trafficLight: ThingKind<TrafficLightOptions> = {
  name: 'trafficLight',
  footprint: () => disc(16),
  height: 260,
  draw(pen, frame, { go = false }) {
    const s = frame.scale;
    pen.bars(
      [
        [frame.at(0, 0, 0), frame.at(0, 0, 270)],
        [frame.at(0, 0, 262), frame.at(96, 0, 262)],
      ],
      8 * s,
      '#3a323e',
    );
    const lamp = (u: number, z: number, colour: string) =>
      pen.shape(arc(...frame.at(u, 6, z), 11 * s, 11 * s, 0, 6.2832, 10), colour, {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
    pen.shape(
      [frame.at(50, 4, 240), frame.at(140, 4, 240), frame.at(140, 4, 284), frame.at(50, 4, 284)],
      '#241d28',
    );
    (['#3fb07a', '#e0a02e', '#e8323a'] as const).forEach((c, i) =>
      lamp(68 + i * 27, 262, (go ? i === 0 : i === 2) ? c : '#5a4f5c'),
    );
    pen.shape(
      [frame.at(-18, 6, 120), frame.at(18, 6, 120), frame.at(18, 6, 186), frame.at(-18, 6, 186)],
      '#241d28',
    );
    lamp(0, 168, go ? '#5a4f5c' : '#e8323a');
    lamp(0, 138, go ? '#3fb07a' : '#5a4f5c');
    for (const z of [20, 44])
      pen.bars([[frame.at(0, 0, z), frame.at(0, 0, z + 12)]], 9 * s, '#ffd84a', { edge: 1 });
  },
};

export interface CallingCardOptions {
  readonly red?: string;
}

/** A poster column covered in the thieves' cards. */
export const posterColumn: ThingKind<CallingCardOptions> = {
  name: 'posterColumn',
  footprint: () => disc(52),
  height: 240,
  draw(pen, frame, { red = '#d8202f' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 54, z1: 24 }, '#3a323e');
    drum(pen, frame, { r: 46, z0: 24, z1: 220 }, '#fbf6f0', { top: false });
    for (const [a, z] of [
      [0.9, 40],
      [1.75, 96],
      [2.5, 40],
      [0.75, 136],
      [1.6, 170],
    ] as const) {
      const q = (da: number, up: number) => frame.at(Math.cos(a - da) * 46, Math.sin(a - da) * 46, z + up);
      pen.shape([q(-0.36, 0), q(0.36, 4), q(0.36, 58), q(-0.36, 54)], z % 3 ? red : '#17121c', {
        ink: 0.8,
        contour: false,
      });
      halfMask(pen, (x, y) => q(x * 0.27, 32 + y * 16), '#fbf6f0', '#17121c');
    }
    drum(pen, frame, { r: 58, z0: 216, z1: 236 }, '#3a323e', { top: false });
    drum(pen, frame, { r: 58, r1: 6, z0: 236, z1: 286 }, red, { top: false });
    pen.shape(arc(...frame.at(0, 0, 292), 9 * s, 9 * s, 0, 6.2832, 9), '#ffd84a', { edge: 'smooth' });
  },
};
