/** What hangs in the air or leads nowhere: balls, kites, a balloon that got away, a camera on legs, a lone door. */
import { TAU, arc, nth, range } from '../../core/geometry';
import { Wall, box } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { block, disc } from '../../core/footprint';

export interface BallsOptions {
  /** Where each hangs, [u, z]. */
  readonly at?: readonly (readonly [number, number])[];
  readonly r?: number;
  readonly colours?: readonly string[];
}

const BALL_COLOURS = ['#d9483f', '#f0c04a', '#4b86d0', '#7fb04c'];

/** Balls in flight. */
export const balls: ThingKind<BallsOptions> = {
  name: 'balls',
  footprint: () => disc(12),
  height: 20,
  shadow: false,
  draw(pen, frame, { at = [[0, 60]], r = 13, colours = BALL_COLOURS }) {
    const s = frame.scale;
    at.forEach(([u, z], i) => {
      const [x, y] = frame.at(u, 0, z);
      pen.shape(arc(x, y, r * s, r * s, 0, TAU, 16), nth(colours, i % colours.length), { edge: 'smooth' });
      pen.line(arc(x, y, r * 0.7 * s, r * 0.34 * s, 0.3, 2.8, 7), 0.9, { smooth: true, colour: '#fdf6e4' });
      pen.tint(arc(x - r * 0.35 * s, y - r * 0.4 * s, r * 0.22 * s, r * 0.2 * s, 0, TAU, 7), '#ffffff');
    });
  },
};

export interface KiteOptions {
  readonly side?: number;
  readonly colours?: readonly [string, string];
}

/** A kite on its string, from a hand at the left. */
export const kite: ThingKind<KiteOptions> = {
  name: 'kite',
  footprint: () => disc(10),
  height: 10,
  shadow: false,
  draw(pen, frame, { side = 1, colours = ['#e4627f', '#f6cf5c'] }) {
    const p = (u: number, z: number) => frame.at(u * side, 0, z);
    pen.line([p(-6, 92), p(40, 130), p(74, 196)], 0.9, { smooth: true });
    pen.shape([p(74, 250), p(104, 216), p(74, 160), p(46, 208)], nth(colours, 0));
    pen.shape([p(74, 250), p(104, 216), p(74, 212)], nth(colours, 1), { ink: 0.8 });
    pen.shape([p(74, 160), p(46, 208), p(74, 212)], nth(colours, 1), { ink: 0.8 });
    pen.line([p(74, 160), p(86, 142), p(70, 128), p(82, 112)], 1.1, { smooth: true });
    for (const [u, z] of [
      [84, 143],
      [74, 128],
    ] as const)
      pen.shape([p(u - 9, z + 6), p(u + 9, z - 6), p(u + 9, z + 6), p(u - 9, z - 6)], nth(colours, 0), {
        ink: 0.7,
      });
  },
};

/** A balloon that somebody let go. */
export const lostBalloon: ThingKind<{ readonly colour?: string }> = {
  name: 'lostBalloon',
  footprint: () => disc(10),
  height: 10,
  shadow: false,
  draw(pen, frame, { colour = '#d9483f' }) {
    const [x, y] = frame.at(0, 0, 210);
    const s = frame.scale;
    pen.line([frame.at(0, 0, 182), frame.at(8, 0, 160), frame.at(-4, 0, 140), frame.at(6, 0, 118)], 1, {
      smooth: true,
    });
    pen.shape(arc(x, y, 24 * s, 29 * s, 0, TAU, 18), colour, { edge: 'smooth' });
    pen.shape([frame.at(-5, 0, 176), frame.at(5, 0, 176), frame.at(0, 0, 184)], colour);
    pen.tint(arc(x - 8 * s, y - 11 * s, 5 * s, 8 * s, 0, TAU, 9), '#ffffff', { opacity: 0.8 });
  },
};

/** A camera on three legs, its lens to the right, or to the left at -1. */
export const tripod: ThingKind<{ readonly side?: number }> = {
  name: 'tripod',
  footprint: () => disc(24),
  height: 90,
  draw(pen, frame, { side = 1 }) {
    const p = (u: number, z: number) => frame.at(u * side, 0, z);
    pen.bars(
      [
        [p(-24, 0), p(0, 78)],
        [p(26, 0), p(0, 78)],
        [p(2, -8), p(0, 78)],
      ],
      5 * frame.scale,
      '#8a5a36',
    );
    pen.shape([p(-24, 74), p(16, 74), p(16, 108), p(-24, 108)], '#5b4a52');
    pen.shape([p(16, 80), p(30, 76), p(30, 106), p(16, 102)], '#40303a');
    pen.shape([p(-24, 108), p(-36, 84), p(-30, 70), p(-20, 74)], '#7a3a4a', { edge: 'smooth' });
    pen.shape([p(-6, 108), p(12, 108), p(12, 122), p(-6, 122)], '#f6cf5c');
    pen.tint([p(27, 84), p(30, 84), p(30, 98), p(27, 98)], '#a9d8ec');
  },
};

/** A door in its frame, with nothing behind it. */
export const loneDoor: ThingKind<{ readonly colour?: string }> = {
  name: 'loneDoor',
  footprint: () => block(92, 30),
  height: 180,
  draw(pen, frame, { colour = '#4f8f86' }) {
    box(pen, frame, { u0: -46, u1: 46, w0: -13, w1: 13, z1: 8 }, '#b8a890');
    const { front } = box(pen, frame.moved(0, 0, 8), { u0: -42, u1: 42, w0: -7, w1: 7, z1: 172 }, '#e8dcc0');
    if (!front) return;
    // it stands open on a night that is not here, which is what all of them queue for
    pen.shape([front.at(10, 0), front.at(74, 0), front.at(74, 158), front.at(10, 158)], { emit: '#33386e' });
    pen.tint(
      [front.at(10, 0), front.at(74, 0), front.at(74, 26), front.at(46, 44), front.at(10, 20)],
      '#5a6aa8',
    );
    pen.tint(arc(...front.at(52, 124), 13 * frame.scale, 13 * frame.scale, 0, TAU, 16), { emit: '#fff0b8' });
    for (const [s, z, r] of [
      [22, 138, 3],
      [26, 96, 2.4],
      [38, 72, 3],
      [62, 84, 2.4],
      [18, 58, 2.4],
    ] as const)
      pen.tint(arc(...front.at(s, z), r * frame.scale, r * frame.scale, 0, TAU, 6), { emit: '#fffbe6' });
    const leaf = new Wall(pen, frame, [-34, 7], [-74, 44], 8, 166, -0.2);
    pen.shape(leaf.rect(0, 0, leaf.width, 158), colour);
    for (const z of [14, 88])
      pen.shape(leaf.rect(9, z, leaf.width - 9, z + 58), colour, { tone: -0.6, ink: 0.7 });
    const [x, y] = leaf.at(leaf.width - 6, 80);
    pen.shape(arc(x, y, 5 * frame.scale, 5 * frame.scale, 0, TAU, 8), '#f0c04a', { edge: 'smooth' });
  },
};

/** Hopscotch in chalk. */
export const hopscotch: ThingKind<{ readonly chalk?: string }> = {
  name: 'hopscotch',
  footprint: () => block(220, 60),
  height: 0,
  shadow: false,
  draw(pen, frame, { chalk = '#fdf6e4' }) {
    const square = (u: number, w: number) =>
      pen.line(
        [frame.at(u, w), frame.at(u + 36, w), frame.at(u + 36, w + 36), frame.at(u, w + 36), frame.at(u, w)],
        1.6,
        { colour: chalk },
      );
    for (const i of range(5))
      if (i % 2) for (const w of [-36, 0]) square(i * 37 - 96, w);
      else square(i * 37 - 96, -18);
  },
};
