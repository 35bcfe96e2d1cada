/** One of the small folk who was given too many balloons: on the square, over the clouds, among gulls, on a giant's shoulder. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

type Mood = 'glad' | 'aghast' | 'proud';

export interface BalloonistOptions {
  readonly balloons: number;
  readonly mood: Mood;
}

const COLOURS = ['#e2543c', '#f6cf5c', '#4f8fd0', '#8f6fc0', '#5fae6a', '#f08ab0'];
const FUR = '#f4e4bc';
const EARS = '#b9824c';

export const balloonist: ThingKind<BalloonistOptions> = {
  name: 'balloonist',
  footprint: () => disc(20),
  height: 20,
  shadow: false,
  draw(pen, frame, { balloons, mood }) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const hand: Point = [2, 74];
    for (const i of range(balloons)) {
      const a = Math.PI * (0.5 + (i - (balloons - 1) / 2) * 0.086);
      const far = i % 2 ? 172 : 240;
      const [u, z] = [hand[0] + Math.cos(a) * far * 0.9, hand[1] + Math.sin(a) * far];
      pen.line([at(...hand), at(u * 0.7, (hand[1] + z) / 2), at(u, z - 34)], 1.2, { smooth: true });
      const colour = nth(COLOURS, i % COLOURS.length);
      pen.shape(arc(...at(u, z), 30 * s, 36 * s, 0, TAU, 18), colour, { edge: 'smooth' });
      pen.shape([at(u - 6, z - 42), at(u + 6, z - 42), at(u, z - 33)], colour, { ink: 0.8 });
      pen.tint(arc(...at(u + 11, z - 6), 15 * s, 24 * s, 0, TAU, 10), colour, { tone: -0.9 });
      pen.tint(arc(...at(u - 11, z + 13), 6 * s, 9 * s, 0, TAU, 9), '#ffffff', { opacity: 0.85 });
    }
    // lop ears behind, a round body, feet that look for the ground
    const flies = mood === 'aghast';
    for (const k of [-1, 1])
      pen.shape(
        [
          at(k * 20, 62),
          at(k * 40, flies ? 92 : 56),
          at(k * 58, flies ? 96 : 26),
          at(k * 54, flies ? 74 : 12),
          at(k * 36, flies ? 62 : 22),
          at(k * 26, 48),
        ],
        EARS,
        { edge: 'smooth', tone: k > 0 ? -0.5 : 0.2 },
      );
    for (const k of [-1, 1])
      pen.shape(arc(...at(k * 17 + (flies ? k * 8 : 0), flies ? -6 : 2), 14 * s, 9 * s, 0, TAU, 10), EARS, {
        edge: 'smooth',
      });
    pen.bars([[at(20, 44), at(20, 66), at(...hand)]], 12 * s, FUR, { smooth: true });
    pen.shape(
      flies
        ? [at(-26, 40), at(-56, 62), at(-60, 52), at(-28, 26)]
        : [at(-30, 40), at(-48, 20), at(-38, 14), at(-24, 28)],
      FUR,
      { edge: 'smooth' },
    );
    const body = [
      at(-38, 30),
      at(-34, 58),
      at(-14, 76),
      at(14, 76),
      at(34, 58),
      at(38, 30),
      at(22, 4),
      at(-22, 4),
    ];
    pen.shape(body, FUR, { edge: 'smooth' });
    pen.tint([at(12, 8), at(22, 40), at(14, 72), at(32, 56), at(35, 30), at(22, 8)], FUR, { tone: -0.9 });
    pen.shape([at(-4, 74), at(-10, 92), at(2, 84), at(8, 94), at(6, 74)], EARS, { edge: 'smooth', ink: 0.8 });
    for (const k of [-12, 13]) {
      if (mood === 'aghast') {
        pen.shape(arc(...at(k, 48), 8 * s, 9.5 * s, 0, TAU, 12), '#ffffff', {
          edge: 'smooth',
          contour: false,
          ink: 0.8,
        });
        pen.tint(arc(...at(k, 47), 2.6 * s, 3 * s, 0, TAU, 7), '#2a2036');
      } else pen.line([at(k - 6, 46), at(k, 52), at(k + 6, 46)], 1.8, { smooth: true });
    }
    for (const k of [-24, 24])
      pen.tint(arc(...at(k, 38), 6 * s, 4 * s, 0, TAU, 8), '#f09a8a', { opacity: 0.8 });
    pen.shape(
      arc(...at(0, 32), (mood === 'proud' ? 10 : 7) * s, (mood === 'aghast' ? 9 : 6) * s, 0, TAU, 10),
      '#8c2f43',
      {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      },
    );
  },
};
