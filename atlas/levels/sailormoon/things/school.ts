/** The school on the hill: homework by day, prowlers by night, a bell that saw it all. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { gableRoof, hipRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { litGlass, pane } from './parts';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade } from '../../../things/town/window-kit';

export interface SchoolOptions {
  readonly wall?: string;
  readonly roof?: string;
  /** Dormers with a gable and a window large enough to look out of, in place of low sheds. */
  readonly gabled?: boolean;
}

const TRIM = '#fbf3fa';

/** A gable that faces us over a dormer's window: its wall, an attic light, and two slopes of roof behind its edge. */
function dormerGable(pen: Pen, dormer: Frame, wall: string, roof: string): void {
  const at = (u: number, w: number, z: number) => dormer.at(u, w, z);
  for (const side of [-1, 1])
    pen.shape([at(0, -40, 96), at(0, 26, 96), at(side * 42, 26, 38), at(side * 42, -40, 38)], roof, {
      tone: side > 0 ? -0.7 : 0.3,
    });
  pen.shape([at(-30, 18, 42), at(30, 18, 42), at(0, 18, 84)], wall, { tone: 0.2, contour: false });
  pen.shape(arc(...at(0, 18, 58), 9 * dormer.scale, 9 * dormer.scale), litGlass(pen, '#fff1c4'), {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
  pen.bars([[at(-42, 26, 38), at(0, 26, 96), at(42, 26, 38)]], 7 * dormer.scale, TRIM, { edge: 1.4 });
}

export const school: ThingKind<SchoolOptions> = {
  name: 'school',
  footprint: () => [
    [-450, 160],
    [-260, 280],
    [40, 280],
    [450, 160],
    [450, -160],
    [-450, -160],
  ],
  height: 320,
  lamps: () => [
    { w: 200, reach: 460 },
    { u: -300, w: 180, reach: 300 },
  ],
  draw(pen, frame, { wall = '#e8b9c4', roof = '#5f5fa8', gabled = false }) {
    const { random } = pen;
    const s = frame.scale;
    const tiled = (slopes: readonly (readonly Point[])[]) => {
      for (const [a, b, c, d] of slopes) {
        if (!a || !b || !c || !d) continue;
        for (const t of range(5)) {
          const k = (t + 0.6) / 5.4;
          const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
          pen.line([mix(a, d), mix(b, c)], 0.7, { opacity: 0.6 });
        }
      }
    };
    const wing = { u0: -430, u1: 430, w0: -120, w1: 80, z1: 330 };
    const walls = box(pen, frame, wing, wall, { top: false });
    for (const side of Object.values(walls)) {
      side.panel(0, 0, side.width, 26, '#a88fb4', { ink: 0.8 });
      for (const z of [122, 228]) side.panel(0, z, side.width, z + 8, TRIM, { ink: 0.6 });
      const bays = Math.round(side.width / 82);
      for (const floor of range(3))
        for (const b of range(bays))
          pane(
            side,
            (side.width * (b + 0.5)) / bays,
            46 + floor * 104,
            46,
            60,
            random.chance(floor === 2 ? 0.5 : 0.24),
            TRIM,
          );
    }
    eaveShade(walls, 30);
    const slopes = gableRoof(pen, frame, { ...wing, z: 330, rise: 120, over: 24, drop: 8 }, roof, wall);
    tiled(slopes);
    dressRoof(pen, slopes, { roof, wall, unit: s, courses: ['slate'] });
    for (const u of [-300, -190, 190, 300]) {
      const dormer = frame.moved(u, 60, 352);
      const front = box(pen, dormer, { u0: -30, u1: 30, w0: -40, w1: 16, z1: 44 }, wall, { top: false });
      if (front.front) pane(front.front, 30, 10, 30, 26, random.chance(0.5), TRIM);
      if (gabled) {
        dormerGable(pen, dormer, wall, roof);
        continue;
      }
      gableRoof(
        pen,
        dormer,
        { u0: -16, u1: 16, w0: -40, w1: 26, z: 44, rise: 30, over: 24, drop: 4 },
        roof,
        wall,
      );
    }
    const porch = frame.moved(0, 70);
    const tower = box(pen, porch, { u0: -120, u1: 120, w0: -120, w1: 60, z1: 460 }, wall, { top: false });
    if (tower.front) {
      const f = tower.front;
      for (const a of [0, 222]) f.panel(a, 0, a + 18, 460, TRIM, { ink: 0.7 });
      for (const k of [-62, 0, 62]) pane(f, 120 + k, 196, 36, 96, random.chance(0.6), TRIM);
      pen.shape(arc(...f.at(120, 382), 54 * s, 54 * s), TRIM, { edge: 'smooth', contour: false });
      pen.shape(arc(...f.at(120, 382), 43 * s, 43 * s), litGlass(pen, '#fff1c4'), {
        edge: 'smooth',
        contour: false,
      });
      pen.line([f.at(120, 382), f.at(120, 414)], 2);
      pen.line([f.at(120, 382), f.at(140, 370)], 2);
      for (const i of range(12)) {
        const q = (k: number) =>
          f.at(120 + Math.sin((i / 12) * 6.2832) * k, 382 + Math.cos((i / 12) * 6.2832) * k);
        pen.line([q(33), q(40)], 1.2);
      }
      f.panel(52, 0, 188, 128, TRIM, { ink: 0.9 });
      for (const k of [0, 1]) {
        f.panel(62 + k * 60, 0, 118 + k * 60, 118, '#6a4a86', { ink: 0.9 });
        f.panel(72 + k * 60, 54, 108 + k * 60, 108, litGlass(pen), { ink: 0.8 });
      }
    }
    hipRoof(
      pen,
      porch,
      { u0: -120, u1: 120, w0: -120, w1: 60, z: 460, rise: 90, over: 22, drop: 8, inset: 0.4 },
      roof,
    );
    const belfry = porch.moved(0, -30, 520);
    for (const [u, w] of [
      [-34, -24],
      [34, -24],
    ] as const)
      pen.bars([[belfry.at(u, w, 0), belfry.at(u, w, 92)]], 10 * s, TRIM);
    const [bx, by] = belfry.at(0, 0, 40);
    pen.shape(
      [
        [bx - 26 * s, by + 26 * s],
        [bx - 16 * s, by - 6 * s],
        [bx, by - 24 * s],
        [bx + 16 * s, by - 6 * s],
        [bx + 26 * s, by + 26 * s],
      ],
      '#e3b04b',
    );
    for (const [u, w] of [
      [-34, 24],
      [34, 24],
    ] as const)
      pen.bars([[belfry.at(u, w, 0), belfry.at(u, w, 92)]], 10 * s, TRIM);
    hipRoof(
      pen,
      belfry,
      { u0: -36, u1: 36, w0: -26, w1: 26, z: 92, rise: 120, over: 20, drop: 6, inset: 0.9 },
      roof,
    );
    for (const k of [-1, 1])
      for (const i of range(3)) {
        const [x, y] = frame.at(k * (180 + i * 84), 126, 8);
        pen.shape(arc(x, y - 22 * s, 34 * s, 26 * s, 0, 6.2832, 10), '#5f8f7f', { edge: 'scallop' });
        for (const j of range(3))
          pen.tint(arc(x - 16 * s + j * 15 * s, y - 26 * s + (j % 2) * 10 * s, 5 * s, 5 * s), '#ffb4cc');
      }
    for (const i of range(3))
      box(
        pen,
        porch.moved(0, 62),
        { u0: -96 - i * 14, u1: 96 + i * 14, w0: 0, w1: 14 + i * 18, z1: 24 - i * 8 },
        '#d8cce4',
      );
  },
};
