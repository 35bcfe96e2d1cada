/** Small bubbles over touched figures: never more than two, and none that would cover a figure. */
import type { MapPx } from '../../game/space';
import type { Family } from '../../maps/life';
import { INK } from '../ink';
import type { Box } from '../things';

/** Most bubbles at a time. */
export const MOST_BUBBLES = 2;
export const BUBBLE_MS = 1300;
/** Side in CSS px. */
const SIDE = 30;

/** What a bubble says: a mood, and never where a target is. */
export type Saying = 'note' | 'heart' | 'bang' | 'dots' | 'sleep';

const SAYINGS: Readonly<Partial<Record<Family, Saying>>> = {
  merry: 'note',
  calm: 'dots',
  cross: 'bang',
  asleep: 'sleep',
  child: 'heart',
  beast: 'heart',
  bird: 'note',
  blob: 'heart',
  bug: 'bang',
  critter: 'heart',
  fish: 'dots',
  golem: 'dots',
  serpent: 'bang',
};

/** Undefined for what says nothing. */
export const sayingOf = (voice: Family): Saying | undefined => SAYINGS[voice];

export interface Bubble {
  readonly saying: Saying;
  /** A square of natural pixels. */
  readonly box: Box;
  /** When it appeared, ms. */
  readonly since: number;
}

/**
 * Where a bubble covers no figure: above the touched one, else beside its head; undefined where there is no such place.
 */
export function bubblePlace(
  { left, top, right }: Box,
  scale: number,
  isClear: (box: Box) => boolean,
): Box | undefined {
  const side: MapPx = SIDE / scale;
  const gap: MapPx = 4 / scale;
  const middle = (left + right - side) / 2;
  const corners = [
    [middle, top - side - gap],
    [middle + side * 0.7, top - side - gap],
    [middle - side * 0.7, top - side - gap],
    [right + gap, top - side * 0.4],
    [left - gap - side, top - side * 0.4],
  ] as const;
  return corners
    .map(([x, y]) => ({ left: x, top: y, right: x + side, bottom: y + side }))
    .find((box) => box.top > 0 && box.left > 0 && isClear(box));
}

/** Adds a bubble; when there are too many, the oldest goes. */
export const withBubble = (bubbles: readonly Bubble[], next: Bubble): readonly Bubble[] =>
  [...bubbles, next].slice(-MOST_BUBBLES);

export const stillThere = (bubbles: readonly Bubble[], now: number): readonly Bubble[] =>
  bubbles.filter(({ since }) => now - since < BUBBLE_MS);

const DRAW: Readonly<Record<Saying, (context: CanvasRenderingContext2D) => void>> = {
  note: (context) => {
    context.ellipse(42, 62, 9, 7, -0.4, 0, 2 * Math.PI);
    context.rect(48, 28, 4, 34);
    context.rect(48, 28, 16, 6);
  },
  heart: (context) => {
    context.moveTo(50, 70);
    context.bezierCurveTo(18, 46, 34, 22, 50, 38);
    context.bezierCurveTo(66, 22, 82, 46, 50, 70);
  },
  bang: (context) => {
    context.rect(45, 24, 10, 28);
    context.rect(45, 58, 10, 10);
  },
  dots: (context) => {
    for (const x of [32, 50, 68]) {
      context.moveTo(x + 6, 48);
      context.arc(x, 48, 6, 0, 2 * Math.PI);
    }
  },
  sleep: (context) => {
    context.moveTo(34, 28);
    for (const [x, y] of [
      [66, 28],
      [66, 36],
      [48, 58],
      [66, 58],
      [66, 66],
      [34, 66],
      [34, 58],
      [52, 36],
      [34, 36],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
  },
};

export function paintBubble(
  context: CanvasRenderingContext2D,
  { saying, box, since }: Bubble,
  now: number,
): void {
  const share = (now - since) / BUBBLE_MS;
  const grown = Math.min(1, share * 7) * Math.min(1, (1 - share) * 7);
  if (grown <= 0) return;
  const side = box.right - box.left;
  context.save();
  context.translate((box.left + box.right) / 2, box.bottom);
  context.scale((side / 100) * grown, (side / 100) * grown);
  context.translate(-50, -100);
  context.beginPath();
  context.ellipse(50, 46, 44, 38, 0, 0, 2 * Math.PI);
  context.moveTo(38, 80);
  context.lineTo(50, 98);
  context.lineTo(60, 80);
  context.fillStyle = '#fffaf0';
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 5;
  context.stroke();
  context.fillStyle = saying === 'heart' ? '#c8321b' : INK;
  context.beginPath();
  DRAW[saying](context);
  context.fill();
  context.restore();
}
