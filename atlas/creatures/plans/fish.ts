/** Swimmers in side view, facing right, centred a little above the ground line. */
import type { Point } from '../../core/geometry';
import { EYES, MOUTHS } from '../../core/expressions';
import type { EyeName, EyeOptions, MouthName } from '../../core/expressions';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots, oval, tube } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import { drawCoat } from '../body';
import type { CoatSpec, Ground } from '../body';

interface FishShape {
  readonly body: Knots;
  readonly eye: Point;
  readonly mouth: Point;
  readonly dorsal?: Knots;
  readonly ventral?: Knots;
  readonly tail: Knots;
  /** The pen stroke along the tail. */
  readonly ray: Knots;
}

export const FISH_SHAPES = {
  fish: {
    body: knots`-44 0, -20 -24, 14 -26, 40 -10, 48 2, 38 14, 10 26, -22 20`,
    eye: [28, -6],
    mouth: [42, 6],
    dorsal: knots`-22 -20!, -12 -40, 14 -38!, 18 -24!`,
    tail: knots`-38 0!, -64 -24!, -60 -2, -66 22!`,
    ray: knots`-38 0, -54 -16`,
  },
  round: {
    body: knots`-42 0, -30 -30, 4 -40, 36 -26, 44 2, 32 30, 0 40, -30 28`,
    eye: [20, -8],
    mouth: [36, 8],
    dorsal: knots`-14 -34!, -10 -54, 12 -48!, 12 -38!`,
    tail: knots`-36 2!, -60 -16!, -56 4, -60 22!`,
    ray: knots`-36 2, -50 -8`,
  },
  shark: {
    body: knots`-66 -4, -30 -26, 16 -30, 48 -18, 66 -4!, 46 12, 8 22, -36 14`,
    eye: [38, -8],
    mouth: [44, 6],
    dorsal: knots`-8 -26!, -8 -58!, 22 -28!`,
    tail: knots`-58 -2!, -86 -40!, -76 -8, -84 20!`,
    ray: knots`-58 -2, -76 -32`,
  },
  whale: {
    body: knots`-60 4, -40 -26, 4 -44, 50 -38, 68 -8, 60 18, 20 32, -30 24`,
    eye: [44, -2],
    mouth: [52, 12],
    tail: knots`-50 6!, -66 -14, -92 -30!, -84 -6, -94 12!, -70 16`,
    ray: knots`-50 6, -56 -6`,
  },
  angel: {
    body: knots`-30 0, -16 -24, 6 -34, 28 -16, 36 2, 26 18, 4 34, -16 24`,
    eye: [20, -6],
    mouth: [32, 5],
    dorsal: knots`-12 -24!, -34 -66!, 14 -30!`,
    ventral: knots`-12 24!, -34 64!, 14 30!`,
    tail: knots`-26 0!, -50 -20!, -46 0, -50 20!`,
    ray: knots`-26 0, -40 -12`,
  },
} as const satisfies Record<string, FishShape>;

export interface FishSpec extends CoatSpec {
  readonly plan: 'fish';
  readonly shape?: keyof typeof FISH_SHAPES;
  readonly colour: Swatch;
  readonly second?: Swatch;
  /** Fins. */
  readonly accent?: Swatch;
  /** Height of the middle of the body; without it the fish floats above the ground. */
  readonly y?: number;
  readonly tilt?: number;
  readonly spines?: Swatch;
  readonly bands?: Swatch;
  readonly gills?: boolean;
  /** A lantern on a stalk. */
  readonly lure?: Swatch;
  readonly spout?: boolean;
  readonly teeth?: boolean;
  readonly eyes?: EyeName;
  readonly eyeSize?: number;
  readonly iris?: Swatch;
  readonly mouth?: MouthName;
  readonly blush?: Swatch;
}

/** Throws on a part that does not exist. */
export function fish(s: Sketch, p: FishSpec): Ground {
  const { colour, second = 'cream', accent = colour } = p;
  const m = named<FishShape>(FISH_SHAPES, p.shape ?? 'fish', 'fish');
  s.at({ y: p.y ?? -56, rot: p.tilt ?? -6 }, () => {
    s.shape(m.tail, accent, { light: [-3, -4] });
    s.stroke(m.ray, 1.8);
    if (m.dorsal) s.shape(m.dorsal, accent);
    if (m.ventral) s.shape(m.ventral, accent);
    if (p.spines) drawSpines(s, p.spines);
    s.shape(m.body, colour, {
      light: [-4, -5],
      inside: () => {
        drawCoat(s, [-50, -34, 50, 34], p, { name: 'under', colour: second });
        if (p.bands) drawBands(s, p.bands);
      },
    });
    drawGills(s, m.eye, p.gills ?? false);
    s.shape(knots`-2 6!, -18 10, -26 24!, -6 22, 8 10!`, accent, { contour: false, line: 2.4 });
    if (p.lure) {
      s.line(knots`12 -34, 24 -66, 50 -62`, 4.4);
      s.shape(oval(54, -58, 8), { emit: p.lure }, { light: [-2, -2] });
    }
    if (p.spout) {
      both((o) => {
        const jet = knots`24 -42, ${24 + o * 6} -62, ${24 + o * 20} -66, ${24 + o * 26} -54`;
        s.shape(tube(jet, [5, 6, 6, 2]), 'aqua', { line: 2.4 });
      });
    }
    s.head({}, () => drawFace(s, p, m));
  });
  return { width: 40, air: p.y === undefined ? 30 : 0 };
}

function drawFace(s: Sketch, p: FishSpec, { eye: [x, y], mouth }: FishShape): void {
  const eye = named<(s: Sketch, options: EyeOptions) => void>(EYES, p.eyes ?? 'bead', 'eyes');
  s.at({ x, y, scale: p.eyeSize ?? 1 }, () => eye(s, { k: 1, out: -1, iris: p.iris ?? 'umber' }));
  if (p.teeth) {
    s.shape(knots`30 6!, 46 8, 60 2!, 50 14, 36 14`, '#8c2f43', { contour: false, line: 2.4, light: 0 });
    for (const dx of [34, 41, 48]) s.tint(knots`${dx} 7!, ${dx + 6} 7!, ${dx + 3} 12!`, s.lit('#ffffff'));
  } else {
    const draw = named<(s: Sketch) => void>(MOUTHS, p.mouth ?? 'smile', 'mouth');
    s.at({ x: mouth[0] - 6, y: mouth[1] + 3, rot: -10, scale: 0.85 }, () => draw(s));
  }
  if (p.blush) s.tint(oval(x + 2, y + 13, 6, 3.6), s.lit(p.blush), 0.8);
}

function drawSpines(s: Sketch, colour: Swatch): void {
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283;
    const spine = knots`
      ${Math.cos(a - 0.12) * 36} ${Math.sin(a - 0.12) * 34}!, ${Math.cos(a) * 54} ${Math.sin(a) * 51}!,
      ${Math.cos(a + 0.12) * 36} ${Math.sin(a + 0.12) * 34}!
    `;
    s.shape(spine, colour, { line: 2.2 });
  }
}

function drawBands(s: Sketch, colour: Swatch): void {
  for (const x of [-22, 8]) {
    s.at({ x }, () => s.tint(knots`-6 -60, 8 -60, 12 0, 8 60, -6 60, -1 0`, s.lit(colour)));
  }
}

function drawGills(s: Sketch, [x]: Point, many: boolean): void {
  if (!many) s.stroke(knots`${x - 14} -12, ${x - 19} 0, ${x - 13} 12`, 2);
  else for (const d of [0, 6, 12]) s.stroke(knots`${18 - d} -10, ${15 - d} 0, ${18 - d} 9`, 1.9);
}
