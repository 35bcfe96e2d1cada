/** The wooden giants that recruits practise on: planks, straw, and what earlier classes painted on them. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

type At = (u: number, z: number) => Point;

export interface DummyOptions {
  /** What is painted on its chest. */
  readonly mark?: 'rings' | 'heart' | 'cross';
  readonly thatch?: string;
  readonly paint?: string;
}

/** Straw for hair. */
function crown(pen: Pen, p: At, thatch: string) {
  const tips = range(9).map((i): Point => p(-64 + i * 16, i % 2 ? 482 - Math.abs(i - 4) * 8 : 440));
  pen.shape([p(-60, 412), ...tips, p(60, 412), p(0, 436)], thatch, { edge: 'straight', ink: 1 });
  for (const u of [-34, -4, 26]) pen.line([p(u, 432), p(u - 4, 456)], 0.8);
}

/** Nails, a seam, and the board that mends what a recruit cut through. */
function planked(pen: Pen, p: At) {
  for (const u of [-62, -30, 4, 36, 62])
    for (const z of [82, 232]) pen.shape(disc(p, u, z, 3), '#6a4630', { ink: 0, contour: false });
  pen.shape([p(-70, 236), p(64, 252), p(66, 278), p(-68, 262)], '#a97b4a', { ink: 1, contour: false });
  for (const [u, z] of [
    [-58, 250],
    [52, 264],
  ] as const)
    pen.shape(disc(p, u, z, 4), '#55505e', { ink: 0.6, contour: false });
}

const disc = (p: At, u: number, z: number, r: number): Point[] =>
  range(14).map((i) => p(u + Math.cos((i / 14) * 6.2832) * r, z + Math.sin((i / 14) * 6.2832) * r));

function marked(pen: Pen, p: At, mark: NonNullable<DummyOptions['mark']>, paint: string) {
  const bare = { ink: 0, contour: false } as const;
  if (mark === 'rings') {
    for (const [i, r] of [50, 36, 22, 9].entries())
      pen.shape(disc(p, 0, 160, r), i % 2 ? '#f3e6c8' : paint, { ...bare, edge: 'smooth' });
    return;
  }
  if (mark === 'heart') {
    pen.shape(
      [p(0, 112), p(-46, 162), p(-40, 192), p(-20, 198), p(0, 178), p(20, 198), p(40, 192), p(46, 162)],
      paint,
      { ...bare, edge: 'smooth' },
    );
    pen.line([p(-58, 130), p(60, 196)], 3, { colour: '#6a4630' });
    return;
  }
  for (const k of [-1, 1])
    pen.shape([p(-44 * k, 122), p(-32 * k, 112), p(44 * k, 192), p(32 * k, 202)], paint, {
      ...bare,
      edge: 'straight',
    });
}

/** What each class made of its giant: a mouth, and what grows on its head and chin. */
const FACES: Readonly<Record<NonNullable<DummyOptions['mark']>, (pen: Pen, p: At, thatch: string) => void>> =
  {
    // a crown of straw and a beard, one eye lost in a drill
    cross(pen, p, thatch) {
      pen.shape([p(-34, 346), p(0, 338), p(36, 352), p(28, 330), p(-26, 328)], '#8a3f3a', { contour: false });
      for (const u of [-20, -4, 12, 26]) pen.line([p(u, 346), p(u, 334)], 1, { colour: '#fbf3dc' });
      pen.shape(
        range(10).map((i) => p(Math.cos((i / 10) * TAU) * 52, 306 + Math.sin((i / 10) * TAU) * 20)),
        thatch,
        { edge: 'scallop', contour: false },
      );
      for (const [a, b] of [
        [10, 396],
        [38, 372],
      ] as const)
        pen.line([p(a, b), p(48 - a, b === 396 ? 372 : 396)], 4, { colour: '#6a4630' });
      crown(pen, p, thatch);
    },
    // a bucket for a helmet, a moustache of twigs
    rings(pen, p, thatch) {
      pen.shape([p(-24, 344), p(24, 344), p(20, 334), p(-20, 334)], '#8a3f3a', { contour: false });
      for (const k of [-1, 1])
        pen.shape([p(0, 358), p(k * 30, 362), p(k * 56, 344), p(k * 28, 348), p(0, 348)], thatch, {
          edge: 'smooth',
        });
      pen.shape([p(-58, 408), p(58, 408), p(46, 474), p(-46, 474)], '#8d949c');
      pen.shape([p(-66, 414), p(66, 414), p(64, 402), p(-64, 402)], '#a9b0b6');
      for (const z of [430, 456]) pen.line([p(-52, z), p(52, z)], 1.4);
      pen.line(
        range(9).map((i) => p(-46 + i * 11.5, 474 + Math.sin((i / 8) * Math.PI) * 26)),
        2,
        { smooth: true },
      );
    },
    // two plaits of rope, cheeks of chalk, and lips
    heart(pen, p, thatch) {
      pen.shape([p(-20, 346), p(-8, 352), p(0, 348), p(8, 352), p(20, 346), p(0, 330)], '#c2486a', {
        edge: 'smooth',
      });
      for (const k of [-1, 1]) {
        pen.shape(disc(p, k * 42, 358, 10), '#e8a0a8', { ink: 0, contour: false, edge: 'smooth' });
        for (const i of range(5))
          pen.shape(disc(p, k * (66 + (i % 2) * 4), 396 - i * 24, 13), thatch, { edge: 'smooth' });
        pen.shape([p(k * 56, 290), p(k * 80, 290), p(k * 86, 268), p(k * 54, 268)], '#c2486a');
      }
      pen.shape(
        [p(-64, 392), p(-52, 438), p(0, 460), p(52, 438), p(64, 392), p(30, 420), p(0, 412), p(-30, 420)],
        thatch,
        { edge: 'smooth' },
      );
      for (const u of [-34, -12, 12, 34]) pen.line([p(u, 424), p(u * 0.7, 448)], 0.9);
    },
  };

/** A giant cut out of planks, with a straw nape to slash at. */
export const dummy: ThingKind<DummyOptions> = {
  name: 'dummy',
  footprint: () => block(150, 70),
  height: 220,
  draw(pen, frame, { mark = 'rings', thatch = '#dcb65a', paint = '#c2483c' }, random) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.bars(
      [
        [p(-90, 0), p(0, 260)],
        [p(90, 0), p(0, 260)],
        [frame.at(0, -60, 0), p(0, 250)],
      ],
      14 * frame.scale,
      '#7a5238',
    );
    const body: Point[] = [
      p(-78, 60),
      p(-84, 220),
      p(-150, 250),
      p(-160, 290),
      p(-70, 300),
      p(-52, 322),
      p(-66, 360),
      p(-58, 420),
      p(0, 448),
      p(58, 420),
      p(66, 360),
      p(52, 322),
      p(70, 300),
      p(160, 300),
      p(152, 256),
      p(84, 220),
      p(78, 60),
    ];
    pen.shape(body, '#c49a66');
    pen.tint(
      [
        p(24, 64),
        p(28, 300),
        p(60, 440),
        p(66, 360),
        p(52, 322),
        p(70, 300),
        p(156, 298),
        p(150, 258),
        p(84, 220),
        p(76, 64),
      ],
      '#c49a66',
      { tone: -0.7, edge: 'straight' },
    );
    for (const u of [-48, -14, 20, 50]) pen.line([p(u, 66), p(u, 300 + random.jitter(10))], 0.9);
    for (const k of [-1, 1]) {
      // the middle one squints
      const small = mark === 'rings' ? 0.6 : 1;
      if (mark === 'cross' && k > 0) continue;
      pen.shape(arc(...p(k * 24, 384), 13 * small * frame.scale, 15 * small * frame.scale), '#fbf3dc', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
      pen.shape(arc(...p(k * 24 + 2, 382), 5 * frame.scale, 5 * frame.scale), '#2a1b2e', {
        edge: 'smooth',
        ink: 0,
        contour: false,
      });
    }
    FACES[mark](pen, p, thatch);
    planked(pen, p);
    marked(pen, p, mark, paint);
    for (let i = 0; i < 5; i++) {
      const [u, z] = [random.range(-60, 40), random.range(120, 300)];
      pen.stroke([p(u, z), p(u + 40, z + 26)], 5);
    }
  },
};
