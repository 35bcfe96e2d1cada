/** The iron titan's fist round the hilt, and the chains that were torn from his shoulders. */
import { TAU, arc, nth, range, resample } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { At } from './titan-growth';

type Plate = (points: Point[], tone: number, material?: string) => void;

/** A point of his sword in the titan's own space: along the grip towards the guard, and across it. */
export const onGrip = (along: number, across: number): Point => [
  423 + along * 0.88 - across * 0.47,
  730 + along * 0.47 + across * 0.88,
];

/** A pommel, the back of the hand, four fingers closed round the grip one beside the other, the thumb across them. */
export function fist(pen: Pen, p: At, scale: number, plate: Plate, trim: string): void {
  const on = (along: number, across: number): Point => p(...onGrip(along, across));
  plate([on(-96, -16), on(58, -16), on(58, 16), on(-96, 16)], -0.6, '#6a4038');
  pen.shape(arc(...on(-104, 0), 24 * scale, 24 * scale, 0, TAU, 14), trim, { edge: 'smooth' });
  pen.tint(arc(...on(-108, 6), 10 * scale, 10 * scale, 0, TAU, 10), trim, { tone: 1 });
  plate([on(-70, -54), on(44, -54), on(52, -20), on(52, 30), on(-72, 30), on(-78, -20)], -0.6);
  for (const i of range(4)) {
    const c = -56 + i * 30;
    const finger = [
      on(c - 13, 42),
      on(c - 8, 54),
      on(c + 8, 54),
      on(c + 13, 42),
      on(c + 14, -26),
      on(c + 8, -38),
      on(c - 8, -38),
      on(c - 14, -26),
    ];
    plate(finger, 0.4 - i * 0.16);
    for (const across of [18, -10]) pen.line([on(c - 13, across), on(c + 13, across)], 1);
    pen.tint(arc(...on(c, 34), 3.4 * scale, 3.4 * scale, 0, TAU, 6), '#3a3550');
  }
  plate([on(-66, -58), on(8, -44), on(26, -24), on(14, -12), on(-14, -22), on(-70, -30)], 0.2, trim);
}

/** The other hand hangs open: a cuff, the back of the hand, four fingers of two plates each, a thumb. */
export function gauntlet(pen: Pen, p: At, scale: number, plate: Plate, trim: string): void {
  plate([p(-248, 408), p(-226, 386), p(-216, 336), p(-226, 308), p(-244, 312), p(-256, 350)], -0.6);
  for (const i of range(4)) {
    const u = -374 + i * 37;
    const drop = i === 1 || i === 2 ? 12 : 0;
    plate([p(u - 17, 356), p(u + 17, 358), p(u + 16, 314 - drop), p(u - 16, 312 - drop)], -0.1 - i * 0.16);
    plate(
      [p(u - 15, 318 - drop), p(u + 15, 320 - drop), p(u + 12, 276 - drop), p(u - 8, 270 - drop)],
      0.1 - i * 0.16,
    );
    pen.tint(arc(...p(u, 334), 3.4 * scale, 3.4 * scale, 0, TAU, 6), '#3a3550');
  }
  plate([p(-396, 414), p(-248, 428), p(-244, 356), p(-392, 342)], -0.3);
  plate([p(-406, 438), p(-236, 458), p(-240, 418), p(-402, 398)], -0.3, trim);
}

/** A chain that sags from a ring in one plate to a ring in another: links seen flat and from the side in turn. */
export function hangingChain(pen: Pen, from: Point, to: Point, scale: number): void {
  const iron = '#8a7a5c';
  for (const [x, y] of [from, to]) {
    const eyelet = arc(x, y + 6 * scale, 13 * scale, 13 * scale, 0, TAU, 14);
    pen.bars([[...eyelet, nth(eyelet, 0)]], 6 * scale, '#c9a66a', { edge: 1.8, smooth: true });
    pen.shape(arc(x, y - 8 * scale, 9 * scale, 9 * scale, 0, TAU, 10), '#c9a66a', { edge: 'smooth', ink: 1 });
  }
  const sag = range(25).map((i): Point => {
    const t = i / 24;
    const low = Math.sin(t * Math.PI);
    return [
      from[0] + (to[0] - from[0]) * t + 16 * scale * low,
      from[1] + (to[1] - from[1]) * t + (16 + 34 * low) * scale,
    ];
  });
  const links = resample(sag, 27 * scale).slice(1, -1);
  for (const [i, [x, y]] of links.entries()) {
    const [[ax, ay], [bx, by]] = [
      nth(links, Math.max(0, i - 1)),
      nth(links, Math.min(links.length - 1, i + 1)),
    ];
    const along = Math.atan2(by - ay, bx - ax);
    const on = (u: number, v: number): Point => [
      x + (u * Math.cos(along) - v * Math.sin(along)) * scale,
      y + (u * Math.sin(along) + v * Math.cos(along)) * scale,
    ];
    if (i % 2) pen.bars([[on(-15, 0), on(15, 0)]], 7 * scale, iron, { edge: 1.8, tone: -0.4 });
    else
      pen.bars([arc(0, 0, 18, 11, 0, TAU, 17).map(([u, v]) => on(u, v))], 6 * scale, iron, {
        edge: 1.8,
        smooth: true,
      });
  }
}
