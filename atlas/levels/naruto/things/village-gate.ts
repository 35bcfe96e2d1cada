/** The great gate of the village, always open: two green leaves of timber, a roof, and two guards who saw nothing. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { hipRoof } from '../../../core/roofs';
import { Wall, box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { paperLantern } from '../../../things/aloft/aloft';
import { ridge, tiles } from '../../../things/town/facade';

export interface VillageGateOptions {
  readonly leaf?: string;
  readonly post?: string;
  readonly roof?: string;
  readonly wall?: string;
  readonly mark?: string;
}

const HALF = 250;

/** A maple leaf of seven points, painted as broad as the door. */
function mapleLeaf(pen: Pen, wall: Wall, s: number, z: number, r: number, colour: string): void {
  const tips = [-150, -100, -48, 0, 48, 100, 150];
  const points = tips.flatMap((degrees, i): Point[] => {
    const a = (degrees / 180) * Math.PI;
    const long = r * (i === 3 ? 1.1 : 1 - Math.abs(i - 3) * 0.09);
    const notch = ((degrees + 25) / 180) * Math.PI;
    return [
      wall.at(s + Math.sin(a) * long, z + Math.cos(a) * long),
      wall.at(s + Math.sin(notch) * r * 0.56, z + Math.cos(notch) * r * 0.56),
    ];
  });
  pen.shape(points, colour, { contour: false, ink: 1 });
  pen.stroke([wall.at(s, z - r * 1.15), wall.at(s, z + r * 0.7)], 5, { colour, tone: -0.9 });
}

/** One leaf of the gate, swung inwards. */
function door(pen: Pen, frame: Frame, side: number, leaf: string, mark: string): void {
  const from: Point = [side * HALF, 30];
  const to: Point = [side * (HALF + 150), 150];
  const wall = new Wall(
    pen,
    frame,
    side > 0 ? from : to,
    side > 0 ? to : from,
    10,
    360,
    side > 0 ? -0.3 : 0.25,
  );
  wall.panel(0, 0, wall.width, 350, leaf, { contour: true });
  for (const k of range(7))
    pen.line([wall.at((wall.width * (k + 0.5)) / 7, 4), wall.at((wall.width * (k + 0.5)) / 7, 346)], 0.8);
  for (const z of [26, 170, 318]) {
    wall.panel(0, z, wall.width, z + 18, '#5a4a44', { ink: 0.8 });
    for (const k of range(5))
      pen.tint(
        arc(
          ...wall.at(20 + ((wall.width - 40) * k) / 4, z + 9),
          4 * frame.scale,
          4 * frame.scale,
          0,
          Math.PI * 2,
          7,
        ),
        '#d8c49a',
      );
  }
  mapleLeaf(pen, wall, wall.width / 2, 232, 66, mark);
}

/** The same land as beside the gate is seen through it: a road that winds and shrinks, bushes and ruts along it. */
function roadBeyond(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const at = (u: number, z: number): Point => frame.at(u, -18, z);
  const left = [
    [-128, -6],
    [-92, 60],
    [-10, 118],
    [44, 170],
    [40, 216],
    [-4, 258],
    [-22, 286],
  ] as const;
  const wide = [250, 186, 118, 72, 44, 28, 16];
  const right = left.map(([u, z], i): Point => at(u + nth(wide, i), z));
  pen.shape([...left.map(([u, z]) => at(u, z)), ...right.reverse()], '#ecd3a0', {
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
  for (const t of [0.3, 0.68])
    pen.scratches([left.map(([u, z], i) => at(u + nth(wide, i) * t, z))], { width: 1.1, opacity: 0.4 });
  for (const [u, z, r] of [
    [70, 300, 22],
    [-84, 290, 26],
    [120, 232, 30],
    [-150, 150, 44],
    [176, 128, 46],
    [-196, 62, 50],
    [206, 44, 44],
  ] as const) {
    const [x, y] = at(u, z);
    const round = (k: number, dx: number, dy: number) =>
      arc(x + dx * r * s, y + dy * r * s, r * k * s, r * 0.74 * k * s, u, u + Math.PI * 2, 10);
    pen.shape(round(1, 0, 0), '#5f8f56', { edge: 'scallop', ink: 0.8, contour: false });
    pen.tint(round(0.62, -0.16, -0.16), '#7fb07a', { edge: 'scallop' });
  }
}

function rampart(pen: Pen, frame: Frame, u0: number, u1: number, wall: string, roof: string): void {
  const { front } = box(pen, frame, { u0, u1, w0: -40, w1: 40, z1: 210 }, wall, { top: false });
  if (front) {
    front.panel(0, 0, front.width, 46, '#a8937a', { ink: 0.9 });
    for (const k of range(9)) {
      const s0 = (front.width * k) / 9 + (k % 2) * 12;
      pen.line([front.at(s0, 4), front.at(s0, 24)], 0.9);
      pen.line([front.at(s0 + 20, 24), front.at(s0 + 20, 44)], 0.9);
    }
    pen.line([front.at(0, 24), front.at(front.width, 24)], 0.9);
    for (const k of range(4))
      pen.line(
        [
          front.at((front.width * (k + 0.6)) / 4, 90 + k * 12),
          front.at((front.width * (k + 0.6)) / 4 + 26, 84 + k * 12),
        ],
        0.8,
      );
  }
  hipRoof(
    pen,
    frame,
    { u0, u1, w0: -40, w1: 40, z: 206, rise: 40, over: 22, drop: 8, inset: 0.5, curl: 0 },
    roof,
  );
}

export const villageGate: ThingKind<VillageGateOptions> = {
  name: 'villageGate',
  footprint: () => block(1160, 130),
  height: 520,
  draw(
    pen,
    frame,
    { leaf = '#3f8a5a', post = '#b5482f', roof = '#4a5f6e', wall = '#f0dfba', mark = '#f39a3a' },
  ) {
    const s = frame.scale;
    rampart(pen, frame, -580, -HALF - 30, wall, roof);
    rampart(pen, frame, HALF + 30, 580, wall, roof);
    roadBeyond(pen, frame);
    for (const side of [-1, 1]) door(pen, frame, side, leaf, mark);
    for (const side of [-1, 1]) {
      box(pen, frame, { u0: side * HALF - 34, u1: side * HALF + 34, w0: -34, w1: 40, z1: 430 }, post);
      box(pen, frame, { u0: side * HALF - 46, u1: side * HALF + 46, w0: -46, w1: 52, z1: 44 }, '#a8937a');
    }
    box(pen, frame, { u0: -HALF - 110, u1: HALF + 110, w0: -20, w1: 30, z0: 372, z1: 410 }, post);
    const beam = box(
      pen,
      frame,
      { u0: -HALF - 60, u1: HALF + 60, w0: -30, w1: 40, z0: 424, z1: 478 },
      post,
    ).front;
    if (beam) {
      beam.panel(beam.width / 2 - 90, 4, beam.width / 2 + 90, 50, '#fbf0d6', { ink: 1 });
      mapleLeaf(pen, beam, beam.width / 2, 26, 22, mark);
      for (const k of [-1, 1])
        pen.stroke([beam.at(beam.width / 2 + k * 40, 28), beam.at(beam.width / 2 + k * 78, 26)], 6);
    }
    hipRoof(
      pen,
      frame,
      {
        u0: -HALF - 60,
        u1: HALF + 60,
        w0: -50,
        w1: 60,
        z: 474,
        rise: 92,
        over: 60,
        drop: 18,
        inset: 0.5,
        curl: 34,
      },
      roof,
      (slope) => {
        tiles(pen, slope, { material: roof, gap: 26 });
      },
    );
    ridge(pen, frame, { u0: -HALF - 10, u1: HALF + 10, w: 5, z: 566, material: '#e8b84a' });
    for (const u of [-150, 0, 150]) {
      pen.line([frame.at(u, 44, 376), frame.at(u, 44, 366)], 1);
      paperLantern(pen, frame.at(u, 44, 346), s * 1.05, '#f0563f');
    }
  },
};
