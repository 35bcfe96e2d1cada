/** The hatchery: an egg as tall as three storeys, its lid off, lamps lit inside for whoever is due today. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface HatcheryOptions {
  readonly shell?: string;
  readonly spots?: readonly string[];
}

type Spot = readonly [u: number, z: number, r: number];

const SPOTS: readonly Spot[] = [
  [-150, 120, 36],
  [-124, 318, 44],
  [168, 236, 46],
  [96, 346, 32],
  [140, 96, 32],
  [-196, 232, 30],
  [-10, 300, 30],
];

/** One egg, standing; its middle at `at`. */
function egg(pen: Pen, [x, y]: Point, r: number, colour: string, spot: string): void {
  const outline = range(18).map((i): Point => {
    const a = (i / 18) * 6.2832;
    return [x + Math.cos(a) * r * (0.8 + 0.1 * Math.sin(a)), y + Math.sin(a) * r];
  });
  pen.shape(outline, colour, { edge: 'smooth' });
  pen.tint(arc(x + r * 0.2, y + r * 0.3, r * 0.5, r * 0.56), colour, { tone: -0.8 });
  for (const [dx, dy, k] of [
    [-0.3, -0.2, 0.2],
    [0.3, 0.1, 0.17],
    [-0.1, 0.46, 0.16],
  ] as const)
    pen.tint(arc(x + dx * r, y + dy * r, r * k, r * k), spot);
}

export const hatchery: ThingKind<HatcheryOptions> = {
  name: 'hatchery',
  footprint: () => block(560, 330),
  height: 300,
  lamps: () => [{ w: 120, reach: 300 }],
  draw(pen, frame, { shell = '#fbf1dc', spots = ['#e8766a', '#5fb0a8', '#f0b84a'] }, random) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 20, z);
    const half = (z: number) => 240 * Math.sqrt(Math.max(0, 1 - ((z - 240) / (z > 240 ? 310 : 280)) ** 2));
    // the lid, tipped back on its hinge
    const lid = (u: number, v: number): Point => p(140 + u * 0.34 + v * 0.94, 580 - u * 0.94 + v * 0.34);
    const cap = [
      ...range(13).map((i) => lid(Math.cos((i / 12) * Math.PI) * 190, Math.sin((i / 12) * Math.PI) * 150)),
      ...range(9).map((i) => lid(-170 + i * 42, i % 2 ? -34 : 16)),
    ];
    pen.shape(cap, shell, { edge: 'straight', tone: -0.2 });
    pen.tint([lid(176, 10), lid(130, 100), lid(40, 140), lid(-60, 134), lid(40, 100), lid(110, 30)], shell, {
      tone: -1.2,
    });
    pen.line(
      range(9).map((i) => lid(-170 + i * 42, (i % 2 ? -34 : 16) + 14)),
      1.2,
      { colour: '#c98d57' },
    );
    pen.shape(arc(...lid(-60, 70), 40 * s, 34 * s), spots[1] ?? shell, {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    pen.shape(arc(...lid(60, 96), 26 * s, 24 * s), spots[2] ?? shell, {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    pen.shape(arc(...lid(90, 30), 24 * s, 20 * s), spots[0] ?? shell, {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    // inside: a warm glow, lamps on cords, and this morning's eggs
    const zig = range(13).map((i): readonly [number, number] => [-198 + i * 33, i % 2 ? 372 : 434]);
    pen.shape(arc(...p(0, 420), 200 * s, 66 * s), '#a85a3a', { edge: 'smooth' });
    pen.tint(arc(...p(0, 414), 176 * s, 52 * s), { emit: '#ffd27a' }, { opacity: 0.85 });
    for (const [i, u] of [-142, -86, -28, 32, 90, 146].entries())
      egg(
        pen,
        p(u, 446 + (i % 2) * 16),
        (40 + (i % 3) * 5) * s,
        i % 2 ? '#fff6e0' : '#dff0ea',
        spots[i % 3] ?? shell,
      );
    // the shell, broken in a zigzag
    const side = (k: number) =>
      range(10)
        .map((i) => i * 38)
        .map((z) => p(k * half(z), z));
    pen.shape([...side(-1), ...zig.map(([u, z]) => p(u, z)), ...side(1).reverse()], shell);
    pen.tint([...side(1), p(150, 380), p(196, 280), p(196, 150), p(90, 0)], shell, { tone: -1 });
    pen.tint(
      [
        p(-150, 96),
        p(-212, 180),
        p(-210, 300),
        p(-178, 386),
        p(-160, 378),
        p(-184, 300),
        p(-188, 180),
        p(-136, 100),
      ],
      shell,
      { tone: 1 },
    );
    pen.line(
      zig.map(([u, z]) => p(u, z - 12)),
      1.2,
      { colour: '#c98d57' },
    );
    for (const [i, [u, z, r]] of SPOTS.entries()) {
      const blot = range(12).map((j): Point => {
        const a = (j / 12) * 6.2832;
        const k = r * (0.94 + 0.08 * Math.sin(j * 1.05 + i));
        return p(u + Math.cos(a) * k * (1 - Math.abs(u) / 700), z + Math.sin(a) * k);
      });
      pen.shape(blot, spots[i % spots.length] ?? shell, {
        edge: 'smooth',
        contour: false,
        tone: u > 100 ? -0.6 : 0,
        ink: 0.8,
      });
    }
    for (const [u, z] of [
      [-118, 130],
      [118, 150],
    ] as const) {
      pen.shape(arc(...p(u, z), 32 * s, 36 * s), '#c98d57', { edge: 'smooth', contour: false });
      pen.shape(arc(...p(u, z), 23 * s, 27 * s), '#8fc4d4', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.line([p(u, z - 27), p(u, z + 27)], 1.4);
      pen.line([p(u - 23, z), p(u + 23, z)], 1.4);
    }
    // the door is an egg as well
    pen.shape(
      range(13)
        .map((i) => p(Math.cos((i / 12) * Math.PI) * 62, 60 + Math.sin((i / 12) * Math.PI) * 104))
        .concat([p(-62, -4), p(62, -4)]),
      '#c98d57',
      { edge: 'straight', contour: false },
    );
    pen.shape(
      range(13)
        .map((i) => p(Math.cos((i / 12) * Math.PI) * 46, 60 + Math.sin((i / 12) * Math.PI) * 86))
        .concat([p(-46, -4), p(46, -4)]),
      '#7a4a3a',
      { edge: 'straight', contour: false },
    );
    pen.tint(
      [p(-40, 0), p(-40, 70), p(0, 138), p(40, 70), p(40, 0)],
      { emit: '#ffcf7a' },
      { edge: 'straight', opacity: 0.7 },
    );
    pen.line([p(0, 0), p(0, 142)], 1.6);
    pen.shape([p(-128, 212), p(128, 212), p(128, 168), p(-128, 168)], '#5f9ea8');
    letters(pen, { at: (u, z) => p(u, z) }, 'HATCHERY', {
      s: 0,
      z: 180,
      height: 26,
      colour: '#fff6e0',
      width: 1.6,
      fit: 220,
    });
    // the nest it stands in
    for (const row of range(3))
      for (const i of range(26)) {
        const a = Math.PI * (i / 25);
        const [r, z] = [258 + row * 16, 46 - row * 18];
        const [x, y] = frame.at(Math.cos(a) * r, Math.sin(a) * r * 0.52, z);
        if (Math.abs(Math.cos(a)) < 0.24) continue;
        const lean = random.range(-0.7, 0.7);
        pen.bars(
          [
            [
              [x - 40 * s, y + lean * 16 * s],
              [x + 40 * s, y - lean * 16 * s],
            ],
          ],
          8 * s,
          random.pick(['#c98d57', '#d9a868', '#a8744a']),
          { edge: 1.4 },
        );
      }
    for (const [u, w, c] of [
      [-236, 150, '#fff6e0'],
      [-186, 172, '#dff0ea'],
      [220, 160, '#ffe6d8'],
    ] as const)
      egg(pen, frame.at(u, w, 34), 32 * s, c, spots[Math.abs(u) % 3] ?? shell);
  },
};
