/** From a theme to the pictures of a level, with the exact boxes of every quest. */
import { targetBox, type Target } from '../../src/game/quest';
import { dresser } from '../stage/cast';
import { TARGET_LIMITS, TWIN_LIMITS, judgeAll } from '../fairness/judge';
import type { Judgement } from '../fairness/judge';
import { hideTargets } from '../fairness/hide';
import type { HiddenTarget } from '../fairness/hide';
import { addTwin } from '../fairness/twin';
import { Ground } from '../ground/ground';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Theme } from '../stage/theme';
import { figure } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';
import { composeSvg } from '../core/compose';
import type { Part } from '../core/compose';
import type { Box } from '../core/geometry';
import { crowd } from '../stage/place';
import type { FigureMaker, Stage } from '../stage/place';
import { Scene } from '../core/scene';
import type { Placement, Plan, Thing } from '../core/thing';

/** Crowd figures of which less than this share is visible are sent home. */
const LEAST_VISIBLE = 0.45;
const NOBODY_HIDDEN = { share: [LEAST_VISIBLE, 1], head: 0, side: 0, pixels: 0, margin: -Infinity } as const;

/** Id of the main map by night. */
export const NIGHT = 'night';

/** A laid-out picture: its scene, its targets, and the pair when it has one. */
export interface LaidPicture {
  readonly id: string;
  readonly stage: Stage;
  readonly overlays: readonly Part[];
  readonly targets: readonly HiddenTarget[];
  /** How each of the crowd is dressed, by the options it stands with. */
  readonly specs: ReadonlyMap<Placement, FigureSpec>;
  readonly pair: { readonly quest: string; readonly things: readonly [Thing, Thing] } | undefined;
}

export interface QuestBoxes {
  readonly quest: string;
  readonly positions: readonly Target[];
}

/** What is told of a picture beside its pixels. */
export interface PictureBoxes {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly quests: readonly QuestBoxes[];
}

/** Dresses people one after the other: who found no place is offered the next one, so nobody is dressed in vain. */
function figureMaker(scene: Scene, theme: Theme, specs: Map<Placement, FigureSpec>): FigureMaker {
  const dress = dresser(theme.cast);
  let serial = 0;
  let waiting: FigureSpec | undefined;
  let offered: Plan | undefined;
  return (at, random, stand, wear) => {
    const taken = scene.things.some(({ options }) => options === offered?.options);
    // a role is cast for its story alone: whoever waits in everyday clothes goes on waiting
    if (wear) {
      const spec = { ...dress(random, wear), seed: ++serial };
      const plan = scene.plan(figure, at, { ...stand, spec });
      specs.set(plan.options, spec);
      return plan;
    }
    if (taken || waiting === undefined) waiting = { ...dress(random), seed: ++serial };
    offered = scene.plan(figure, at, { ...stand, spec: waiting });
    specs.set(offered.options, waiting);
    return offered;
  };
}

/** Places ground, landmarks, props, stories and crowd; then sends home whom nobody could see. */
function layOut(
  theme: Theme,
  overlays: (scene: Scene) => readonly Part[],
): { stage: Stage; above: readonly Part[]; specs: ReadonlyMap<Placement, FigureSpec> } {
  const { horizon, light, seed, scale } = theme;
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed, ...scale });
  const stage: Stage = { scene, ground: new Ground(scene) };
  const specs = new Map<Placement, FigureSpec>();
  const make = figureMaker(scene, theme, specs);
  theme.ground(stage);
  theme.landmarks(stage, make);
  theme.props(stage);
  theme.stories(stage, make);
  crowd(stage, theme.crowd, make);
  scene.finish();
  const above = overlays(scene);
  const people = scene.things.filter(({ features }) => features);
  const judged = judgeAll(scene, people, above, NOBODY_HIDDEN, 0.33);
  scene.remove(people.filter((thing) => (judged.get(thing)?.faults.length ?? 1) > 0));
  return { stage, above, specs };
}

/** What all pictures of a level share: everything but the second of a pair. */
interface Base {
  readonly stage: Stage;
  readonly overlays: readonly Part[];
  readonly targets: readonly HiddenTarget[];
  readonly specs: ReadonlyMap<Placement, FigureSpec>;
  /** The twin of the picture that was laid out last. */
  twin: Thing | undefined;
}

const bases = new WeakMap<Theme, Base>();

function baseOf(theme: Theme): Base {
  const known = bases.get(theme);
  if (known) return known;
  const { stage, above, specs } = layOut(theme, theme.overlays ?? (() => []));
  const targets = hideTargets(stage, theme.cast.members, Object.keys(theme.crowd.on), above);
  const base: Base = { stage, overlays: above, targets, specs, twin: undefined };
  bases.set(theme, base);
  return base;
}

/**
 * Lays out one picture of a level: the main map, or the duplicate picture of one quest. Pictures of a level share
 * their scene: the one laid out before loses its twin. Throws with the quest's name when there is no fair spot.
 */
export function layOutPicture(theme: Theme, id: string): LaidPicture {
  if (id === NIGHT && theme.night) return layOutNight(theme, theme.night);
  const base = baseOf(theme);
  const { stage, overlays, targets, specs } = base;
  if (base.twin) stage.scene.remove([base.twin]);
  base.twin = undefined;
  const quest = id === 'main' ? (theme.duplicates?.mainPair ? 'dquest1' : undefined) : id;
  if (quest === undefined) return { id, stage, overlays, targets, specs, pair: undefined };
  const taken = new Set(targets.map(({ thing }) => thing));
  const things = addTwin(stage, quest, Object.keys(theme.crowd.on), overlays, taken);
  base.twin = things[1];
  return { id, stage, overlays, targets, specs, pair: { quest, things } };
}

/** The main map by the theme's night: the same things at the same places (DECISIONS 5). */
function layOutNight(theme: Theme, { light }: NonNullable<Theme['night']>): LaidPicture {
  const { stage, targets, specs, pair } = layOutPicture(theme, 'main');
  const scene = stage.scene.relit(light);
  const relit = new Map(scene.things.map((thing) => [thing.id, thing]));
  const same = (thing: Thing): Thing => relit.get(thing.id) ?? thing;
  const ground = new Ground(scene);
  theme.ground({ scene, ground });
  return {
    id: NIGHT,
    stage: { scene, ground },
    overlays: theme.overlays?.(scene) ?? [],
    targets: targets.map((target) => ({ ...target, thing: same(target.thing) })),
    specs,
    pair: pair && { ...pair, things: [same(pair.things[0]), same(pair.things[1])] },
  };
}

interface Measured {
  readonly targets: ReadonlyMap<Thing, Judgement>;
  readonly pair: ReadonlyMap<Thing, Judgement>;
}

const measures = new WeakMap<LaidPicture, Measured>();

/**
 * Exact judgements of a picture's targets and pair, on the id buffer at full size. Asked for while the picture is the
 * one laid out last; measured once.
 */
export function measure(laid: LaidPicture): Measured {
  const known = measures.get(laid) ?? measureNow(laid);
  measures.set(laid, known);
  return known;
}

function measureNow({ stage, overlays, targets, pair }: LaidPicture): Measured {
  return {
    targets: judgeAll(
      stage.scene,
      targets.map(({ thing }) => thing),
      overlays,
      TARGET_LIMITS,
      1,
    ),
    pair: pair ? judgeAll(stage.scene, pair.things, overlays, TWIN_LIMITS, 1) : new Map(),
  };
}

const asTarget = ({ x0, y0, x1, y1 }: Box): Target => targetBox(x0, y0, x1, y1);

function questBoxes(laid: LaidPicture): QuestBoxes[] {
  // by night the quests are those of the day
  if (laid.id === NIGHT) return [];
  const measured = measure(laid);
  const boxOf = (judged: ReadonlyMap<Thing, Judgement>, thing: Thing): Target => {
    const judgement = judged.get(thing);
    if (!judgement) throw new Error(`thing ${thing.id} was not measured`);
    return asTarget(judgement.box);
  };
  const pair = laid.pair
    ? [{ quest: laid.pair.quest, positions: laid.pair.things.map((thing) => boxOf(measured.pair, thing)) }]
    : [];
  // a duplicate picture is played for its pair alone
  if (laid.id !== 'main') return pair;
  const quests = [...new Set(laid.targets.map(({ quest }) => quest))];
  const normal = quests.map((quest) => ({
    quest,
    positions: laid.targets
      .filter((target) => target.quest === quest)
      .map(({ thing }) => boxOf(measured.targets, thing)),
  }));
  return [...normal, ...pair];
}

/** Ids of a level's pictures, the main map first. */
export const pictureIds = (theme: Theme): readonly string[] => [
  'main',
  ...(theme.night ? [NIGHT] : []),
  ...(theme.duplicates?.pictures ?? []),
];

/** A laid-out picture as SVG text. */
export function pictureSvg(theme: Theme, { id, stage: { scene, ground }, overlays }: LaidPicture): string {
  const { backdrop, finish } = (id === NIGHT ? theme.night : undefined) ?? theme;
  return composeSvg(scene, { backdrop: backdrop(scene), ground, overlays, finish });
}

/** Where the quests of a laid-out picture are. */
export function boxesOf(laid: LaidPicture): PictureBoxes {
  return { id: laid.id, width: WIDTH, height: HEIGHT, quests: questBoxes(laid) };
}
