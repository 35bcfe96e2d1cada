/** The board of the guild: everything anybody wants done, and what they would rather not say about it. */
import { nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shingles } from '../../../things/town/cottage';

export interface QuestBoardOptions {
  readonly wood?: string;
}

export const questBoard: ThingKind<QuestBoardOptions> = {
  name: 'questBoard',
  footprint: () => block(250, 60),
  height: 200,
  draw(pen, frame, { wood = '#a8703f' }) {
    for (const u of [-108, 108]) box(pen, frame, { u0: u - 10, u1: u + 10, w0: -10, w1: 10, z1: 200 }, wood);
    const { front } = box(pen, frame, { u0: -112, u1: 112, w0: -6, w1: 12, z0: 52, z1: 176 }, wood, {
      top: false,
    });
    if (front) {
      front.panel(10, 10, 214, 114, '#d8a868', { ink: 0.8 });
      for (const i of range(9)) {
        const [s, z] = [
          22 + (i % 5) * 38 + pen.random.jitter(4),
          i < 5 ? 64 + pen.random.jitter(5) : 18 + pen.random.jitter(4),
        ];
        const tall = pen.random.range(30, 42);
        front.panel(s, z, s + 30, z + tall, nth(['#fff8e4', '#f7e0a8', '#ffd9c8', '#e0f0e8'], i % 4), {
          ink: 0.8,
        });
        for (const k of range(3))
          pen.line([front.at(s + 5, z + 8 + k * 8), front.at(s + 24 - k * 4, z + 8 + k * 8)], 0.8);
        front.panel(s + 12, z + tall - 4, s + 18, z + tall + 2, '#d9403f', { ink: 0.6 });
      }
    }
    const slope = [
      frame.at(140, 50, 186),
      frame.at(-140, 50, 186),
      frame.at(-122, -30, 226),
      frame.at(122, -30, 226),
    ];
    pen.shape(slope, '#3f7f9a', { tone: 0.2 });
    shingles(pen, slope, 3);
    const { front: sign } = box(
      pen,
      frame,
      { u0: -72, u1: 72, w0: 44, w1: 54, z0: 196, z1: 244 },
      '#6a4434',
      { top: false },
    );
    if (sign)
      letters(pen, sign, 'QUESTS', { s: 72, z: 14, height: 22, colour: '#ffe9a8', width: 1.8, fit: 124 });
  },
};
