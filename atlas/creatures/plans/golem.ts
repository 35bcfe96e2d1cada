/** Heavy walkers made of lumps or boxes: rock golems, snowmen of ice, robots. */
import type { Knot, Point } from '../../core/geometry';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { box, knots, oval } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import type { Side } from '../both';
import { drawCoat } from '../body';
import type { CoatSpec, Ground } from '../body';
import { drawCreatureFace } from '../face';
import type { FaceSpec } from '../face';
import type { PatternName } from '../patterns';
import { fitHat, holdItem } from '../worn';
import type { HatSpec, Held } from '../worn';
import { drawBeard, drawGrille, drawHeadPlates, drawPlates, drawSpectacles } from './golem-finery';

const LUMP = [1, 0.9, 1.04, 0.92, 1, 0.9, 1.05];

/** A stone with seven corners; `turn` in radians tells stones apart. */
function rock(x: number, y: number, rx: number, ry: number, turn: number): Knots {
  return LUMP.map((q, i): Knot => {
    const a = (i / LUMP.length) * 6.283 + turn;
    return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q, 1];
  });
}

interface Material {
  readonly block: (x: number, y: number, rx: number, ry: number, turn: number) => Knots;
  readonly joint: (x: number, y: number, r: number) => Knots;
  readonly pattern: PatternName;
}

export const MATERIALS = {
  rock: { block: rock, joint: (x, y, r) => rock(x, y, r, r, 0.5), pattern: 'cracks' },
  clay: { block: (x, y, rx, ry) => oval(x, y, rx, ry), joint: (x, y, r) => oval(x, y, r), pattern: 'none' },
  box: {
    block: (x, y, rx, ry) => box(x - rx, y - ry, rx * 2, ry * 2, 7),
    joint: (x, y, r) => oval(x, y, r),
    pattern: 'none',
  },
} as const satisfies Record<string, Material>;

export interface GolemSpec extends HatSpec, CoatSpec {
  readonly plan: 'golem';
  readonly material?: keyof typeof MATERIALS;
  readonly colour: Swatch;
  readonly second?: Swatch;
  /** Eyes and the lamp on the chest. */
  readonly accent?: Swatch;
  /** Factor on all lengths. */
  readonly size?: number;
  readonly headSize?: number;
  readonly turn?: number;
  readonly arms?: 'down' | 'up' | 'wave' | 'out' | 'read';
  readonly hold?: Held;
  readonly backItem?: 'jets' | 'boulder';
  /** A crystal in the chest. */
  readonly core?: Swatch;
  readonly antenna?: Swatch;
  readonly ears?: boolean;
  readonly visor?: boolean;
  readonly moss?: Swatch;
  /** Plates with seams and rivets, and rust of this colour where paint has come off. */
  readonly rust?: Swatch;
  /** Slits to speak through. */
  readonly grille?: boolean;
  /** A long beard of sheet iron. */
  readonly beard?: Swatch;
  /** The rims of its spectacles. */
  readonly spectacles?: Swatch;
  readonly face?: FaceSpec;
}

/** Throws on a part that does not exist. */
export function golem(s: Sketch, p: GolemSpec): Ground {
  const k = p.size ?? 1;
  const m = named<Material>(MATERIALS, p.material ?? 'rock', 'material');
  s.at({ scale: k }, () => drawGolem(s, p, m));
  return { width: 58 * k };
}

function drawGolem(s: Sketch, p: GolemSpec, m: Material): void {
  const { colour, second = 'grey', turn = 0.25, arms = 'down' } = p;
  const limbColour = p.material === 'box' ? second : colour;
  if (p.backItem) s.at({ y: -80 }, () => s.shape(p.backItem === 'jets' ? JETS : oval(0, 0, 50, 44), second));
  both((o) => {
    s.shape(m.block(o * 20, -26, 13, 18, o), limbColour);
    s.shape(m.block(o * 23, -9, 19, 10, o * 3), colour);
  });
  const reads = arms === 'read';
  if (!reads) for (const o of [1, -1] as const) drawArm(s, p, m, o, ARMS[arms][o > 0 ? 'R' : 'L']);
  s.shape(m.block(0, -68, 40, 36, 0.3), colour, {
    light: [-6, -6],
    inside: () => {
      drawCoat(s, [-40, -104, 40, -32], p, { name: m.pattern, colour: second, turn });
      if (p.rust) drawPlates(s, p.rust);
    },
  });
  drawChest(s, p);
  s.head({ x: turn * 8, y: -118, scale: p.headSize ?? 0.82 }, () => drawGolemHead(s, p, m));
  // the hands of one who reads are before its chest
  if (reads) both((o) => drawArm(s, p, m, o, ARMS.read[o > 0 ? 'R' : 'L']));
}

const JETS = [box(-40, -34, 20, 54, 6), box(20, -34, 20, 54, 6)];

interface Reach {
  readonly elbow: Point;
  readonly hand: Point;
}

const DOWN: Reach = { elbow: [58, -58], hand: [60, -30] };
const RAISED: Reach = { elbow: [62, -88], hand: [62, -118] };

/** Both arms of a pose, as for one that points to +x. */
const ARMS = {
  down: { L: DOWN, R: DOWN },
  up: { L: RAISED, R: RAISED },
  wave: { L: DOWN, R: RAISED },
  out: { L: DOWN, R: { elbow: [64, -62], hand: [78, -40] } },
  read: { L: { elbow: [54, -58], hand: [36, -50] }, R: { elbow: [56, -62], hand: [30, -46] } },
} as const satisfies Record<string, Readonly<Record<'L' | 'R', Reach>>>;

/** How large what they hold is beside the usual: what one reads or fishes with is seen from afar. */
const HELD = { down: 1, up: 1, wave: 1, out: 1.25, read: 1.9 } as const;

function drawArm(s: Sketch, p: GolemSpec, m: Material, o: Side, { elbow, hand }: Reach): void {
  const { colour, second = 'grey', material = 'rock' } = p;
  const [ex, ey, hx, hy] = [o * elbow[0], elbow[1], o * hand[0], hand[1]];
  const held = o > 0 ? p.hold : undefined;
  const hold = (layer: 'behind' | 'front') =>
    s.at({ x: hx, y: hy, scale: HELD[p.arms ?? 'down'] }, () => holdItem(s, held, [0, 0], o, layer));
  hold('behind');
  s.shape(m.joint(o * 44, -82, 15), colour);
  s.shape(m.block(ex, ey, 13, 16, o), material === 'box' ? second : colour);
  s.shape(m.block(hx, hy, 18, 16, o * 2), colour);
  if (material !== 'box') s.stroke(knots`${hx - 6} ${hy + 4}, ${hx - 5} ${hy + 12}`, 2);
  hold('front');
}

function drawChest(s: Sketch, p: GolemSpec): void {
  const { second = 'grey', accent = 'aqua' } = p;
  if (p.material === 'box') {
    s.shape(box(-20, -82, 40, 26, 5), second, { contour: false, line: 2.4 });
    s.tint(oval(-8, -70, 6), s.lit(accent));
    s.tint(box(3, -76, 12, 4), s.lit('red'));
    s.tint(box(3, -68, 12, 4), s.lit('yellow'));
  }
  if (p.core) {
    const crystal = knots`0 -84!, 12 -70!, 0 -54!, -12 -70!`;
    s.shape(crystal, { emit: p.core }, { contour: false, line: 2.6, light: [-4, -3] });
    s.tint(knots`-3 -78!, 1 -78!, -4 -70!`, s.lit('#ffffff'), 0.9);
  }
}

function drawGolemHead(s: Sketch, p: GolemSpec, m: Material): void {
  const { colour, second = 'grey', accent = 'aqua', turn = 0.25 } = p;
  if (p.antenna) {
    s.line(knots`0 -26, 2 -50`, 4);
    s.shape(oval(2, -54, 7), p.antenna);
  }
  if (p.ears) both((o) => s.shape(box(o * 40 - 7, -8, 14, 22, 4), second));
  s.shape(m.block(0, 0, 36, 29, 0.8), colour, { light: [-5, -4] });
  if (p.visor) s.shape(box(-27 + turn * 8, -10, 54, 23, 9), 'black', { contour: false, line: 2.4, light: 0 });
  const mood = { eyes: 'glow', mouth: 'none', brows: 'none' } as const;
  drawCreatureFace(s, { mood, iris: accent, turn, y: 0, gap: 14, size: 1.3, ...p.face });
  if (p.rust) drawHeadPlates(s, turn * 8, p.rust);
  if (p.grille) drawGrille(s, turn * 9);
  if (p.beard) drawBeard(s, turn * 9, p.beard);
  if (p.spectacles) drawSpectacles(s, turn * 8, p.spectacles);
  if (p.moss) {
    s.shape(knots`-34 -16, -22 -32, 0 -36, 24 -32, 34 -16, 22 -20, 10 -12, -4 -20, -20 -12`, p.moss);
  }
  fitHat(s, { hatY: 10, ...p }, turn, 1).front();
}
