/** Kiosks whose roofs are pictures, painted for whoever looks down: a tape, a floppy disk, a compact disc. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { discOn, inlay, roundRect } from './panels';

export interface PictureKioskOptions {
  readonly roof?: 'tape' | 'floppy' | 'disc';
  readonly paint?: string;
}

const HALF = { tape: [230, 150], floppy: [170, 170], disc: [190, 190] } as const;
const EAVES = 118;

/** Wares on the counter and somebody's shade: what is seen under the eaves. */
function counter(pen: Pen, frame: Frame, half: number, depth: number, paint: string): void {
  const front = box(pen, frame, { u0: -half, u1: half, w0: -depth, w1: depth, z1: EAVES - 18 }, paint).front;
  if (!front) return;
  const wide = half * 2;
  inlay(pen, roundRect(front, 16, 40, wide - 16, 92, 6), '#ffe9b0', { ink: 1 });
  for (const k of range(Math.floor(wide / 34)))
    inlay(
      pen,
      roundRect(front, 22 + k * 33, 42, 42 + k * 33, 60 + (k % 3) * 10, 3),
      nth(['#e8447f', '#2fb5ac', '#6a4fb0', '#ff8f5a'], k % 4),
      { ink: 0.6 },
    );
  front.panel(0, 30, wide, 40, '#fff6e6', { ink: 0.8 });
}

function tape(pen: Pen, on: Surface): void {
  inlay(pen, roundRect(on, -222, -142, 222, 142, 16), '#3a3448', { ink: 1 });
  inlay(pen, roundRect(on, -194, -84, 194, 122, 12), '#f7f1e6', { ink: 1 });
  inlay(pen, roundRect(on, -194, 66, 194, 122, 10), '#e8447f', { ink: 0.7 });
  letters(pen, on, 'MIX 94', { s: 0, z: 78, height: 32, fit: 260, colour: '#fff6d0', width: 3 });
  inlay(pen, roundRect(on, -194, -84, 194, -62, 6), '#2fb5ac', { ink: 0.6 });
  inlay(pen, roundRect(on, -124, -40, 124, 46, 30), '#57506a', { ink: 1 });
  for (const side of [-1, 1]) {
    inlay(pen, discOn(on, side * 74, 3, 36, 20), '#fff6e6', { edge: 'smooth' });
    for (const k of range(6)) {
      const a = (k / 6) * Math.PI * 2 + side;
      pen.line([on.at(side * 74, 3), on.at(side * 74 + Math.cos(a) * 32, 3 + Math.sin(a) * 32)], 2);
    }
    inlay(pen, discOn(on, side * 74, 3, 14, 12), '#3a3448', { edge: 'smooth', ink: 0.6 });
  }
  inlay(pen, [on.at(-130, -142), on.at(130, -142), on.at(112, -104), on.at(-112, -104)], '#4f4862');
  for (const [s, z] of [
    [-206, 128],
    [206, 128],
    [-206, -128],
    [206, -128],
  ] as const)
    inlay(pen, discOn(on, s, z, 8, 8), '#c9c4d4', { edge: 'smooth', ink: 0.5 });
}

function floppy(pen: Pen, on: Surface): void {
  inlay(pen, roundRect(on, -162, -162, 162, 162, 12), '#3f6fd0', { ink: 1 });
  inlay(pen, roundRect(on, -84, 54, 100, 162, 6), '#d4dae6', { ink: 1 });
  inlay(pen, roundRect(on, 30, 70, 74, 146, 4), '#3f6fd0', { ink: 0.8 });
  inlay(pen, roundRect(on, -122, -162, 122, 22, 8), '#fff6e6', { ink: 1 });
  for (const z of [-6, -44, -82, -120])
    pen.line([on.at(-104, z - 6), on.at(104, z - 6)], 1.4, { colour: '#e8447f' });
  letters(pen, on, 'SAVE', { s: 0, z: -70, height: 44, fit: 170, colour: '#3a3448', width: 4 });
  inlay(pen, roundRect(on, 128, 130, 150, 150, 2), '#2a2440', { ink: 0.6 });
}

function disc(pen: Pen, on: Surface): void {
  inlay(pen, discOn(on, 0, 0, 186, 44), '#dfe6f2', { edge: 'smooth', ink: 1 });
  for (const [k, colour] of ['#ff9fbe', '#ffe78a', '#8fe0d6', '#b8a4ee'].entries())
    for (const side of [0.35, 3.49]) {
      const from = side + k * 0.2;
      inlay(
        pen,
        [
          ...range(5).map((i): Point =>
            on.at(Math.cos(from + i * 0.05) * 178, Math.sin(from + i * 0.05) * 178),
          ),
          ...range(5).map((i): Point =>
            on.at(Math.cos(from + 0.2 - i * 0.05) * 70, Math.sin(from + 0.2 - i * 0.05) * 70),
          ),
        ],
        colour,
        { ink: 0 },
      );
    }
  for (const r of [150, 118])
    pen.line([...discOn(on, 0, 0, r, 40), nth(discOn(on, 0, 0, r, 40), 0)], 0.7, { opacity: 0.5 });
  inlay(pen, discOn(on, 0, 0, 66, 24), '#f7f1e6', { edge: 'smooth' });
  inlay(pen, discOn(on, 0, 0, 26, 18), '#57506a', { edge: 'smooth' });
}

const PICTURES = { tape, floppy, disc };

export const pictureKiosk: ThingKind<PictureKioskOptions> = {
  name: 'pictureKiosk',
  footprint: ({ roof = 'tape' }) => block(HALF[roof][0] * 2, HALF[roof][1] * 2),
  height: 130,
  draw(pen, frame, { roof = 'tape', paint = '#ff8fb0' }) {
    const [half, deep] = HALF[roof];
    counter(pen, frame, half - 26, deep - 30, paint);
    if (roof === 'disc') drum(pen, frame, { r: 190, z0: EAVES - 16, z1: EAVES }, '#b9c0d6');
    else box(pen, frame, { u0: -half, u1: half, w0: -deep, w1: deep, z0: EAVES - 16, z1: EAVES }, '#3a3448');
    PICTURES[roof](pen, { at: (s, z) => frame.at(s, -z, EAVES + 1) });
  },
};
