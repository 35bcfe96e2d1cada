/** A bridge with a hump and a low wall to either side, in two parts, so that people can cross it. */
import { block } from '../../core/footprint';
import type { Frame } from '../../core/frame';
import { arc, range, TAU } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';

export interface ArchBridgeOptions {
  readonly length?: number;
  readonly width?: number;
  readonly rise?: number;
  readonly stone?: string;
  readonly deck?: string;
}

/** World units: its length, its width, how high its middle is. */
const [LONG, WIDE, RISE] = [640, 210, 84];
/** How high and how thick its walls are. */
const [WALL, THICK] = [40, 22];
const STEPS = 24;
const PLANKS = 30;
const STONE = '#c9573f';

/** The height of a bridge's deck, world units, so far along it (0 to 1). */
export const deckAt = (t: number, rise = RISE): number => rise * Math.sin(t * Math.PI);

/** Points along a bridge at one distance from its middle line and one height over its deck. */
const alongBridge =
  (frame: Frame, { length = LONG, rise = RISE }: ArchBridgeOptions) =>
  (t: number, w: number, over = 0): Point =>
    frame.at((t - 0.5) * length, w, deckAt(t, rise) + over);

type Along = ReturnType<typeof alongBridge>;

const steps = range(STEPS + 1).map((i) => i / STEPS);

/** A wall along the deck from its foot on our side, as one form with a light top. */
function wall(pen: Pen, at: Along, [w, over]: readonly [w: number, over: number], stone: string): void {
  const crest = steps.map((t) => at(t, w - THICK, WALL));
  const top = steps.map((t) => at(t, w, WALL));
  pen.shape([...steps.map((t) => at(t, w, over)), ...crest.toReversed()], stone, { tone: -0.5, wobble: 0 });
  pen.tint([...crest, ...top.toReversed()], stone, { tone: 0.7, edge: 'straight' });
}

/** Posts with a ball on top at both ends of a wall. */
function posts(pen: Pen, frame: Frame, at: Along, w: number, stone: string): void {
  const s = frame.scale;
  for (const t of [0.01, 0.5, 0.99]) {
    pen.bars([[at(t, w, -6), at(t, w, WALL + 14)]], 24 * s, stone, { tone: 0.1 });
    pen.shape(arc(...at(t, w, WALL + 24), 13 * s, 13 * s, 0, TAU, 12), '#e3b95f', { edge: 'smooth' });
  }
}

/** The deck, its far wall and the side that carries it. */
export const archBridge: ThingKind<ArchBridgeOptions> = {
  name: 'archBridge',
  shadow: false,
  footprint: ({ length = LONG, width = WIDE }) => block(length, width),
  height: 20,
  draw(pen, frame, options) {
    const { width = WIDE, rise = RISE, length = LONG, stone = STONE, deck = '#b98a5a' } = options;
    const at = alongBridge(frame, options);
    const half = width / 2;
    const under = (t: number): Point =>
      frame.at(
        (t - 0.5) * length * 0.9,
        half + THICK,
        Math.max(-24, (rise - 40) * Math.sin(t * Math.PI) - 24),
      );
    pen.shape([...steps.map((t) => at(t, half + THICK)), ...steps.toReversed().map(under)], stone, {
      tone: -1,
      wobble: 0,
    });
    wall(pen, at, [-half, 0], stone);
    pen.shape([...steps.map((t) => at(t, half)), ...steps.toReversed().map((t) => at(t, -half))], deck, {
      tone: 0.3,
      wobble: 0,
    });
    for (const i of range(PLANKS)) {
      const [from, to] = [i / PLANKS, (i + 1) / PLANKS];
      if (i % 2)
        pen.tint([at(from, half), at(from, -half), at(to, -half), at(to, half)], deck, {
          tone: i % 3 ? -0.25 : 0.7,
          edge: 'straight',
        });
      if (i > 0) pen.line([at(from, half - 2), at(from, 2 - half)], 0.5, { opacity: 0.45 });
    }
    posts(pen, frame, at, -half - THICK / 2, stone);
  },
};

/** Its near wall, which stands before whoever crosses. */
export const archRail: ThingKind<ArchBridgeOptions> = {
  name: 'archRail',
  shadow: false,
  footprint: ({ length = LONG }) => block(length, 10),
  height: 20,
  draw(pen, frame, options) {
    const { width = WIDE, stone = STONE } = options;
    const at = alongBridge(frame, options);
    const half = width / 2;
    // seen from outside where the bridge lies across, from above where it leads away
    wall(pen, at, [half + THICK, -6], stone);
    posts(pen, frame, at, half + THICK / 2, stone);
  },
};
