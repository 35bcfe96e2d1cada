/** The town's bell tower: whoever hears it ring twice has not been running fast enough. */
import { arc, range } from '../../../core/geometry';
import { gableRoof, hipRoof } from '../../../core/roofs';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';
import { courses } from './stonework';

export interface BellTowerOptions extends Turned {
  readonly stone?: string;
  readonly roof?: string;
}

/** `hand` is how far the long hand is turned, radians. */
function clock(pen: Pen, wall: Wall, s: number, hand: number) {
  pen.shape(arc(...wall.at(96, 318), 58 * s, 60 * s), '#f4ead0', { edge: 'smooth', contour: false });
  for (const i of range(12)) {
    const q = (k: number) =>
      wall.at(96 + Math.sin((i / 12) * 6.2832) * k, 318 + Math.cos((i / 12) * 6.2832) * k);
    pen.line([q(44), q(52)], 1.4);
  }
  pen.line([wall.at(96, 318), wall.at(96 + Math.sin(hand) * 40, 318 + Math.cos(hand) * 40)], 2.2);
  pen.line([wall.at(96, 318), wall.at(122, 306)], 2.2);
}

export const bellTower: ThingKind<BellTowerOptions> = {
  name: 'bellTower',
  footprint: () => block(620, 300),
  height: 320,
  draw(pen, frame, { stone = '#d8c4a4', roof = '#4f7a6a', ...turned }) {
    const s = frame.scale;
    const nave = box(pen, frame, { u0: -60, u1: 300, w0: -120, w1: 120, z1: 250 }, stone, { top: false });
    for (const wall of Object.values(nave)) {
      courses(pen, wall, { width: wall.width, height: 250, course: 30, stone: 56, cover: 0.35 });
      for (let a = 70; a < wall.width - 30; a += 92) {
        wall.panel(a + 34, 0, a + 54, 210, '#c4ae8c', { ink: 0.9 });
        const window = [
          wall.at(a - 18, 60),
          wall.at(a + 18, 60),
          wall.at(a + 18, 150),
          wall.at(a, 186),
          wall.at(a - 18, 150),
        ];
        pen.shape(window, '#5f7f9a', { contour: false });
        for (const [i, glass] of ['#d9a04a', '#b8584a', '#7fa8b8'].entries())
          pen.tint(
            [
              wall.at(a - 14, 66 + i * 28),
              wall.at(a + 14, 66 + i * 28),
              wall.at(a + 14, 88 + i * 28),
              wall.at(a - 14, 88 + i * 28),
            ],
            glass,
            { edge: 'straight', opacity: 0.85 },
          );
        pen.line([wall.at(a, 60), wall.at(a, 182)], 1);
      }
    }
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -60, u1: 300, w0: -120, w1: 120, z: 250, rise: 190, over: 18, drop: 8 },
      roof,
      stone,
    );
    for (const slope of slopes)
      for (const t of range(15)) {
        const [a, b, c, e] = slope;
        if (a && b && c && e)
          pen.line(
            [
              [a[0] + (b[0] - a[0]) * (t / 15), a[1] + (b[1] - a[1]) * (t / 15)],
              [e[0] + (c[0] - e[0]) * (t / 15), e[1] + (c[1] - e[1]) * (t / 15)],
            ],
            0.6,
            { opacity: 0.6 },
          );
      }
    const tower = frame.moved(-190, 20);
    const shaft = box(pen, tower, { u0: -96, u1: 96, w0: -96, w1: 96, z1: 620 }, stone, { top: false });
    for (const wall of Object.values(shaft)) {
      courses(pen, wall, { width: 192, height: 620, course: 34, stone: 62, cover: 0.4 });
      for (const a of [0, 168]) wall.panel(a, 0, a + 24, 600, '#c4ae8c', { ink: 0.9 });
      for (const z of [196, 400, 600]) wall.panel(-4, z, 196, z + 16, '#e6d6b4', { ink: 0.9 });
      if (wall === shaft.front) clock(pen, wall, s, turnOf(turned, 'hand'));
      for (const a of [62, 130]) {
        pen.shape(
          [
            wall.at(a - 22, 440),
            wall.at(a + 22, 440),
            wall.at(a + 22, 540),
            wall.at(a, 574),
            wall.at(a - 22, 540),
          ],
          '#4a3d48',
          { contour: false },
        );
        pen.shape(
          [wall.at(a - 16, 470), wall.at(a + 16, 470), wall.at(a + 9, 510), wall.at(a - 9, 510)],
          '#d9a94a',
          { ink: 0.9, contour: false },
        );
      }
    }
    if (shaft.front) {
      shaft.front.panel(56, 0, 136, 130, '#b39f7c', { ink: 1 });
      shaft.front.panel(64, 0, 128, 120, '#6f4a34', { ink: 1 });
      pen.line([shaft.front.at(96, 0), shaft.front.at(96, 120)], 1);
    }
    hipRoof(pen, tower, { u0: -96, u1: 96, w0: -96, w1: 96, z: 620, rise: 330, over: 22, drop: 10 }, roof);
    pen.bars([[tower.at(0, 0, 944), tower.at(0, 0, 1040)]], 6 * s, '#d9a94a');
    pen.shape(
      [tower.at(-34, 0, 1024), tower.at(30, 0, 1036), tower.at(44, 0, 1024), tower.at(30, 0, 1012)],
      '#d9a94a',
    );
  },
};
