/** How far a map's drawing is, in whole per cent that are never ahead of it. */
import type { DrawingLevel } from '../maps/drawing';

export function percentOf({ share }: Extract<DrawingLevel, { kind: 'drawing' }>): number {
  return Math.floor(share * 100);
}
