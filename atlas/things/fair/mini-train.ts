import type { Ground } from '../../ground/ground';
import type { Points } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import type { Scene } from '../../core/scene';
import { arc, between, distance, range, resample, nth } from '../../core/geometry';
import { box, drum } from '../../core/solids';
import { block } from '../../core/footprint';
import { bust } from './bust';

function wheels(pen: Pen, frame: Frame, spots: readonly number[], w: number) {
  for (const u of spots) {
    pen.shape(arc(...frame.at(u, w, 18), 17 * frame.scale, 18 * frame.scale, 0, 6.2832, 12), '#3c3440', {
      edge: 'smooth',
    });
    pen.shape(arc(...frame.at(u, w, 18), 8 * frame.scale, 8 * frame.scale, 0, 6.2832, 8), '#e3b04b', {
      edge: 'smooth',
      ink: 0.8,
    });
  }
}

export interface TrainCarOptions {
  readonly role?: string;
  readonly material?: string;
  readonly roof?: string;
}

/** One car of the park train. options: role 'engine' | 'car', material */
export const trainCar: ThingKind<TrainCarOptions> = {
  name: 'trainCar',
  footprint: () => block(180, 90),
  height: 90,
  draw(pen, frame, { role = 'car', material = '#d9574f', roof = '#f6e7c8' }, random) {
    const s = frame.scale;
    wheels(pen, frame, [-56, 56], -36);
    if (role === 'engine') {
      box(pen, frame, { u0: -86, u1: 86, w0: -36, w1: 36, z0: 18, z1: 34 }, '#3c3440');
      box(pen, frame, { u0: 20, u1: 84, w0: -34, w1: 34, z0: 34, z1: 120 }, material);
      const [x0, y0] = frame.at(-70, 0, 66),
        [x1, y1] = frame.at(24, 0, 66),
        r = 34 * s;
      pen.shape(
        [
          [x0, y0 - r],
          [x1, y1 - r],
          [x1, y1 + r],
          [x0, y0 + r],
        ],
        '#4a8a7a',
        { tone: 0.1 },
      );
      pen.tint(
        [
          [x0, y0 + r * 0.2],
          [x1, y1 + r * 0.2],
          [x1, y1 + r],
          [x0, y0 + r],
        ],
        '#4a8a7a',
        { tone: -1, edge: 'straight' },
      );
      pen.shape(arc(x0, y0, r * 0.72, r, 0, 6.2832, 16), '#4a8a7a', { edge: 'smooth', tone: -0.3 });
      pen.shape(arc(x0, y0, r * 0.42, r * 0.6, 0, 6.2832, 14), '#e3b04b', { edge: 'smooth', ink: 0.8 });
      for (const u of [-40, -6])
        pen.line([frame.at(u, 0, 100), frame.at(u, 24, 36)], 2, { colour: '#e3b04b' });
      drum(pen, frame, { u: -48, r: 12, r1: 18, z0: 94, z1: 144 }, '#3c3440');
      drum(pen, frame, { u: -8, r: 12, r1: 10, z0: 94, z1: 118 }, '#e3b04b');
      const [px, py] = frame.at(-48, 0, 150);
      for (const [dx, dy, k] of [
        [6, -20, 20],
        [34, -52, 30],
        [80, -80, 38],
        [138, -96, 30],
      ] as const)
        pen.shape(arc(px + dx * s, py + dy * s, k * s, k * 0.85 * s, 0, 6.2832, 9), '#fbf6ea', {
          edge: 'scallop',
          ink: 0.9,
          tone: dx > 60 ? 0 : -0.2,
        });
      box(pen, frame, { u0: 10, u1: 92, w0: -42, w1: 42, z0: 120, z1: 130 }, material);
      pen.shape(
        [frame.at(34, 34, 74), frame.at(70, 34, 74), frame.at(70, 34, 112), frame.at(34, 34, 112)],
        '#ffe7b0',
        { contour: false },
      );
    } else {
      box(pen, frame, { u0: -84, u1: 84, w0: -36, w1: 36, z0: 20, z1: 34 }, '#5a4440');
      for (const u of [-56, 0, 56])
        for (const w of [-16, 14]) {
          if (random.chance(0.25)) continue;
          bust(pen, frame.at(u, w, 94), 17 * s, {
            cloth: random.pick(['#5f9ea8', '#e3b04b', '#8f7fb8', '#d98fa0', '#7a9a5a']),
            skin: random.pick(['#f0c9a0', '#d9a273', '#a8714a']),
            hair: random.pick(['#3d2c2a', '#8a5636', '#d9a24a', '#222230']),
            kind: Math.abs(Math.round(u + w)),
            look: u < 0 ? 0.5 : -0.4,
          });
        }
      const walls = box(pen, frame, { u0: -84, u1: 84, w0: 28, w1: 36, z0: 30, z1: 72 }, material);
      if (walls.front) {
        walls.front.panel(10, 10, 158, 32, roof, { ink: 0.9, tone: -0.1 });
        pen.line([walls.front.at(84, 0), walls.front.at(84, 42)], 0.9);
      }
      pen.bars(
        (
          [
            [-78, 32],
            [78, 32],
            [-78, -32],
            [78, -32],
          ] as const
        ).map(([u, w]) => [frame.at(u, w, 60), frame.at(u, w, 136)]),
        6 * s,
        roof,
      );
      box(pen, frame, { u0: -92, u1: 92, w0: -42, w1: 42, z0: 136, z1: 146 }, material);
      for (const w of [-20, 0, 20])
        pen.line([frame.at(-90, w, 146), frame.at(90, w, 146)], 1.6, { colour: roof });
      const edge = range(12).map((i) => -92 + (184 * i) / 12);
      for (const [i, u] of edge.entries())
        pen.shape(
          [frame.at(u, 42, 138), frame.at(u + 15.3, 42, 138), frame.at(u + 7.7, 42, 122)],
          i % 2 ? material : roof,
          { ink: 0.7, tone: -0.2 },
        );
    }
    wheels(pen, frame, [-56, 56], 38);
  },
};

/** A narrow-gauge track on the ground: sleepers, then rails. */
export function track(
  ground: Ground,
  line: Points,
  {
    gauge = 60,
    wood = '#8a6a4f',
    iron = '#6f6a74',
  }: { readonly gauge?: number; readonly wood?: string; readonly iron?: string } = {},
) {
  const dense = resample(line, 6),
    sleepers: Point[][] = [],
    left: Point[] = [],
    right: Point[] = [];
  dense.forEach((p, i) => {
    const q = nth(dense, Math.min(dense.length - 1, i + 1)),
      o = nth(dense, Math.max(0, i - 1));
    const s = ground.scene.scaleAt(nth(p, 1)),
      length = distance(o, q) || 1;
    const nx = -(nth(q, 1) - nth(o, 1)) / length,
      ny = (nth(q, 0) - nth(o, 0)) / length;
    const across = (k: number): Point => [
      nth(p, 0) + nx * k * s,
      nth(p, 1) + ny * k * s * (0.5 + 0.5 * Math.abs(nx)),
    ];
    left.push(across(-gauge / 2));
    right.push(across(gauge / 2));
    if (i % 6 === 0) {
      const [a, b] = [across(-gauge * 0.85), across(gauge * 0.85)],
        [tx, ty] = [((nth(q, 0) - nth(o, 0)) / length) * 9 * s, ((nth(q, 1) - nth(o, 1)) / length) * 9 * s];
      sleepers.push([
        [nth(a, 0) - tx, nth(a, 1) - ty],
        [nth(b, 0) - tx, nth(b, 1) - ty],
        [nth(b, 0) + tx, nth(b, 1) + ty],
        [nth(a, 0) + tx, nth(a, 1) + ty],
      ]);
    }
  });
  ground.fillMarks(sleepers, wood, { smooth: false, ink: 2.2 });
  for (const rail of [left, right]) {
    const pieces = range(Math.ceil(rail.length / 12))
      .map((i) => rail.slice(i * 12, i * 12 + 13))
      .filter((piece) => piece.length > 1);
    ground.inkMarks(pieces, { width: 9, opacity: 1 });
    ground.inkMarks(pieces, { width: 4.5, colour: iron, tone: 0.5, opacity: 1 });
  }
}

/** Cars at a distance along a line, each turned with it. */
export function trainAlong(
  scene: Scene,
  line: Points,
  {
    start,
    cars,
    gap = 205,
    materials = ['#d9574f', '#5f9ea8', '#e3b04b', '#8f7fb8'],
  }: {
    readonly start: number;
    readonly cars: number;
    readonly gap?: number;
    readonly materials?: readonly string[];
  },
) {
  const dense = resample(line, 4);
  let walked = 0,
    next = start,
    placed = 0;
  for (let i = 1; i < dense.length && placed < cars; i++) {
    walked += distance(nth(dense, i - 1), nth(dense, i));
    if (walked < next) continue;
    const ahead = nth(dense, Math.min(dense.length - 1, i + 14)),
      behind = nth(dense, Math.max(0, i - 14));
    const yaw = Math.atan2((nth(ahead, 1) - nth(behind, 1)) * 2, nth(ahead, 0) - nth(behind, 0));
    const at = between(ahead, behind, 0.5);
    scene.add(trainCar, at, {
      hero: true,
      role: placed ? 'car' : 'engine',
      yaw,
      material: nth(materials, placed % materials.length),
    });
    next += gap * scene.scaleAt(nth(at, 1)) * Math.hypot(Math.cos(yaw), Math.sin(yaw) * 0.5);
    placed++;
  }
}
