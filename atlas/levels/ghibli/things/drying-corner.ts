/** Where the baths dry what they lend: towels on a rack, bowls in a heap, a mat of rushes. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const TOWELS = ['#fffaf0', '#4f8fa8', '#f2b0a0', '#fffaf0'] as const;

/** A rack of towels, world units wide. */
const RACK = 150;

export const towelRack: ThingKind<object> = {
  name: 'towelRack',
  footprint: () => block(RACK, 30),
  height: 90,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const half = RACK / 2;
    for (const u of [-half, half]) {
      pen.bars([[at(u - 14, 0, 8), at(u, 14), at(u + 14, 0, 8)]], 7 * s, '#7a3f34');
      pen.bars([[at(u, 4), at(u, 98)]], 8 * s, '#b8483a');
    }
    for (const z of [44, 88]) pen.bars([[at(-half - 12, z), at(half + 12, z)]], 7 * s, '#b8483a');
    for (const [i, colour] of TOWELS.entries()) {
      const u0 = -half + 8 + i * 35;
      const drop = nth([62, 74, 56, 68], i);
      pen.shape(
        [at(u0, 91), at(u0 + 30, 91), at(u0 + 32, 88 - drop), at(u0 + 15, 84 - drop), at(u0 - 1, 88 - drop)],
        colour,
        { wobble: 0.6 },
      );
      pen.tint([at(u0 + 21, 89), at(u0 + 30, 89), at(u0 + 32, 89 - drop), at(u0 + 23, 87 - drop)], colour, {
        tone: -1,
        edge: 'straight',
      });
      for (const z of [96 - drop, 102 - drop])
        pen.line([at(u0 + 2, z), at(u0 + 28, z)], 1.6, { colour: i === 1 ? '#fffaf0' : '#4f8fa8' });
      // three wisps of steam, the sign of the house
      if (i !== 1) continue;
      for (const k of [-7, 0, 7])
        pen.line([at(u0 + 15 + k, 42), at(u0 + 12 + k, 52), at(u0 + 17 + k, 62), at(u0 + 14 + k, 72)], 1.8, {
          colour: '#fffaf0',
          smooth: true,
        });
    }
  },
};

export const bowlHeap: ThingKind<object> = {
  name: 'bowlHeap',
  footprint: () => block(120, 60),
  height: 60,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, w: number): Point => frame.at(u, w, 0);
    // the mat they stand on
    pen.shape([at(-84, -34), at(84, -34), at(84, 40), at(-84, 40)], '#cdbd72', { wobble: 1.5 });
    for (const i of range(9)) pen.line([at(-84 + i * 21, -34), at(-84 + i * 21, 40)], 0.7, { opacity: 0.6 });
    for (const w of [-34, 40]) pen.bars([[at(-86, w), at(86, w)]], 7 * s, '#4f7f6a', { edge: 1.4 });
    for (const [row, many] of [3, 2, 1].entries())
      for (const i of range(many)) {
        const u = (i - (many - 1) / 2) * 44;
        const z0 = row * 24;
        drum(
          pen,
          frame,
          { u, w: 4, r: 21, z0, z1: z0 + 23 },
          nth(['#c99a5c', '#d8ad70', '#bd8b50'], (row + i) % 3),
        );
        const [x, y] = frame.at(u, 4, z0 + 9);
        pen.line(arc(x, y, 21 * s, 9 * s, 0.15, 2.99, 10), 2.2, { colour: '#7a4f34', smooth: true });
      }
  },
};
