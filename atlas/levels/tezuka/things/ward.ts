/** What gives the children's hospital its life: scenes in the wards' windows, and the fur of its bear. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { Round } from '../../../core/round';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

/** A point of a window: across it, -1 to 1, and up. */
type Pane = (k: number, z: number) => Point;

/** What stands on a sill or hangs out over it: a goldfish, a geranium, a foot in plaster. */
function onSill(pen: Pen, s: number, at: Pane, scene: 9 | 10 | 12): void {
  const round = (k: number, z: number, w: number, h: number, colour: string) =>
    pen.shape(arc(...at(k, z), w * s, h * s, 0, TAU, 12), colour, {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
  if (scene === 9) {
    round(0, 27, 15, 15, '#e8f8fa');
    pen.tint(arc(...at(0, 23), 13 * s, 9 * s, 0, TAU, 12), '#8fd0e4');
    round(-0.08, 25, 6, 4, '#f08a3a');
    pen.shape([at(0.16, 25), at(0.44, 31), at(0.44, 19)], '#f08a3a', { ink: 0.6, contour: false });
  } else if (scene === 10) {
    pen.shape([at(-0.4, 28), at(0.4, 28), at(0.28, 10), at(-0.28, 10)], '#c96a4a', {
      ink: 0.7,
      contour: false,
    });
    for (const [k, z] of [
      [-0.4, 38],
      [0.4, 38],
      [0, 48],
    ] as const)
      round(k, z, 8, 8, '#5f9f5c');
    for (const [k, z] of [
      [-0.34, 42],
      [0.36, 40],
      [0.02, 52],
    ] as const)
      round(k, z, 4, 4, '#ec7d86');
  } else {
    pen.shape([at(-0.34, 10), at(0.34, 10), at(0.3, 44), at(-0.3, 44)], '#fffdf6', {
      ink: 0.7,
      contour: false,
    });
    for (const z of [18, 27, 36]) pen.line([at(-0.32, z), at(0.32, z + 4)], 0.6);
    for (const i of range(4)) round(-0.27 + i * 0.18, 48, 3.4, 4 - i * 0.3, '#f6d0ac');
  }
}

/** What one sees in a ward's window: a child, a nurse, a cot, a fever, a visit; by `scene`, 0 to 12, and who by `seed`. */
export function ward(pen: Pen, frame: Frame, at: Pane, scene: number, seed: number): void {
  const s = frame.scale;
  const who = (k: number, z: number, kind: number, look: number, asleep = false) =>
    bust(pen, at(k, z), 12 * s, {
      skin: nth(BUST_SKINS, (kind + seed) % 5),
      hair: nth(BUST_HAIR, (kind + seed * 2) % 5),
      cloth: nth(['#ffffff', '#ec7d86', '#8fc4e8', '#f6d264'], (kind + seed) % 4),
      kind: kind + seed,
      look,
      asleep,
      contour: false,
    });
  if (scene === 0 || scene === 5) {
    // in bed, the quilt up to the chin
    who(-0.2, 34, scene + 1, 0.3, scene === 5);
    pen.shape([at(-1, 10), at(1, 10), at(1, 24), at(-1, 26)], scene ? '#f6d264' : '#f2a0b4', {
      ink: 0.6,
      contour: false,
    });
  } else if (scene === 1) {
    who(-0.1, 38, 4, 0.6);
    pen.shape([at(-0.5, 52), at(0.3, 52), at(0.2, 62), at(-0.4, 62)], '#ffffff', {
      ink: 0.6,
      contour: false,
    });
    pen.line([at(-0.1, 54), at(-0.1, 60)], 1.4, { colour: '#e2485a' });
  } else if (scene === 2) {
    for (const k of [-0.5, 0.1, 0.6]) {
      pen.shape(
        arc(...at(k, 46 + k * 8), 7 * s, 9 * s, 0, TAU, 10),
        nth(['#e2485a', '#f6d264', '#ffffff'], k < 0 ? 0 : k > 0.5 ? 1 : 2),
        {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        },
      );
      pen.line([at(k, 38 + k * 8), at(0, 10)], 0.6);
    }
  } else if (scene === 3) {
    who(-0.45, 32, 2, 0.6);
    who(0.45, 34, 6, -0.6);
  } else if (scene === 4) {
    pen.shape([at(-1, 10), at(-0.3, 10), at(-0.6, 64), at(-1, 64)], '#f2a0b4', { ink: 0.6, contour: false });
    pen.shape([at(1, 10), at(0.3, 10), at(0.6, 64), at(1, 64)], '#f2a0b4', { ink: 0.6, contour: false });
  } else if (scene === 6) {
    // a bear on the sill, with a plaster of its own
    pen.shape(arc(...at(0, 22), 10 * s, 12 * s, 0, TAU, 10), '#d9a06a', {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    for (const k of [-0.34, 0.34])
      pen.shape(arc(...at(k, 46), 4 * s, 4 * s, 0, TAU, 8), '#d9a06a', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
    pen.shape(arc(...at(0, 38), 9 * s, 9 * s, 0, TAU, 10), '#d9a06a', {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    for (const k of [-0.14, 0.14]) pen.tint(arc(...at(k, 40), 1.5 * s, 2 * s, 0, TAU, 6), '#3a2c44');
  } else if (scene === 9 || scene === 10 || scene === 12) onSill(pen, s, at, scene);
  else if (scene === 11) {
    who(-0.2, 32, 5, 0.4);
    pen.shape([at(0.2, 40), at(0.92, 58), at(0.56, 36)], '#ffffff', { ink: 0.7, contour: false });
    pen.line([at(0.92, 58), at(0.46, 42)], 0.6);
  } else if (scene === 7) who(0.1, 30, 8, -0.4);
  else pen.line([at(0, 10), at(0, 62)], 0.6);
}

/** Fur in tufts that lie along the head, lighter on the crown, and the seam down the middle with its stitches. */
export function fur(pen: Pen, head: Round, s: number): void {
  const tufts: Point[][] = [];
  const light: Point[][] = [];
  for (const row of range(8))
    for (const k of range(15)) {
      const azimuth = 0.14 + ((k + (row % 2) * 0.5) / 15) * (Math.PI - 0.28);
      const up = 0.1 + row * 0.15;
      if (up > 0.34 && up < 0.8 && azimuth > 1.0 && azimuth < 2.14) continue;
      const [x, y] = head.at(azimuth, up);
      const lean = Math.cos(azimuth) * 8 * s;
      const tuft: Point[] = [
        [x - 7 * s, y - 6 * s],
        [x + lean * 0.4, y + 4 * s],
        [x + 6 * s, y - 8 * s],
      ];
      ((row * 5 + k * 3) % 4 ? tufts : light).push(tuft);
    }
  pen.scratches(tufts, { width: 1, opacity: 0.5 });
  for (const tuft of light) pen.line(tuft, 1.2, { colour: '#f0c490', opacity: 0.8 });
  const seam = range(12).map((i) => head.at(1.57, 0.86 + (i / 11) * 0.62));
  pen.line(seam, 1, { smooth: true });
  for (const [x, y] of seam.filter((_, i) => i % 2 === 0))
    pen.line(
      [
        [x - 8 * s, y - 3 * s],
        [x + 8 * s, y + 2 * s],
      ],
      1,
    );
}
