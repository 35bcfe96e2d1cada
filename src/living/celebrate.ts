/**
 * Celebrates a find: a sticker leaps out of the picture, turns, cheers and goes back under its ring before anybody
 * waits for it.
 */
import type { MapSize } from '../game/space';
import { placeCard } from './card-place';
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

/** Shares of the leap at which the sticker is edge-on: there its face changes to the cheering one, and back. */
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

/** The card with the name of who was found; screen readers hear it with the verdict. */
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

/** A figure as a picture shows it, and the box that it covers, natural pixels. */
export interface Look {
  readonly canvas: HTMLCanvasElement;
  readonly box: Box;
}

export interface Leaper extends Look {
  /** Their cheering picture once it is loaded; undefined leaves the face as it is. */
  readonly cheer: Promise<Look | undefined>;
  /** Written on a card; without a name there is no card. */
  readonly name: string | undefined;
}

/**
 * Shows the leap inside the viewer's content, so that no part of it leaves the map. `scale` is CSS px per natural
 * pixel. The next tap ends it, and so does the returned function.
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
    // once it has turned past its edge, the face stays as it is
    if (!cheering || over.signal.aborted || Number(leaping.currentTime) > EDGES[0] * LENGTH_MS) return;
    cheering.dataset['cheering'] = '';
    sticker.append(cheering);
    faced(face, false, leaping);
    faced(cheering, true, leaping);
  };
  turnInto().catch(() => undefined);
  return end;
}
