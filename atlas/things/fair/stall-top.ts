/** What hangs and stands over a stall's counter, whatever it sells: paper lanterns under the awning's edge, and the board with its name. */
import type { Frame } from '../../core/frame';
import { arc, range, TAU } from '../../core/geometry';
import { letters } from '../../core/lettering';
import type { Pen } from '../../core/pen';
import type { Random } from '../../core/random';
import { Wall } from '../../core/solids';

/** Five paper lanterns along a stall of which `half` is half the width, world units; they burn by night and are bright by day. */
export function paperLanterns(pen: Pen, frame: Frame, half: number, random: Random): void {
  const s = frame.scale;
  for (const i of range(5)) {
    const u = -half + 30 + ((2 * half - 60) * i) / 4;
    pen.line([frame.at(u, 62, 192), frame.at(u, 62, 176)], 0.6);
    const at = frame.at(u, 62, pen.light.night ? 166 : 169);
    if (pen.light.night) {
      pen.shape(arc(...at, 10 * s, 12 * s, 0, TAU, 10), { emit: '#ffcf7a' }, { edge: 'smooth' });
      pen.glow(...at, 90 * s, 'amber', 0.8);
    } else {
      const paper = random.pick(['#e8a0b4', '#e9c46a', '#8fc0d0', '#d9574f']);
      pen.shape(arc(...at, 8 * s, 9 * s, 0, TAU, 8), paper, { edge: 'smooth', ink: 0.9 });
    }
  }
}

export interface NameBoard {
  readonly name: string;
  /** Height of its lower edge, world units. */
  readonly z: number;
  readonly board: string;
  readonly cloth: string;
  /** Of the letters, where the board's own colour would be lost. */
  readonly ink?: string;
}

/** The board over a stall of which `half` is half the width, world units. */
export function nameBoard(
  pen: Pen,
  frame: Frame,
  half: number,
  { name, z, board, cloth, ink = board }: NameBoard,
): void {
  const panel = new Wall(pen, frame, [-half * 0.62, 20], [half * 0.62, 20], z, z + 52, 0.2);
  panel.panel(0, 0, panel.width, 50, board, { contour: true, tone: 0.2 });
  panel.panel(6, 6, panel.width - 6, 44, cloth, { ink: 0.6, tone: 0 });
  letters(pen, panel, name, {
    s: panel.width / 2,
    z: 13,
    height: 24,
    colour: ink,
    width: 2.2,
    fit: panel.width - 34,
  });
}
