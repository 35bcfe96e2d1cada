/** What tells one heavy walker from another at a glance: riveted plates and rust, a grille, a beard of iron, spectacles. */
import type { Sketch } from '../../core/sketch';
import { box, knots, oval } from '../../core/knots';
import type { Swatch } from '../../core/swatches';

/** Plates of iron on the trunk: a seam down and one across, rivets along them, and rust. */
export function drawPlates(s: Sketch, rust: Swatch): void {
  s.tint(knots`-44 -52, -30 -60, -20 -50, -26 -38, -18 -30, -40 -26`, s.lit(rust));
  s.tint(knots`20 -106, 40 -96, 38 -84, 28 -88, 24 -96`, s.lit(rust));
  s.line(knots`-44 -88, 0 -84, 44 -88`, 2.2);
  s.line(knots`2 -84, 4 -60, 2 -30`, 2.2);
  for (const [
    x,
    y,
  ] of knots`-30 -94, -14 -92, 4 -91, 20 -92, 32 -94, -6 -76, -6 -62, -6 -48, 12 -76, 12 -62, 12 -48`) {
    s.tint(oval(x, y, 2.4), s.inkColour);
  }
}

/** A seam over the brow with its rivets, and rust at the temple. */
export function drawHeadPlates(s: Sketch, x: number, rust: Swatch): void {
  s.tint(knots`-34 0, -28 -8, -24 4, -28 16, -33 10`, s.lit(rust));
  for (const dx of [-24, 24]) s.tint(oval(x * 0.6 + dx, 16, 2.4), s.inkColour);
}

/** Slits to speak through, low in a face whose middle is at x. */
export function drawGrille(s: Sketch, x: number): void {
  s.shape(box(x - 15, 11, 30, 12, 4), 'black', { contour: false, line: 2.2, light: 0 });
  for (const dx of [-9, -3, 3, 9]) s.line(knots`${x + dx} 12.6, ${x + dx} 21.4`, 2.4, s.lit('silver'));
}

/** Cut into locks below, with a moustache over it. */
export function drawBeard(s: Sketch, x: number, colour: Swatch): void {
  s.shape(
    knots`${x - 28} 6!, ${x - 14} 14, ${x} 12, ${x + 14} 14, ${x + 28} 6!, ${x + 27} 28, ${x + 17} 46!, ${x + 10} 40, ${x + 2} 58!, ${x - 8} 42, ${x - 17} 48!, ${x - 27} 28`,
    colour,
    { line: 2.6 },
  );
  for (const dx of [-12, 1, 13]) s.stroke(knots`${x + dx} 24, ${x + dx * 0.9} 34, ${x + dx * 0.7} 42`, 2);
  s.shape(
    knots`${x} 11!, ${x + 12} 10, ${x + 24} 18!, ${x + 11} 22, ${x} 19!, ${x - 11} 22, ${x - 24} 18!, ${x - 12} 10`,
    colour,
    {
      contour: false,
      line: 2.4,
    },
  );
}

/** Round glasses on a bridge, low on the nose. */
export function drawSpectacles(s: Sketch, x: number, rims: Swatch): void {
  for (const o of [-1, 1]) {
    s.line(oval(x + o * 14, 3, 12, 11.4), 5.4, s.inkColour, true);
    s.line(oval(x + o * 14, 3, 12, 11.4), 2.8, s.lit(rims), true);
    s.tint(
      knots`${x + o * 14 - 7} 1, ${x + o * 14 - 2} -6, ${x + o * 14 + 1} -6, ${x + o * 14 - 6} 5`,
      s.lit('#ffffff'),
      0.8,
    );
  }
  s.line(knots`${x - 3} 2, ${x} -1, ${x + 3} 2`, 3.4);
}
