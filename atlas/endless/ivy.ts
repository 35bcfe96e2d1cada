/** Lets ivy hang over the walls between terraces: a wall from one side of the picture to the other is a stripe. */
import { nth, range, resample, TAU } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import type { Ground } from '../ground/ground';
import type { Mood } from './moods/mood';

/** Steps along a wall, picture pixels, and how many of them lie between two plants. */
const STEP = 12;
const [NEAR, FAR] = [11, 30];
const LEAVES = 34;
/** How far a plant reaches to either side and down, world units. */
const [WIDE, DEEP] = [64, 74];
const LEAF = 8;

const leafAt = ([x, y]: Point, size: number, turn: number): Point[] =>
  range(5).map((i): Point => {
    const far = i === 0 ? size * 1.3 : size * (i % 2 ? 0.7 : 0.95);
    const angle = turn + (i / 5) * TAU;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });

/** Hangs ivy along a wall's upper edge, picture pixels. */
export function hangIvy(ground: Ground, upper: Points, { grove, leaf, flowers, climate }: Mood): void {
  const { scene } = ground;
  const random = scene.random.fork(`ivy-${upper.length}-${nth(upper, 0)[1]}`);
  const edge = resample(upper, STEP);
  const [dark, light, blossoms]: [Point[][], Point[][], Point[][]] = [[], [], []];
  for (let i = random.int(2, FAR); i < edge.length; i += random.int(NEAR, FAR)) {
    const [x, y] = nth(edge, i);
    const s = scene.scaleAt(y);
    const reach = random.range(0.5, 1);
    for (let k = 0; k < LEAVES * reach; k++) {
      const off = random.jitter(1);
      const down = random.next() * (1 - off * off) * DEEP * reach;
      const at: Point = [x + off * WIDE * reach * s, y + (down - 6) * s];
      const piece = leafAt(at, LEAF * random.range(0.8, 1.3) * s, random.range(0, TAU));
      (random.chance(0.4) ? light : dark).push(piece);
      if (random.chance(0.12)) blossoms.push(leafAt(at, 4.5 * s, 0));
    }
  }
  ground.fillMarks(dark, nth(grove, 0), { smooth: true, ink: 1 });
  ground.fillMarks(light, climate === 'snow' ? '#e6edf8' : nth(leaf, leaf.length > 1 ? 1 : 0), {
    smooth: true,
    ink: 0.9,
  });
  const [bloom] = flowers;
  if (bloom !== undefined) ground.fillMarks(blossoms, bloom, { tone: 0.3, ink: 0.8 });
}
