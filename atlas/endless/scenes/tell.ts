/** Tells the scenes of a map: one before its hero, one at its water, a queue, large ones all over the land, groups that look at landmarks, and small ones between. */
import { SQUASH } from '../../core/frame';
import { nth, range, TAU } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Random } from '../../core/random';
import type { Thing } from '../../core/thing';
import type { FigureMaker, Stage } from '../../stage/place';
import { WIDTH } from '../../stage/theme';
import type { Design } from '../design';
import { waters } from '../ground';
import { isTold } from '../rota';
import type { Landmark } from '../landmarks';
import type { Mood } from '../moods/mood';
import type { Round } from '../plans/plan';
import { CONTESTS } from './contests';
import { GATHERINGS } from './gatherings';
import { MISHAPS } from './mishaps';
import { play } from './play';
import { queueUp } from './queue';
import { roomFor } from './room';
import { SHORES } from './shores';
import { tellSmall } from './small';
import { HERO_SIGHTS, WATCHERS } from './sights';
import type { Player, Spectacle } from './spectacle';

/** Large scenes of a map beside the hero's, and landmarks that somebody comes to see. */
const SCENES = 7;
const SEEN = 6;
/** The share of the maps on which one of these has brought a thing. */
const PAINTED = 0.3;
/** A sight's middle is this far above its feet, and a scene at the water this far from its outline, picture pixels. */
const MIDDLE = 90;
const BANK = 220;
/** Bands of the land from afar to near, picture pixels; scenes are told in each in turns, so that no band is left to strollers. */
const BANDS: readonly (readonly [top: number, bottom: number])[] = [
  [1000, 1420],
  [1420, 2000],
  [1900, 2660],
];

const band = ([top, bottom]: readonly [number, number]): Points => [
  [0, top],
  [WIDTH, top],
  [WIDTH, bottom],
  [0, bottom],
];

/** All large scenes by name. */
const LARGE: Readonly<Record<string, Spectacle>> = { ...CONTESTS, ...MISHAPS, ...GATHERINGS };
/** The share of the maps on which one has its turn: whoever plays the third map does not know all of them. */
const TURN = 0.46;
/** Those that fit anywhere, by their names, and the share of the maps that tell one: by its luck alone each would be on every other map. */
const FITTING: ReadonlySet<string> = new Set([
  'fortune',
  'fallingPresents',
  'falseTreasure',
  'wrestlers',
  'longTug',
  'rescue',
]);
const SELDOM = 0.2;

const isDue = (seed: string, name: string): boolean => isTold(seed, name, FITTING.has(name) ? SELDOM : TURN);

/** The large scenes that a map may tell. */
export function spectaclesFor({ mood }: Pick<Design, 'mood'>): Spectacle[] {
  return Object.values(LARGE).filter(
    ({ only }) =>
      only === undefined || only === (mood.lamps ? 'dark' : mood.climate) || only === mood.climate,
  );
}

/** Those that have their turn first, and then all others, for a map with room that nothing else fills. */
function inTurn(design: Design, random: Random): Spectacle[] {
  const named = Object.entries(LARGE);
  const due = new Set(named.flatMap(([name, scene]) => (isDue(design.seed, name) ? [scene] : [])));
  const seldom = new Set(named.flatMap(([name, scene]) => (FITTING.has(name) ? [scene] : [])));
  const all = random.shuffled(spectaclesFor(design)).filter((scene) => due.has(scene) || !seldom.has(scene));
  return [...all.filter((scene) => due.has(scene)), ...all.filter((scene) => !due.has(scene))];
}

/** Spots that are looked at along the water: most of them lie in it. */
const ALONG = 1300;

/** Points before the feet of a landmark. */
const before =
  ({ at, inked: { inkBox } }: Thing, random: Random, deep: number) =>
  (): Point => [
    (inkBox.x0 + inkBox.x1) / 2 + random.jitter((inkBox.x1 - inkBox.x0) * 0.55),
    Math.max(at[1], inkBox.y1 - 30) + random.range(20, deep),
  ];

/** A group that looks down the picture or across it, at what lies there. */
function turnedTo({ players, props }: Spectacle, [dx, dy]: Point): Spectacle {
  if (dy < 0 && -dy > Math.abs(dx) * 0.5) return { players, props };
  const facing = Math.abs(dx) > dy * 0.9 ? 'side' : 'front';
  const turn = (player: Player): Player => {
    const { as } = player;
    if (as.facing !== 'away' && as.facing !== 'back') return player;
    return { ...player, as: { ...as, facing, flip: dx < 0 } };
  };
  return { players: players.map(turn), props };
}

/** Points on land around something that swims. */
const around =
  ({ inked: { inkBox } }: Thing, random: Random) =>
  (): Point => {
    const [x, y] = [(inkBox.x0 + inkBox.x1) / 2, inkBox.y1 - 20];
    const turn = random.range(0, TAU);
    const far = random.range(0.8, 2.4) * Math.max(160, (inkBox.x1 - inkBox.x0) / 2);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * SQUASH * 1.4];
  };

/** Lets small groups come and look at the other landmarks. */
function watch(
  stage: Stage,
  make: FigureMaker,
  mood: Mood,
  others: readonly Landmark[],
  calm: readonly Round[],
): void {
  const random = stage.scene.random.fork('watchers');
  // painters are few: one knows a painter again
  const groups = random
    .shuffled(WATCHERS)
    .filter(({ props }) => props.length === 0 || random.chance(PAINTED));
  let seen = 0;
  for (const { role, thing } of random.shuffled(others)) {
    if (seen === SEEN) break;
    const group = nth(groups, seen % groups.length);
    const spots = role === 'water' ? around(thing, random) : before(thing, random, 150);
    const room = roomFor(stage, group, { calm, told: [], sight: thing }, random, spots);
    if (!room) continue;
    const { x0, x1, y1 } = thing.inked.inkBox;
    const toward: Point = [(x0 + x1) / 2 - room.at[0], (y1 - MIDDLE - room.at[1]) / SQUASH];
    const looking = role === 'water' ? turnedTo(group, toward) : group;
    play(stage, make, looking, role === 'water' ? { ...room, side: 1 } : room, random, mood);
    seen++;
  }
}

/** Tells them; a scene that finds no room gives way to another. Returns where they are told. */
export function tellScenes(
  stage: Stage,
  make: FigureMaker,
  design: Design,
  landmarks: readonly Landmark[],
  calm: readonly Round[],
): readonly Point[] {
  const { scene } = stage;
  const { mood } = design;
  const random = scene.random.fork('scenes');
  const told: Point[] = [];
  const [hero, ...others] = landmarks.filter(({ role }) => role !== 'aloft' && role !== 'prop');
  const sights = hero ? random.shuffled(Object.values<Spectacle>(HERO_SIGHTS)) : [];
  for (const sight of sights) {
    if (!hero) break;
    const room = roomFor(
      stage,
      sight,
      { calm, told, sight: hero.thing },
      random,
      before(hero.thing, random, 330),
    );
    if (!room) continue;
    play(stage, make, sight, room, random, mood);
    told.push(room.at);
    break;
  }
  const shore = waters(design).flat();
  const shores = Object.entries<Spectacle>(SHORES).filter(
    ([name]) => !FITTING.has(name) || isDue(design.seed, name),
  );
  for (const [, spectacle] of random.shuffled(shores)) {
    if (shore.length === 0) break;
    const propose = (): Point => {
      const [x, y] = random.pick(shore);
      return [x + random.jitter(BANK), y + random.jitter(BANK * SQUASH)];
    };
    const room = roomFor(stage, spectacle, { calm, told, tries: ALONG }, random, propose);
    if (!room) continue;
    play(stage, make, spectacle, room, random, mood);
    told.push(room.at);
    break;
  }
  if (isTold(design.seed, 'queue', TURN)) queueUp(stage, make, calm, told, random, mood);
  const waiting = inTurn(design, random);
  for (const i of range(SCENES * 3)) {
    const spectacle = waiting.shift();
    if (!spectacle || told.length > SCENES) break;
    const within = band(nth(BANDS, i % BANDS.length));
    const room =
      roomFor(stage, spectacle, { calm, told, within }, random) ??
      roomFor(stage, spectacle, { calm, told }, random);
    if (!room) continue;
    play(stage, make, spectacle, room, random, mood);
    told.push(room.at);
  }
  watch(stage, make, mood, others, calm);
  tellSmall(stage, make, design, calm, told);
  return told;
}
