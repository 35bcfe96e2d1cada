/** Where the card of who was found stands: whole within the view, and clear of the small map. */

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Least between the card and the edge of the screen, and how far above the feet of who was found it stands, CSS px. */
const EDGE_PX = 8;
const ABOVE_PX = 200;
const ABOVE_SHARE = 1.7;

/**
 * Where the middle of the card's lower edge is: from the left and upwards from the bottom of what was found, CSS px. Above
 * the sticker at the top of its leap, as the verdict stands below, and always whole within the view. Beside `cover` if that
 * leaves it room, else above or below it: the small map lies over all that is on the large one.
 */
export function cardPlace(
  found: Edges,
  view: Edges,
  card: { readonly width: number; readonly height: number },
  cover?: Edges,
): { readonly x: number; readonly up: number } {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const half = card.width / 2 + EDGE_PX;
  const middle = within((found.left + found.right) / 2, view.left + half, view.right - half);
  const wanted = found.bottom - Math.max(ABOVE_PX, ABOVE_SHARE * (found.bottom - found.top));
  const foot = within(wanted, view.top + card.height + EDGE_PX, view.bottom - EDGE_PX);
  const at = (x: number, y: number) => ({ x: x - found.left, up: found.bottom - y });
  const isFree =
    !cover ||
    middle + half <= cover.left ||
    middle - half >= cover.right ||
    foot + EDGE_PX <= cover.top ||
    foot - card.height - EDGE_PX >= cover.bottom;
  if (isFree) return at(middle, foot);
  if (cover.left - half >= view.left + half) return at(Math.min(middle, cover.left - half), foot);
  const above = cover.top - EDGE_PX;
  return at(middle, above - card.height - EDGE_PX >= view.top ? above : cover.bottom + card.height + EDGE_PX);
}

/** Puts the card in its place once it is laid out. */
export function placeCard(card: HTMLElement, stage: HTMLElement, content: HTMLElement): void {
  const view = (content.closest('[data-map-scroller]') ?? document.documentElement).getBoundingClientRect();
  const cover = content
    .closest('[data-map-viewer]')
    ?.querySelector('[data-minimap]')
    ?.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const { x, up } = cardPlace(stage.getBoundingClientRect(), view, { width, height }, cover);
  card.style.left = `${x}px`;
  card.style.bottom = `${up}px`;
}
