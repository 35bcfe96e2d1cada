/** The rock with a face: a cave for a mouth, palms for hair, and gold behind its teeth. */
import { arc, pairs, range, spline } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { mouth, sockets } from './skull-face';
import type { On } from './skull-face';
import { puff } from '../../../things/nature/tree';

export interface SkullRockOptions {
  readonly stone?: string;
}

const MOSS = ['#4f9a4c', '#6db04a', '#86bd58'] as const;

const OUTLINE: Points = pairs([
  -200, 12, -218, 96, -204, 150, -262, 200, -296, 300, -284, 410, -210, 508, -70, 562, 80, 558, 212, 494, 286,
  380, 284, 280, 246, 196, 196, 148, 210, 90, 196, 8, 60, -12, -60, -12,
]);

/** Broken stone: one long crack, its branches, and a lit lip on the lower side. */
function crack(pen: Pen, on: On, path: Points): void {
  pen.line(on(path.map(([u, z]) => [u + 4, z - 4])), 1.6, { colour: '#f3e9da', opacity: 0.7 });
  pen.line(on(path), 1.5);
}

function relief(pen: Pen, on: On, stone: string): void {
  const shade = (points: Points, tone: number) => pen.tint(on(points), stone, { tone });
  // the side away from the sun, in two planes, and the temple that lies in between
  shade(pairs([120, -20, 150, 120, 208, 190, 222, 320, 170, 450, 60, 570, 320, 570, 320, -20]), -0.75);
  shade(pairs([180, -20, 190, 110, 256, 220, 262, 350, 214, 470, 330, 500, 330, -20]), -1.5);
  shade(pairs([190, 300, 232, 360, 238, 420, 206, 440, 188, 380]), -1.4);
  shade(pairs([-276, 300, -266, 396, -196, 490, -80, 540, -150, 450, -214, 380]), 1);
  // the brow over both sockets, and the shade it throws
  shade(
    pairs([
      -236, 372, -150, 428, -20, 404, 30, 404, 130, 428, 214, 380, 130, 394, 40, 372, -30, 372, -140, 394,
    ]),
    1,
  );
  // cheekbones
  for (const k of [-1, 1] as const) {
    shade(
      [
        [k * 222, 240],
        [k * 150, 222],
        [k * 84, 196],
        [k * 70, 176],
        [k * 160, 168],
        [k * 228, 206],
      ],
      k < 0 ? 0.9 : 0.1,
    );
    shade(
      [
        [k * 200, 166],
        [k * 120, 172],
        [k * 90, 158],
        [k * 150, 142],
        [k * 190, 100],
        [k * 210, 130],
      ],
      -1.2,
    );
  }
}

/** Cracks, the seams of the skull, courses of the rock, and what grew on it. */
function years(pen: Pen, frame: Frame, on: On, random: Random): void {
  const s = frame.scale;
  for (const path of [
    pairs([-190, 500, -168, 452, -186, 424, -158, 392]),
    pairs([-172, 450, -140, 436, -128, 414]),
    pairs([64, 540, 44, 486, 70, 452, 52, 420, 60, 404]),
    pairs([58, 468, 98, 452, 108, 428]),
    pairs([250, 330, 222, 300, 230, 268, 212, 240]),
    pairs([-262, 270, -226, 252, -232, 226]),
  ] as const)
    crack(pen, on, path);
  const seam = range(19).map((i): Point => [-118 + i * 9, 478 + (i % 2) * 12 + Math.sin(i / 3) * 9]);
  pen.line(on(seam), 1, { smooth: true, opacity: 0.75 });
  for (const [u, z, long] of [
    [-240, 330, 26],
    [-60, 440, 44],
    [150, 470, 50],
    [-30, 330, 34],
    [-206, 110, 30],
    [170, 90, 26],
    [10, 300, 24],
    [-90, 410, 30],
  ] as const)
    pen.line(
      on([
        [u - long, z],
        [u, z + 5],
        [u + long, z - 2],
      ]),
      0.7,
      { smooth: true, opacity: 0.55 },
    );
  pen.hatch(on(pairs([150, 540, 220, 490, 286, 380, 284, 280, 246, 200, 220, 300, 214, 420])), {
    angle: 0.9,
    gap: 11,
    cover: 0.5,
  });
  // moss runs down where rain does
  for (const [u, z, long, wide] of [
    [-232, 474, 120, 30],
    [-150, 520, 74, 26],
    [-96, 540, 112, 20],
    [-20, 556, 62, 30],
    [120, 540, 96, 26],
    [196, 500, 150, 30],
    [262, 400, 110, 20],
    [-286, 330, 90, 18],
  ] as const) {
    const drip = (w: number, k: number): Points => [
      [u - w, z + 30],
      [u - w, z - long * 0.3 * k],
      [u - w * 0.62, z - long * 0.46 * k],
      [u - w * 0.42, z - long * 0.86 * k],
      [u - w * 0.12, z - long * k],
      [u + w * 0.16, z - long * 0.86 * k],
      [u + w * 0.3, z - long * 0.36 * k],
      [u + w * 0.66, z - long * 0.6 * k],
      [u + w, z - long * 0.3 * k],
      [u + w, z + 30],
    ];
    pen.tint(on(drip(wide, 1)), MOSS[0], { tone: -0.5 });
    pen.tint(on(drip(wide * 0.66, 0.74)), MOSS[1]);
  }
  for (const i of range(12)) {
    const [u, z] = [random.range(-230, 230), random.range(420, 520)];
    pen.tint(
      arc(...frame.at(u, 60, z), random.range(6, 15) * s, random.range(4, 8) * s, 0, 6.2832, 8),
      MOSS[i % 3 ? 1 : 2],
      {
        edge: 'scallop',
        opacity: 0.85,
      },
    );
  }
}

export const skullRock: ThingKind<SkullRockOptions> = {
  name: 'skullRock',
  footprint: () => block(620, 260),
  height: 420,
  draw(pen, frame, { stone = '#c2b3a2' }, random) {
    const s = frame.scale;
    const back = upright(frame, -80);
    const hill = back(
      pairs([
        -380, 0, -350, 160, -250, 240, -180, 420, -60, 560, 120, 590, 260, 480, 330, 280, 400, 120, 410, 0,
      ]),
    );
    pen.shape(hill, stone, { tone: -0.9, wobble: 3 });
    pen.within(hill, () => {
      pen.tint(back(pairs([200, 0, 260, 300, 180, 600, 460, 600, 460, 0])), stone, {
        tone: -1.7,
        edge: 'straight',
      });
      for (const z of [90, 180, 280, 380, 470])
        pen.line(
          back([
            [-400, z - 20],
            [-280, z + 6],
            [280, z + 14],
            [420, z - 16],
          ]),
          0.8,
          { opacity: 0.6 },
        );
    });
    const on = upright(frame, 60);
    const skull = spline(on(OUTLINE), true, 6);
    pen.shape(skull, stone, { wobble: 0, tone: 0.2 });
    pen.within(skull, () => {
      relief(pen, on, stone);
      years(pen, frame, on, random);
    });
    sockets(pen, frame, on, stone);
    mouth(pen, frame, on, stone);
    for (const [u, lean] of pairs([-120, -50, 40, 10, 160, 60])) palm(pen, frame, on, u, lean);
    for (const i of range(13)) {
      const t = i / 12;
      const [u, z] = [-226 + t * 452, 506 + Math.sin(t * Math.PI) * 66 + random.jitter(8)];
      puff(
        pen,
        frame.at(u, 50, z),
        random.range(34, 50) * s,
        random.range(24, 33) * s,
        MOSS[i % 2 ? 0 : 1],
        0.5 - t,
      );
    }
  },
};

function palm(pen: Pen, frame: Frame, on: On, u: number, lean: number): void {
  const s = frame.scale;
  const stem: Points = [
    [u, 530],
    [u + lean * 0.4, 620],
    [u + lean, 700],
  ];
  pen.bars([on(stem)], 14 * s, '#9a6f45', { smooth: true });
  for (const k of range(8)) {
    const z = 552 + k * 18;
    const t = (z - 530) / 170;
    const x = u + lean * (0.5 * t + 0.5 * t * t);
    pen.line(
      on([
        [x - 7, z],
        [x, z - 4],
        [x + 7, z],
      ]),
      0.8,
    );
  }
  for (const k of range(9)) {
    const a = -0.45 + (k / 8) * 4.04;
    const [dx, dz] = [Math.cos(a) * 108, Math.sin(a) * 52 - 16];
    const at = (t: number, off: number): Point => {
      const bow = Math.sin(t * Math.PI) * 36;
      return [u + lean + dx * t, 702 + dz * t + bow + off];
    };
    const rib = range(7).map((i) => at(i / 6, 0));
    const lower = range(9).map((i) => at(1 - i / 8, i % 2 ? -22 : -6));
    pen.shape(on([...rib, ...lower]), k % 2 ? '#4f9a4c' : '#79bf55', {
      tone: Math.cos(a) > 0 ? -0.4 : 0.4,
      wobble: 0,
    });
    pen.line(on(rib), 0.8, { smooth: true });
  }
  for (const [dx, dz] of pairs([-9, -12, 8, -14, 0, -22]))
    pen.shape(arc(...frame.at(u + lean + dx, 62, 700 + dz), 9 * s, 9 * s, 0, 6.2832, 9), '#8a5a36', {
      edge: 'smooth',
      ink: 0.8,
    });
}
