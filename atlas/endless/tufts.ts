/** Grass at the edges of ways and shores, in groups with gaps: tufts at even steps along an edge are a fence. */
import { nth, resample } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Edge } from '../ground/ground';
import { clump } from '../ground/textures';

/** Picture pixels between two tufts of a group, and between two groups. */
const STEP = 26;
const [NEAR, FAR] = [90, 260];
/** Tufts of a group. */
const [FEWEST, MOST] = [2, 4];
/** How far a tuft stands beside the edge, picture pixels. */
const ASIDE = 16;

/** An edge with a broken line and groups of tufts the colour of the land. */
export const tufted =
  ({ grassColour, edgeWidth = 2.2 }: { readonly grassColour: string; readonly edgeWidth?: number }): Edge =>
  (ground, polygon) => {
    const { random, scene } = ground;
    ground.inkMarks(ground.border(polygon, { keep: [16, 44], skip: [2, 6] }), {
      width: edgeWidth,
      opacity: 0.6,
      smooth: true,
    });
    const grown: Point[][] = [];
    let left = random.range(0, FAR);
    let group = 0;
    const points = resample(polygon, STEP, true);
    for (const [i, [x, y]] of points.entries()) {
      left -= STEP;
      if (left > 0) continue;
      const [nx, ny] = nth(points, (i + 1) % points.length);
      // one above the other they would stand like the rungs of a ladder
      if (Math.abs(ny - y) > Math.abs(nx - x) * 1.4) continue;
      if (group === 0) group = random.int(FEWEST, MOST);
      grown.push(clump([x + random.jitter(ASIDE), y + random.jitter(ASIDE)], scene.scaleAt(y), random, 38));
      group--;
      if (group === 0) left = random.range(NEAR, FAR);
    }
    ground.fillMarks(grown, grassColour, { tone: 0, smooth: false, ink: 0.7 });
  };
