/** The robot factory: a hall with a face, whose mouth delivers; and the belt that comes out of it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box, drum, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { keptWindow } from '../../../things/town/window-kit';

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
        keptWindow(face, { s0: mid - 38, s1: mid + 38, z0: 150, z1: 270 });
        pen.line([face.at(mid, 150), face.at(mid, 270)], 0.7);
        pen.line([face.at(mid - 38, 210), face.at(mid + 38, 210)], 0.7);
        face.panel(mid - 38, 30, mid + 38, 84, trim, { tone: face.tone - 0.1, ink: 0.8 });
        for (const z of [43, 57, 71]) pen.line([face.at(mid - 38, z), face.at(mid + 38, z)], 0.7);
        face.panel(mid - 46, 84, mid + 46, 94, '#fff4dc', { ink: 0.7 });
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
    interior(pen, at, s);
    // rust under the rivets, plates screwed on, a seam down each cheek
    for (const u of [-274, 274])
      for (const i of [1, 3, 4])
        pen.tint(
          [at(u - 4, 34 + i * 78), at(u + 4, 34 + i * 78), at(u + 2, 4 + i * 78), at(u - 3, 8 + i * 78)],
          '#c9824a',
          {
            edge: 'straight',
            opacity: 0.6,
          },
        );
    for (const k of [-1, 1]) {
      pen.line([at(k * 226, 404), at(k * 222, 250), at(k * 226, 10)], 0.8, { opacity: 0.7 });
      pen.shape(
        [at(k * 196 - 30, 60), at(k * 196 + 24, 60), at(k * 196 + 24, 118), at(k * 196 - 30, 118)],
        '#e6d8ba',
        {
          contour: false,
          ink: 0.8,
        },
      );
      for (const z of [74, 88, 102]) pen.line([at(k * 196 - 20, z), at(k * 196 + 14, z)], 1.1);
      pen.shape(arc(...at(k * 214, 226), 24 * s, 16 * s, 0, TAU, 14), '#f2b0a0', {
        edge: 'smooth',
        contour: false,
        ink: 0.5,
      });
    }
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

/** What the mouth lets one see: lamps down a hall, an arm with a claw, two who are not finished. */
function interior(pen: Pen, at: (u: number, z: number) => Point, s: number): void {
  pen.within([at(-148, 0), at(-148, 158), at(148, 158), at(148, 0)], () => {
    for (const [u, z] of [
      [-100, 132],
      [-50, 122],
      [50, 122],
      [100, 132],
    ] as const) {
      pen.line([at(u, 160), at(u, z)], 1, { colour: '#8f94a6' });
      pen.shape(arc(...at(u, z), 9 * s, 7 * s, 0, TAU, 8), '#ffe08a', {
        edge: 'smooth',
        contour: false,
        ink: 0.6,
      });
    }
    pen.bars([[at(-130, 150), at(-84, 116), at(-98, 76)]], 9 * s, '#f0b63c', { edge: 1.4 });
    for (const k of [-1, 1])
      pen.bars([[at(-98, 78), at(-98 + k * 14, 64), at(-98 + k * 8, 52)]], 5 * s, '#8f94a6', { edge: 1 });
    for (const [u, colour] of [
      [-98, '#8fb0dc'],
      [104, '#e08a9a'],
    ] as const) {
      pen.shape([at(u - 26, 0), at(u + 26, 0), at(u + 22, 34), at(u - 22, 34)], colour, {
        contour: false,
        tone: -0.4,
      });
      pen.shape(arc(...at(u, 50), 22 * s, 18 * s, 0, TAU, 14), colour, {
        edge: 'smooth',
        contour: false,
        tone: -0.2,
      });
      for (const k of [-1, 1]) pen.tint(arc(...at(u + k * 8, 52), 4 * s, 5 * s, 0, TAU, 8), '#fff8e0');
    }
  });
}
