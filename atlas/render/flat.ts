/** Renders id buffers, and single figures in flat colours, to the same bits wherever JavaScript runs. */
import { matrixOf, numberOf, tagsOf, times } from './markup';
import type { Matrix, Tag } from './markup';
import { ellipseData, linesOf } from './outline';
import type { Line } from './outline';
import { Raster } from './raster';
import type { Area, Values } from './raster';

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
  /** Where what is drawn shows; everywhere when absent. */
  readonly clip: Raster | undefined;
}

function dataOf(tag: Tag): string {
  if (tag.name === 'path') return tag.get('d') ?? '';
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => numberOf(tag, name));
  return ellipseData(cx ?? 0, cy ?? 0, rx ?? 0, ry ?? 0);
}

/** The matrix from a part of a picture, its left and upper edge, width and height, to pixels of their own. */
const viewMatrix = (
  [x, y, w, h]: readonly [number, number, number, number],
  width: number,
  height: number,
): Matrix => [width / w, 0, 0, height / h, (-x * width) / w, (-y * height) / h];

/** The picture's matrix from its `viewBox` to its own pixels. */
function viewOf(tag: Tag, width: number, height: number): Matrix {
  const [x = 0, y = 0, w = width, h = height] = (tag.get('viewBox') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return viewMatrix([x, y, w, h], width, height);
}

/** The part of a picture in which lines lie; nothing of it where there are none. */
function areaOf(lines: readonly Line[], width: number, height: number): Area {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (const { points } of lines)
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      x0 = Math.min(x0, Math.floor(x));
      y0 = Math.min(y0, Math.floor(y));
      x1 = Math.max(x1, Math.ceil(x));
      y1 = Math.max(y1, Math.ceil(y));
    }
  const left = Math.max(0, x0);
  const top = Math.max(0, y0);
  return {
    x0: left,
    y0: top,
    x1: Math.max(left, Math.min(width, x1)),
    y1: Math.max(top, Math.min(height, y1)),
  };
}

/** Draws tag by tag. */
class Renderer {
  readonly raster: Raster;
  readonly #styles: Style[];
  /** Path data by the ids of clips. */
  readonly #clips = new Map<string, string[]>();
  /** The clip whose shapes are being told. */
  #told: string[] | undefined;

  constructor(raster: Raster, matrix: Matrix, fill: string) {
    this.raster = raster;
    this.#styles = [{ matrix, fill, stroke: 'none', clip: undefined }];
  }

  take(tag: Tag): void {
    const { name, kind } = tag;
    if (name === 'clipPath') {
      this.#told = kind === 'open' ? [] : undefined;
      if (this.#told) this.#clips.set(tag.get('id') ?? '', this.#told);
    } else if (kind === 'close') this.#styles.pop();
    else if (name === 'g') {
      if (kind === 'open') this.#styles.push(this.#within(tag));
    } else if (name !== 'path' && name !== 'ellipse') throw new Error(`<${name}> is in no flat drawing`);
    else if (this.#told) this.#told.push(dataOf(tag));
    else this.#draw(tag, this.#within(tag));
  }

  #within({ get }: Tag): Style {
    const style = this.#styles.at(-1);
    if (!style) throw new Error('the drawing closes more groups than it opens');
    const transform = get('transform');
    const matrix = transform === undefined ? style.matrix : times(style.matrix, matrixOf(transform));
    const id = /^url\(#(.+)\)$/.exec(get('clip-path') ?? '')?.[1];
    return {
      matrix,
      fill: get('fill') ?? style.fill,
      stroke: get('stroke') ?? style.stroke,
      clip: id === undefined ? style.clip : this.#clipOf(id, matrix, style.clip),
    };
  }

  #clipOf(id: string, matrix: Matrix, within: Raster | undefined): Raster {
    const { width, height } = this.raster;
    const shapes = (this.#clips.get(id) ?? []).map((data) => linesOf(data, matrix));
    // a clip is a figure's, and a whole map has forty million bytes
    const clip = new Raster(width, height, undefined, areaOf(shapes.flat(), width, height));
    clip.clip = within;
    for (const lines of shapes) clip.fillInside(lines, 0);
    return clip;
  }

  #draw(tag: Tag, { matrix, fill, stroke, clip }: Style): void {
    const { raster } = this;
    const lines = linesOf(dataOf(tag), matrix);
    raster.clip = clip;
    if (fill !== 'none') {
      raster.opacity = numberOf(tag, 'fill-opacity', 1);
      raster.fillInside(lines, colourOf(fill), tag.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
    }
    if (stroke === 'none') return;
    const [a, b, c, d] = matrix;
    // figures are scaled alike both ways, and a part of a picture nearly so
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    raster.opacity = numberOf(tag, 'stroke-opacity', 1);
    raster.stroke(lines, (numberOf(tag, 'stroke-width', 1) * scale) / 2, colourOf(stroke));
  }
}

function rendererOf(svg: Tag, ground: string | undefined): Renderer {
  const [width, height] = [numberOf(svg, 'width'), numberOf(svg, 'height')];
  const raster = new Raster(width, height, ground === undefined ? undefined : colourOf(ground));
  return new Renderer(raster, viewOf(svg, width, height), '#000000');
}

/** Which part of a picture is drawn, and into how many pixels. */
export interface Look {
  /** Edges on the picture, which need not be whole pixels. */
  readonly view: Area;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws flat texts over each other, whose colours are numbers: those are written into `ids`, one for each pixel. A clip is
 * told in the text that it is used in. Throws at whatever is in no flat drawing.
 */
export function drawIds(texts: Iterable<string>, { view, width, height }: Look, ids: Values): void {
  const raster = new Raster(width, height, undefined, undefined, ids);
  const matrix = viewMatrix([view.x0, view.y0, view.x1 - view.x0, view.y1 - view.y0], width, height);
  for (const text of texts) {
    const renderer = new Renderer(raster, matrix, 'none');
    for (const tag of tagsOf(text)) renderer.take(tag);
  }
}

/**
 * The pixels of a flat drawing: paths and ellipses with one colour each, fills and round strokes, in groups that move
 * and clip them. `ground` is the colour where nothing is drawn; transparent when absent. Throws at whatever is in no
 * such drawing.
 */
export function renderFlat(svg: string, ground?: string): Raster {
  let renderer: Renderer | undefined;
  for (const tag of tagsOf(svg)) {
    if (tag.name !== 'svg') {
      if (!renderer) throw new Error('the drawing has no <svg>');
      renderer.take(tag);
    } else if (tag.kind === 'open') renderer = rendererOf(tag, ground);
  }
  if (!renderer) throw new Error('the drawing has no <svg>');
  return renderer.raster;
}
