/** Renders the flat drawings of id buffers, to the same bits wherever JavaScript runs. */
import { IDENTITY, matrixOf, numberOf, tagsOf, times } from './markup';
import type { Matrix, Tag } from './markup';
import { ellipseData, linesOf } from './outline';
import { Raster } from './raster';

/** Colours are `#rrggbb`. */
function colourOf(text: string): number {
  if (!/^#[\da-f]{6}$/i.test(text)) throw new Error(`"${text}" is no flat colour`);
  return Number.parseInt(text.slice(1), 16);
}

/** What a group hands down. */
interface Style {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
}

const within = ({ matrix, fill, stroke }: Style, { get }: Tag): Style => {
  const transform = get('transform');
  return {
    matrix: transform === undefined ? matrix : times(matrix, matrixOf(transform)),
    fill: get('fill') ?? fill,
    stroke: get('stroke') ?? stroke,
  };
};

function dataOf(tag: Tag): string {
  if (tag.name === 'path') return tag.get('d') ?? '';
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => numberOf(tag, name));
  return ellipseData(cx ?? 0, cy ?? 0, rx ?? 0, ry ?? 0);
}

function draw(raster: Raster, tag: Tag, { matrix, fill, stroke }: Style): void {
  const lines = linesOf(dataOf(tag), matrix);
  if (fill !== 'none')
    raster.fillInside(lines, colourOf(fill), tag.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
  if (stroke === 'none') return;
  const [a, b, c, d] = matrix;
  // figures are scaled alike both ways, and a part of a picture nearly so
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  raster.stroke(lines, (numberOf(tag, 'stroke-width', 1) * scale) / 2, colourOf(stroke));
}

/** The picture's matrix from its `viewBox` to its own pixels. */
function viewOf(tag: Tag, width: number, height: number): Matrix {
  const [x = 0, y = 0, w = width, h = height] = (tag.get('viewBox') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return [width / w, 0, 0, height / h, (-x * width) / w, (-y * height) / h];
}

/**
 * The pixels of a flat drawing: paths and ellipses with opaque fills and round strokes, in groups that move them.
 * `ground` is the colour where nothing is drawn. Throws at whatever an id buffer does not hold.
 */
export function renderFlat(svg: string, ground: string): Raster {
  let raster: Raster | undefined;
  const styles: Style[] = [{ matrix: IDENTITY, fill: '#000000', stroke: 'none' }];
  for (const tag of tagsOf(svg)) {
    const style = styles.at(-1);
    if (!style) throw new Error('the drawing closes more groups than it opens');
    if (tag.name === 'svg' && tag.kind === 'open') {
      const [width, height] = [numberOf(tag, 'width'), numberOf(tag, 'height')];
      raster = new Raster(width, height, colourOf(ground));
      styles.push({ ...style, matrix: viewOf(tag, width, height) });
    } else if (tag.kind === 'close') styles.pop();
    else if (tag.name === 'g') {
      if (tag.kind === 'open') styles.push(within(style, tag));
    } else if (raster && tag.kind === 'empty' && (tag.name === 'path' || tag.name === 'ellipse'))
      draw(raster, tag, within(style, tag));
    else throw new Error(`<${tag.name}> is in no flat drawing`);
  }
  if (!raster) throw new Error('the drawing has no <svg>');
  return raster;
}
