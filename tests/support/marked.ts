/** Finds on a drawn person what was dyed in one colour. */
import { Resvg } from '@resvg/resvg-js';
import type { Point } from '../../atlas/core/geometry';
import { dayPaint } from '../../atlas/core/swatches';
import { person } from '../../atlas/people/person';
import type { PersonSpec } from '../../atlas/people/spec';

const SIZE = 400;
/** A colour that no swatch has. */
export const MARK = '#12ab34';
const MARKED = [0x12, 0xab, 0x34] as const;
/** A paint in which one colour has no shadow and none has a highlight. */
const paint = {
  ...dayPaint,
  dim: (swatch: string) => (swatch === MARK ? dayPaint.lit(swatch) : dayPaint.dim(swatch)),
  highlight: (swatch: string) => dayPaint.lit(swatch),
};

/** Where the marked colour is seen on a figure, in figure units. */
export function marked(spec: PersonSpec): readonly Point[] {
  const group = person({ shadow: false, ...spec }, paint).svg({ ids: 'a' });
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-200 -340 400 400">${group}</svg>`;
  const { pixels } = new Resvg(document, { font: { loadSystemFonts: false } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, i) => i)
    .filter((i) => MARKED.every((value, k) => Math.abs((pixels[i * 4 + k] ?? 0) - value) < 4))
    .map((i): Point => [(i % SIZE) - 200, Math.floor(i / SIZE) - 340]);
}
