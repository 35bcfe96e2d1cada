/** Pointer gestures on the boxes of a map: draw a new one, move one, pull its corner, or a point of its outline. Native, since the viewer listens natively too. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Grip =
  | { readonly kind: 'draw' }
  | {
      readonly kind: 'move' | 'resize';
      readonly quest: string;
      readonly box: number;
    }
  /** A point of an outline, or a new one pulled out of the edge that begins at one. */
  | {
      readonly kind: 'point' | 'edge';
      readonly quest: string;
      readonly box: number;
      readonly at: number;
    };

export interface BoxGestures {
  /** A gesture begins; both spots are shares of the map's size, 0 to 1. */
  readonly begin: (grip: Grip) => void;
  readonly drag: (grip: Grip, from: Spot, to: Spot) => void;
  readonly end: (grip: Grip, from: Spot, to: Spot) => void;
  readonly cancel: () => void;
}

function gripOf(target: EventTarget | null): Grip {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null;
  const { quest, box: index, point, edge } = box?.dataset ?? {};
  if (quest === undefined) return { kind: 'draw' };
  if (point !== undefined) return { kind: 'point', quest, box: Number(index), at: Number(point) };
  if (edge !== undefined) return { kind: 'edge', quest, box: Number(index), at: Number(edge) };
  const isCorner = target instanceof Element && target.closest('[data-corner]') !== null;
  return { kind: isCorner ? 'resize' : 'move', quest, box: Number(index) };
}

/** Listens on `layer`, which covers the map, until `signal` aborts. */
export function listenToBoxes(layer: HTMLElement, gestures: BoxGestures, signal: AbortSignal): void {
  let held: { readonly grip: Grip; readonly from: Spot; readonly pointer: number } | undefined;
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top, width, height } = layer.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    deed: (event: PointerEvent) => void,
  ) => layer.addEventListener(type, deed, { signal });
  on('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    // the viewer would pan under the box
    event.stopPropagation();
    held = { grip: gripOf(event.target), from: spotOf(event), pointer: event.pointerId };
    layer.setPointerCapture(event.pointerId);
    gestures.begin(held.grip);
  });
  on('pointermove', (event) => {
    if (held?.pointer === event.pointerId) gestures.drag(held.grip, held.from, spotOf(event));
  });
  on('pointerup', (event) => {
    if (held?.pointer !== event.pointerId) return;
    event.stopPropagation();
    const { grip, from } = held;
    held = undefined;
    gestures.end(grip, from, spotOf(event));
  });
  on('pointercancel', () => {
    held = undefined;
    gestures.cancel();
  });
}
