/** The boat that brings the candidates, most of them green in the face. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';

export interface ExamFerryOptions {
  readonly hull?: string;
  readonly trim?: string;
}

export const examFerry: ThingKind<ExamFerryOptions> = {
  name: 'examFerry',
  footprint: () => block(640, 190),
  height: 260,
  shadow: false,
  draw(pen, frame, { hull = '#3f6f78', trim = '#f3e4c0' }, random) {
    const s = frame.scale;
    const deck = (side: number, lift: number): Point[] =>
      range(15).map((i) => {
        const t = i / 14;
        return frame.at(
          -320 + 640 * t,
          side * 92 * Math.sin(Math.PI * (0.1 + 0.86 * t)) ** 0.6,
          lift + 46 * (2 * t - 1) ** 2 * (t > 0.5 ? 1.4 : 0.8),
        );
      });
    for (const k of range(9))
      pen.tint(arc(...frame.at(-290 + k * 76, 86, -10), 66 * s, 14 * s, 0, 6.2832, 10), '#ffffff', {
        opacity: 0.5,
      });
    pen.shape(
      [
        ...deck(1, 96),
        ...deck(1, -14)
          .map(([x, y], i): Point => [x + (7 - i) * 5 * s, y])
          .reverse(),
      ],
      hull,
      { wobble: 0 },
    );
    pen.shape([...deck(1, 96), ...deck(1, 76).reverse()], trim, { ink: 0.8, wobble: 0, contour: false });
    pen.line(deck(1, 40), 0.8, { smooth: true });
    pen.shape([...deck(-1, 96), ...deck(1, 96).reverse()], '#c99a64', { wobble: 0, tone: 0.3 });
    for (const i of range(7))
      pen.shape(arc(...nth(deck(1, 58), 3 + i), 9 * s, 10 * s, 0, 6.2832, 10), '#f0c65a', {
        edge: 'smooth',
        ink: 1,
        contour: false,
      });
    const cabin = frame.moved(-40, 0, 96);
    for (const [k, [w, z0, z1]] of (
      [
        [150, 0, 70],
        [112, 70, 128],
      ] as const
    ).entries()) {
      const walls = box(pen, cabin, { u0: -w, u1: w, w0: -52 + k * 10, w1: 52 - k * 10, z0, z1 }, trim, {
        topMaterial: '#d9c39a',
      });
      for (const wall of Object.values(walls))
        for (const i of range(Math.max(2, Math.round(wall.width / 46))))
          wall.panel(12 + i * 46, 18, 40 + i * 46, z1 - z0 - 14, '#5f8fa8', { ink: 0.9 });
    }
    for (const u of [-40, 50]) {
      drum(pen, cabin, { u, r: 27, r1: 24, z0: 128, z1: 236 }, '#d8503a');
      drum(pen, cabin, { u, r: 26, z0: 196, z1: 218 }, '#fbf3df', { top: false });
      for (const k of range(3)) {
        const [x, y] = cabin.at(u - 10 - k * 26, 0, 252 + k * 18);
        pen.shape(
          arc(x, y, (17 + k * 5) * s, (14 + k * 4) * s, random.next(), random.next() + 6.2832, 9),
          '#f4efe4',
          { edge: 'scallop', ink: 0.8, tone: 0.3 - k * 0.1 },
        );
      }
    }
    pen.bars(
      [
        [frame.at(230, 0, 110), frame.at(230, 0, 330)],
        [frame.at(230, 0, 310), frame.at(320, 0, 150)],
        [frame.at(230, 0, 310), frame.at(80, 0, 230)],
      ],
      4 * s,
      '#6a4a3a',
    );
    pen.shape(
      [
        frame.at(230, 0, 330),
        frame.at(164, 0, 318),
        frame.at(182, 0, 300),
        frame.at(164, 0, 280),
        frame.at(230, 0, 276),
      ],
      '#3f8f7a',
    );
    // heads over the rail
    for (const i of range(9)) {
      const [x, y] = nth(deck(1, 104), i + 3);
      if (random.chance(0.3)) continue;
      bust(pen, [x, y - 16 * s], 15 * s, {
        skin: nth(['#e8bf95', '#f6cfa8', '#a86e4a'], i % 3),
        hair: nth(['#3d2c2a', '#c98a4a', '#4f4a6a'], i % 3),
        cloth: nth(['#8a6a4a', '#4a7a6a', '#8a4a4a', '#5a5a8a'], i % 4),
        kind: i,
        look: i % 2 ? 0.6 : -0.4,
      });
    }
    pen.bars([deck(1, 122)], 4 * s, '#8a5a36', { smooth: true, edge: 1.4 });
  },
};
