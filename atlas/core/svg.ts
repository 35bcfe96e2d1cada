/** The drawing list and its text: every mark of a picture is a node, written in full or flat for the id buffer. */
import type { Figure } from './figure';
import { decimal } from './path';

interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Stroke width in picture pixels. */
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
  readonly rule?: 'evenodd' | undefined;
  /** The path inside which it shows: it lies on forms already drawn, so it covers nothing more. */
  readonly clip?: string | undefined;
}

export interface PathNode extends Paint {
  readonly d: string;
}

export interface EllipseNode extends Paint {
  /** Centre x, centre y, radius x, radius y. */
  readonly ellipse: readonly [number, number, number, number];
}

/** A person or a creature: feet at (x, y), `scale` picture pixels a figure unit. */
export interface FigureNode {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
  /** Radians, clockwise, about the feet. */
  readonly turn: number;
}

export type Node = PathNode | EllipseNode | FigureNode;

/** Marks fainter than this are air, not body: they neither widen a figure's box nor hide anything. */
export const SOLID = 0.6;

function paintSvg(node: Paint, flat: string | undefined): string {
  const { opacity = 1 } = node;
  let text = '';
  if (node.fill) text += ` fill="${flat ?? node.fill}"`;
  if (node.stroke) text += ` stroke="${flat ?? node.stroke}" stroke-width="${decimal(node.width ?? 1)}"`;
  if (opacity < 1 && !flat) {
    if (node.fill) text += ` fill-opacity="${opacity}"`;
    if (node.stroke) text += ` stroke-opacity="${opacity}"`;
  }
  if (node.rule) text += ` fill-rule="${node.rule}"`;
  return text;
}

function figureSvg({ figure, x, y, scale, flip, turn }: FigureNode, ids: string, flat?: string): string {
  const size = Math.round(scale * 10000) / 10000;
  const rotate = turn ? `rotate(${decimal((turn * 180) / Math.PI)})` : '';
  const transform = `translate(${decimal(x)} ${decimal(y)})${rotate}scale(${flip ? -size : size} ${size})`;
  const body = figure.svg(flat === undefined ? { ids } : { ids, flat });
  return `<g transform="${transform}">${body}</g>`;
}

/** One node as SVG text. `ids` prefixes the ids a figure needs and must be unique in the document. */
export function nodeSvg(node: Node, ids: string): string {
  if ('figure' in node) return figureSvg(node, ids);
  if (node.clip === undefined) return write(node);
  const id = `${ids}in`;
  return `<clipPath id="${id}"><path d="${node.clip}"/></clipPath><g clip-path="url(#${id})">${write(node)}</g>`;
}

/** One node in a single colour for the id buffer; nothing for what is translucent, clipped or a gradient. */
export function flatSvg(node: Node, colour: string, ids: string): string {
  if ('figure' in node) return figureSvg(node, ids, colour);
  if ((node.opacity ?? 1) < SOLID || node.clip !== undefined || node.fill?.startsWith('url')) return '';
  return write(node, colour);
}

function write(node: PathNode | EllipseNode, flat?: string): string {
  if ('d' in node) return `<path d="${node.d}"${paintSvg(node, flat)}/>`;
  const [cx, cy, rx, ry] = node.ellipse.map(decimal);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${paintSvg(node, flat)}/>`;
}

/** Offset 0..1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsSvg = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const faint = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : '';
      return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`;
    })
    .join('');

/** A vertical gradient; over picture heights `y` when given, else over the box of what it fills. */
export function linearGradient(id: string, stops: readonly Stop[], y?: readonly [number, number]): string {
  const across = y
    ? `gradientUnits="userSpaceOnUse" x1="0" y1="${y[0]}" x2="0" y2="${y[1]}"`
    : 'x1="0" y1="0" x2="0" y2="1"';
  return `<linearGradient id="${id}" ${across}>${stopsSvg(stops)}</linearGradient>`;
}

/** A gradient over the box of what it fills, between two points in shares of that box. */
export const slopingGradient = (
  id: string,
  stops: readonly Stop[],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsSvg(stops)}</linearGradient>`;

export const radialGradient = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsSvg(stops)}</radialGradient>`;

export interface Layer {
  readonly name: string;
  /** Already written nodes. */
  readonly body: string;
  readonly blend?: 'multiply';
}

export function documentSvg(
  width: number,
  height: number,
  defs: readonly string[],
  layers: readonly Layer[],
): string {
  const body = layers.map(
    ({ name, body, blend }) =>
      `<g id="${name}"${blend ? ` style="mix-blend-mode:${blend}"` : ''}>${body}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${defs.join('')}</defs>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">
${body.join('\n')}
</g></svg>`;
}
