/** A place before it is inked, in pencil: the lines of what stands, and a dot for everybody who has come. */
import type { Scene } from '../core/scene';
import { SOLID } from '../core/svg';
import { easel } from './cut';

const WIDTH = 640;
const [PAPER, PENCIL] = ['#fbf3df', '#6b5468'];
/** Of a head, picture pixels. */
const DOT = 26;

/** A scene as a picture in little. */
export function pencilled({ width, height, things, horizon }: Scene): Promise<Blob> {
  const scale = WIDTH / width;
  const context = easel(WIDTH, Math.round(height * scale));
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, height);
  context.scale(scale, scale);
  context.strokeStyle = PENCIL;
  context.lineWidth = 0.5 / scale;
  context.beginPath();
  context.moveTo(0, horizon);
  context.lineTo(width, horizon);
  context.stroke();
  const draw = (path: Path2D) => {
    context.fill(path);
    context.stroke(path);
  };
  for (const { inked, features } of things) {
    if (features) {
      const { x0, y0, x1 } = inked.inkBox;
      context.beginPath();
      context.ellipse((x0 + x1) / 2, y0 + DOT, DOT, DOT, 0, 0, 7);
      context.fillStyle = PENCIL;
      context.fill();
      continue;
    }
    // paper under each: who stands in front hides what is behind
    context.fillStyle = PAPER;
    for (const node of inked.nodes) {
      if (!('d' in node) || !node.fill || node.clip !== undefined || (node.opacity ?? 1) < SOLID) continue;
      draw(new Path2D(node.d));
    }
  }
  return context.canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
}
