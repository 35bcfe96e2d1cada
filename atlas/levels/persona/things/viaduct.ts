/** The line above the street: arches in concrete, and the train that is never late. */
import { nth, range } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface ViaductOptions {
  readonly length?: number;
  readonly cars?: number;
  readonly stripe?: string;
}

export const viaduct: ThingKind<ViaductOptions> = {
  name: 'viaduct',
  footprint: ({ length = 1500 }) => block(length, 120),
  height: 300,
  draw(pen, frame, { length = 1500, cars = 4, stripe = '#d8202f' }, random) {
    const [h, s] = [length / 2, frame.scale];
    for (const i of range(Math.round(length / 240) + 1)) {
      const u = -h + i * 240;
      box(pen, frame, { u0: u - 32, u1: u + 32, w0: -44, w1: 44, z1: 206 }, '#a59c9e');
      pen.line([frame.at(u - 20, 44, 20), frame.at(u - 20, 44, 180)], 0.7);
    }
    const deck = box(pen, frame, { u0: -h, u1: h, w0: -66, w1: 66, z0: 200, z1: 256 }, '#c9c0c0').front;
    if (deck) {
      deck.panel(0, 0, deck.width, 14, '#7f757c', { ink: 0.7 });
      for (const i of range(Math.round(length / 60)))
        pen.line([deck.at(i * 60, 14), deck.at(i * 60, 52)], 0.6, { opacity: 0.6 });
    }
    const size = 300;
    for (const i of range(cars)) {
      const u = -h * 0.72 + i * (size + 12);
      const body = box(pen, frame, { u0: u, u1: u + size, w0: -40, w1: 40, z0: 262, z1: 366 }, '#f4efea', {
        topMaterial: '#b9b0b2',
      });
      for (const [name, wall] of Object.entries(body)) {
        wall.panel(0, 8, wall.width, 26, stripe, { ink: 0.6 });
        wall.panel(0, 30, wall.width, 36, '#17121c', { ink: 0 });
        if (name !== 'front') {
          wall.panel(10, 44, wall.width - 10, 86, '#3a3644', { ink: 0.9 });
          continue;
        }
        for (const k of range(6)) {
          const at = 12 + k * 48;
          const door = k % 3 === 1;
          wall.panel(at, door ? 8 : 46, at + 36, 88, door ? '#cfc6c8' : '#ffe9b4', { ink: 0.9 });
          if (door) pen.line([wall.at(at + 18, 8), wall.at(at + 18, 88)], 1);
          else if (random.chance(0.7)) {
            bust(pen, wall.at(at + 18, 66), 11 * s, {
              skin: nth(BUST_SKINS, (i + k) % BUST_SKINS.length),
              hair: nth(BUST_HAIR, (i * 2 + k) % BUST_HAIR.length),
              cloth: nth(['#3a323e', '#c83040', '#5a5262', '#f0c040'], (i + k) % 4),
              kind: i * 6 + k,
              asleep: (i + k) % 5 === 0,
              contour: false,
            });
          }
        }
      }
      box(pen, frame, { u0: u + 70, u1: u + 210, w0: -20, w1: 20, z0: 366, z1: 382 }, '#8f8790');
    }
    for (const i of range(Math.round(length / 300) + 1)) {
      const u = -h + 40 + i * 300;
      pen.bars(
        [
          [frame.at(u, 60, 250), frame.at(u, 60, 440)],
          [frame.at(u, 60, 432), frame.at(u, -10, 432)],
        ],
        7 * s,
        '#3a323e',
        { edge: 1.6 },
      );
    }
    pen.line([frame.at(-h, 0, 428), frame.at(h, 0, 428)], 1.2);
    pen.bars([[frame.at(-h, 66, 284), frame.at(h, 66, 284)]], 5 * s, '#e6dedc', { edge: 1.4 });
  },
};
