/** Paints the atlas's SVG on a canvas, where no renderer of SVG is: in a worker. Edges are as soft as the engine's. */
import { gradientsOf, paintWith } from './gradients';
import type { Gradient } from './gradients';
import { matrixOf, numberOf, tagsOf } from './markup';
import type { Tag } from './markup';
import { ellipseData } from './outline';

export type Context = OffscreenCanvasRenderingContext2D;

/** What a group hands down. */
interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
}

const CAPS: Readonly<Record<string, CanvasLineCap>> = { round: 'round', butt: 'butt', square: 'square' };
const JOINS: Readonly<Record<string, CanvasLineJoin>> = { round: 'round', bevel: 'bevel', miter: 'miter' };

const styleIn = (style: Style, { get }: Tag): Style => ({
  fill: get('fill') ?? style.fill,
  stroke: get('stroke') ?? style.stroke,
  cap: CAPS[get('stroke-linecap') ?? ''] ?? style.cap,
  join: JOINS[get('stroke-linejoin') ?? ''] ?? style.join,
});

/** The id in `url(#id)`. */
const referred = (text: string | undefined): string | undefined => /^url\(#(.+)\)$/.exec(text ?? '')?.[1];

/** A shape as its path, and as path data for whoever needs its extent. */
function shapeOf(tag: Tag): { readonly data: string; readonly path: Path2D } {
  const data =
    tag.name === 'path'
      ? (tag.get('d') ?? '')
      : ellipseData(numberOf(tag, 'cx'), numberOf(tag, 'cy'), numberOf(tag, 'rx'), numberOf(tag, 'ry'));
  return { data, path: new Path2D(data) };
}

class Painter {
  readonly #context: Context;
  readonly #gradients: ReadonlyMap<string, Gradient>;
  readonly #clips = new Map<string, Path2D>();
  readonly #styles: Style[] = [{ fill: '#000000', stroke: 'none', cap: 'butt', join: 'miter' }];
  #clip: Path2D | undefined;

  constructor(context: Context, gradients: ReadonlyMap<string, Gradient>) {
    this.#context = context;
    this.#gradients = gradients;
  }

  take(tag: Tag): void {
    const { name, kind } = tag;
    if (name === 'clipPath') this.#openClip(tag);
    else if (name === 'path' || name === 'ellipse') this.#shape(tag);
    else if (name === 'g' && kind === 'close') this.#close();
    else if (name === 'g') this.#open(tag);
  }

  get #style(): Style {
    const style = this.#styles.at(-1);
    if (!style) throw new Error('the drawing closes more groups than it opens');
    return style;
  }

  #openClip({ kind, get }: Tag): void {
    this.#clip = undefined;
    if (kind !== 'open') return;
    this.#clip = new Path2D();
    this.#clips.set(get('id') ?? '', this.#clip);
  }

  #enter(tag: Tag): void {
    const context = this.#context;
    context.save();
    const transform = tag.get('transform');
    if (transform !== undefined) context.transform(...matrixOf(transform));
    const id = referred(tag.get('clip-path'));
    const clip = id === undefined ? undefined : this.#clips.get(id);
    if (clip) context.clip(clip);
    // a clip is used once, right after it was told
    if (id !== undefined) this.#clips.delete(id);
  }

  #open(tag: Tag): void {
    this.#enter(tag);
    if (tag.get('style')?.includes('multiply')) this.#context.globalCompositeOperation = 'multiply';
    this.#styles.push(styleIn(this.#style, tag));
    if (tag.kind === 'empty') this.#close();
  }

  #close(): void {
    this.#styles.pop();
    this.#context.restore();
  }

  #shape(tag: Tag): void {
    const { data, path } = shapeOf(tag);
    if (this.#clip) {
      this.#clip.addPath(path);
      return;
    }
    const context = this.#context;
    const style = styleIn(this.#style, tag);
    const isMoved = tag.get('transform') !== undefined || tag.get('clip-path') !== undefined;
    if (isMoved) this.#enter(tag);
    const rule = tag.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
    if (style.fill !== 'none') {
      context.globalAlpha = numberOf(tag, 'fill-opacity', 1);
      const gradient = this.#gradients.get(referred(style.fill) ?? '');
      if (gradient) paintWith(context, gradient, { data, path, rule });
      else {
        context.fillStyle = style.fill;
        context.fill(path, rule);
      }
    }
    if (style.stroke !== 'none') {
      context.globalAlpha = numberOf(tag, 'stroke-opacity', 1);
      context.strokeStyle = style.stroke;
      context.lineWidth = numberOf(tag, 'stroke-width', 1);
      context.lineCap = style.cap;
      context.lineJoin = style.join;
      context.stroke(path);
    }
    if (isMoved) context.restore();
  }
}

/** How many tags are painted between two looks at what else is asked of the worker. */
const AT_ONCE = 4000;

/**
 * Paints SVG text as `composeSvg` writes it, one unit a pixel. `rest` is awaited now and then, with the share of the
 * text that is painted: it may tell it, and throw to end the painting.
 */
export async function paintSvg(
  context: Context,
  svg: string,
  rest: (share: number) => Promise<void>,
): Promise<void> {
  const painter = new Painter(context, gradientsOf(svg));
  let count = 0;
  for (const tag of tagsOf(svg)) {
    painter.take(tag);
    if (++count % AT_ONCE === 0) await rest(tag.at / svg.length);
  }
}
