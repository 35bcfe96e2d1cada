/** A foreleg of the stone lion: down from the shoulder and out into a broad paw, for a cat to sleep on. */
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** The leg on our left (-1) or right (1). */
export function forepaw(pen: Pen, frame: Frame, k: -1 | 1, stone: string) {
  const tone = k > 0 ? -0.3 : 0.15;
  const paw = (du: number, z: number, w = 230): Point => frame.at(k * 286 + du * k, w, z);
  // the leg comes down from the shoulder and runs out into a broad paw of three toes
  pen.shape(
    [
      paw(-96, 330, 20),
      paw(-10, 356, 20),
      paw(74, 300, 30),
      paw(104, 160, 120),
      paw(110, 40, 200),
      paw(-112, 40, 200),
      paw(-100, 170, 120),
    ],
    stone,
    { edge: 'smooth', tone: tone - 0.15 },
  );
  pen.tint(
    [
      paw(30, 340, 20),
      paw(74, 300, 30),
      paw(104, 160, 120),
      paw(110, 60, 200),
      paw(60, 70),
      paw(64, 200, 100),
    ],
    stone,
    { tone: tone - 0.9, edge: 'smooth' },
  );
  for (const [du, z] of [
    [-52, 260],
    [-8, 216],
    [-58, 176],
  ] as const)
    pen.stroke([paw(du - 18, z + 14, 60), paw(du, z - 14, 60), paw(du + 20, z + 12, 60)], 6, {
      colour: stone,
      tone: -1.6,
    });
  pen.shape(
    [
      paw(-150, 0, 240),
      paw(-150, 56),
      paw(-104, 100),
      paw(0, 118),
      paw(104, 100),
      paw(150, 56),
      paw(150, 0, 240),
      paw(60, -14, 240),
      paw(-60, -14, 240),
    ],
    stone,
    { edge: 'smooth', tone },
  );
  pen.tint([paw(-120, 74), paw(-60, 100), paw(40, 108), paw(0, 90), paw(-80, 76)], stone, { tone: 1 });
  for (const du of [-52, 52])
    pen.stroke([paw(du * 0.86, 84), paw(du * 0.98, 50), paw(du, 20), paw(du * 1.06, -8)], 7, {
      colour: stone,
      tone: -1.7,
      from: 0.2,
      to: 0.9,
    });
  for (const du of [-100, 0, 100])
    pen.shape(
      [paw(du - 14, 12, 246), paw(du + 14, 12, 246), paw(du + 4, -10, 250), paw(du - 6, -10, 250)],
      '#a07a54',
      {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      },
    );
}
