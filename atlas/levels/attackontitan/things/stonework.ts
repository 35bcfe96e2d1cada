/** Courses of dressed stone and creepers: what every wall of the walled city is made of. */
import { arc, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Surface } from '../../../core/solids';

export interface Courses {
  readonly width: number;
  readonly height: number;
  /** Height of a course. */
  readonly course?: number;
  /** Length of a stone. */
  readonly stone?: number;
  /** Share of the joints that are drawn. */
  readonly cover?: number;
}

/** Broken joints of big stones on a wall. */
export function courses(
  pen: Pen,
  wall: Surface,
  { width, height, course = 58, stone = 110, cover = 0.5 }: Courses,
) {
  const { random } = pen;
  const rows = Math.floor(height / course);
  for (const row of range(rows)) {
    const z = row * course;
    for (let s = (row % 2) * stone * 0.5; s < width; s += stone) {
      const end = Math.min(width, s + stone * random.range(0.5, 1));
      if (row > 0 && random.chance(cover)) pen.line([wall.at(s, z), wall.at(end, z)], 0.7, { opacity: 0.55 });
      if (s > 4 && random.chance(cover))
        pen.line([wall.at(s, z + 2), wall.at(s, z + course - 2)], 0.6, { opacity: 0.5 });
    }
  }
}

/** A stone darker or lighter than its neighbours, here and there. */
export function patches(
  pen: Pen,
  wall: Surface,
  { width, height, course = 58, stone = 110 }: Courses,
  material: string,
  tone: number,
) {
  const { random } = pen;
  for (const row of range(Math.floor(height / course)))
    for (let s = (row % 2) * stone * 0.5; s + stone < width; s += stone)
      if (random.chance(0.14)) {
        const [a, b, z] = [s + 3, s + stone - 3, row * course];
        pen.tint(
          [wall.at(a, z + 3), wall.at(b, z + 3), wall.at(b, z + course - 3), wall.at(a, z + course - 3)],
          material,
          {
            tone: tone + random.pick([-0.45, 0.35]),
            edge: 'straight',
            opacity: 0.55,
          },
        );
      }
}

/** A creeper climbing from the foot of a wall. */
export function ivy(pen: Pen, wall: Surface, s: number, height: number, scale: number, leaf = '#5c8a4a') {
  const { random } = pen;
  for (const i of range(Math.round(height / 26))) {
    const z = i * 24;
    const [x, y] = wall.at(s + random.jitter(26) * (1 - (0.6 * z) / height) + Math.sin(i) * 10, z);
    const r = random.range(13, 24) * (1.1 - (0.6 * z) / height) * scale;
    pen.shape(arc(x, y, r * 1.15, r, random.next(), random.next() + 6.28, 8), leaf, {
      edge: 'scallop',
      ink: 0.7,
      contour: false,
      tone: random.range(-0.7, 0.4),
    });
  }
}
