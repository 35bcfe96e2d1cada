/** A block of flats with something of its own on the roof before the aerials: a hoarding, or a loft of pigeons. */
import { arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { antennaBlock } from './antenna-block';
import type { AntennaBlockOptions } from './antenna-block';
import { inlay, roundRect } from './panels';

export interface ToppedBlockOptions extends AntennaBlockOptions {
  readonly top?: 'hoarding' | 'loft';
}

/** Ice lollies in front of a sun, twice as tall as a window. */
function hoarding(pen: Pen, on: Frame): void {
  const s = on.scale;
  pen.bars(
    [-190, -60, 70, 180].map((u) => [on.at(u, 0, 0), on.at(u, 0, 40)]),
    9 * s,
    '#5f5a74',
  );
  const front = box(pen, on, { u0: -226, u1: 216, w0: -8, w1: 8, z0: 26, z1: 210 }, '#5fc8e8', {
    topMaterial: '#f7f1e6',
  }).front;
  if (!front) return;
  inlay(pen, roundRect(front, 8, 8, 434, 176, 6), '#8fe0f0', { ink: 0.8 });
  const sun = arc(0, 0, 1, 1, 0, 6.2832, 24).map(([c, q]) => front.at(90 + c * 62, 74 + q * 62));
  inlay(pen, sun, '#ffe27a', { edge: 'smooth', ink: 0.7 });
  for (const [a, colour, bite] of [
    [66, '#ff6f9f', false],
    [122, '#8f6fd8', true],
  ] as const) {
    inlay(pen, roundRect(front, a - 6, 14, a + 6, 44, 4), '#e8c48a', { ink: 0.8 });
    inlay(pen, roundRect(front, a - 24, 40, a + 24, 140, 20), colour, { ink: 1 });
    inlay(pen, roundRect(front, a - 15, 52, a - 6, 122, 4), '#ffffff', { ink: 0, tone: 0.3 });
    if (bite)
      inlay(
        pen,
        arc(0, 0, 1, 1, 0, 6.2832, 14).map(([c, q]) => front.at(a + 20 + c * 17, 132 + q * 17)),
        '#ffe27a',
        { edge: 'smooth', ink: 0.8 },
      );
  }
  letters(pen, front, 'FRESH', { s: 300, z: 44, height: 72, fit: 220, colour: '#e8447f', width: 2.2 });
}

/** Whoever keeps pigeons has the best view of the street: four are at home, one is on the ridge. */
function loft(pen: Pen, on: Frame): void {
  const s = on.scale;
  const front = box(pen, on, { u0: -150, u1: 150, w0: -44, w1: 44, z1: 118 }, '#b98a5a', {
    topMaterial: '#e8447f',
  }).front;
  const pigeon = ([x, y]: Point, k: number, coat: string): void => {
    const p = (u: number, z: number): Point => [x + u * s * k, y - z * s];
    pen.shape([p(-20, 10), p(-34, 4), p(-14, 0), p(10, 2), p(16, 14), p(4, 22), p(-10, 18)], coat, {
      edge: 'smooth',
      ink: 0.9,
    });
    pen.shape(arc(...p(16, 28), 9 * s, 9 * s), coat, { edge: 'smooth', ink: 0.9 });
    pen.shape([p(23, 30), p(33, 26), p(23, 24)], '#ffb04a', { ink: 0.8 });
    pen.tint(arc(...p(18, 30), 2.4 * s, 2.8 * s), '#2a2438');
  };
  if (front) {
    inlay(pen, roundRect(front, 14, 12, 286, 102, 4), '#5a3f58', { ink: 1 });
    for (const [a, z, k, coat] of [
      [60, 16, 1, '#e6e2ea'],
      [140, 16, -1, '#b9c4dc'],
      [226, 16, 1, '#f4f0ec'],
      [180, 60, -1, '#c9b8d8'],
    ] as const)
      pigeon(front.at(a, z), k, coat);
    for (const k of range(9))
      pen.line([front.at(14 + k * 34, 12), front.at(14 + k * 34, 102)], 0.7, { colour: '#e8d8c0' });
    for (const z of [34, 58, 82]) pen.line([front.at(14, z), front.at(286, z)], 0.7, { colour: '#e8d8c0' });
  }
  pigeon(on.at(70, 0, 120), -1, '#f4f0ec');
}

export const toppedBlock: ThingKind<ToppedBlockOptions> = {
  ...antennaBlock,
  draw(pen, frame, options, random) {
    antennaBlock.draw(pen, frame, options, random);
    const { top, floors = 5 } = options;
    const tall = floors * 118 + 40;
    if (top === 'hoarding') hoarding(pen, frame.moved(-10, 84, tall));
    if (top === 'loft') loft(pen, frame.moved(10, 62, tall));
  },
};
