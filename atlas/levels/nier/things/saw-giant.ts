/** The digger that once ate streets: as tall as what it tore down, asleep in the sand, birds in its gears. */
import { TAU, arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';
import { puff } from '../../../things/nature/tree';
import { cracks, drape, stains } from './ruin';

export interface SawGiantOptions extends Turned {
  readonly iron?: string;
  readonly rust?: string;
  readonly moss?: string;
}

const TEETH = 18;

/** `turn` is how far it is turned, radians. */
function saw(pen: Pen, [x, y]: Point, r: number, rust: string, s: number, turn: number) {
  const ring = range(TEETH * 3).map((i): Point => {
    const a = (i / (TEETH * 3)) * TAU + 0.2 + turn;
    const k = i % 3 === 0 ? 1.16 : i % 3 === 1 ? 1 : 0.94;
    return [x + Math.cos(a) * r * k * s * 0.94, y + Math.sin(a) * r * k * s];
  });
  pen.shape(ring, '#b9b2a4', { ink: 1.4, wobble: 0 });
  pen.tint(
    [
      ...arc(x, y, r * 0.9 * s, r * 0.95 * s, -0.6, 2.3, 16),
      ...arc(x - 30 * s, y - 24 * s, r * 0.84 * s, r * 0.88 * s, 2, -0.3, 14),
    ],
    '#b9b2a4',
    { tone: -1, edge: 'straight' },
  );
  for (const [k, material] of [
    [0.78, rust],
    [0.62, '#9a8f82'],
    [0.34, rust],
    [0.16, '#5a5048'],
  ] as const)
    pen.shape(arc(x, y, r * k * s * 0.94, r * k * s, 0, TAU, 26), material, {
      edge: 'smooth',
      ink: 1,
      contour: false,
    });
  for (const i of range(9)) {
    const a = (i / 9) * TAU + 0.3 + turn;
    const q = (k: number): Point => [x + Math.cos(a) * r * k * s * 0.94, y + Math.sin(a) * r * k * s];
    pen.line([q(0.36), q(0.6)], 2.4);
    pen.tint(arc(...q(0.7), 7 * s, 7 * s, 0, TAU, 7), '#5a5048');
  }
}

function arm(
  pen: Pen,
  frame: Frame,
  joints: readonly Point[],
  w: number,
  iron: string,
  rust: string,
  tone: number,
  turn: number,
) {
  const s = frame.scale;
  const line = joints.map(([u, z]) => frame.at(u, w, z));
  pen.bars([line], 62 * s, iron, { tone, edge: 3 });
  pen.bars([line.map(([x, y]): Point => [x - 10 * s, y - 12 * s])], 14 * s, iron, {
    tone: tone + 0.8,
    edge: 0,
  });
  for (const p of line.slice(0, -1)) {
    pen.shape(arc(...p, 52 * s, 52 * s, 0, TAU, 16), rust, { edge: 'smooth', tone });
    pen.shape(arc(...p, 24 * s, 24 * s, 0, TAU, 12), iron, { edge: 'smooth', tone, contour: false });
  }
  saw(pen, nth(line, -1), 150, rust, s, turn);
}

export const sawGiant: ThingKind<SawGiantOptions> = {
  name: 'sawGiant',
  footprint: () => block(760, 280),
  height: 420,
  draw(pen, frame, { iron = '#b4a48c', rust = '#b8653f', moss = '#86a05a', ...turned }, random) {
    const s = frame.scale;
    arm(
      pen,
      frame,
      [
        [210, 430],
        [400, 560],
        [470, 330],
      ],
      -60,
      iron,
      rust,
      -0.7,
      turnOf(turned, 'far saw'),
    );
    // tracks half under the sand
    for (const k of [-1, 1]) {
      const walls = box(
        pen,
        frame,
        { u0: k * 210 - 120, u1: k * 210 + 120, w0: -120, w1: 130, z1: 110 },
        '#7d7264',
      );
      if (walls.front)
        for (const i of range(9)) {
          walls.front.panel(6 + i * 26, 6, 24 + i * 26, 100, '#8f8474', { ink: 0.8 });
          pen.line([walls.front.at(8 + i * 26, 52), walls.front.at(22 + i * 26, 52)], 1);
        }
    }
    const hull = box(pen, frame, { u0: -260, u1: 260, w0: -130, w1: 120, z0: 96, z1: 440 }, iron, {
      topMaterial: '#a3ab78',
    });
    for (const wall of Object.values(hull)) {
      stains(pen, wall, 16, rust);
      cracks(pen, wall, 8);
      for (const z of [0, 120, 236, 318]) wall.panel(0, z, wall.width, z + 22, rust, { ink: 0.9 });
      for (let a = 18; a < wall.width; a += 40)
        for (const z of [11, 131, 247, 329])
          pen.tint(arc(...wall.at(a, z), 4.5 * s, 4.5 * s, 0, TAU, 6), '#5a4038');
    }
    if (hull.front) {
      const f = hull.front;
      // a grille like clenched teeth
      f.panel(110, 34, 410, 112, '#4f463f', { ink: 1.2 });
      for (const i of range(9))
        f.panel(118 + i * 33, 30, 142 + i * 33, 116, '#d9cfb8', { ink: 1, tone: i % 2 ? -0.3 : 0.2 });
      for (const [a, z, w2] of [
        [40, 156, 90],
        [390, 156, 90],
      ] as const) {
        f.panel(a, z, a + w2, z + 70, '#5f564c', { ink: 1 });
        for (const i of range(4))
          pen.line([f.at(a + 6, z + 12 + i * 16), f.at(a + w2 - 6, z + 12 + i * 16)], 1.4, {
            colour: '#b8a890',
          });
      }
      pen.line([f.at(150, 150), f.at(370, 150)], 1.2);
      f.panel(200, 160, 320, 224, '#e8b84a', { ink: 1 });
      for (const i of range(5))
        pen.tint(
          [
            f.at(204 + i * 24, 162),
            f.at(216 + i * 24, 162),
            f.at(228 + i * 24, 222),
            f.at(216 + i * 24, 222),
          ],
          '#4a4038',
          {
            edge: 'straight',
          },
        );
    }
    // the head: three lamps, one still awake
    drum(pen, frame, { u: 0, w: 10, r: 150, r1: 140, z0: 440, z1: 480 }, rust);
    const head: Point[] = [
      ...range(15).map((i) =>
        frame.at(-Math.cos((i / 14) * Math.PI) * 190, 20, 500 + Math.sin((i / 14) * Math.PI) * 190),
      ),
      frame.at(180, 60, 470),
      frame.at(0, 90, 456),
      frame.at(-180, 60, 470),
    ];
    pen.shape(head, iron, { wobble: 0, ink: 1.4 });
    pen.tint(
      [
        frame.at(60, 70, 462),
        frame.at(180, 60, 470),
        frame.at(186, 20, 510),
        frame.at(140, 20, 630),
        frame.at(60, 20, 682),
        frame.at(100, 20, 560),
      ],
      iron,
      { tone: -1, edge: 'straight' },
    );
    pen.line(spline([frame.at(-188, 24, 520), frame.at(0, 76, 500), frame.at(188, 24, 520)], false, 6), 1.4);
    for (const [u, z, r, lit] of [
      [-96, 556, 40, false],
      [0, 592, 54, true],
      [98, 556, 40, false],
    ] as const) {
      const c = frame.at(u, 40, z);
      pen.shape(arc(...c, r * s, r * s, 0, TAU, 18), '#4a423c', { edge: 'smooth', contour: false, ink: 1.3 });
      pen.shape(arc(...c, r * 0.68 * s, r * 0.7 * s, 0, TAU, 16), lit ? { emit: '#ff5a3c' } : '#8f9488', {
        edge: 'smooth',
        contour: false,
      });
      pen.tint(arc(c[0] - r * 0.2 * s, c[1] - r * 0.24 * s, r * 0.2 * s, r * 0.15 * s, 0, TAU, 8), '#fff4e0');
    }
    for (const k of [-1, 1]) pen.bars([[frame.at(k * 120, 0, 650), frame.at(k * 190, 0, 770)]], 12 * s, rust);
    if (hull.front) drape(pen, hull.front, [10, 200], 344, 190, moss);
    if (hull.front) drape(pen, hull.front, [350, 510], 344, 120, moss);
    for (const [u, w, z, r] of [
      [-120, 30, 660, 56],
      [-40, 20, 690, 48],
      [-210, 80, 452, 44],
      [200, 90, 452, 50],
      [-150, 100, 446, 34],
    ] as const)
      puff(pen, frame.at(u, w, z), r * s, r * 0.7 * s, moss, 0.25);
    arm(
      pen,
      frame,
      [
        [-220, 420],
        [-420, 480],
        [-440, 170],
      ],
      90,
      iron,
      rust,
      0.1,
      turnOf(turned, 'near saw'),
    );
    // sand that crept up
    for (const [u, w, r] of [
      [-330, 150, 150],
      [330, 150, 170],
      [0, 160, 190],
      [-420, 170, 120],
    ] as const) {
      const [x, y] = frame.at(u, w, 0);
      pen.shape(
        [
          ...arc(x, y, r * s, 44 * s, Math.PI, TAU, 12),
          [x + r * 1.3 * s, y + 12 * s],
          [x - r * 1.3 * s, y + 12 * s],
        ],
        '#ecd9a6',
        {
          contour: false,
          ink: 0.5,
          tone: 0.2,
        },
      );
    }
    for (const i of range(5)) {
      const [x, y] = frame.at(-90 + i * 50, 10, 712 + random.range(-6, 10));
      pen.stroke(
        [
          [x - 12 * s, y],
          [x, y - 10 * s],
          [x + 12 * s, y - 2 * s],
        ],
        4,
      );
    }
  },
};
