/** An easel whose picture is another one on every map and beside every neighbour: one portrait everywhere was one stamp. */
import { arc, nth, range, TAU } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { drawEasel, EASEL } from '../../things/props/easel';

export interface CanvasOptions {
  /** Its picture looks to the left, or to the right at -1. */
  readonly side?: 1 | -1;
}

/** A point of the picture, 0 to 1 from left to right and from its foot up. */
type On = (u: number, z: number) => Point;
type Picture = (pen: Pen, on: On, s: number) => void;

const round = (pen: Pen, [x, y]: Point, rx: number, ry: number, colour: string): void =>
  pen.tint(arc(x, y, rx, ry, 0, TAU, 12), colour);

const PICTURES: readonly Picture[] = [
  function hills(pen, on, s) {
    pen.tint([on(0, 0), on(1, 0), on(1, 1), on(0, 1)], '#a8d8ee');
    round(pen, on(0.72, 0.74), 7 * s, 7 * s, '#ffd35a');
    pen.tint([on(0, 0), on(0, 0.42), on(0.34, 0.66), on(0.7, 0.3), on(1, 0.46), on(1, 0)], '#6a9a5a');
  },
  function tower(pen, on) {
    pen.tint([on(0, 0), on(1, 0), on(1, 1), on(0, 1)], '#f3d9a8');
    pen.tint([on(0.36, 0), on(0.4, 0.7), on(0.62, 0.7), on(0.66, 0)], '#7a5a8a');
    pen.tint([on(0.32, 0.7), on(0.51, 0.96), on(0.7, 0.7)], '#c9574f');
  },
  function sea(pen, on) {
    pen.tint([on(0, 0), on(1, 0), on(1, 0.5), on(0, 0.5)], '#2f7fae');
    pen.tint([on(0, 0.5), on(1, 0.5), on(1, 1), on(0, 1)], '#fbe3d0');
    pen.tint([on(0.28, 0.42), on(0.72, 0.42), on(0.62, 0.3), on(0.36, 0.3)], '#8a4a2c');
    pen.tint([on(0.5, 0.46), on(0.5, 0.9), on(0.74, 0.46)], '#ffffff');
  },
  function fish(pen, on, s) {
    round(pen, on(0.44, 0.5), 15 * s, 10 * s, '#e8853a');
    pen.tint([on(0.64, 0.5), on(0.92, 0.74), on(0.92, 0.26)], '#e8853a');
    round(pen, on(0.28, 0.56), 2.4 * s, 2.4 * s, '#2a2433');
  },
  function blots(pen, on, s) {
    for (const [i, colour] of ['#e0584f', '#3f7ac9', '#ffd35a', '#4f9a5a', '#2a2433'].entries())
      round(pen, on(0.2 + ((i * 3) % 5) * 0.15, 0.22 + i * 0.14), (9 - i) * s, (6 + (i % 3)) * s, colour);
  },
  function flowers(pen, on, s) {
    pen.tint([on(0.34, 0.06), on(0.66, 0.06), on(0.6, 0.38), on(0.4, 0.38)], '#3f7a86');
    for (const [i, colour] of ['#f08aa8', '#ffd35a', '#b79bd6'].entries()) {
      pen.line([on(0.5, 0.36), on(0.26 + i * 0.24, 0.7)], 1.4, { colour: '#4f8a4a' });
      round(pen, on(0.26 + i * 0.24, 0.72 + (i % 2) * 0.08), 6 * s, 6 * s, colour);
    }
  },
  function cat(pen, on, s) {
    pen.tint([on(0.28, 0.56), on(0.3, 0.92), on(0.46, 0.7)], '#3a3648');
    pen.tint([on(0.72, 0.56), on(0.7, 0.92), on(0.54, 0.7)], '#3a3648');
    round(pen, on(0.5, 0.46), 17 * s, 15 * s, '#3a3648');
    for (const u of [0.38, 0.62]) round(pen, on(u, 0.52), 3.6 * s, 4.4 * s, '#ffe27a');
    for (const side of [-1, 1])
      for (const k of range(2))
        pen.line([on(0.5 + side * 0.08, 0.38), on(0.5 + side * 0.42, 0.42 - k * 0.12)], 0.9, {
          colour: '#ffffff',
        });
  },
];

/** Picture pixels after which another picture comes. */
const STEP = 37;

export const canvas: ThingKind<CanvasOptions> = {
  name: 'canvas',
  ...EASEL,
  draw(pen, frame, { side = 1 }) {
    const p = drawEasel(pen, frame, side);
    const on: On = (u, z) => p(-30 + 58 * u + 3 * z, 46 + 60 * z);
    const [x, y] = frame.at(0, 0, 0);
    nth(PICTURES, Math.floor(Math.abs(x + 3 * y) / STEP) % PICTURES.length)(pen, on, frame.scale);
  },
};
