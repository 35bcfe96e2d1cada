/** The robot factory: a hall with a face, whose mouth delivers; and the belt that comes out of it. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box, drum, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface RobotFactoryOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly trim?: string;
}

function smoke(pen: Pen, frame: Frame, [u, z]: Point) {
  const s = frame.scale;
  for (const [i, r] of [34, 46, 58, 50, 66].entries()) {
    const [x, y] = frame.at(u + i * 30, -60, z + 30 + i * 44);
    pen.shape(arc(x, y, r * s, r * 0.8 * s, i * 0.7, i * 0.7 + TAU, 8), '#fff7f2', {
      edge: 'scallop',
      tone: -0.1,
      ink: 0.9,
    });
  }
}

export const robotFactory: ThingKind<RobotFactoryOptions> = {
  name: 'robot-factory',
  footprint: () => block(1120, 420),
  height: 480,
  draw(pen, frame, { wall = '#e9b79c', roof = '#5f8f98', trim = '#dd5a48' }) {
    const s = frame.scale;
    for (const [u, tall] of [
      [-400, 720],
      [-290, 640],
      [470, 690],
    ] as const) {
      drum(pen, frame, { u, w: -120, r: 46, r1: 36, z1: tall }, '#c98f80', { topMaterial: '#5a4350' });
      for (const k of [0.78, 0.9])
        pen.shape(
          [
            ...frame.disc(u, -120, tall * k, 40, 0, Math.PI, 10),
            ...frame.disc(u, -120, tall * k + 24, 39, 0, Math.PI, 10).reverse(),
          ],
          trim,
          { contour: false, ink: 0.7, wobble: 0 },
        );
      smoke(pen, frame, [u, tall]);
    }
    // sawtooth roofs behind the face
    const hall = box(pen, frame, { u0: -540, u1: 540, w0: -200, w1: 200, z1: 330 }, wall, { top: false });
    const teeth = 6;
    for (const i of range(teeth)) {
      const [a, b] = [-540 + (1080 * i) / teeth, -540 + (1080 * (i + 1)) / teeth];
      facets(pen, frame, [
        {
          corners: [
            [b, -200, 330],
            [a, -200, 330],
            [a, -200, 440],
          ],
          material: wall,
        },
        {
          corners: [
            [a, 200, 440],
            [b, 200, 330],
            [b, -200, 330],
            [a, -200, 440],
          ],
          material: roof,
          tone: 0.1,
        },
        {
          corners: [
            [a, 200, 330],
            [b, 200, 330],
            [a, 200, 440],
          ],
          material: wall,
        },
      ]);
      pen.shape(
        [frame.at(a + 14, 201, 346), frame.at(b - 60, 201, 346), frame.at(a + 14, 201, 418)],
        '#ffe7a0',
        { contour: false, ink: 0.8 },
      );
    }
    for (const face of [hall.front, hall.right, hall.left]) {
      if (!face) continue;
      const count = Math.floor(face.width / 120);
      for (const k of range(count)) {
        const mid = ((k + 0.5) * face.width) / count;
        if (face === hall.front && Math.abs(mid - face.width / 2) < 330) continue;
        face.panel(mid - 38, 150, mid + 38, 270, '#4f8fa0', { ink: 0.9 });
        pen.line([face.at(mid, 150), face.at(mid, 270)], 0.7);
        pen.line([face.at(mid - 38, 210), face.at(mid + 38, 210)], 0.7);
        face.panel(mid - 38, 30, mid + 38, 84, trim, { tone: face.tone - 0.1, ink: 0.8 });
      }
    }
    // the face
    const w = 236;
    box(pen, frame, { u0: -300, u1: 300, w0: 120, w1: w, z1: 470 }, '#f6ecd8');
    const at = (u: number, z: number): Point => frame.at(u, w + 1, z);
    for (const u of [-274, 274])
      for (const i of range(6))
        pen.shape(arc(...at(u, 40 + i * 78), 7 * s, 7 * s, 0, TAU, 8), '#c9a04a', {
          edge: 'smooth',
          contour: false,
          ink: 0.7,
        });
    pen.shape([at(-236, 408), at(236, 408), at(236, 432), at(-236, 432)], trim, { contour: false, ink: 0.8 });
    for (const k of [-1, 1]) {
      const [x, y] = at(k * 122, 316);
      pen.shape(arc(x, y, 84 * s, 78 * s, 0, TAU, 26), '#3f5f74', { edge: 'smooth', contour: false });
      pen.shape(
        arc(x, y, 66 * s, 60 * s, 0, TAU, 24),
        { emit: '#bff0ea' },
        { edge: 'smooth', contour: false },
      );
      pen.shape(arc(x + 14 * s, y + 8 * s, 30 * s, 32 * s, 0, TAU, 18), '#2c2a44', {
        edge: 'smooth',
        contour: false,
      });
      pen.tint(arc(x + 2 * s, y - 8 * s, 11 * s, 12 * s), { emit: '#ffffff' });
      drum(pen, frame, { u: k * 330, w: 180, r: 44, z0: 270, z1: 350 }, trim);
      pen.bars([[frame.at(k * 330, 180, 350), frame.at(k * 346, 180, 470)]], 8 * s, '#6f7488');
      pen.shape(arc(...frame.at(k * 347, 180, 478), 18 * s, 18 * s, 0, TAU, 12), '#f0b63c', {
        edge: 'smooth',
      });
    }
    pen.shape([at(-26, 262), at(26, 262), at(36, 214), at(-36, 214)], '#e08a6a', { contour: false });
    pen.shape(
      [at(-150, 0), at(-150, 168), at(-120, 192), at(120, 192), at(150, 168), at(150, 0)],
      '#3a2c44',
      { contour: false },
    );
    for (const i of range(6))
      pen.shape(
        [at(-140 + i * 48, 188), at(-100 + i * 48, 188), at(-100 + i * 48, 160), at(-140 + i * 48, 160)],
        '#fffaf0',
        { contour: false, ink: 0.9 },
      );
    pen.tint([at(-146, 0), at(-146, 110), at(0, 60), at(146, 110), at(146, 0)], '#ffcf7a', {
      edge: 'straight',
      opacity: 0.5,
    });
    // a crane on the roof with one more head
    pen.bars(
      [
        [frame.at(0, 160, 470), frame.at(0, 160, 600), frame.at(210, 160, 640)],
        [frame.at(-70, 160, 600), frame.at(0, 160, 620)],
      ],
      14 * s,
      '#f0b63c',
    );
    box(pen, frame, { u0: -110, u1: -60, w0: 140, w1: 180, z0: 560, z1: 626 }, '#6f7488');
    pen.bars([[frame.at(200, 160, 636), frame.at(200, 160, 580)]], 4 * s, '#4a4358');
    const [hx, hy] = frame.at(200, 160, 546);
    pen.shape(arc(hx, hy, 46 * s, 42 * s, 0, TAU, 18), '#8fc9c4', { edge: 'smooth' });
    for (const k of [-1, 1])
      pen.shape(arc(hx + k * 17 * s, hy, 10 * s, 12 * s, 0, TAU, 10), '#fff8e0', {
        edge: 'smooth',
        contour: false,
      });
    pen.line(
      [
        [hx - 14 * s, hy + 22 * s],
        [hx + 14 * s, hy + 22 * s],
      ],
      1,
    );
    const board = { at: (u: number, z: number) => frame.at(u, 206, z) };
    for (const [k, text] of [
      [-1, 'ROBOTS'],
      [1, '24 H'],
    ] as const) {
      pen.shape(
        [
          board.at(k * 430 - 96, 284),
          board.at(k * 430 + 96, 284),
          board.at(k * 430 + 96, 338),
          board.at(k * 430 - 96, 338),
        ],
        '#fff4dc',
        { tone: 0.3 },
      );
      letters(pen, board, text, { s: k * 430, z: 296, height: 30, fit: 168, colour: trim, width: 2.2 });
    }
  },
};

/** Robots at every stage, from legs to wave. */
export const conveyor: ThingKind<{ readonly long?: number; readonly trim?: string }> = {
  name: 'conveyor',
  footprint: ({ long = 620 }) => block(180, long),
  height: 60,
  draw(pen, frame, { long = 620, trim = '#dd5a48' }) {
    const s = frame.scale;
    const h = long / 2;
    box(pen, frame, { u0: -90, u1: 90, w0: -h, w1: h, z1: 56 }, '#8f94a6', { topMaterial: '#5f6074' });
    for (const i of range(14))
      pen.line([frame.at(-84, -h + (long * i) / 14, 57), frame.at(84, -h + (long * i) / 14, 57)], 0.8);
    for (const k of [-1, 1])
      pen.bars([[frame.at(k * 92, -h, 72), frame.at(k * 92, h, 72)]], 7 * s, trim, { edge: 1.8 });
    const colours = ['#8fc9c4', '#f0b63c', '#e08a9a', '#8fb0dc'];
    for (const i of range(4)) {
      const f = frame.moved(0, -h + 80 + (i * (long - 130)) / 3, 57);
      const colour = nth(colours, i);
      const tall = [60, 118, 118, 118][i] ?? 60;
      for (const k of [-1, 1])
        box(pen, f, { u0: k * 24 - 14, u1: k * 24 + 14, w0: -14, w1: 14, z1: 44 }, '#6f7488');
      if (i > 0) {
        box(pen, f, { u0: -44, u1: 44, w0: -24, w1: 24, z0: 44, z1: 118 }, colour);
        pen.shape(arc(...f.at(0, 25, 84), 14 * s, 14 * s, 0, TAU, 12), '#fff8e0', {
          edge: 'smooth',
          contour: false,
        });
      } else box(pen, f, { u0: -40, u1: 40, w0: -22, w1: 22, z0: 44, z1: tall }, colour);
      if (i > 1) {
        const [x, y] = f.at(0, 0, tall + 34);
        pen.shape(arc(x, y, 44 * s, 38 * s, 0, TAU, 18), colour, { edge: 'smooth' });
        for (const k of [-1, 1])
          pen.shape(arc(x + k * 16 * s, y, 9 * s, 11 * s, 0, TAU, 10), '#3a2c44', {
            edge: 'smooth',
            contour: false,
          });
        pen.line(
          [
            [x - 12 * s, y + 20 * s],
            [x, y + 25 * s],
            [x + 12 * s, y + 20 * s],
          ],
          1,
          { smooth: true },
        );
        pen.bars([[f.at(0, 0, tall + 70), f.at(0, 0, tall + 100)]], 4 * s, '#6f7488');
      }
      if (i > 2)
        for (const k of [-1, 1])
          pen.bars([[f.at(k * 48, 0, 108), f.at(k * 78, 0, k > 0 ? 160 : 70)]], 14 * s, '#6f7488');
    }
    // what comes after the end
    drum(pen, frame, { u: 0, w: h, r: 88, z1: 20 }, '#c9a04a');
  },
};
