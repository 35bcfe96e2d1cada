/** One bay of the oval colonnade: columns two deep, a balustrade, a statue who has practised. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { statue } from './statue';

export interface ColonnadeOptions {
  readonly length?: number;
  readonly marble?: string;
  readonly pose?: number;
  /** What stands on the balustrade. */
  readonly crown?: 'statue' | 'urn';
}

/** A vase of stone with something in bloom, no two of one colour. */
function urn(pen: Pen, frame: Frame, index: number): void {
  const s = frame.scale;
  const bloom = nth(['#e86fa0', '#f6d24a', '#8f5fc0', '#f4efea'], index % 4);
  drum(pen, frame, { w: 25, r: 16, r1: 9, z0: 278, z1: 292 }, '#fbf1e6', { top: false });
  drum(pen, frame, { w: 25, r: 9, r1: 26, z0: 290, z1: 322 }, '#fbf1e6', { top: false });
  drum(pen, frame, { w: 25, r: 29, z0: 322, z1: 330 }, '#fbf1e6');
  for (const [u, z, r] of [
    [-18, 340, 17],
    [17, 342, 18],
    [0, 358, 21],
  ] as const) {
    const [x, y] = frame.at(u, 25, z);
    pen.shape(arc(x, y, r * s, r * 0.86 * s, u, u + TAU, 8), '#3fa07a', { edge: 'scallop', ink: 0.9 });
    pen.shape(arc(x + 3 * s, y - 4 * s, 7 * s, 7 * s, 0, TAU, 6), bloom, {
      edge: 'scallop',
      ink: 0.7,
      contour: false,
    });
  }
}

export const colonnade: ThingKind<ColonnadeOptions> = {
  name: 'colonnade',
  footprint: ({ length = 240 }) => block(length, 90),
  height: 260,
  draw(pen, frame, { length = 240, marble = '#f3e2d0', pose = 0, crown = 'statue' }) {
    const h = length / 2;
    const row = (w: number, tone: number) => {
      const count = length > 150 ? 3 : 2;
      const inset = Math.min(34, length * 0.2);
      for (const i of range(count)) {
        const u = -h + inset + (i * (length - 2 * inset)) / (count - 1);
        drum(pen, frame, { u, w, r: 19, z1: 14 }, marble, { tone });
        drum(pen, frame, { u, w, r: 14, r1: 12, z0: 14, z1: 190 }, marble, { top: false, tone });
        drum(pen, frame, { u, w, r: 14, r1: 20, z0: 188, z1: 204 }, marble, { tone });
      }
    };
    row(-26, -0.5);
    row(28, 0.1);
    const beam = box(pen, frame, { u0: -h, u1: h, w0: -46, w1: 48, z0: 202, z1: 240 }, marble);
    for (const wall of Object.values(beam)) {
      wall.panel(0, 26, wall.width, 38, '#d9b36a', { ink: 0.6 });
      for (const k of range(Math.round(wall.width / 16)))
        wall.panel(4 + k * 16, 8, 12 + k * 16, 18, '#c9a0b8', { ink: 0.4 });
    }
    pen.bars(
      range(Math.round(length / 22)).map((i) => [
        frame.at(-h + 12 + i * 22, 44, 240),
        frame.at(-h + 12 + i * 22, 44, 264),
      ]),
      6 * frame.scale,
      marble,
      { edge: 1.2 },
    );
    pen.bars([[frame.at(-h, 44, 266), frame.at(h, 44, 266)]], 8 * frame.scale, marble, { edge: 1.4 });
    box(pen, frame, { u0: -24, u1: 24, w0: 4, w1: 46, z0: 240, z1: 278 }, marble);
    if (crown === 'urn') {
      urn(pen, frame, pose);
      return;
    }
    statue(pen, (x, y) => frame.at(x * 1.15, 24, 278 + y * 1.15), frame.scale * 1.15, pose, '#fbf1e6');
  },
};
