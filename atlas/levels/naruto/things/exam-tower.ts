/** The tower in the middle of the exam forest: whoever sees its two lit eyes is nearly there, or quite lost. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { hipRoof } from '../../../core/roofs';
import { Wall, box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { tiles } from '../../../things/town/facade';

export interface ExamTowerOptions {
  readonly wood?: string;
  readonly roof?: string;
  readonly plaster?: string;
}

export const examTower: ThingKind<ExamTowerOptions> = {
  name: 'examTower',
  footprint: () => block(330, 260),
  height: 620,
  lamps: () => [{ w: 120, reach: 300 }],
  draw(pen, frame, { wood = '#6d5470', roof = '#7a5aa0', plaster = '#efe0c8' }, random) {
    const s = frame.scale;
    const eaves = (half: number, deep: number, z: number, rise: number, over: number): void => {
      hipRoof(
        pen,
        frame,
        { u0: -half, u1: half, w0: -deep, w1: deep, z, rise, over, drop: 14, inset: 0.4, curl: 26 },
        roof,
        (slope) => {
          tiles(pen, slope, { material: roof });
          pen.line(slope.slice(0, 7), 2.4, { smooth: true });
        },
      );
    };
    const base = box(pen, frame, { u0: -150, u1: 150, w0: -115, w1: 115, z1: 330 }, wood, { top: false });
    for (const wall of [base.left, base.front, base.right].flatMap((side) => side ?? [])) {
      for (const k of range(Math.round(wall.width / 24)))
        pen.line([wall.at(12 + k * 24, 0), wall.at(12 + k * 24, 330)], 0.8, { opacity: 0.7 });
      for (const z of [90, 210])
        wall.panel(0, z, wall.width, z + 16, wood, { tone: wall.tone - 0.5, ink: 0.9 });
    }
    eaves(150, 115, 322, 60, 50);
    const mid = box(pen, frame, { u0: -116, u1: 116, w0: -88, w1: 88, z0: 350, z1: 500 }, plaster, {
      top: false,
    });
    for (const wall of [mid.left, mid.front, mid.right].flatMap((side) => side ?? []))
      for (const k of [0, 1])
        wall.panel(k * (wall.width - 14), 0, k * (wall.width - 14) + 14, 150, wood, { ink: 0.8 });
    if (mid.front) {
      const f = mid.front;
      // two windows that slant like eyes and a balcony that grins
      for (const side of [-1, 1]) {
        const on = (x: number, z: number): Point => f.at(116 + side * x, z);
        pen.shape(
          [on(22, 66), on(88, 96), on(92, 124), on(30, 104)],
          { emit: '#ffe27a' },
          { contour: false, ink: 1.6 },
        );
        pen.tint(arc(...on(54, 94), 6 * s, 13 * s, 0, Math.PI * 2, 9), '#3a2440');
      }
      f.panel(20, 12, 212, 44, wood, { ink: 1 });
      for (const k of range(9)) f.panel(26 + k * 20.6, 16, 40 + k * 20.6, 40, plaster, { ink: 0.8 });
    }
    eaves(116, 88, 494, 130, 64);
    pen.bars([[frame.at(0, 0, 610), frame.at(0, 0, 690)]], 9 * s, '#e8b84a');
    for (const z of [650, 674])
      pen.shape(arc(...frame.at(0, 0, z), 15 * s, 8 * s, 0, Math.PI * 2, 12), '#e8b84a', { edge: 'smooth' });
    for (const u of [-92, 0, 92]) {
      const charm = new Wall(pen, frame, [u - 26, 160], [u + 26, 160], 150 + random.jitter(12), 320, 0.2);
      charm.panel(0, 0, 52, 160, '#fbf0d6', { contour: true });
      pen.stroke(
        [charm.at(26, 146), charm.at(12, 110), charm.at(38, 76), charm.at(14, 48), charm.at(28, 16)],
        11,
        {
          colour: '#d63f34',
          from: 0.5,
          to: 0.3,
        },
      );
    }
  },
};
