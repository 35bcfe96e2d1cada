/** The giant ants' hill: melted spires riddled with holes, and somebody looking out of each. */
import { arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface AntHillOptions {
  readonly width?: number;
  readonly tall?: number;
  readonly earth?: string;
}

interface Spire {
  readonly u: number;
  readonly w: number;
  readonly half: number;
  readonly high: number;
}

function hole(pen: Pen, [x, y]: Point, r: number, eyes: boolean): void {
  pen.shape(arc(x, y, r * 1.24, r * 1.12, 0, 6.2832, 14), '#c99a74', {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
    tone: 0.3,
  });
  pen.shape(arc(x + r * 0.06, y + r * 0.08, r, r * 0.9, 0, 6.2832, 14), '#2d1a33', {
    edge: 'smooth',
    ink: 0.9,
    contour: false,
  });
  if (!eyes) return;
  for (const k of [-1, 1]) {
    pen.shape(
      arc(x + k * r * 0.34, y + r * 0.1, r * 0.2, r * 0.28, 0, 6.2832, 9),
      { emit: '#ffd84a' },
      { edge: 'smooth', ink: 0.5, contour: false },
    );
    pen.line(
      [
        [x + k * r * 0.2, y - r * 0.3],
        [x + k * r * 0.46, y - r * 0.95],
      ],
      1.1,
      { smooth: true, colour: '#c98a5a' },
    );
  }
}

function spire(pen: Pen, frame: Frame, { u, w, half, high }: Spire, earth: string): void {
  const { random } = pen;
  const s = frame.scale;
  const lean = random.jitter(half * 0.5);
  const at = (k: number, t: number) => {
    const body = half * ((1 - t) ** 1.35 * 0.86 + 0.14 + 0.05 * Math.sin(t * 17 + u));
    return frame.at(u + lean * t * t + k * body, w, high * t * (1 - 0.03 * Math.abs(k)));
  };
  const steps = range(11).map((i) => i / 10);
  pen.shape([...steps.map((t) => at(-1, t)), ...[...steps].reverse().map((t) => at(1, t))], earth, {
    edge: 'smooth',
  });
  pen.tint([...steps.map((t) => at(0.28, t)), ...[...steps].reverse().map((t) => at(1, t))], earth, {
    tone: -1,
  });
  pen.tint([...steps.map((t) => at(-0.96, t)), ...[...steps].reverse().map((t) => at(-0.55, t))], earth, {
    tone: 0.8,
  });
  for (const k of [-0.7, -0.35, 0.05, 0.4, 0.75]) {
    const from = random.range(0.02, 0.3);
    pen.line(
      range(8).map((i) => at(k + random.jitter(0.05), from + (0.92 - from) * (i / 7))),
      0.9,
      { smooth: true },
    );
  }
  for (const i of range(Math.round(high / 46))) {
    const t = (i + 0.7) / (high / 46 + 1);
    if (t > 0.86 || random.chance(0.3)) continue;
    const r = random.range(12, 24) * (1.15 - t) * s;
    hole(pen, at(random.range(-0.55, 0.5), t), r, r > 10 * s && random.chance(0.6));
  }
  pen.hatch([at(0.3, 0.05), at(0.98, 0.03), at(0.9, 0.6), at(0.3, 0.7)], {
    angle: 2,
    gap: 12,
    width: 0.7,
    cover: 0.5,
  });
}

export const antHill: ThingKind<AntHillOptions> = {
  name: 'antHill',
  footprint: ({ width = 760 }) => block(width, width * 0.42),
  height: 460,
  draw(pen, frame, { width = 760, tall = 860, earth = '#a5694f' }, random) {
    const s = frame.scale;
    const spires: readonly Spire[] = [
      { u: -0.16, w: -0.16, half: 0.17, high: 0.8 },
      { u: 0.24, w: -0.15, half: 0.16, high: 0.72 },
      { u: 0.04, w: -0.08, half: 0.24, high: 1 },
      { u: -0.34, w: -0.04, half: 0.14, high: 0.5 },
      { u: 0.37, w: -0.02, half: 0.13, high: 0.44 },
      { u: -0.2, w: 0.06, half: 0.19, high: 0.58 },
      { u: 0.2, w: 0.08, half: 0.18, high: 0.52 },
      { u: -0.4, w: 0.12, half: 0.1, high: 0.2 },
      { u: 0.42, w: 0.14, half: 0.09, high: 0.18 },
      { u: 0, w: 0.16, half: 0.2, high: 0.3 },
    ];
    for (const { u, w, half, high } of spires)
      spire(pen, frame, { u: u * width, w: w * width, half: half * width, high: high * tall }, earth);
    const [x, y] = frame.at(0, width * 0.17, 50);
    pen.shape(arc(x, y, 76 * s, 70 * s, 0, 6.2832, 18), '#c99a74', { edge: 'smooth', tone: 0.3 });
    hole(pen, [x, y + 6 * s], 58 * s, true);
    for (const i of range(16)) {
      const [px, py] = frame.at((random.next() - 0.5) * width, width * 0.2 + random.range(0, 20), 0);
      pen.shape(arc(px, py, random.range(8, 22) * s, random.range(6, 13) * s, 0, 6.2832, 8), earth, {
        edge: 'smooth',
        tone: i % 2 ? 0.3 : -0.4,
      });
    }
  },
};

export interface AntEggsOptions {
  readonly count?: number;
}

/** A nest of eggs as tall as a child. */
export const antEggs: ThingKind<AntEggsOptions> = {
  name: 'antEggs',
  footprint: () => block(110, 60),
  height: 60,
  draw(pen, frame, { count = 5 }, random) {
    const s = frame.scale;
    for (const i of range(count)) {
      const [x, y] = frame.at((i / Math.max(1, count - 1) - 0.5) * 90, (i % 2) * 26 - 10, 26);
      const r = random.range(20, 27) * s;
      pen.shape(spline(arc(x, y, r, r * 1.3, 0, 6.2832, 10), true, 3), '#e6dcc0', { wobble: 0 });
      pen.tint(arc(x + r * 0.3, y + r * 0.3, r * 0.6, r * 0.85, 0, 6.2832, 10), '#e6dcc0', { tone: -0.9 });
      for (const k of [-0.3, 0.1, 0.4])
        pen.shape(arc(x + r * k, y - r * k * 0.9, r * 0.13, r * 0.16, 0, 6.2832, 7), '#9ab07a', {
          edge: 'smooth',
          ink: 0.5,
          contour: false,
        });
    }
  },
};
