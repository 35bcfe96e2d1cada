/** What a sketch collects, and how it becomes SVG: in colour for the map, in one flat colour for the id buffer. */
import type { Point } from './geometry';
import type { Colour } from './colour';

interface Painted {
  readonly d: string;
  readonly colour: Colour;
}

interface Fill extends Painted {
  readonly kind: 'fill';
  readonly opacity?: number;
  /** Not body: shadows and translucent marks. */
  readonly faint?: boolean;
  readonly shift?: Point;
}

/** Filled and stroked: what sticks out round a part becomes its ink line. */
interface Edge extends Painted {
  readonly kind: 'edge';
  readonly width: number;
  readonly shift: Point;
}

interface Wire extends Painted {
  readonly kind: 'wire';
  readonly width: number;
}

/** Nodes that show only inside `d`. */
interface Clip {
  readonly kind: 'clip';
  readonly d: string;
  readonly nodes: readonly SpriteNode[];
}

export type SpriteNode = Fill | Edge | Wire | Clip;

const hundredth = (v: number): number => Math.round(v * 100) / 100;
const moved = (shift: Point | undefined): string =>
  shift ? ` transform="translate(${hundredth(shift[0])} ${hundredth(shift[1])})"` : '';

/** One group. `ids` prefixes the clip ids; `flat` is the one colour of the id buffer. */
export function serialise(
  nodes: readonly SpriteNode[],
  { ids, flat }: { readonly ids: string; readonly flat?: string },
): string {
  const body = flat === undefined ? inColour(nodes, { ids, next: 0 }) : inOneColour(nodes, flat);
  return `<g stroke-linejoin="round">${body}</g>`;
}

function inColour(nodes: readonly SpriteNode[], clips: { readonly ids: string; next: number }): string {
  return nodes
    .map((node) => {
      if (node.kind === 'edge') return edge(node, node.colour);
      if (node.kind === 'wire') return wire(node, node.colour);
      if (node.kind === 'fill') {
        const alpha = node.opacity === undefined ? '' : ` fill-opacity="${node.opacity}"`;
        return `<path d="${node.d}" fill="${node.colour}"${alpha}${moved(node.shift)}/>`;
      }
      const id = `${clips.ids}${(clips.next++).toString(36)}`;
      const clip = `<clipPath id="${id}"><path d="${node.d}"/></clipPath>`;
      return `${clip}<g clip-path="url(#${id})">${inColour(node.nodes, clips)}</g>`;
    })
    .join('');
}

/** A clipped part covers exactly its outline whatever is drawn in it, so the outline alone is enough. */
function inOneColour(nodes: readonly SpriteNode[], flat: string): string {
  return nodes
    .map((node) => {
      if (node.kind === 'edge') return edge(node, flat);
      if (node.kind === 'wire') return wire(node, flat);
      if (node.kind === 'clip') return `<path d="${node.d}" fill="${flat}"/>`;
      return node.faint ? '' : `<path d="${node.d}" fill="${flat}"${moved(node.shift)}/>`;
    })
    .join('');
}

const edge = ({ d, width, shift }: Edge, colour: string): string =>
  `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${hundredth(width)}"${moved(shift)}/>`;

const wire = ({ d, width }: Wire, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${hundredth(width)}" stroke-linecap="round"/>`;
