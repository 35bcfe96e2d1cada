/** The gradients of the atlas's SVG, and shapes filled with them on a canvas. */
import { IDENTITY, numberOf, tagsOf } from './markup';
import { linesOf } from './outline';

export interface Gradient {
  readonly kind: 'linear' | 'radial';
  /** Over these heights of the picture; over the box of what it fills when absent. */
  readonly across?: readonly [from: number, to: number];
  /** Where a linear one begins and ends in that box, shares of its width and height. */
  readonly slope: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Offset and CSS colour. */
  readonly stops: readonly (readonly [offset: number, colour: string])[];
}

/** `#rrggbb` with an opacity as a CSS colour. */
function faded(colour: string, opacity: number): string {
  if (opacity >= 1) return colour;
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `rgba(${channel(1)}, ${channel(3)}, ${channel(5)}, ${opacity})`;
}

/** The gradients of a document by their ids; they stand in its `<defs>`, before everything else. */
export function gradientsOf(svg: string): ReadonlyMap<string, Gradient> {
  const gradients = new Map<string, Gradient>();
  let stops: (readonly [number, string])[] = [];
  for (const tag of tagsOf(svg.slice(0, Math.max(0, svg.indexOf('</defs>'))))) {
    if (tag.name === 'stop')
      stops.push([
        numberOf(tag, 'offset'),
        faded(tag.get('stop-color') ?? '#000000', numberOf(tag, 'stop-opacity', 1)),
      ]);
    if (tag.kind !== 'open' || !tag.name.endsWith('Gradient')) continue;
    stops = [];
    const isOnPicture = tag.get('gradientUnits') === 'userSpaceOnUse';
    gradients.set(tag.get('id') ?? '', {
      kind: tag.name === 'linearGradient' ? 'linear' : 'radial',
      ...(isOnPicture ? { across: [numberOf(tag, 'y1'), numberOf(tag, 'y2')] as const } : {}),
      slope: [numberOf(tag, 'x1'), numberOf(tag, 'y1'), numberOf(tag, 'x2', 1), numberOf(tag, 'y2')],
      stops,
    });
  }
  return gradients;
}

interface Shape {
  readonly data: string;
  readonly path: Path2D;
  readonly rule: CanvasFillRule;
}

/** The box of path data: left, top, width and height. */
function extentOf(data: string): readonly [number, number, number, number] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of linesOf(data, IDENTITY))
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
      [y0, y1] = [Math.min(y0, y), Math.max(y1, y)];
    }
  return [x0, y0, x1 - x0, y1 - y0];
}

/** Fills a shape with a gradient, at the context's present opacity. */
export function paintWith(
  context: OffscreenCanvasRenderingContext2D,
  { kind, across, slope, stops }: Gradient,
  { data, path, rule }: Shape,
): void {
  const fill = (gradient: CanvasGradient, shape: Path2D) => {
    for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
    context.fillStyle = gradient;
    context.fill(shape, rule);
  };
  if (across) {
    const [from, to] = across;
    fill(context.createLinearGradient(0, from, 0, to), path);
    return;
  }
  const [x, y, width, height] = extentOf(data);
  if (!(width > 0 && height > 0)) return;
  const gradient =
    kind === 'linear'
      ? context.createLinearGradient(...slope)
      : context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.5);
  // gradients are told in the unit square, which is laid over the shape's box; the shape is moved back to where it was
  const shape = new Path2D();
  shape.addPath(path, new DOMMatrix([1 / width, 0, 0, 1 / height, -x / width, -y / height]));
  context.save();
  context.transform(width, 0, 0, height, x, y);
  fill(gradient, shape);
  context.restore();
}
