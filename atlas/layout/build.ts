/** From a theme to the pictures of a level, with the exact boxes of every quest. */
import type { Target } from '../../src/game/quest';
import { hideTargets } from '../fairness/hide';
import type { HiddenTarget } from '../fairness/hide';
import type { Hiding, KeptPair } from '../fairness/hiding';
import { standTargets, standTwin } from '../fairness/stand';
import { addTwin } from '../fairness/twin';
import { Ground } from '../ground/ground';
import { guideCat } from '../stage/guide-cat';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Theme } from '../stage/theme';
import type { Stage } from '../stage/place';
import { composeSvg } from '../core/compose';
import type { Part } from '../core/compose';
import type { Box, Point } from '../core/geometry';
import type { Thing } from '../core/thing';
import { fingerprint } from './fingerprint';
import { layOut, sendHome, leavers } from './lay-out';
import type { Layout } from './lay-out';
import { pairFaults, targetFaults } from './measure';
import { MAIN, NIGHT } from './picture';
import type { LaidPicture } from './picture';
import { placesOf } from './silhouettes';

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

/** What all pictures of a level share: everything but the second of a pair. */
interface Base extends Layout {
  readonly targets: readonly HiddenTarget[];
  readonly gone: readonly number[];
  /** The layout's fingerprint. */
  readonly print: string;
  /** What was kept of an earlier search and fits. */
  readonly kept: Hiding | undefined;
  /** Why something had to be searched, in plain words. */
  readonly misfits: Set<string>;
  /** Pairs found so far, by quest. */
  readonly pairs: Map<string, KeptPair>;
  /** The picture laid out last: the scene shows its pair. */
  last: LaidPicture | undefined;
}

const bases = new WeakMap<Theme, Base>();

/** The quest of the pair on a picture. */
const pairOn = (theme: Theme, id: string): string | undefined =>
  id === MAIN ? (theme.duplicates?.mainPair ? 'dquest1' : undefined) : id;

/** What an earlier search found, and who keeps of its targets those that still hold and hides the others anew. */
export interface Earlier {
  readonly kept: Hiding;
  readonly mend: (stage: Stage, on: readonly string[], overlays: readonly Part[]) => readonly HiddenTarget[];
}

/** The kinds of ground where figures may stand. */
const standing = (theme: Theme): string[] => Object.keys(theme.crowd.on);

/** Searches everything. */
function searched(theme: Theme, layout: Layout, misfits: Iterable<string>): Base {
  const gone = leavers(layout);
  const print = fingerprint(theme, layout.stage.scene, layout.overlays, gone);
  sendHome(layout, gone);
  const targets = hideTargets(layout.stage, theme.cast.members, standing(theme), layout.overlays);
  return {
    ...layout,
    targets,
    gone,
    print,
    kept: undefined,
    misfits: new Set(misfits),
    pairs: new Map(),
    last: undefined,
  };
}

/** Keeps of an earlier search what still holds, and searches the rest around where it was. */
function mended(theme: Theme, { kept, mend }: Earlier): Base {
  const layout = layOut(theme);
  const { stage, overlays } = layout;
  const gone = leavers(layout);
  const print = fingerprint(theme, stage.scene, overlays, gone);
  sendHome(layout, gone);
  const targets = mend(stage, standing(theme), overlays);
  return { ...layout, targets, gone, print, kept, misfits: new Set(), pairs: new Map(), last: undefined };
}

/** Puts the targets where they were kept, or says why that cannot be; the layout is used up then. */
function stood(theme: Theme, layout: Layout, kept: Hiding): Base | string {
  const { gone } = kept;
  sendHome(layout, gone);
  const targets = standTargets(layout.stage, theme.cast.members, standing(theme), kept.targets);
  if (typeof targets === 'string') return targets;
  const base: Base = {
    ...layout,
    targets,
    gone,
    print: kept.layout,
    kept,
    misfits: new Set(),
    pairs: new Map(),
    last: undefined,
  };
  const quest = pairOn(theme, MAIN);
  const paired = quest === undefined ? undefined : withKeptPair(theme, base, MAIN, quest);
  const main = paired ?? laidOut(base, MAIN, undefined);
  const [unfair] = targetFaults(main);
  if (unfair) return `${unfair.quest}: ${unfair.fault}`;
  if (main.pair || quest === undefined) remember(base, main);
  return base;
}

/** Notes the picture that the scene shows now. */
function remember(base: Base, laid: LaidPicture): LaidPicture {
  base.last = laid;
  if (laid.pair) {
    const [{ id: of }, { at }] = laid.pair.things;
    base.pairs.set(laid.pair.quest, { quest: laid.pair.quest, of, at: [...at] });
  }
  return laid;
}

function baseOf(theme: Theme, kept: Hiding | undefined): Base {
  const known = bases.get(theme);
  if (known) return known;
  const base = makeBase(theme, kept);
  bases.set(theme, base);
  return base;
}

function makeBase(theme: Theme, kept: Hiding | undefined): Base {
  const layout = layOut(theme);
  if (!kept) return searched(theme, layout, []);
  if (fingerprint(theme, layout.stage.scene, layout.overlays, kept.gone) !== kept.layout)
    return searched(theme, layout, ['the place or its crowd is laid out in another way']);
  const base = stood(theme, layout, kept);
  return typeof base === 'string' ? searched(theme, layOut(theme), [base]) : base;
}

const laidOut = (
  { stage, overlays, targets, specs }: Base,
  id: string,
  pair: LaidPicture['pair'],
): LaidPicture => ({ id, stage, overlays, targets, specs, pair });

/** The picture with its pair where it was kept; why it cannot be, and then without its second, is noted. */
function withKeptPair(theme: Theme, base: Base, id: string, quest: string): LaidPicture | undefined {
  const kept = base.kept?.pairs.find((pair) => pair.quest === quest);
  if (!base.kept) return undefined;
  const things = kept ? standTwin(base.stage, standing(theme), kept) : `${quest}: it is not in the file`;
  if (typeof things === 'string') {
    base.misfits.add(things);
    return undefined;
  }
  const laid = laidOut(base, id, { quest, things });
  const [unfair] = pairFaults(laid);
  if (!unfair) return laid;
  base.misfits.add(`${unfair.quest}: ${unfair.fault}`);
  base.stage.scene.remove([things[1]]);
  return undefined;
}

/** Where those of the other pairs stand that are known by now, or were kept and may stay. */
const pairedAt = ({ stage, pairs, kept }: Base, quest: string): readonly Point[] =>
  [
    ...pairs.values(),
    ...(kept?.pairs ?? []).filter((pair) => pair.quest !== quest && !pairs.has(pair.quest)),
  ].flatMap(({ of, at }) => [
    at,
    ...stage.scene.things.filter(({ id }) => id === of).map((original) => original.at),
  ]);

function withSearchedPair(theme: Theme, base: Base, id: string, quest: string): LaidPicture {
  const taken = new Set(base.targets.map(({ thing }) => thing));
  const things = addTwin(base.stage, quest, standing(theme), base.overlays, taken, pairedAt(base, quest));
  return laidOut(base, id, { quest, things });
}

/**
 * Lays out one picture of a level: the main map, or the duplicate picture of one quest. Pictures of a level share
 * their scene: the one laid out before loses its twin. `kept` is what an earlier search found; what of it does not fit
 * any more is searched again, and `misfitsOf` tells it. Throws with the quest's name when there is no fair spot.
 */
export function layOutPicture(theme: Theme, id: string, kept?: Hiding): LaidPicture {
  if (id === NIGHT && theme.night) return layOutNight(theme, theme.night, kept);
  const base = baseOf(theme, kept);
  if (base.last?.id === id) return base.last;
  if (base.last?.pair) base.stage.scene.remove([base.last.pair.things[1]]);
  const quest = pairOn(theme, id);
  if (quest === undefined) return remember(base, laidOut(base, id, undefined));
  const laid = withKeptPair(theme, base, id, quest) ?? withSearchedPair(theme, base, id, quest);
  return remember(base, laid);
}

/** Why hiding places of a level were searched although some were kept, as far as its pictures are laid out. */
export const misfitsOf = (theme: Theme): readonly string[] => [...(bases.get(theme)?.misfits ?? [])];

/**
 * What is worth keeping of a level: all searched when nothing was laid out before, what no longer holds of `earlier`
 * where it is given. Throws with the quests that find no place.
 */
export function hidingOf(theme: Theme, earlier?: Earlier): Hiding {
  if (earlier) bases.set(theme, mended(theme, earlier));
  for (const id of pictureIds(theme)) if (id !== NIGHT) layOutPicture(theme, id);
  const { print, gone, targets, pairs } = baseOf(theme, undefined);
  return {
    layout: print,
    gone: [...gone],
    targets: targets.map(({ quest, index, thing }) => ({ quest, index, at: [...thing.at] })),
    pairs: [...pairs.values()],
  };
}

/** The main map by the theme's night: the same things at the same places (DECISIONS 5). */
function layOutNight(
  theme: Theme,
  { light }: NonNullable<Theme['night']>,
  kept: Hiding | undefined,
): LaidPicture {
  const day = layOutPicture(theme, MAIN, kept);
  const { stage, targets, specs, pair } = day;
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
    day,
  };
}

function questBoxes(laid: LaidPicture): QuestBoxes[] {
  // by night the quests are those of the day
  if (laid.id === NIGHT) return [];
  const places = placesOf(laid);
  return [...new Set(places.map(({ quest }) => quest))].map((quest) => ({
    quest,
    positions: places.filter((place) => place.quest === quest).map(({ target }) => target),
  }));
}

/** Ids of a level's pictures, the main map first. */
export const pictureIds = (theme: Theme): readonly string[] => [
  MAIN,
  ...(theme.night ? [NIGHT] : []),
  ...(theme.duplicates?.pictures ?? []),
];

/** A laid-out picture as SVG text; with `within`, one that is right inside these boxes alone. */
export function pictureSvg(
  theme: Theme,
  { id, stage: { scene, ground }, overlays }: LaidPicture,
  within?: readonly Box[],
): string {
  const { backdrop, finish } = (id === NIGHT ? theme.night : undefined) ?? theme;
  const guest = theme.cat && { guest: { on: theme.cat.on, nodes: guideCat(scene, theme.cat) } };
  return composeSvg(scene, { backdrop: backdrop(scene), ground, overlays, finish, ...guest }, within);
}

/** Where the quests of a laid-out picture are. */
export function boxesOf(laid: LaidPicture): PictureBoxes {
  return { id: laid.id, width: WIDTH, height: HEIGHT, quests: questBoxes(laid) };
}
