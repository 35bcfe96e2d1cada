/** Makes a cut-out figure look like a sticker, with a white edge all round. */
import type { Box } from './things';

/** Width of the edge as a share of the longer side of the cut-out. */
const EDGE = 0.045;
const DIRECTIONS = 16;

/**
 * The cut-out `at` with a white edge, placed within an element that covers the box `within`; undefined without a
 * canvas.
 */
export function stickerOf(cut: HTMLCanvasElement, at: Box, within: Box): HTMLCanvasElement | undefined {
  const edge = Math.ceil(Math.max(cut.width, cut.height) * EDGE);
  const paper = document.createElement('canvas');
  const sticker = document.createElement('canvas');
  paper.width = cut.width;
  paper.height = cut.height;
  sticker.width = cut.width + 2 * edge;
  sticker.height = cut.height + 2 * edge;
  const white = paper.getContext('2d');
  const context = sticker.getContext('2d');
  if (!white || !context) return undefined;
  white.drawImage(cut, 0, 0);
  white.globalCompositeOperation = 'source-in';
  white.fillStyle = '#fff';
  white.fillRect(0, 0, cut.width, cut.height);
  for (let i = 0; i < DIRECTIONS; i++) {
    const turn = (i / DIRECTIONS) * 2 * Math.PI;
    context.drawImage(paper, edge + Math.cos(turn) * edge, edge + Math.sin(turn) * edge);
  }
  context.drawImage(cut, edge, edge);
  const unit = (at.right - at.left) / cut.width;
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
  const [width, height] = [within.right - within.left, within.bottom - within.top];
  sticker.style.left = share(at.left - edge * unit - within.left, width);
  sticker.style.top = share(at.top - edge * unit - within.top, height);
  sticker.style.width = share(sticker.width * unit, width);
  sticker.style.height = share(sticker.height * unit, height);
  return sticker;
}
