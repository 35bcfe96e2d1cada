/** Lids that close over somebody's eyes. */
import type { Eyes } from '../maps/life';
import { INK } from './ink';

/** Lids with the line where they meet; natural pixels are the units. */
export function drawLids(context: CanvasRenderingContext2D, { at }: Pick<Eyes, 'at'>, lid: string): void {
  for (const [left = 0, top = 0, width = 0, height = 0] of at) {
    const [x, y] = [left + width / 2, top + height / 2];
    context.fillStyle = lid;
    context.beginPath();
    context.ellipse(x, y, width / 2 + 0.5, height / 2 + 0.5, 0, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = INK;
    context.lineWidth = Math.max(1.2, height * 0.17);
    context.beginPath();
    context.ellipse(x, y, width * 0.44, height * 0.24, 0, 0.1 * Math.PI, 0.9 * Math.PI);
    context.stroke();
  }
}
