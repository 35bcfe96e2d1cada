/** Creatures: one declarative spec in, one figure out. `plan` names the body; the other keys belong to the plan. */
import type { Figure, FigurePaint } from '../core/figure';
import { named } from '../core/named';
import { Sketch } from '../core/sketch';
import type { Ground } from './body';
import { beast } from './plans/beast';
import type { BeastSpec } from './plans/beast-spec';
import { bird } from './plans/bird';
import type { BirdSpec } from './plans/bird-spec';
import { blob } from './plans/blob';
import type { BlobSpec } from './plans/blob';
import { bug } from './plans/bug';
import type { BugSpec } from './plans/bug';
import { critter } from './plans/critter';
import type { CritterSpec } from './plans/critter';
import { fish } from './plans/fish';
import type { FishSpec } from './plans/fish';
import { golem } from './plans/golem';
import type { GolemSpec } from './plans/golem';
import { plant } from './plans/plant';
import type { PlantSpec } from './plans/plant';
import { serpent } from './plans/serpent';
import type { SerpentSpec } from './plans/serpent';

/** How a creature stands, whatever its plan. */
export interface Stance {
  /** Faces the other way; the light stays where it is. */
  readonly flip?: boolean;
  /** Chooses the unsteadiness of the hand. */
  readonly seed?: number;
  readonly scale?: number;
  /** Floats this far above the ground, figure units. */
  readonly air?: number;
  /** False: no contact shadow. */
  readonly shadow?: boolean;
  /** Line width factor, see `weightFor`. */
  readonly weight?: number;
}

export type BodySpec =
  BeastSpec | BirdSpec | BlobSpec | BugSpec | CritterSpec | FishSpec | GolemSpec | PlantSpec | SerpentSpec;

export type CreatureSpec = BodySpec & Stance;
export type PlanName = BodySpec['plan'];

const PLANS: Readonly<Record<PlanName, true>> = {
  beast: true,
  bird: true,
  blob: true,
  bug: true,
  critter: true,
  fish: true,
  golem: true,
  plant: true,
  serpent: true,
};

export const planNames: readonly string[] = Object.keys(PLANS);

/** Only a spec that no compiler has seen comes here. */
function unknownPlan({ plan }: { readonly plan: string }): never {
  named(PLANS, plan, 'plan');
  throw new Error(`the plan "${plan}" is not drawn`);
}

function drawBody(s: Sketch, spec: BodySpec): Ground {
  switch (spec.plan) {
    case 'beast':
      return beast(s, spec);
    case 'bird':
      return bird(s, spec);
    case 'blob':
      return blob(s, spec);
    case 'bug':
      return bug(s, spec);
    case 'critter':
      return critter(s, spec);
    case 'fish':
      return fish(s, spec);
    case 'golem':
      return golem(s, spec);
    case 'plant':
      return plant(s, spec);
    case 'serpent':
      return serpent(s, spec);
    default:
      return unknownPlan(spec);
  }
}

/** Draws a creature, feet at (0, 0), facing right. Throws on a name that does not exist, with those that do. */
export function creature(spec: CreatureSpec, paint: FigurePaint): Figure {
  const { flip = false, seed = 1, scale = 1, air = 0, shadow = true, weight: pen = 1 } = spec;
  const s = new Sketch({ paint, flip, seed, weight: pen });
  let ground: Ground = { width: 0 };
  s.at({ y: -air, scale }, () => {
    ground = drawBody(s, spec);
  });
  const floats = air + (ground.air ?? 0) > 0;
  const width = ground.width * (floats ? 0.75 : 1);
  if (shadow) s.at({ scale }, () => s.contact(ground.x ?? 2, 1, width));
  return s.figure();
}
