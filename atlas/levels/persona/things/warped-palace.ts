/** The palace a wicked man carries in his head: towers that lean and an eye in the tallest. */
import { arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface WarpedPalaceOptions {
  readonly wall?: string;
  readonly roof?: string;
}

interface Spire {
  readonly u: number;
  readonly w: number;
  readonly half: number;
  readonly high: number;
  /** How far the top has drifted. */
  readonly lean: number;
}

function spire(pen: Pen, frame: Frame, { u, w, half, high, lean }: Spire, wall: string, roof: string): void {
  const s = frame.scale;
  const at = (k: number, t: number) =>
    frame.at(u + lean * t * t + k * half * (1 - 0.25 * t + 0.4 * Math.max(0, t - 0.8)), w, high * t);
  const steps = range(8).map((i) => i / 7);
  pen.shape([...steps.map((t) => at(-1, t)), ...[...steps].reverse().map((t) => at(1, t))], wall, {
    wobble: 0,
  });
  pen.tint([...steps.map((t) => at(0.25, t)), ...[...steps].reverse().map((t) => at(1, t))], wall, {
    tone: -1,
    edge: 'straight',
  });
  for (const i of range(Math.round(high / 34))) {
    const t = (i + 0.5) / (high / 34);
    if (t > 0.95) continue;
    const k = pen.random.range(-0.9, 0.4);
    pen.line([at(k, t), at(k + 0.4, t)], 0.8, { opacity: 0.8 });
  }
  for (const t of [0.3, 0.55, 0.8]) {
    const [x, y] = at(-0.2, t);
    pen.shape(
      [
        [x - 9 * s, y + 20 * s],
        [x + 9 * s, y + 20 * s],
        [x + 9 * s, y - 12 * s],
        [x, y - 26 * s],
        [x - 9 * s, y - 12 * s],
      ],
      '#ffd84a',
      { ink: 0.9, contour: false },
    );
  }
  const tip = frame.at(u + lean * 1.5, w, high + half * 3.4);
  pen.shape(
    [
      at(-1.5, 1),
      at(1.5, 1),
      frame.at(u + lean * 1.2 + half * 0.4, w, high + half * 1.6),
      tip,
      frame.at(u + lean * 1.2 - half * 0.5, w, high + half * 1.5),
    ],
    roof,
  );
  pen.tint([at(0.3, 1), at(1.5, 1), frame.at(u + lean * 1.2 + half * 0.4, w, high + half * 1.6), tip], roof, {
    tone: -0.9,
    edge: 'straight',
  });
}

export const warpedPalace: ThingKind<WarpedPalaceOptions> = {
  name: 'warpedPalace',
  footprint: () => block(760, 260),
  height: 460,
  draw(pen, frame, { wall = '#5a3a52', roof = '#a8142a' }) {
    const s = frame.scale;
    const spires: readonly Spire[] = [
      { u: -240, w: -70, half: 46, high: 520, lean: -80 },
      { u: 230, w: -70, half: 44, high: 480, lean: 90 },
      { u: -90, w: -50, half: 56, high: 640, lean: -50 },
      { u: 110, w: -40, half: 60, high: 800, lean: 70 },
      { u: -330, w: 20, half: 50, high: 330, lean: -46 },
      { u: 330, w: 20, half: 50, high: 350, lean: 60 },
    ];
    for (const one of spires) spire(pen, frame, one, wall, roof);
    const keep = (k: number, z: number) => frame.at(k * (290 - z * 0.1) + Math.sin(z * 0.012) * 18, 70, z);
    pen.shape([keep(-1, 0), keep(-1, 120), keep(-1, 240), keep(1, 240), keep(1, 120), keep(1, 0)], wall, {
      tone: 0.15,
    });
    for (const i of range(11))
      if (i % 2 === 0)
        pen.shape(
          [
            keep(-1 + i * 0.182, 236),
            keep(-1 + (i + 1) * 0.182, 236),
            keep(-1 + (i + 1) * 0.182, 274),
            keep(-1 + i * 0.182, 274),
          ],
          wall,
          { ink: 0.9 },
        );
    for (const z of range(6))
      for (const k of range(8))
        pen.line(
          [
            keep(-0.94 + k * 0.25 + (z % 2) * 0.1, 26 + z * 36),
            keep(-0.82 + k * 0.25 + (z % 2) * 0.1, 26 + z * 36),
          ],
          0.8,
          { opacity: 0.7 },
        );
    pen.shape(
      [
        keep(-0.24, 0),
        keep(0.24, 0),
        keep(0.24, 110),
        keep(0.12, 160),
        keep(0, 174),
        keep(-0.12, 160),
        keep(-0.24, 110),
      ],
      '#17101c',
      { contour: false },
    );
    for (const k of range(5))
      pen.shape(
        [keep(-0.2 + k * 0.085, 140), keep(-0.13 + k * 0.085, 140), keep(-0.165 + k * 0.085, 104)],
        '#fbf6f0',
        { ink: 0.8, contour: false },
      );
    // the eye sees everybody's worth
    const [x, y] = frame.at(142, -36, 600);
    pen.shape(
      [
        [x - 78 * s, y],
        [x - 30 * s, y - 44 * s],
        [x + 30 * s, y - 44 * s],
        [x + 78 * s, y],
        [x + 30 * s, y + 40 * s],
        [x - 30 * s, y + 40 * s],
      ],
      '#fff6e0',
      { edge: 'smooth' },
    );
    pen.shape(arc(x, y, 34 * s, 36 * s, 0, 6.2832, 16), '#d8202f', {
      edge: 'smooth',
      ink: 1,
      contour: false,
    });
    pen.shape(arc(x, y, 14 * s, 20 * s, 0, 6.2832, 12), '#17101c', {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
    for (const k of range(5))
      pen.line(
        [
          [x - 60 * s + k * 30 * s, y - (36 + 12 * Math.sin(k)) * s],
          [x - 74 * s + k * 37 * s, y - 70 * s],
        ],
        1.8,
      );
  },
};
