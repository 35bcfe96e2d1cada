/** What a sketch collects, and how it becomes SVG: in colour for the map, in one flat colour for the id buffer. */
import type { Spot } from './sprite-shapes';
import type { Hex } from './swatches';

interface Painted {
  readonly d: string;
  readonly color: Hex;
}

interface Fill extends Painted {
  readonly kind: 'fill';
  readonly opacity?: number;
  /** Not body: shadows and translucent marks. */
  readonly faint?: boolean;
  readonly shift?: Spot;
}

/** Filled and stroked: what sticks out round a part becomes its ink line. */
interface Edge extends Painted {
  readonly kind: 'edge';
  readonly width: number;
  readonly shift: Spot;
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
const moved = (shift: Spot | undefined): string =>
  shift ? ` transform="translate(${hundredth(shift[0])} ${hundredth(shift[1])})"` : '';

/** One group. `ids` prefixes the clip ids; `flat` is the one colour of the id buffer. */
export function serialise(
  nodes: readonly SpriteNode[],
  { ids, flat }: { readonly ids: string; readonly flat?: string },
): string {
  const body = flat === undefined ? inColor(nodes, { ids, next: 0 }) : inOneColor(nodes, flat);
  return `<g stroke-linejoin="round">${body}</g>`;
}

function inColor(nodes: readonly SpriteNode[], clips: { readonly ids: string; next: number }): string {
  return nodes
    .map((node) => {
      if (node.kind === 'edge') return edge(node, node.color);
      if (node.kind === 'wire') return wire(node, node.color);
      if (node.kind === 'fill') {
        const alpha = node.opacity === undefined ? '' : ` fill-opacity="${node.opacity}"`;
        return `<path d="${node.d}" fill="${node.color}"${alpha}${moved(node.shift)}/>`;
      }
      const id = `${clips.ids}${(clips.next++).toString(36)}`;
      const clip = `<clipPath id="${id}"><path d="${node.d}"/></clipPath>`;
      return `${clip}<g clip-path="url(#${id})">${inColor(node.nodes, clips)}</g>`;
    })
    .join('');
}

/** A clipped part covers exactly its outline whatever is drawn in it, so the outline alone is enough. */
function inOneColor(nodes: readonly SpriteNode[], flat: string): string {
  return nodes
    .map((node) => {
      if (node.kind === 'edge') return edge(node, flat);
      if (node.kind === 'wire') return wire(node, flat);
      if (node.kind === 'clip') return `<path d="${node.d}" fill="${flat}"/>`;
      return node.faint ? '' : `<path d="${node.d}" fill="${flat}"${moved(node.shift)}/>`;
    })
    .join('');
}

const edge = ({ d, width, shift }: Edge, color: string): string =>
  `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${hundredth(width)}"${moved(shift)}/>`;

const wire = ({ d, width }: Wire, color: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${hundredth(width)}" stroke-linecap="round"/>`;
