/** The sill of the high window we look from, and what was left on it: a pocket console, a tape and its pencil, a disc player. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { Frame } from '../../../core/frame';
import type { Surface } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { discOn, inlay, pixels, roundRect } from './panels';

export interface WindowSillOptions {
  readonly length?: number;
}

/** A tank of a toy: a screen the colour of peas, a cross, two keys, slits for its beeps. */
function pocketConsole(pen: Pen, frame: Frame): void {
  const front = box(pen, frame, { u0: -62, u1: 62, w0: -12, w1: 12, z1: 190 }, '#d9d4dc', {
    topMaterial: '#f0ecf2',
  }).front;
  if (!front) return;
  inlay(pen, roundRect(front, 10, 88, 114, 180, 8), '#57506a', { ink: 1 });
  inlay(pen, roundRect(front, 26, 98, 98, 168, 3), '#a8c060', { ink: 0.8 });
  pixels(pen, front, ['..0..0..', '...00...', '.000000.', '00.00.00', '00000000', '0.0..0.0'], {
    s: 62,
    z: 108,
    size: 7,
    colours: ['#3f5a34'],
  });
  for (const [a, z, b, y] of [
    [16, 46, 50, 58],
    [27, 35, 39, 69],
  ] as const)
    inlay(pen, roundRect(front, a, z, b, y, 2), '#3a3448', { ink: 0.6 });
  for (const [a, z] of [
    [80, 46],
    [102, 58],
  ] as const)
    inlay(pen, discOn(front, a, z, 9, 14), '#c92f6a', { edge: 'smooth' });
  for (const k of range(4)) pen.line([front.at(78 + k * 8, 10), front.at(88 + k * 8, 30)], 2);
}

/** A tape whose ribbon came out, and what winds it back. */
function tape(pen: Pen, frame: Frame): void {
  const front = box(pen, frame, { u0: -84, u1: 84, w0: -12, w1: 12, z1: 108 }, '#3a3448', {
    topMaterial: '#57506a',
  }).front;
  if (!front) return;
  inlay(pen, roundRect(front, 12, 26, 156, 98, 6), '#ffd84a', { ink: 0.9 });
  inlay(pen, roundRect(front, 20, 74, 148, 92, 3), '#fff6e6', { ink: 0.6 });
  letters(pen, front, 'SUMMER 96', { s: 72, z: 77, height: 11, fit: 92, colour: '#3a3158', width: 1.6 });
  inlay(pen, roundRect(front, 36, 32, 132, 66, 16), '#57506a', { ink: 0.9 });
  for (const a of [58, 110]) inlay(pen, discOn(front, a, 49, 13, 16), '#fff6e6', { edge: 'smooth' });
  pen.bars([[front.at(110, 49), front.at(214, 124)]], 13 * frame.scale, '#ff8f3a');
  pen.bars([[front.at(200, 114), front.at(214, 124)]], 13 * frame.scale, '#f2a0b8');
  pen.line(
    range(14).map((i) => frame.at(-70 + i * 15, 40 + Math.sin(i * 1.9) * 14, 2)),
    3.4,
    { smooth: true, colour: '#6a4030' },
  );
}

/** A disc that turns, and the headphones it is heard with. */
function player(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  drum(pen, frame, { r: 92, z1: 20 }, '#8fa0c8');
  const on: Surface = { at: (a, z) => frame.at(a, -z, 21) };
  inlay(pen, discOn(on, 0, 0, 84, 36), '#c9d2ec', { edge: 'smooth' });
  inlay(pen, discOn(on, 0, 0, 72, 34), '#e6ecf6', { edge: 'smooth', ink: 0.7 });
  for (const [k, colour] of ['#ff9fbe', '#ffe78a', '#8fe0d6'].entries())
    inlay(
      pen,
      [on.at(0, 0), ...arc(0, 0, 70, 70, 0.4 + k * 0.22, 0.62 + k * 0.22, 4).map(([a, z]) => on.at(a, z))],
      colour,
      { ink: 0 },
    );
  inlay(pen, discOn(on, 0, 0, 22, 16), '#57506a', { edge: 'smooth' });
  // they lie on the sill, both cushions up
  const band = range(13).map((i): Point => {
    const a = (i / 12) * Math.PI;
    return frame.at(190 - Math.cos(a) * 72, 26 - Math.sin(a) * 104, 8);
  });
  pen.bars([band], 12 * s, '#3a3448', { smooth: true });
  for (const side of [-1, 1]) {
    drum(pen, frame, { u: 190 + side * 66, w: 30, r: 32, z1: 16 }, '#ff8f3a');
    const ear: Surface = { at: (a, z) => frame.at(190 + side * 66 + a, 30 - z, 17) };
    inlay(pen, discOn(ear, 0, 0, 25, 18), '#3a3448', { edge: 'smooth' });
    inlay(pen, discOn(ear, 0, 0, 13, 14), '#57506a', { edge: 'smooth', ink: 0.6 });
  }
  pen.line([frame.at(124, 6, 8), frame.at(106, 30, 2), frame.at(92, 6, 12)], 2.4, { smooth: true });
}

export const windowSill: ThingKind<WindowSillOptions> = {
  name: 'windowSill',
  footprint: ({ length = 1000 }) => block(length, 90),
  height: 20,
  shadow: false,
  draw(pen, frame, { length = 1000 }) {
    const half = length / 2;
    box(pen, frame, { u0: -half, u1: half, w0: -30, w1: 200, z1: 16 }, '#c98a5a', { topMaterial: '#e8b884' });
    for (const [k, w] of [-6, 34].entries())
      pen.line([frame.at(20 - half, w, 16), frame.at(half - 20 - k * 90, w, 16)], 0.9, { opacity: 0.5 });
    const on = (u: number) => frame.moved(u, 24, 16);
    // so near the edge that no wheel of the street seems to stand on it
    pocketConsole(pen, frame.moved(-half + 120, 92, 16));
    tape(pen, on(-20));
    player(pen, on(half - 330));
  },
};
