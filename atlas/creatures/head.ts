/** A creature's head in head space: skull with markings, ears, horns, snout, face and what grows on top. */
import { named } from '../core/named';
import type { Sketch } from '../core/sketch';
import { knots } from '../core/knots';
import type { Knots } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { both } from './both';
import { CRESTS } from './crests';
import type { CrestName } from './crests';
import { EARS } from './ears';
import type { EarsName } from './ears';
import { drawCreatureFace } from './face';
import type { FaceSpec } from './face';
import { HORNS } from './horns';
import type { HornsName } from './horns';
import { MASKS } from './masks';
import type { MaskName } from './masks';
import { SKULLS } from './skulls';
import type { SkullName } from './skulls';
import { SNOUTS } from './snouts';
import type { Snout, SnoutName } from './snouts';

export interface HeadSpec extends FaceSpec {
  readonly colour: Swatch;
  /** Muzzle and markings. */
  readonly second?: Swatch;
  /** What grows on the head, and other small things. */
  readonly accent?: Swatch;
  readonly ears?: EarsName;
  readonly earColour?: Swatch;
  /** Inside of the ears. */
  readonly inner?: Swatch;
  readonly horns?: HornsName;
  readonly hornColour?: Swatch;
  readonly snout?: SnoutName;
  readonly beakColour?: Swatch;
  readonly mask?: MaskName;
  readonly maskColour?: Swatch;
  readonly crest?: CrestName;
  readonly crestColour?: Swatch;
  readonly whiskers?: boolean;
  /** Short strokes of fur on the cheeks. */
  readonly fur?: boolean;
}

export interface SkulledSpec extends HeadSpec {
  readonly skull?: SkullName;
}

type Draw<Rest extends readonly unknown[]> = (s: Sketch, ...rest: Rest) => void;

const BEHIND: ReadonlySet<CrestName> = new Set<CrestName>([
  'mane',
  'cubMane',
  'ruff',
  'spikes',
  'flame',
  'mohawk',
]);

/** The skull of a spec. Throws on an unknown one. */
export const skullShape = (skull: SkullName = 'round'): Knots => named<Knots>(SKULLS, skull, 'skull');

/** A whole head on a skull of the given outline. Throws on a part that does not exist. */
export function drawHead(s: Sketch, spec: HeadSpec, skull: Knots): void {
  const { colour, second = 'cream', accent = 'coral', inner = 'pink', hornColour = 'cream' } = spec;
  const { ears = 'none', horns = 'none', snout = 'none', mask = 'none', crest = 'none', turn = 0.3 } = spec;
  const x = turn * 8;
  const nose = named<Snout>(SNOUTS, snout, 'snout');
  const beak = spec.beakColour ?? second;
  const drawCrest = named<Draw<[Swatch]>>(CRESTS, crest, 'crest');
  const crestColour = spec.crestColour ?? accent;

  if (BEHIND.has(crest)) drawCrest(s, crestColour);
  named<Draw<[Swatch, Swatch]>>(EARS, ears, 'ears')(s, spec.earColour ?? colour, inner);
  s.shape(skull, colour, {
    light: [-5, -4.4],
    inside: () => {
      named<Draw<[number, Swatch]>>(MASKS, mask, 'mask')(s, x, spec.maskColour ?? second);
      s.at({ x }, () => nose.inside?.(s, colour, second, beak));
    },
  });
  s.at({ x: x * 1.15 }, () => nose.draw(s, colour, second, beak));
  drawCreatureFace(s, { ...spec, turn }, { tone: colour, mouth: nose.mouth !== false, mouthY: nose.y });
  if (spec.fur) drawFur(s, x);
  if (spec.whiskers) drawWhiskers(s, x);
  named<Draw<[Swatch]>>(HORNS, horns, 'horns')(s, hornColour);
  if (!BEHIND.has(crest)) drawCrest(s, crestColour);
}

function drawFur(s: Sketch, x: number): void {
  both((o) => {
    for (const d of [0, 5]) {
      s.stroke(knots`${o * (28 - d) + x * 0.3} ${20 + d}, ${o * (21 - d) + x * 0.3} ${24 + d}`, 1.6);
    }
  });
}

function drawWhiskers(s: Sketch, x: number): void {
  both((o) => {
    for (const d of [0, 6]) s.stroke(knots`${x + o * 24} ${13 + d}, ${x + o * 44} ${9 + d * 2}`, 1.9);
  });
}
