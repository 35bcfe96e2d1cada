/** The attitudes of the guide cat. */
import { knots } from '../../core/knots';
import { SHADE, fur, head, many, paw, scarf, tail } from './parts';
import type { CatFace, Hand } from './parts';

export type CatPose =
  'sit' | 'wave' | 'away' | 'loaf' | 'curl' | 'stretch' | 'walk' | 'pounce' | 'peek' | 'hang' | 'belly';

/** Bodies with all that belongs to them, back to front; each ends with the head. */
export const POSES: Readonly<Record<CatPose, (hand: Hand, face: CatFace) => void>> = {
  sit(hand, face) {
    const { p } = hand;
    tail(hand, knots`8 -4, 24 -3, 28 -14, 22 -24`);
    fur(hand, many(p, knots`-9 -34, -15 -18, -15 -3, 0 0, 15 -3, 15 -18, 9 -34`));
    hand.pen.tint(many(p, knots`6 -32, 14 -18, 14 -4, 4 -1, 8 -16`), SHADE);
    for (const x of [-6, 6]) paw(hand, x, -3);
    scarf(hand, 0, -30);
    head(hand, 0, -42, face);
  },
  wave(hand, face) {
    POSES.sit(hand, face);
    fur(hand, many(hand.p, knots`-10 -28, -16 -24, -27 -46, -23 -53, -17 -48`));
  },
  away(hand) {
    const { p } = hand;
    fur(hand, many(p, knots`-9 -34, -16 -18, -16 -3, 0 0, 16 -3, 16 -18, 9 -34`));
    hand.pen.tint(many(p, knots`6 -32, 15 -18, 15 -4, 4 -1, 9 -16`), SHADE);
    head(hand, 0, -42, undefined);
    scarf(hand, 0, -29);
    tail(hand, knots`0 -6, 6 6, -2 16, 4 27`);
  },
  loaf(hand, face) {
    const { p } = hand;
    tail(hand, knots`22 -6, 32 -10, 34 -20, 28 -25`);
    fur(hand, many(p, knots`-16 -20, -21 -6, -16 0, 20 0, 28 -7, 24 -20, 6 -25`));
    hand.pen.tint(many(p, knots`-4 -4, 22 -2, 27 -8, 22 -18, 18 -8`), SHADE);
    scarf(hand, -8, -14);
    head(hand, -9, -25, face);
  },
  curl(hand, face) {
    const { p } = hand;
    fur(hand, many(p, knots`-26 -8, -18 -22, 2 -28, 22 -20, 27 -8, 20 0, -18 0`));
    hand.pen.tint(many(p, knots`10 -24, 24 -14, 24 -3, 0 -1, 14 -10`), SHADE);
    scarf(hand, -12, -5);
    head(hand, -13, -13, face);
    tail(hand, knots`26 -9, 16 0, 0 1, -8 -1`);
  },
  stretch(hand, face) {
    const { p } = hand;
    tail(hand, knots`24 -30, 32 -42, 28 -54, 34 -60`);
    fur(hand, many(p, knots`18 0, 16 -16, 2 -14, -30 0, -34 -5, -16 -20, 10 -34, 28 -32, 31 -16, 28 0`));
    hand.pen.tint(many(p, knots`18 -16, 28 -26, 29 -4, 22 -2`), SHADE);
    scarf(hand, -18, -12);
    head(hand, -20, -20, face);
  },
  walk(hand, face) {
    const { p } = hand;
    tail(hand, knots`22 -22, 34 -28, 32 -44, 38 -52`);
    for (const x of [-12, 4, 12, 22])
      fur(
        hand,
        many(p, [
          [x - 4, -12],
          [x - 4, -1],
          [x + 1, 1],
          [x + 4, -1],
          [x + 4, -12],
        ]),
      );
    fur(hand, many(p, knots`-18 -24, -17 -10, 4 -7, 25 -10, 27 -22, 10 -28`));
    hand.pen.tint(many(p, knots`-12 -10, 24 -11, 26 -19, 8 -12`), SHADE);
    scarf(hand, -16, -22);
    head(hand, -18, -32, face);
  },
  pounce(hand, face) {
    const { p } = hand;
    tail(hand, knots`26 -24, 36 -30, 40 -42, 33 -48`);
    fur(hand, many(p, knots`-24 0, -20 -10, 2 -16, 20 -30, 32 -22, 31 0, 14 0, 10 -6, -6 0`));
    hand.pen.tint(many(p, knots`12 -6, 30 -18, 30 -2, 16 -1`), SHADE);
    for (const x of [-22, -12]) paw(hand, x, -2);
    scarf(hand, -14, -11);
    head(hand, -16, -18, face);
  },
  peek(hand, face) {
    head(hand, 0, -11, face);
    for (const x of [-13, 13]) paw(hand, x, -1, 5.4);
  },
  hang(hand, face) {
    const { p } = hand;
    tail(hand, knots`4 46, 10 56, 4 64, 10 70`);
    for (const x of [-8, 8])
      fur(
        hand,
        many(p, [
          [x - 4, 0],
          [x - 5, 22],
          [x + 5, 22],
          [x + 4, 0],
        ]),
      );
    fur(hand, many(p, knots`-10 18, -13 36, -9 52, -4 46, 4 46, 9 52, 13 36, 10 18`));
    hand.pen.tint(many(p, knots`5 20, 12 36, 8 48, 4 40`), SHADE);
    scarf(hand, 0, 23);
    head(hand, 0, 14, face);
    for (const x of [-8, 8]) paw(hand, x, -1);
  },
  belly(hand, face) {
    const { p } = hand;
    tail(hand, knots`26 -4, 38 -4, 44 -12`);
    fur(hand, many(p, knots`-14 -16, -16 -2, 6 0, 28 -2, 30 -14, 10 -22`));
    hand.pen.tint(many(p, knots`-10 -3, 28 -4, 29 -9, 8 -7`), SHADE);
    for (const x of [2, 11, 22])
      fur(
        hand,
        many(p, [
          [x - 3.6, -16],
          [x - 4, -28],
          [x, -31],
          [x + 4, -28],
          [x + 3.6, -16],
        ]),
      );
    scarf(hand, -13, -9);
    head(hand, -22, -10, face);
  },
};
