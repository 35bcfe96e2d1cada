/** A find steps out of the picture: a sticker that leaps, turns, cheers, and goes back under its ring before anybody waits for it. */
import type { MapSize } from '../game/space';
import styles from './celebrate.module.css';
import { stickerOf } from './sticker';
import type { Box } from './things';

/** From the leap to the end, ms. */
const LENGTH_MS = 1250;
/** Height of a sticker at the top of its leap, CSS px, and how much it may grow for it. */
const HEIGHT = 150;
const GROWTH = [1.25, 2.4] as const;
const PIECES = 18;

/** How far a sticker grows; `height` is that of what was found, CSS px. */
export const growthOf = (height: number): number =>
  Math.min(GROWTH[1], Math.max(GROWTH[0], HEIGHT / Math.max(1, height)));

/** Shares of the time at which it is seen from its edge: what it shows changes then, and changes back. */
const EDGES = [0.35, 0.88] as const;

function leap(sticker: HTMLElement, growth: number): Animation {
  const out = (turn: number, up: number, by = growth) =>
    `translateY(-${up}%) scale(${by}) rotateY(${turn}deg)`;
  return sticker.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(0.3, 1.5, 0.6, 1)' },
      { transform: out(0, 30), offset: 0.26, easing: 'ease-in' },
      { transform: out(90, 32), offset: EDGES[0], easing: 'ease-out' },
      { transform: out(360, 38), offset: 0.62 },
      { transform: out(360, 30), offset: 0.76, easing: 'ease-in' },
      { transform: out(270, 14, (growth + 1) / 2), offset: EDGES[1], easing: 'ease-out' },
      { transform: 'rotateY(360deg)' },
    ],
    { duration: LENGTH_MS },
  );
}

/** Which of the two faces of a sticker is seen when: the cheering one between its two edges. */
function faced(face: HTMLElement, isCheering: boolean, { currentTime }: Animation): void {
  const [first, last] = EDGES;
  const seen = (is: boolean) => ({ opacity: is === isCheering ? 1 : 0 });
  const showing = face.animate(
    [
      seen(false),
      { ...seen(false), offset: first },
      { ...seen(true), offset: first },
      { ...seen(true), offset: last },
      { ...seen(false), offset: last },
      seen(false),
    ],
    { duration: LENGTH_MS, fill: 'both' },
  );
  showing.currentTime = currentTime;
}

/** Who it is; screen readers are told by the verdict. */
function cardOf(name: string): HTMLElement {
  const card = document.createElement('span');
  card.className = styles['card'] ?? '';
  card.textContent = name;
  card.animate(
    [
      { transform: 'translate(-50%, -8px) scale(0.4) rotate(-6deg)', opacity: 0 },
      { transform: 'translate(-50%, 0) scale(1) rotate(-2deg)', opacity: 1, offset: 0.2 },
      { transform: 'translate(-50%, 0) scale(1) rotate(-2deg)', opacity: 1, offset: 0.85 },
      { transform: 'translate(-50%, 0) scale(0.9) rotate(-2deg)', opacity: 0 },
    ],
    { duration: LENGTH_MS, easing: 'ease-out', fill: 'both' },
  );
  return card;
}

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
function placeCard(card: HTMLElement, stage: HTMLElement, content: HTMLElement): void {
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

function scatter(piece: HTMLElement, index: number, chance: () => number): void {
  const turn = (index / PIECES) * 2 * Math.PI;
  const [x, y] = [Math.cos(turn) * (50 + 70 * chance()), Math.sin(turn) * (30 + 50 * chance()) - 70];
  piece.animate(
    [
      { transform: 'scale(0)', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) rotate(${200 * chance()}deg)`, opacity: 1, offset: 0.45 },
      { transform: `translate(${x * 1.2}px, ${y + 130}px) rotate(${720 * chance()}deg)`, opacity: 0 },
    ],
    { duration: LENGTH_MS, easing: 'ease-out', fill: 'both' },
  );
}

/** Somebody as a picture shows them, and where that lies, natural pixels. */
export interface Look {
  readonly canvas: HTMLCanvasElement;
  readonly box: Box;
}

export interface Leaper extends Look {
  /** How they cheer, as soon as that is there; who has none stays as they are. */
  readonly cheer: Promise<Look | undefined>;
  /** Stands on a card. */
  readonly name: string | undefined;
}

/**
 * Shows it in the viewer's content, which no part of leaves the map; `scale` is CSS px a natural pixel. The next tap ends it.
 * Returns what ends it.
 */
export function celebrate(
  content: HTMLElement,
  { canvas, box, cheer, name }: Leaper,
  map: MapSize,
  scale: number,
  chance: () => number,
): () => void {
  const { left, top, right, bottom } = box;
  const face = stickerOf(canvas, box, box);
  if (!face) return () => undefined;
  const stage = document.createElement('div');
  stage.className = styles['stage'] ?? '';
  stage.dataset['celebrated'] = '';
  stage.setAttribute('aria-hidden', 'true');
  stage.style.left = `${(left / map.width) * 100}%`;
  stage.style.top = `${(top / map.height) * 100}%`;
  stage.style.width = `${((right - left) / map.width) * 100}%`;
  stage.style.height = `${((bottom - top) / map.height) * 100}%`;
  const pieces = Array.from({ length: PIECES }, () => document.createElement('i'));
  const sticker = document.createElement('div');
  sticker.className = styles['sticker'] ?? '';
  sticker.append(face);
  stage.append(...pieces, sticker);
  const card = name === undefined ? undefined : cardOf(name);
  if (card) stage.append(card);
  content.append(stage);
  if (card) placeCard(card, stage, content);
  const over = new AbortController();
  const end = () => {
    over.abort();
    stage.remove();
  };
  for (const [index, piece] of pieces.entries()) scatter(piece, index, chance);
  const leaping = leap(sticker, growthOf((bottom - top) * scale));
  leaping.addEventListener('finish', end);
  window.addEventListener('pointerdown', end, { capture: true, signal: over.signal });
  const turnInto = async () => {
    const look = await cheer;
    const cheering = look && stickerOf(look.canvas, look.box, box);
    // seen from its front it does not change any more
    if (!cheering || over.signal.aborted || Number(leaping.currentTime) > EDGES[0] * LENGTH_MS) return;
    cheering.dataset['cheering'] = '';
    sticker.append(cheering);
    faced(face, false, leaping);
    faced(cheering, true, leaping);
  };
  turnInto().catch(() => undefined);
  return end;
}
