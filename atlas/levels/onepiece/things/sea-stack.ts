/** A rock that stands in the sea: the surf round its foot tells that it does not hang over the water. */
import { TAU, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { crag } from '../../../things/nature/crag';
import type { CragOptions } from '../../../things/nature/crag';
import { C } from '../places';

export const seaStack: ThingKind<CragOptions> = {
  ...crag,
  draw(pen, frame, options, random) {
    crag.draw(pen, frame, options, random);
    const { width = 520 } = options;
    const round = (from: number, to: number, k: number, rough: number): Point[] =>
      range(25).map((i) => {
        const a = from + ((to - from) * i) / 24;
        const r = k * (1 + rough * Math.sin(i * 2.3));
        return frame.at(Math.cos(a) * width * 0.66 * r, 34 + Math.sin(a) * (width * 0.14 + 42) * r, 0);
      });
    const wave = round(-0.1, Math.PI + 0.1, 1, 0.05);
    const lip = range(25).map((i): Point => {
      const a = Math.PI + 0.1 - ((Math.PI + 0.2) * i) / 24;
      return frame.at(
        Math.cos(a) * width * 0.62,
        20 + Math.sin(a) * (width * 0.08 + 14),
        8 + 9 * Math.abs(Math.sin(i * 1.1)),
      );
    });
    pen.shape([...wave, ...lip], '#f4fbff', { edge: 'smooth', ink: 0.8, contour: false });
    pen.tint([...round(0.15, Math.PI - 0.15, 1, 0.05), ...round(Math.PI - 0.15, 0.15, 0.9, 0.06)], C.sea, {
      tone: 0.6,
      opacity: 0.55,
    });
    for (const [from, to] of [
      [0.3, 1.2],
      [1.5, 2.2],
      [2.4, 3],
    ] as const)
      pen.line(round(from, to, 1.16, 0.02), 1.6, { colour: '#ffffff', smooth: true, opacity: 0.85 });
    pen.line(round(0, TAU / 2, 0.72, 0.05), 0.7, { smooth: true, opacity: 0.4 });
  },
};
