/** Small things of the fortress city's streets: the siren, the delivery scooter, the shelter's hatch. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { flat, hazard } from './plates';

/** Four horns on a pole, and everybody's excuse to leave class. */
export const siren: ThingKind<object> = {
  name: 'siren',
  footprint: () => disc(26),
  height: 120,
  draw(pen, frame) {
    const s = frame.scale;
    const p = flat(frame);
    drum(pen, frame, { r: 24, z1: 16 }, '#b8b0c4');
    pen.bars([[p(0, 10), p(0, 250)]], 11 * s, '#6a6478');
    pen.bars([[p(-60, 220), p(60, 220)]], 8 * s, '#6a6478');
    for (const [u, k] of [
      [-58, -1],
      [58, 1],
    ] as const) {
      pen.shape([p(u - k * 8, 238), p(u + k * 46, 262), p(u + k * 46, 188), p(u - k * 8, 208)], '#f2ece2', {
        tone: k > 0 ? -0.5 : 0.2,
      });
      pen.shape(arc(...p(u + k * 46, 225), 13 * s, 38 * s), '#46405a', { edge: 'smooth' });
    }
    drum(pen, frame, { r: 15, z0: 250, z1: 262 }, '#6a6478');
    drum(pen, frame, { r: 12, r1: 9, z0: 262, z1: 288 }, { emit: '#f2493f' });
    pen.glow(...p(0, 274), 60 * s);
  },
};

export interface ScooterOptions {
  readonly body?: string;
}

/** A delivery scooter with its box, parked where nobody may park. */
export const scooter: ThingKind<ScooterOptions> = {
  name: 'scooter',
  footprint: () => block(150, 40),
  height: 60,
  draw(pen, frame, { body = '#f2c33c' }) {
    const s = frame.scale;
    const p = flat(frame);
    for (const u of [-54, 56]) {
      pen.shape(arc(...p(u, 22), 24 * s, 24 * s), '#3a3644', { edge: 'smooth' });
      pen.shape(arc(...p(u, 22), 11 * s, 11 * s), '#d8dce6', { edge: 'smooth', ink: 0.8, contour: false });
    }
    pen.shape(
      [
        p(-88, 34),
        p(-82, 70),
        p(-20, 72),
        p(-6, 34),
        p(30, 30),
        p(50, 104),
        p(64, 104),
        p(72, 48),
        p(44, 18),
        p(-40, 18),
      ],
      body,
      { edge: 'smooth' },
    );
    pen.tint([p(-80, 40), p(-20, 44), p(-8, 26), p(40, 20), p(-40, 18)], body, { tone: -1 });
    pen.shape([p(-76, 84), p(-6, 82), p(-8, 68), p(-80, 70)], '#5a3a2c', { edge: 'smooth' });
    pen.bars([[p(56, 100), p(48, 132), p(30, 138)]], 6 * s, '#8a8494');
    pen.shape(arc(...p(66, 112), 11 * s, 12 * s), '#fff0c0', { edge: 'smooth' });
    pen.shape([p(-104, 132), p(-50, 132), p(-50, 84), p(-104, 84)], '#f2ece2');
    pen.line([p(-104, 118), p(-50, 118)], 1.2);
    pen.shape(arc(...p(-77, 102), 10 * s, 10 * s), '#d9463c', { edge: 'smooth', ink: 0.7, contour: false });
  },
};

/** The way down to the shelter: a striped hatch, its lid up, its lamp on. */
/** What the lid says: who goes down there, how, or that it is the power that does. */
export interface ShelterHatchOptions {
  readonly sign?: 'person' | 'stairs' | 'bolt';
}

export const shelterHatch: ThingKind<ShelterHatchOptions> = {
  name: 'shelterHatch',
  footprint: () => block(210, 140),
  height: 60,
  draw(pen, frame, { sign = 'person' }) {
    const s = frame.scale;
    const { front } = box(pen, frame, { u0: -100, u1: 100, w0: -64, w1: 64, z1: 26 }, '#b8b0c4', {
      topMaterial: '#3a3450',
    });
    if (front) hazard(front, 0, 0, 200, 25);
    const well: Point[] = [
      frame.at(-78, 44, 26),
      frame.at(78, 44, 26),
      frame.at(78, -44, 26),
      frame.at(-78, -44, 26),
    ];
    pen.tint(well, '#2a2440', { edge: 'straight' });
    for (const i of range(4))
      pen.shape(
        [
          frame.at(-60, 34 - i * 18, 24 - i * 3),
          frame.at(60, 34 - i * 18, 24 - i * 3),
          frame.at(60, 22 - i * 18, 24 - i * 3),
          frame.at(-60, 22 - i * 18, 24 - i * 3),
        ],
        '#8a84a0',
        { tone: -i * 0.4, ink: 0.8, contour: false },
      );
    pen.shape(
      [frame.at(-84, -52, 26), frame.at(84, -52, 26), frame.at(84, -70, 150), frame.at(-84, -70, 150)],
      '#6f8a9a',
    );
    pen.shape(
      [frame.at(-66, -55, 44), frame.at(66, -55, 44), frame.at(66, -69, 134), frame.at(-66, -69, 134)],
      '#8fb0bc',
      {
        contour: false,
      },
    );
    const [x, y] = frame.at(0, -64, 92);
    pen.shape(arc(x, y, 30 * s, 28 * s), '#f2ece2', { edge: 'smooth', contour: false });
    const at = (u: number, v: number): Point => [x + u * s, y + v * s];
    if (sign === 'person') {
      pen.stroke([at(-10, 14), at(0, -2), at(14, 14)], 6);
      pen.shape(arc(...at(0, -12), 7 * s, 7 * s), '#2b1a2e', { edge: 'smooth', ink: 0, contour: false });
    } else if (sign === 'stairs')
      pen.line([at(-18, -12), at(-8, -12), at(-8, -3), at(2, -3), at(2, 6), at(12, 6), at(12, 15)], 2.2);
    else
      pen.shape([at(4, -20), at(-12, 4), at(-1, 4), at(-5, 20), at(12, -5), at(1, -5)], '#f2b83c', {
        ink: 0.8,
        contour: false,
      });
  },
};
