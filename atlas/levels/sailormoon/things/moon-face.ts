/** What is on the moon: craters, and two rabbits who pound rice cakes as they do every night. */
import type { Part } from '../../../core/compose';
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';

/** Craters: middle, radius; picture pixels. */
const CRATERS: readonly (readonly [x: number, y: number, r: number])[] = [
  [2160, 236, 44],
  [2226, 322, 24],
  [2112, 318, 15],
  [2250, 430, 32],
  [1830, 150, 30],
  [1754, 196, 16],
  [2040, 122, 20],
  [1668, 486, 26],
  [1722, 548, 14],
];
const MARK = { emit: '#ead193' } as const;
const SHADE = { emit: '#dcbf7c' } as const;
const LIGHT = { emit: '#fffae0' } as const;

/** A rabbit about its feet; `face` is -1 for one that looks left. */
function rabbit(pen: Pen, [x, y]: Point, face: 1 | -1): void {
  const p = (u: number, z: number): Point => [x + u * face, y - z];
  const round = (u: number, z: number, w: number, h: number) =>
    pen.shape(arc(...p(u, z), w, h, 0, 6.2832, 18), SHADE, { edge: 'smooth', ink: 0.8, contour: false });
  for (const u of [-10, 0])
    pen.shape([p(u - 4, 56), p(u - 8, 84), p(u - 2, 92), p(u + 4, 84), p(u + 4, 56)], SHADE, {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
  round(-20, 10, 7, 7);
  round(-2, 20, 18, 22);
  round(2, 50, 15, 14);
  round(-4, 4, 13, 5);
  pen.tint(arc(...p(8, 53), 2, 3), '#6a4a2e');
}

export function moonFace(scene: Scene): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('moon face'), weight: 0.8 });
  for (const [x, y, r] of CRATERS) {
    pen.tint(arc(x + r * 0.08, y + r * 0.1, r * 1.06, r * 0.92), LIGHT);
    pen.tint(arc(x, y, r, r * 0.84), MARK);
    pen.tint(arc(x + r * 0.1, y + r * 0.14, r * 0.8, r * 0.62), { emit: '#f3e0aa' });
  }
  // the mallet is up: whoever turns the rice has taken the paws away
  rabbit(pen, [1656, 404], 1);
  rabbit(pen, [1756, 408], -1);
  const wood = { ink: 0.8, contour: false, wobble: 0 } as const;
  pen.shape(
    [
      [1682, 372],
      [1730, 372],
      [1722, 396],
      [1726, 408],
      [1686, 408],
      [1690, 396],
    ],
    MARK,
    wood,
  );
  pen.shape(arc(1706, 372, 24, 7, 0, 6.2832, 16), LIGHT, { edge: 'smooth', ink: 0.8, contour: false });
  pen.bars(
    [
      [
        [1664, 376],
        [1698, 334],
      ],
    ],
    5,
    SHADE,
    { edge: 0.9 },
  );
  pen.shape(
    [
      [1682, 316],
      [1720, 340],
      [1712, 354],
      [1674, 330],
    ],
    MARK,
    wood,
  );
  return { nodes: pen.finish(), defs: [] };
}
