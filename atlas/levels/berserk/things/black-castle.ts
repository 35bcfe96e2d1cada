/** The black castle: besieged for so long that the besiegers have planted vegetables. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { drawbridge } from './drawbridge';
import { passage } from './passage';
import { BLOOD, courses, flame, hanging, litPane, merlons, warFlag } from './parts';

export interface BlackCastleOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly rock?: string;
}

/** A pointed window, dark or lit. */
function lancet(pen: Pen, [x, y]: Point, s: number, lit: boolean, size = 1): void {
  const k = size * s;
  pen.shape(
    [
      [x - 9 * k, y + 20 * k],
      [x - 9 * k, y - 10 * k],
      [x, y - 28 * k],
      [x + 9 * k, y - 10 * k],
      [x + 9 * k, y + 20 * k],
    ],
    lit ? litPane(pen) : '#2c2334',
    { contour: false, ink: 0.9 },
  );
  pen.line(
    [
      [x, y - 24 * k],
      [x, y + 20 * k],
    ],
    0.7,
  );
  if (lit) pen.glow(x, y, 60 * k, 'amber', 0.7);
}

interface Tower {
  readonly u: number;
  readonly w: number;
  readonly r: number;
  readonly z0?: number;
  readonly z1: number;
  readonly rise: number;
  readonly flag?: boolean;
}

/** A round tower: swollen crown of battlements on corbels, a roof like a lance. */
function tower(
  pen: Pen,
  frame: Frame,
  { u, w, r, z0 = 0, z1, rise, flag = false }: Tower,
  wall: string,
  roof: string,
): void {
  const s = frame.scale;
  drum(pen, frame, { u, w, r: r * 1.08, r1: r, z0, z1 }, wall, { top: false });
  for (let i = 0; i < (z1 - z0) / 22; i++) {
    const [a, z] = [pen.random.range(0.3, 2.8), pen.random.range(z0 + 12, z1 - 20)];
    pen.line(frame.disc(u, w, z, r * 1.02, a, a + 0.24, 3), 0.7, { smooth: true, opacity: 0.8 });
  }
  for (const k of range(9)) {
    const a = 0.2 + k * 0.343;
    const [x, y] = frame.disc(u, w, z1 - 8, r * 1.08, a, a + 0.01, 2)[0] ?? [0, 0];
    pen.shape(
      [
        [x - 7 * s, y - 14 * s],
        [x + 7 * s, y - 14 * s],
        [x + 3 * s, y + 16 * s],
        [x - 3 * s, y + 16 * s],
      ],
      wall,
      {
        tone: -0.6,
        ink: 0.7,
        contour: false,
      },
    );
  }
  drum(pen, frame, { u, w, r: r * 1.2, z0: z1, z1: z1 + 34 }, wall, { top: false });
  for (const k of range(9)) {
    const a = 0.12 + k * 0.364;
    const rim = (b: number, z: number) =>
      frame.disc(u, w, z, r * 1.22, b, b + 0.01, 2)[0] ?? ([0, 0] as const);
    if (k % 2 === 0)
      pen.shape([rim(a, z1 + 30), rim(a + 0.36, z1 + 30), rim(a + 0.36, z1 + 56), rim(a, z1 + 56)], wall, {
        tone: 0.2,
        ink: 0.8,
      });
  }
  // the walk behind the battlements, in the shade of the roof that rises from it
  pen.shape(frame.disc(u, w, z1 + 34, r * 1.2), '#332a3e', { edge: 'smooth', contour: false, ink: 0.7 });
  stripedCone(
    pen,
    frame,
    { u, w, r: r * 1.14, z0: z1 + 34, z1: z1 + 34 + rise, bulge: -r * 0.2, sectors: 12 },
    [roof, roof],
  );
  for (const k of range(3)) {
    const z = z1 + 60 + k * rise * 0.2;
    const rr = r * (0.86 - k * 0.22);
    pen.line(frame.disc(u, w, z, rr, 0.2, 2.9, 10), 0.8, { smooth: true, opacity: 0.8 });
  }
  const tip = z1 + 34 + rise;
  pen.bars([[frame.at(u, w, tip - 44), frame.at(u, w, tip + (flag ? 0 : 44))]], 6 * s, '#5b4a44');
  pen.shape(arc(...frame.at(u, w, tip - 22), 9 * s, 7 * s, 0, TAU, 10), '#6a5a74', { edge: 'smooth' });
  if (flag) warFlag(pen, frame, { u, w, z: tip - 4, height: 94, length: 120, drop: 44 });
}

export const blackCastle: ThingKind<BlackCastleOptions> = {
  name: 'blackCastle',
  footprint: () => block(1000, 330),
  height: 460,
  lamps: () => [{ u: -110, w: 190, reach: 300 }],
  draw(pen, frame, { wall = '#5f5570', roof = '#392b46', rock = '#4f445c' }, random) {
    const s = frame.scale;
    for (const [u, h] of [
      [-470, 210],
      [-330, 290],
      [470, 240],
      [330, 320],
      [120, 300],
      [-120, 300],
    ] as const)
      shard(pen, frame, { u, w: -130, half: 110, height: h, material: rock, cap: undefined, tone: -0.5 });
    const put = (t: Tower) => tower(pen, frame, t, wall, roof);
    // the far towers, then the keep, then what stands before it
    put({ u: -300, w: -110, r: 52, z0: 120, z1: 560, rise: 250 });
    put({ u: 330, w: -100, r: 60, z0: 120, z1: 620, rise: 270, flag: true });
    passage(pen, frame, [-90, 90], 566, wall, roof);
    put({ u: -90, w: -90, r: 46, z0: 200, z1: 740, rise: 300 });
    put({ u: 90, w: -80, r: 92, z0: 120, z1: 800, rise: 340, flag: true });
    for (const [z, a] of [
      [560, 1.9],
      [640, 1.3],
      [700, 2.2],
    ] as const) {
      const [x, y] = frame.disc(90, -80, z, 94, a, a + 0.01, 2)[0] ?? [0, 0];
      lancet(pen, [x, y], s, z !== 640, 1.2);
    }
    const keep = box(pen, frame, { u0: -250, u1: 260, w0: -60, w1: 20, z0: 120, z1: 470 }, wall);
    merlons(pen, frame, [-256, 266], 20, 470, wall);
    if (keep.front) {
      const front = keep.front;
      courses(front, 46);
      for (const i of range(5)) {
        front.panel(i * 102 + 40, 0, i * 102 + 62, 300 - (i % 2) * 30, wall, {
          tone: front.tone + 0.4,
          ink: 0.8,
        });
        if (i < 4) lancet(pen, front.at(i * 102 + 102, 262), s, i !== 1, 1.3);
      }
      const rose = front.at(255, 296);
      pen.shape(arc(...rose, 38 * s, 38 * s, 0, TAU, 20), '#4d4258', { edge: 'smooth', contour: false });
      pen.shape(arc(...rose, 29 * s, 29 * s, 0, TAU, 20), litPane(pen, '#ff8a5c'), {
        edge: 'smooth',
        contour: false,
      });
      for (const i of range(6))
        pen.line(
          [rose, [rose[0] + Math.cos(i * 1.047) * 29 * s, rose[1] + Math.sin(i * 1.047) * 29 * s]],
          1.1,
        );
      pen.glow(...rose, 150 * s, 'red', 0.7);
      for (const q of [110, 400]) hanging(pen, (a, z) => front.at(a, z), [q, 190, 26, 150]);
    }
    put({ u: -270, w: 0, r: 58, z0: 100, z1: 480, rise: 220 });
    put({ u: 290, w: 10, r: 54, z0: 100, z1: 430, rise: 210 });
    // the curtain wall on its rock, with a breach somebody has patched with doors
    for (const i of range(11)) {
      const u = lerp(-500, 500, i / 10);
      if (Math.abs(u + 110) < 100) continue;
      shard(pen, frame, {
        u,
        w: 92 + (i % 2) * 14,
        half: 66,
        height: random.range(90, 150),
        material: rock,
        cap: undefined,
        tone: -u / 900,
      });
    }
    const curtain = box(pen, frame, { u0: -460, u1: 460, w0: 40, w1: 96, z0: 70, z1: 290 }, wall);
    merlons(pen, frame, [-462, 462], 96, 290, wall);
    if (curtain.front) {
      const front = curtain.front;
      courses(front, 80);
      for (const q of [56, 190, 768, 884]) {
        front.panel(q - 5, 96, q + 5, 140, '#2c2334', { ink: 0.8 });
      }
      for (const [q, c, device] of [
        [120, BLOOD, 'sword'],
        [706, BLOOD, 'tower'],
        [826, '#4a4258', 'wolf'],
      ] as const)
        hanging(pen, (a, z) => front.at(a, z), [q, 206, 32, 160], c, device);
      const hole = range(14).map((i) => {
        const a = (i / 14) * TAU;
        const k = i % 2 ? 42 : 54;
        return front.at(586 + Math.cos(a) * k, 128 + Math.sin(a) * k * 1.1);
      });
      pen.shape(hole, '#33283a', { contour: false });
      for (const [a, b, c] of [
        [536, 94, 636],
        [530, 126, 632],
        [540, 158, 634],
      ] as const) {
        const far = b + random.jitter(12);
        pen.bars([[front.at(a, b), front.at(c, far)]], 16 * s, '#9a7250', { edge: 1.8 });
        // nailed to the stones on both sides of the hole
        for (const [q, z] of [
          [a + 6, b],
          [c - 6, far],
        ] as const)
          pen.shape(arc(...front.at(q, z), 3.4 * s, 3.4 * s, 0, TAU, 7), '#d8d4dc', {
            edge: 'smooth',
            ink: 0.6,
            contour: false,
          });
      }
    }
    for (const i of range(9)) {
      const u = lerp(-470, 500, i / 8) + random.jitter(24);
      if (Math.abs(u + 110) < 110) continue;
      shard(pen, frame, {
        u,
        w: 130,
        half: 52,
        height: random.range(44, 96),
        material: rock,
        cap: '#7d7a58',
        tone: -u / 900,
      });
    }
    put({ u: -460, w: 70, r: 74, z1: 360, rise: 210, flag: true });
    put({ u: 460, w: 70, r: 78, z1: 390, rise: 230, flag: true });
    // the gate between its two drums
    const gate = box(pen, frame, { u0: -180, u1: -40, w0: 90, w1: 150, z1: 330 }, wall);
    merlons(pen, frame, [-182, -38], 150, 330, wall);
    if (gate.front) {
      const f = gate.front;
      const arch = (k: number, z: number) => [
        f.at(70 - k, 0),
        ...range(11).map((i) =>
          f.at(70 - Math.cos((i / 10) * Math.PI) * k, z + Math.sin((i / 10) * Math.PI) * k * 1.3),
        ),
        f.at(70 + k, 0),
      ];
      pen.shape(arch(60, 120), wall, { tone: 0.5, contour: false });
      pen.shape(arch(46, 116), '#2a2032', { contour: false });
      for (const q of [40, 55, 70, 85, 100])
        pen.line([f.at(q, 44), f.at(q, 160)], 2.2, { colour: '#8a8494' });
      for (const z of [60, 92, 124]) pen.line([f.at(30, z), f.at(110, z)], 2, { colour: '#8a8494' });
      for (const q of [40, 55, 70, 85, 100])
        pen.shape([f.at(q - 4, 46), f.at(q + 4, 46), f.at(q, 30)], '#8a8494', { ink: 0.6, contour: false });
      hanging(pen, (a, z) => f.at(a, z), [70, 310, 34, 120]);
    }
    put({ u: -200, w: 126, r: 50, z1: 360, rise: 170 });
    put({ u: -20, w: 126, r: 50, z1: 360, rise: 170 });
    for (const u of [-200, -20]) {
      lancet(pen, frame.at(u, 178, 250), s, true);
      const at = frame.at(u, 186, 150);
      pen.shape(
        [
          [at[0] - 12 * s, at[1]],
          [at[0] + 12 * s, at[1]],
          [at[0] + 7 * s, at[1] + 22 * s],
          [at[0] - 7 * s, at[1] + 22 * s],
        ],
        '#4a4254',
        { contour: false },
      );
      flame(pen, at, 14 * s, 8);
    }
    drawbridge(pen, frame, -110);
  },
};
