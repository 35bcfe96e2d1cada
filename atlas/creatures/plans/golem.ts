/** Heavy walkers made of lumps or boxes: rock golems, snowmen of ice, robots. */
import type { Knot } from '../../core/geometry';
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
  readonly arms?: 'down' | 'up' | 'wave';
  readonly hold?: Held;
  readonly backItem?: 'jets' | 'boulder';
  /** A crystal in the chest. */
  readonly core?: Swatch;
  readonly antenna?: Swatch;
  readonly ears?: boolean;
  readonly visor?: boolean;
  readonly moss?: Swatch;
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
  const { colour, second = 'grey', turn = 0.25 } = p;
  const limbColour = p.material === 'box' ? second : colour;
  if (p.backItem) s.at({ y: -80 }, () => s.shape(p.backItem === 'jets' ? JETS : oval(0, 0, 50, 44), second));
  both((o) => {
    s.shape(m.block(o * 20, -26, 13, 18, o), limbColour);
    s.shape(m.block(o * 23, -9, 19, 10, o * 3), colour);
  });
  drawArm(s, p, m, 1, p.arms === 'up' || p.arms === 'wave');
  drawArm(s, p, m, -1, p.arms === 'up');
  s.shape(m.block(0, -68, 40, 36, 0.3), colour, {
    light: [-6, -6],
    inside: () => drawCoat(s, [-40, -104, 40, -32], p, { name: m.pattern, colour: second, turn }),
  });
  drawChest(s, p);
  s.head({ x: turn * 8, y: -118, scale: p.headSize ?? 0.82 }, () => drawGolemHead(s, p, m));
}

const JETS = [box(-40, -34, 20, 54, 6), box(20, -34, 20, 54, 6)];

function drawArm(s: Sketch, p: GolemSpec, m: Material, o: Side, raised: boolean): void {
  const { colour, second = 'grey', material = 'rock' } = p;
  const [ex, ey] = raised ? [o * 62, -88] : [o * 58, -58];
  const [hx, hy] = raised ? [o * 62, -118] : [o * 60, -30];
  const held = o > 0 ? p.hold : undefined;
  holdItem(s, held, [hx, hy], o, 'behind');
  s.shape(m.joint(o * 44, -82, 15), colour);
  s.shape(m.block(ex, ey, 13, 16, o), material === 'box' ? second : colour);
  s.shape(m.block(hx, hy, 18, 16, o * 2), colour);
  if (material !== 'box') s.stroke(knots`${hx - 6} ${hy + 4}, ${hx - 5} ${hy + 12}`, 2);
  holdItem(s, held, [hx, hy], o, 'front');
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
  if (p.moss) {
    s.shape(knots`-34 -16, -22 -32, 0 -36, 24 -32, 34 -16, 22 -20, 10 -12, -4 -20, -20 -12`, p.moss);
  }
  fitHat(s, { hatY: 10, ...p }, turn, 1).front();
}
