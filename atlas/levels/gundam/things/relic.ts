/** A machine of the last war, sat down in the park: moss on its shoulders, children on its knees, nobody's enemy now. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { prism } from './prism';

export interface RelicOptions {
  readonly plate?: string;
  readonly trim?: string;
  readonly moss?: string;
}

const JOINT = '#5c5a66';

function moss(
  pen: Pen,
  frame: Frame,
  colour: string,
  spots: readonly (readonly [number, number, number, number])[],
) {
  const s = frame.scale;
  for (const [u, w, z, r] of spots) {
    const [x, y] = frame.at(u, w, z);
    puff(pen, [x, y], r * s, r * 0.5 * s, colour, 0.1);
    for (const k of [-0.6, 0, 0.5])
      pen.stroke(
        [
          [x + k * r * s, y + r * 0.3 * s],
          [x + k * r * s + 4 * s, y + r * (0.9 + k * 0.4) * s],
        ],
        6,
        {
          colour,
          tone: -0.8,
          to: 0.1,
          from: 0.9,
        },
      );
  }
}

function leg(pen: Pen, frame: Frame, k: number, plate: string, trim: string) {
  const u = k * 108;
  prism(pen, frame, { u: u - k * 14, w: 60, z0: 40, z1: 150, foot: [56, 70], top: [52, 66] }, plate);
  prism(pen, frame, { u, w: 150, z0: 150, z1: 212, foot: [60, 62], top: [48, 46] }, trim);
  prism(pen, frame, { u, w: 190, z0: 26, z1: 190, foot: [66, 44], top: [54, 40], shift: [0, -12] }, plate);
  const foot = prism(
    pen,
    frame,
    { u: u + k * 6, w: 236, z0: 0, z1: 44, foot: [74, 66], top: [60, 46], shift: [0, -12] },
    JOINT,
  );
  pen.line([foot.at(20, 14), foot.at(128, 14)], 1);
  const front = (x: number, z: number): Point => frame.at(u + x, 232 - z * 0.05, z);
  pen.line([front(-40, 60), front(-36, 150), front(36, 150), front(40, 60)], 0.8);
  pen.stroke([front(10, 140), front(-8, 110), front(12, 84), front(0, 60)], 4);
}

/** Its hands lie on its knees, as those of a grandfather who waits to be asked for a story. */
function arm(pen: Pen, frame: Frame, k: number, plate: string, trim: string) {
  const u = k * 206;
  prism(
    pen,
    frame,
    { u, w: 10, z0: 210, z1: 330, foot: [46, 48], top: [36, 36], shift: [-k * 10, -10] },
    JOINT,
  );
  prism(pen, frame, { u: u - k * 6, w: 60, z0: 176, z1: 262, foot: [50, 96], top: [42, 84] }, plate);
  prism(pen, frame, { u: u - k * 66, w: 170, z0: 204, z1: 250, foot: [62, 44], top: [54, 36] }, JOINT);
  for (const i of range(4))
    prism(
      pen,
      frame,
      {
        u: u - k * 66 - 42 + i * 28,
        w: 216,
        z0: 168,
        z1: 240,
        foot: [11, 10],
        top: [12, 14],
        shift: [0, -8],
      },
      JOINT,
    );
  prism(pen, frame, { u: u + k * 12, z0: 318, z1: 430, foot: [78, 74], top: [56, 52] }, trim);
}

export const relic: ThingKind<RelicOptions> = {
  name: 'relic',
  footprint: () => block(600, 560),
  height: 420,
  draw(pen, frame, { plate = '#a9ad94', trim = '#b5714a', moss: green = '#7fa556' }) {
    const s = frame.scale;
    prism(pen, frame, { w: -90, z0: 60, z1: 380, foot: [80, 40], top: [96, 40] }, JOINT);
    prism(pen, frame, { w: -10, z0: 20, z1: 110, foot: [120, 80], top: [110, 70] }, JOINT);
    prism(pen, frame, { w: -6, z0: 104, z1: 200, foot: [92, 62], top: [84, 56] }, plate);
    prism(pen, frame, { w: 0, z0: 196, z1: 330, foot: [110, 66], top: [162, 90] }, trim);
    const chest = prism(pen, frame, { z0: 322, z1: 420, foot: [164, 92], top: [120, 60] }, plate);
    pen.line([chest.at(30, 30), chest.at(140, 26), chest.at(300, 30)], 0.8);
    // the cockpit stands open and somebody keeps geraniums in it
    const front = (u: number, z: number): Point => frame.at(u, 84 - (330 - z) * 0.16, z);
    pen.shape([front(-58, 210), front(58, 210), front(72, 316), front(-72, 316)], '#3a3040', {
      contour: false,
    });
    pen.shape([front(-62, 318), front(62, 318), frame.at(78, 140, 356), frame.at(-78, 140, 356)], plate, {
      tone: 0.7,
    });
    for (const u of [-36, 0, 38]) {
      const [x, y] = front(u, 236);
      puff(pen, [x, y], 30 * s, 26 * s, '#5f9a50', 0);
      for (const [dx, dy] of [
        [-10, -8],
        [8, -12],
        [0, 6],
      ] as const)
        pen.shape(arc(x + dx * s, y + dy * s, 8 * s, 8 * s, 0, TAU, 7), '#e2483a', {
          edge: 'smooth',
          contour: false,
          ink: 0.6,
        });
    }
    pen.shape([front(-64, 196), front(64, 196), front(60, 222), front(-60, 222)], '#c98a5a', { ink: 0.9 });
    // the head has sunk on its chest
    const head = frame.moved(-16, 34, 408, 0.12);
    prism(pen, head, { z0: 0, z1: 30, foot: [60, 46] }, JOINT);
    prism(pen, head, { w: 8, z0: 14, z1: 136, foot: [84, 76], top: [62, 54], shift: [0, -8] }, plate);
    prism(pen, head, { w: 70, z0: 0, z1: 54, foot: [54, 20], top: [58, 14] }, trim);
    for (const i of range(4)) pen.line([head.at(-33 + i * 22, 91, 8), head.at(-33 + i * 22, 88, 42)], 1);
    pen.shape(
      [head.at(-70, 82, 62), head.at(70, 82, 62), head.at(62, 76, 98), head.at(-62, 76, 98)],
      '#2c2636',
      { contour: false },
    );
    for (const k of [-1, 1])
      pen.stroke([head.at(k * 14, 84, 82), head.at(k * 34, 84, 74), head.at(k * 56, 84, 82)], 6, {
        colour: '#f4dca0',
      });
    pen.bars(
      [
        [head.at(-70, 0, 110), head.at(-118, 0, 220)],
        [head.at(66, 0, 110), head.at(92, 0, 150), head.at(80, 0, 176)],
      ],
      8 * s,
      trim,
    );
    const nest = head.at(6, 0, 140);
    pen.shape(arc(nest[0], nest[1], 58 * s, 24 * s, 0, TAU, 14), '#a5793f', { edge: 'scallop' });
    for (const dx of [-20, 2, 22])
      pen.shape(arc(nest[0] + dx * s, nest[1] - 10 * s, 13 * s, 16 * s, 0, TAU, 10), '#f4f4ea', {
        edge: 'smooth',
        contour: false,
      });
    leg(pen, frame, -1, plate, trim);
    leg(pen, frame, 1, plate, trim);
    arm(pen, frame, -1, plate, trim);
    arm(pen, frame, 1, plate, trim);
    moss(pen, frame, green, [
      [-240, 20, 424, 46],
      [236, 10, 424, 48],
      [-190, 60, 262, 40],
      [84, 200, 90, 40],
      [70, 40, 420, 50],
    ]);
    for (const [u, w, k] of [
      [-300, 120, 1],
      [310, 150, 0.9],
      [-190, 268, 0.8],
      [40, 270, 0.7],
    ] as const) {
      const [x, y] = frame.at(u, w, 14);
      puff(pen, [x, y], 56 * k * s, 30 * k * s, green, 0);
      for (const i of range(4))
        pen.shape(
          arc(x + (i * 22 - 34) * k * s, y - ((i % 2) * 14 - 2) * s, 7 * s, 7 * s, 0, TAU, 6),
          i % 2 ? '#fff6e0' : '#f2b42e',
          {
            edge: 'smooth',
            contour: false,
            ink: 0.6,
          },
        );
    }
  },
};
