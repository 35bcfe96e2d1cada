/** What the siren is for: a shape that floats over the sea and folds the air into rings. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface VisitorOptions {
  readonly crystal?: string;
  readonly ring?: string;
}

export const visitor: ThingKind<VisitorOptions> = {
  name: 'visitor',
  footprint: () => disc(60),
  height: 0,
  shadow: false,
  draw(pen, frame, { crystal = '#b88ae0', ring = '#ff8f3c' }) {
    const s = frame.scale;
    const [cx, cy] = frame.at(0, 0, 0);
    const octagon = (r: number, squash = 1): Point[] =>
      range(8).map((i) => [
        cx + Math.cos((i / 8) * 6.2832 + 0.39) * r * s,
        cy + Math.sin((i / 8) * 6.2832 + 0.39) * r * s * squash,
      ]);
    for (const [i, r] of [430, 352, 282].entries()) {
      const outer = octagon(r);
      pen.tint(outer, { emit: ring }, { edge: 'straight', opacity: 0.13 + i * 0.05 });
      pen.line([...outer, ...outer.slice(0, 1)], 4 - i * 0.6, { colour: { emit: ring } });
      pen.line([...octagon(r - 14), ...octagon(r - 14).slice(0, 1)], 1.2, { colour: { emit: '#fff0c0' } });
    }
    const at = (u: number, v: number): Point => [cx + u * s, cy + v * s];
    const mids: readonly (readonly [number, number])[] = [
      [-170, 10],
      [-60, 56],
      [80, 48],
      [170, -6],
    ];
    const faces: readonly (readonly [number, number, number, number, number])[] = [
      [0, 1, -250, 0.7, 0],
      [1, 2, -250, 0.1, 0],
      [2, 3, -250, -0.8, 0],
      [0, 1, 250, 0.1, 0],
      [1, 2, 250, -0.6, 0],
      [2, 3, 250, -1.5, 0],
    ];
    for (const [a, b, v, tone] of faces) {
      const [p, q] = [mids[a], mids[b]];
      if (!p || !q) continue;
      pen.shape([at(...p), at(...q), at(0, v)], crystal, { tone });
    }
    pen.tint([at(-150, 0), at(-80, 30), at(-8, -220)], '#f6e8ff', { edge: 'straight', opacity: 0.6 });
    pen.shape(arc(cx + 8 * s, cy + 12 * s, 44 * s, 44 * s), '#f2f0fa', { edge: 'smooth' });
    pen.shape(arc(cx + 2 * s, cy + 18 * s, 22 * s, 22 * s), '#d9303c', { edge: 'smooth', contour: false });
    pen.shape(arc(cx + 2 * s, cy + 18 * s, 9 * s, 9 * s), '#2a1b2e', {
      edge: 'smooth',
      ink: 0,
      contour: false,
    });
    for (const [u, v, k] of [
      [-250, -120, 26],
      [240, -150, 32],
      [-220, 180, 22],
      [230, 170, 26],
    ] as const)
      pen.shape([at(u, v - k * 1.6), at(u + k, v), at(u, v + k * 1.6), at(u - k, v)], crystal, {
        tone: u > 0 ? -0.7 : 0.3,
      });
  },
};
