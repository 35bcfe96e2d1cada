/** The comic studio in its own bottle of ink: the pen stands in it, and four pages hang out to dry. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { inkOn } from './bottle-ink';
import { inkPool } from './ink-pool';

export interface StudioOptions {
  readonly glass?: string;
  readonly label?: string;
  readonly cork?: string;
}

export const studio: ThingKind<StudioOptions> = {
  name: 'studio',
  footprint: () => disc(260),
  height: 420,
  draw(pen, frame, { glass = '#3f5aa0', label = '#fff6e2', cork = '#e2604a' }) {
    const s = frame.scale;
    const R = 230;
    const on = (a: number, z: number, r = R): Point => frame.at(Math.cos(a) * r, Math.sin(a) * r, z);
    drum(pen, frame, { r: 262, z1: 16 }, '#d8cfd0');
    // the pen stands behind the neck, half as tall as the house again: longer, it would lie across the plaza's faces
    const nib = (u: number, z: number): Point => frame.at(40 + u + (z - 420) * 0.3, -10, z);
    pen.shape(
      [nib(-26, 770), nib(26, 770), nib(37, 830), nib(27, 986), nib(0, 1010), nib(-27, 986), nib(-37, 830)],
      '#c98a4a',
    );
    pen.tint([nib(6, 772), nib(26, 772), nib(36, 830), nib(26, 985), nib(4, 1004)], '#c98a4a', {
      tone: -1,
      edge: 'straight',
    });
    pen.tint([nib(-22, 836), nib(-12, 836), nib(-10, 966), nib(-17, 966)], '#fff0d0', {
      edge: 'straight',
      opacity: 0.6,
    });
    for (const z of [868, 892, 960])
      pen.line([nib(-30, z), nib(-8, z - 6), nib(12, z - 4), nib(29, z + 2)], 0.9);
    pen.shape([nib(-40, 716), nib(40, 716), nib(38, 776), nib(-38, 776)], '#e2604a', { contour: false });
    pen.line([nib(-39, 732), nib(39, 732)], 0.9);
    const metal = '#f0d48a';
    pen.shape(
      [
        nib(-34, 716),
        nib(34, 716),
        nib(52, 640),
        nib(40, 590),
        nib(10, 486),
        nib(-10, 486),
        nib(-40, 590),
        nib(-52, 640),
      ],
      metal,
    );
    pen.tint([nib(4, 714), nib(34, 714), nib(51, 640), nib(39, 590), nib(10, 488), nib(2, 488)], metal, {
      tone: -1,
      edge: 'straight',
    });
    pen.tint([nib(-28, 704), nib(-16, 704), nib(-26, 640), nib(-38, 636)], '#fffbe4', { edge: 'straight' });
    pen.line([nib(0, 640), nib(0, 492)], 1.4);
    pen.shape(arc(...nib(0, 646), 11 * s, 13 * s, 0, TAU, 12), '#4a3a54', { edge: 'smooth', contour: false });
    for (const k of [-1, 1])
      pen.line([nib(k * 22, 690), nib(k * 30, 640), nib(k * 22, 604)], 0.9, { smooth: true });
    drum(pen, frame, { r: R, z0: 16, z1: 330 }, glass, { top: false });
    drum(pen, frame, { r: R, r1: 130, z0: 330, z1: 410 }, glass, { top: false });
    drum(pen, frame, { r: 118, z0: 410, z1: 450 }, glass, { top: false });
    drum(pen, frame, { r: 134, z0: 446, z1: 476 }, cork);
    inkPool(pen, frame, cork, nib);
    pen.tint([on(2.7, 40), on(2.45, 40), on(2.45, 320), on(2.7, 320)], '#9fb8f0', {
      edge: 'straight',
      opacity: 0.6,
    });
    pen.tint([on(2.36, 60), on(2.28, 60), on(2.28, 310), on(2.36, 310)], '#9fb8f0', {
      edge: 'straight',
      opacity: 0.5,
    });
    inkOn(pen, frame, glass);
    // a label with the door and two panels of a comic
    const sheet = [
      ...range(11).map((i) => on(0.75 + i * 0.165, 26, R + 3)),
      ...range(11).map((i) => on(2.4 - i * 0.165, 310, R + 3)),
    ];
    pen.shape(sheet, label, { contour: false });
    const plate = { at: (u: number, z: number) => frame.at(u, Math.sqrt(Math.max(0, R * R - u * u)) + 4, z) };
    letters(pen, plate, 'STUDIO', { s: 0, z: 252, height: 42, fit: 250, colour: '#e2604a', width: 3 });
    for (const k of [-1, 1]) {
      const [a, b] = k < 0 ? [-150, -56] : [56, 150];
      const panel = [plate.at(a, 120), plate.at(b, 120), plate.at(b, 230), plate.at(a, 230)];
      pen.shape(panel, '#a9dce0', { contour: false, ink: 1.2 });
      const [x, y] = plate.at((a + b) / 2 - 12, 152);
      if (k < 0) {
        // nobody in: a lamp over the board, and a page on it that waits
        pen.shape(
          [plate.at(a + 6, 128), plate.at(a + 52, 128), plate.at(a + 44, 196), plate.at(a + 14, 196)],
          '#fffdf6',
          {
            contour: false,
            ink: 0.9,
          },
        );
        for (const z of [150, 172]) pen.line([plate.at(a + 10, z), plate.at(a + 48, z)], 0.8);
        pen.line([plate.at(a + 30, 150), plate.at(a + 30, 172)], 0.8);
        pen.shape(
          [plate.at(a + 8, 204), plate.at(a + 34, 204), plate.at(a + 28, 222), plate.at(a + 14, 222)],
          '#f0c04a',
          {
            contour: false,
            ink: 0.8,
          },
        );
      } else
        bust(pen, [x, y], 24 * s, {
          skin: nth(BUST_SKINS, 1),
          hair: nth(BUST_HAIR, 0),
          cloth: '#e2604a',
          kind: 2,
          look: -0.4,
          asleep: true,
          contour: false,
        });
      const [bx, by] = plate.at((a + b) / 2 + 18, 212);
      pen.shape(arc(bx, by, 24 * s, 14 * s, 0, TAU, 14), '#ffffff', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      if (k < 0) {
        // an idea, and what became of it
        pen.shape(arc(bx, by - 2 * s, 6 * s, 7 * s, 0, TAU, 10), '#f0c04a', {
          edge: 'smooth',
          contour: false,
          ink: 0.7,
        });
        pen.line(
          [
            [bx - 3 * s, by + 8 * s],
            [bx + 3 * s, by + 8 * s],
          ],
          1,
        );
      } else
        for (const [i, z] of [-9, 0, 9].entries())
          pen.line(
            [
              [bx + (z - 4) * s, by - 5 * s + i],
              [bx + (z + 3) * s, by - 5 * s + i],
              [bx + (z - 4) * s, by + 5 * s + i],
              [bx + (z + 3) * s, by + 5 * s + i],
            ],
            0.9,
          );
    }
    const door: Point[] = [
      plate.at(-42, 16),
      plate.at(-42, 120),
      ...range(7).map((i) => plate.at(-42 + i * 14, 120 + 40 * Math.sin((i / 6) * Math.PI))),
      plate.at(42, 120),
      plate.at(42, 16),
    ];
    pen.shape(door, '#e2604a', { contour: false });
    pen.line([plate.at(0, 16), plate.at(0, 160)], 0.9);
    for (const u of [-9, 9])
      pen.shape(arc(...plate.at(u, 80), 5 * s, 5 * s, 0, TAU, 8), '#f0c04a', {
        edge: 'smooth',
        contour: false,
        ink: 0.6,
      });
    for (const [i, a] of [2.74, 0.42].entries()) {
      pen.shape(arc(...on(a, 250), 20 * s, 34 * s, 0, TAU, 16), '#ffe9a8', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...on(a, 130), 20 * s, 34 * s, 0, TAU, 16), i ? '#ffe9a8' : '#bfe6ee', {
        edge: 'smooth',
        contour: false,
      });
    }
    // pages on a line from the neck to a pole
    const from = frame.at(-120, 30, 430);
    const pole = frame.at(-420, 90, 0);
    const end = frame.at(-420, 90, 330);
    drum(pen, frame, { u: -420, w: 90, r: 24, z1: 14 }, '#c9c4cc');
    pen.bars([[pole, end]], 9 * s, '#8f94a6');
    const rope = range(9).map((i): Point => {
      const t = i / 8;
      return [
        from[0] + (end[0] - from[0]) * t,
        from[1] + (end[1] - from[1]) * t + 46 * s * Math.sin(t * Math.PI),
      ];
    });
    pen.line(rope, 1, { smooth: true });
    for (const i of range(4)) {
      const [x, y] = nth(rope, 2 + i * 1.5 - ((i * 1.5) % 1));
      pen.shape(
        [
          [x - 26 * s, y],
          [x + 26 * s, y + 4 * s],
          [x + 22 * s, y + 80 * s],
          [x - 30 * s, y + 76 * s],
        ],
        '#fffdf6',
      );
      pen.line(
        [
          [x - 24 * s, y + 32 * s],
          [x + 22 * s, y + 36 * s],
        ],
        0.8,
      );
      pen.line(
        [
          [x, y + 34 * s],
          [x - 2 * s, y + 76 * s],
        ],
        0.8,
      );
      pen.shape(
        arc(x + 2 * s, y + 18 * s, 9 * s, 9 * s, 0, TAU, 8),
        nth(['#e2604a', '#5fa8b4', '#f0c04a', '#4a3a54'], i),
        { edge: 'smooth', contour: false, ink: 0.6 },
      );
    }
  },
};
