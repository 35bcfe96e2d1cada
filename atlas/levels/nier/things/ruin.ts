/** What time did to the machine city: frames that lean, concrete that cracks, creepers that hang, rods that stick out. */
import { Frame } from '../../../core/frame';
import { TAU, arc, nth, range, resample, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Surface, Wall } from '../../../core/solids';

/** A frame whose uprights lean along u, as the ground under them gave way. */
export class Leaning extends Frame {
  constructor(
    frame: Frame,
    readonly lean: number,
  ) {
    super([frame.x, frame.y], frame.scale, frame.yaw);
  }

  override at(u: number, w = 0, z = 0): Point {
    return super.at(u + this.lean * z, w, z);
  }
}

/** Zigzag cracks. */
export function cracks(pen: Pen, wall: Wall, count: number) {
  const { random } = pen;
  for (let i = 0; i < count; i++) {
    let s = random.range(10, wall.width - 10);
    let z = random.range(wall.height * 0.15, wall.height * 0.95);
    const course = range(random.int(3, 6)).map((): Point => {
      const p = wall.at(s, z);
      s = Math.min(wall.width - 3, Math.max(3, s + random.jitter(26)));
      z = Math.max(2, z - random.range(8, 26));
      return p;
    });
    pen.line(course, 0.7, { opacity: 0.75 });
  }
}

/** A rain stain under an edge. */
export function stains(pen: Pen, wall: Wall, count: number, material = '#8f9080') {
  const { random } = pen;
  for (let i = 0; i < count; i++) {
    const s = random.range(4, wall.width - 14);
    const z = random.range(wall.height * 0.3, wall.height);
    const [w, drop] = [random.range(5, 14), random.range(40, 130)];
    pen.tint([wall.at(s, z), wall.at(s + w, z), wall.at(s + w * 0.6, Math.max(0, z - drop))], material, {
      edge: 'straight',
      tone: wall.tone - 0.2,
      opacity: 0.4,
    });
  }
}

/** Greenery that spilled over an edge at height z and hangs down a wall between s0 and s1. */
export function drape(
  pen: Pen,
  wall: Surface,
  [s0, s1]: readonly [number, number],
  z: number,
  drop: number,
  leaf: string,
  tone = 0,
) {
  const { random } = pen;
  const count = Math.max(4, Math.round(Math.abs(s1 - s0) / 20));
  const hem = range(count + 1).map((i): Point => {
    const t = i / count;
    const long = i % 2 ? random.range(0.5, 1) : random.range(0.1, 0.36);
    return wall.at(s0 + (s1 - s0) * t, z - drop * long * (0.35 + 0.65 * Math.sin(t * Math.PI)));
  });
  const lip = range(count + 1).map((i) => wall.at(s1 + ((s0 - s1) * i) / count, z + random.range(2, 10)));
  // small steps, small leaves
  const leafy = resample([...spline(hem, false, 4), ...lip], 15 * pen.weight, true);
  pen.shape(leafy, leaf, { edge: 'scallop', ink: 0.8, tone: tone - 0.45, contour: false });
  for (const i of range(count)) {
    const [x, y] = nth(lip, i);
    const r = random.range(8, 13) * pen.weight;
    pen.tint(arc(x, y + r * 0.5, r * 1.2, r * 0.8, 0, TAU, 7), leaf, { edge: 'scallop', tone: tone + 0.6 });
    const [hx, hy] = nth(hem, i);
    if (i % 2)
      pen.tint(arc((x + hx) / 2, (y + hy) / 2, r * 0.8, r, 0, TAU, 6), leaf, {
        edge: 'scallop',
        tone: tone + 0.1,
      });
  }
}

/** Bent reinforcing rods out of a broken edge. */
export function rods(pen: Pen, from: readonly Point[], reach: Point, colour = '#5f5248') {
  const { random } = pen;
  for (const [x, y] of from) {
    const [dx, dy] = [reach[0] * random.range(0.6, 1.1), reach[1] * random.range(0.5, 1.1)];
    pen.line(
      [
        [x, y],
        [x + dx * 0.6, y + dy * 0.5 + random.jitter(4)],
        [x + dx, y + dy + random.jitter(9)],
      ],
      1.5,
      { colour, smooth: true },
    );
  }
}

/** A ragged edge along a wall from s0 to s1 round the height z. */
export function ragged(pen: Pen, wall: Surface, s0: number, s1: number, z: number, rough: number): Point[] {
  const count = Math.max(3, Math.round(Math.abs(s1 - s0) / 24));
  return range(count + 1).map((i) =>
    wall.at(s0 + ((s1 - s0) * i) / count, z + pen.random.range(-rough, rough * 0.6)),
  );
}

/** One round tin face: the people of this city once they have taken over. Lamps for eyes, rivets, no mouth. */
export function tinFace(
  pen: Pen,
  [x, y]: Point,
  r: number,
  tin: string,
  options: { readonly eye?: string; readonly look?: number; readonly contour?: boolean } = {},
) {
  const { eye = '#ffd98a', look = 0.2, contour = true } = options;
  pen.shape(arc(x, y, r, r * 0.94, 0, TAU, 22), tin, { edge: 'smooth', contour, wobble: 0 });
  pen.tint(
    [...arc(x, y, r * 0.98, r * 0.92, -0.7, 2.2, 12), ...arc(x - r * 0.3, y - r * 0.2, r, r, 1.7, -0.3, 10)],
    tin,
    { tone: -0.9, edge: 'straight' },
  );
  pen.tint(arc(x - r * 0.4, y - r * 0.46, r * 0.26, r * 0.16, 0, TAU, 8), tin, { tone: 1 });
  pen.line(arc(x, y, r * 0.97, r * 0.24, 0.15, Math.PI - 0.15, 10), 0.7, { smooth: true });
  for (const k of [-1, 1]) {
    const [cx, cy] = [x + r * (look + k * 0.34), y - r * 0.08];
    pen.shape(arc(cx, cy, r * 0.21, r * 0.22, 0, TAU, 12), '#4a4640', {
      edge: 'smooth',
      ink: 0.9,
      contour: false,
    });
    pen.tint(arc(cx, cy, r * 0.13, r * 0.14, 0, TAU, 9), { emit: eye });
  }
  for (const a of [-2.6, -2.1, -1.6, -1.1, -0.6])
    pen.tint(
      arc(x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.76, r * 0.045, r * 0.045, 0, TAU, 6),
      '#5a5448',
    );
}
