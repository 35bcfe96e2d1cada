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
    const body = { edge: 'smooth' } as const;
    // the brush of the tail, its tip lighter, strands cut into the metal
    const tail = [p(44, 4), p(92, 8), p(122, 44), p(116, 104), p(92, 132), p(84, 92), p(72, 54), p(48, 34)];
    pen.shape(tail, bronze, { ...body, tone: -0.4 });
    pen.within(tail, () => {
      pen.tint([p(130, 84), p(96, 140), p(80, 110), p(100, 88)], bronze, { tone: 0.9, edge: 'straight' });
      for (const k of range(4))
        pen.line([p(62 + k * 9, 16 + k * 5), p(88 + k * 6, 44 + k * 4), p(92 + k * 5, 92)], 0.8, {
          smooth: true,
          opacity: 0.7,
        });
    });
    const torso = [
      p(-44, 0),
      p(56, 0),
      p(62, 40),
      p(44, 92),
      p(14, 118),
      p(-22, 108),
      p(-40, 66),
      p(-42, 30),
    ];
    pen.shape(torso, bronze, body);
    pen.within(torso, () => {
      pen.tint([p(26, 0), p(70, 0), p(64, 60), p(34, 108), p(18, 112), p(34, 60)], bronze, {
        tone: -0.9,
        edge: 'smooth',
      });
      pen.tint([p(-38, 30), p(-28, 28), p(-16, 96), p(-26, 98)], bronze, { tone: 1.2 });
      // haunch
      pen.line([p(58, 4), p(24, 6), p(16, 34), p(32, 60), p(52, 62)], 1.3, { smooth: true });
      pen.tint([p(26, 14), p(40, 12), p(44, 40), p(30, 46)], bronze, { tone: 0.8 });
    });
    // fore legs with paws, worn bright by every hand that ever touched them
    for (const u of [-26, 2]) {
      pen.shape([p(u - 11, 0), p(u - 9, 62), p(u + 11, 62), p(u + 12, 0)], bronze, {
        tone: u < 0 ? 0.3 : -0.2,
        contour: false,
      });
      pen.shape(arc(...p(u - 3, 7), 17 * s, 10 * s, 0, 6.2832, 12), '#c9a860', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      for (const k of [-6, 2]) pen.line([p(u + k - 2, 1), p(u + k - 2, 9)], 0.8);
    }
    // breast, neck, head
    pen.shape([p(-38, 84), p(-12, 66), p(14, 84), p(22, 112), p(-36, 108)], bronze, {
      edge: 'scallop',
      tone: 0.5,
      contour: false,
      ink: 0.8,
    });
    const head = [
      p(-84, 114),
      p(-70, 98),
      p(-36, 90),
      p(4, 98),
      p(26, 122),
      p(30, 150),
      p(42, 196),
      p(10, 172),
      p(-22, 170),
      p(-40, 198),
      p(-48, 156),
      p(-62, 130),
    ];
    pen.shape(head, bronze, { tone: 0.2 });
    pen.within(head, () => {
      pen.tint([p(0, 92), p(30, 110), p(44, 196), p(18, 174), p(8, 130)], bronze, {
        tone: -0.9,
        edge: 'straight',
      });
      pen.tint([p(-84, 114), p(-60, 128), p(-46, 156), p(-40, 150), p(-50, 122), p(-72, 106)], bronze, {
        tone: 1.3,
        edge: 'straight',
      });
      for (const [u, k] of [
        [-38, 1],
        [34, -1],
      ] as const)
        pen.tint([p(u, 184), p(u + k * 8, 164), p(u + k * 2, 160)], '#4a4438', {
          edge: 'straight',
          opacity: 0.8,
        });
    });
    pen.line([p(-70, 104), p(-52, 100), p(-38, 104)], 1.1, { smooth: true });
    pen.stroke([p(-42, 132), p(-34, 128), p(-26, 131)], 4);
    pen.stroke([p(-4, 132), p(4, 128), p(12, 132)], 4);
    pen.shape(arc(...p(-80, 115), 8 * s, 6 * s, 0, 6.2832, 9), '#c9a860', {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    // a scarf that somebody tied on, and verdigris that ran from it
    const scarf = [p(-40, 100), p(-10, 88), p(24, 104), p(22, 86), p(-8, 70), p(-40, 82)];
    pen.shape(scarf, '#c9162a', { edge: 'smooth', ink: 1 });
    pen.shape([p(8, 84), p(24, 84), p(30, 40), p(14, 36)], '#c9162a', { tone: -0.4, ink: 0.9 });
    for (const k of [0.3, 0.6])
      pen.line([p(12 + k * 4, 84 - k * 60), p(26 + k * 3, 84 - k * 60)], 1.2, { colour: '#fbf6f0' });
    for (const [u, z, low] of [
      [-34, 66, 40],
      [40, 84, 46],
      [56, 50, 20],
    ] as const)
      pen.stroke([p(u, z), p(u + 2, (z + low) / 2), p(u, low)], 5, {
        colour: '#5fa890',
        opacity: 0.7,
        to: 0.1,
      });
    // what those who wait have left: flowers, a can, a lost glove
    for (const [k, colour] of ['#d8202f', '#ffffff', '#ffd84a'].entries()) {
      const [x, y] = frame.at(-84 + k * 13, 62, 34);
      pen.line([frame.at(-78 + k * 8, 66, 22), [x, y]], 1, { colour: '#4f7a44' });
      pen.shape(arc(x, y, 8 * s, 7 * s, k, k + 6.2832, 6), colour, {
        edge: 'scallop',
        ink: 0.7,
        contour: false,
      });
    }
    drum(pen, frame.moved(76, 58, 22), { r: 8, z1: 20 }, '#3f6fb0', { topMaterial: '#d9d2d0' });
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
