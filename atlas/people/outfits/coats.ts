/** Open coats over top and belt, under the arms: haori in the old patterns, and a sleeveless vest. Torso frame. */
import type { Box, Point } from '../../core/geometry';
import type { Sketch } from '../../core/sketch';
import { box, brush, knots, oval, shift, stretch } from '../../core/knots';
import type { Knots } from '../../core/knots';
import { petals } from '../petals';
import type { OutfitColours, TorsoSite } from './parts';

/** Marks on the cloth, over the given part of it; whoever draws them clips them. */
export type Pattern = (s: Sketch, cloth: Box, colours: OutfitColours) => void;

export interface Coat {
  /** Share of the way from the hips to the ground. */
  readonly drop: number;
  readonly pattern: Pattern;
}

const plain: Pattern = () => {};

/** Rows of places dx and dy apart, every other row moved by half a step. */
function places({ x0, y0, x1, y1 }: Box, dx: number, dy: number): readonly Point[] {
  const rows = Math.ceil((y1 - y0) / dy) + 1;
  const columns = Math.ceil((x1 - x0) / dx) + 1;
  return Array.from({ length: rows * columns }, (_, i): Point => {
    const row = Math.floor(i / columns);
    return [x0 + ((i % columns) - (row % 2) / 2) * dx, y0 + row * dy];
  });
}

const checks: Pattern = (s, cloth, c) =>
  s.tint(
    places(cloth, 18, 9).map(([x, y]) => box(x, y, 9, 9)),
    s.lit(c.main),
  );

const scales: Pattern = (s, cloth, c) =>
  s.tint(
    places(cloth, 12, 10).map(([x, y]) => shift(knots`0 0!, 6 10!, -6 10!`, x, y)),
    s.lit(c.main),
  );

const waves: Pattern = (s, cloth, c) =>
  s.tint(
    places(cloth, 14, 7).flatMap(([x, y]) =>
      [6.4, 3].map((r) => brush(knots`${x - r} ${y + 7}, ${x} ${y + 7 - r}, ${x + r} ${y + 7}`, 2)),
    ),
    s.lit(c.main),
  );

const stripes: Pattern = (s, cloth, c) =>
  s.tint(
    places({ ...cloth, y1: cloth.y0 }, 9, 1).map(([x]) => box(x, cloth.y0, 3, cloth.y1 - cloth.y0)),
    s.lit(c.main),
  );

const blossoms: Pattern = (s, cloth, c) => {
  const middles = places(cloth, 22, 15);
  s.tint(
    middles.flatMap(([x, y]) => petals(2.6, 2.6).map((petal) => shift(petal, x, y))),
    s.lit(c.main),
  );
  s.tint(
    middles.map(([x, y]) => oval(x, y, 1.4)),
    s.lit('yellow'),
  );
};

/** All coats. They are of the accent colour, their patterns of the main one. */
export const COATS = {
  none: null,
  vest: { drop: 0.1, pattern: plain },
  haori: { drop: 0.5, pattern: plain },
  checkHaori: { drop: 0.5, pattern: checks },
  scaleHaori: { drop: 0.5, pattern: scales },
  waveHaori: { drop: 0.5, pattern: waves },
  stripeHaori: { drop: 0.5, pattern: stripes },
  blossomHaori: { drop: 0.5, pattern: blossoms },
} as const satisfies Record<string, Coat | null>;

export type CoatName = keyof typeof COATS;

export interface CoatView {
  /** From the hips down to the ground. */
  readonly ground: number;
  /** Open in front, closed as from the side, or the back with its seam and vent. */
  readonly seen: 'open' | 'closed' | 'back';
}

/** Draws a coat. */
export function drawCoat(
  s: Sketch,
  coat: Coat,
  site: TorsoSite,
  colours: OutfitColours,
  { ground, seen }: CoatView,
): void {
  const { T, w, h, x } = site;
  const hem = Math.max(4, Math.min(ground - 8, coat.drop * ground));
  const side = knots`${w + 4} ${-T + 6}, ${h + 5} ${-T * 0.3}, ${h + 9} ${hem}!`;
  const panel = (o: number): Knots =>
    stretch(
      [...knots`9 ${-T - 5}!`, ...side, ...knots`${x * o + 8} ${hem + 2}!, ${x * o + 7} ${-T * 0.5}`],
      o,
    );
  const back = [...knots`-9 ${-T - 5}!, 9 ${-T - 5}!`, ...side, ...stretch(side, -1).toReversed()];
  const panels = seen === 'open' ? [panel(-1), panel(1)] : [back];
  for (const shape of panels) {
    s.shape(shape, colours.accent, {
      light: [-4, -3],
      inside: () => {
        coat.pattern(s, { x0: -w - 10, y0: -T - 8, x1: w + 10, y1: hem + 2 }, colours);
        s.stroke(knots`${-w - 1} ${-T * 0.5}, ${-h - 3} ${hem}`, 1.6);
        s.stroke(knots`${w + 1} ${-T * 0.5}, ${h + 3} ${hem}`, 1.6);
        if (seen === 'back' && coat.drop > 0.2) {
          s.stroke(knots`0 ${-T - 2}, 0.8 ${-T * 0.4}, 0 ${hem * 0.3}`, 1.6);
          s.stroke(knots`0 ${hem * 0.3}, 1.6 ${hem * 0.7}, 0 ${hem + 3}`, 2.4, { heavy: 0.9 });
        }
      },
    });
  }
}
