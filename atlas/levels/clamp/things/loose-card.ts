/** A card that got away: it hangs in the air and does to everybody below what its picture says. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

/** What a card does, which is also its picture. */
export type CardSign = 'moon' | 'up' | 'feather' | 'cloud' | 'cake' | 'note';

export interface LooseCardOptions {
  readonly sign: CardSign;
  readonly back?: string;
  /** Radians. */
  readonly lean?: number;
}

type At = (u: number, v: number) => Point;

const DARK = '#3f2f6a';

function moon(pen: Pen, q: At): void {
  const outer = range(13).map((i) => q(Math.cos(0.9 + i * 0.37) * 17, Math.sin(0.9 + i * 0.37) * 17));
  const inner = range(11).map((i) => q(7 + Math.cos(5.1 - i * 0.4) * 14, -5 + Math.sin(5.1 - i * 0.4) * 14));
  pen.shape([...outer, ...inner], '#f6d478', { edge: 'straight', contour: false, ink: 0.9 });
}

function arrow(pen: Pen, q: At): void {
  pen.shape([q(0, -22), q(18, -2), q(8, -2), q(8, 20), q(-8, 20), q(-8, -2), q(-18, -2)], '#e8583f', {
    contour: false,
    ink: 0.9,
  });
}

function plume(pen: Pen, q: At): void {
  pen.shape([q(-12, 22), q(-16, 2), q(-4, -18), q(14, -24), q(14, -4), q(2, 12)], '#ffffff', {
    edge: 'smooth',
    contour: false,
    ink: 0.9,
  });
  pen.line([q(-14, 24), q(-4, 4), q(10, -18)], 1.2, { smooth: true });
}

function raining(pen: Pen, q: At): void {
  for (const u of [-12, 0, 12]) pen.line([q(u, 6), q(u - 5, 20)], 2, { colour: '#5a8ad0' });
  pen.shape([q(-20, 6), q(-18, -8), q(-6, -16), q(8, -16), q(19, -6), q(20, 6)], '#dfe6f4', {
    edge: 'scallop',
    contour: false,
    ink: 0.9,
  });
}

function slice(pen: Pen, q: At): void {
  pen.shape([q(-18, 18), q(-18, -2), q(18, -2), q(18, 18)], '#f8c0d0', { contour: false, ink: 0.9 });
  pen.line([q(-18, 8), q(18, 8)], 1.6, { colour: '#ffffff' });
  pen.shape(arc(...q(0, -11), 8, 8, 0, TAU, 10), '#d9463c', { edge: 'smooth', contour: false, ink: 0.9 });
}

function tune(pen: Pen, q: At): void {
  pen.bars([[q(-9, 14), q(-9, -18), q(13, -22), q(13, 10)]], 4, DARK, { edge: 0 });
  for (const [u, v] of [
    [-14, 15],
    [8, 11],
  ] as const)
    pen.tint(arc(...q(u, v), 7, 5.4, 0, TAU, 10), DARK);
}

const PICTURES: Readonly<Record<CardSign, (pen: Pen, q: At) => void>> = {
  moon,
  up: arrow,
  feather: plume,
  cloud: raining,
  cake: slice,
  note: tune,
};

export const looseCard: ThingKind<LooseCardOptions> = {
  name: 'looseCard',
  footprint: () => disc(20),
  height: 200,
  shadow: false,
  draw(pen, frame, { sign, back = '#d9566c', lean = 0.12 }) {
    const k = frame.scale * 1.16;
    const [x, y] = frame.at(0, 0, 0);
    const q: At = (u, v) => [
      x + (u * Math.cos(lean) - v * Math.sin(lean)) * k,
      y + (u * Math.sin(lean) + v * Math.cos(lean)) * k,
    ];
    // its light: a ring of short rays that touches nobody
    for (const i of range(12)) {
      const a = (i / 12) * TAU;
      pen.stroke(
        [
          q(Math.cos(a) * 62, Math.sin(a) * 74),
          q(Math.cos(a) * (i % 2 ? 74 : 84), Math.sin(a) * (i % 2 ? 88 : 98)),
        ],
        5,
        {
          colour: '#fff0a8',
          from: 0.9,
        },
      );
    }
    pen.shape([q(-38, -58), q(38, -58), q(38, 58), q(-38, 58)], '#fff4e2');
    pen.shape([q(-31, -51), q(31, -51), q(31, 51), q(-31, 51)], back, { ink: 0.8, contour: false });
    for (const v of [-42, 42]) pen.line([q(-20, v), q(20, v)], 1.1, { colour: '#f6d878' });
    pen.shape(
      range(24).map((i) => q(Math.cos((i / 24) * TAU) * 28, Math.sin((i / 24) * TAU) * 33)),
      '#fbe6ec',
      { edge: 'straight', ink: 0.9, contour: false, wobble: 0 },
    );
    PICTURES[sign](pen, (u, v) => q(u, v));
  },
};
