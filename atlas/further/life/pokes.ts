/** Which things of a map have a poke that is drawn, and which three light up one after the other: by shared rules. */
import type { Mask } from '../../../src/game/outline';
import type { DrawnPoke, Family, PokeKind, Spot } from '../../../src/maps/life';
import { spaced } from '../families';
import { squareOn, type Height } from './spots';

/** A thing of a level's file that is no figure. */
export interface Candidate {
  /** Its place in the file. */
  readonly thing: number;
  readonly name: string;
  readonly voice: Family;
  readonly shape: Mask;
}

const BY_NAME: readonly (readonly [PokeKind, RegExp])[] = [
  ['door', /bath-?house/],
  ['lamp', /lamp|lantern|light|brazier|torch|candle|save-crystal/],
  ['gong', /bell|clock|gong|drum|siren|torii/],
  ['egg', /egg|gumball|capsule|treasure|pot$|barrel|crate|parcels|container/],
  ['screen', /terminal|screen|arcade|console|vending|phone|booth|robot|holo/],
];
const BY_FAMILY: Readonly<Partial<Record<Family, PokeKind>>> = {
  door: 'door',
  leaf: 'peek',
  wood: 'door',
  bell: 'lamp',
  ball: 'egg',
  gadget: 'screen',
  stone: 'eyes',
  crystal: 'lamp',
  fire: 'lamp',
  water: 'fish',
  metal: 'gong',
};
const HEIGHTS: Readonly<Record<PokeKind, Height>> = {
  door: 'low',
  peek: 'middle',
  egg: 'middle',
  lamp: 'high',
  gong: 'middle',
  eyes: 'high',
  screen: 'middle',
  fish: 'low',
};

/** A door is that of a house, and not of a bench. */
const HOUSE = /house|hut|inn$|shop|stall|tent|castle|tower|hall|school|cafe|gate|temple|hangar|arch|block/;

/** A fish leaps where it falls back into water: not over the steps of a fountain, and not out of a ship of the air. */
const DRY = /fountain|flying|air-?ship|coolant/;
/** What smokes is no lamp: light in its cloud would be a second sun. */
const SMOKES = /volcano|smoke|dragon|cauldron/;

/** What has a face opens no second pair of eyes below it. */
const FACED = /statue|colossus|sphinx|skull|mask|giant|titan|bust|totem|head/;

/** The kind of a thing's poke; undefined for what has none. */
export function pokeOf(name: string, voice: Family): PokeKind | undefined {
  const words = spaced(name);
  const kind = BY_NAME.find(([, found]) => found.test(words))?.[0] ?? BY_FAMILY[voice];
  if (kind === 'door' && voice !== 'door' && !HOUSE.test(words)) return undefined;
  if (kind === 'fish' && DRY.test(words)) return undefined;
  if (kind === 'eyes' && FACED.test(words)) return undefined;
  return kind === 'lamp' && SMOKES.test(words) ? undefined : kind;
}

const MOST = 6;
const CHAIN = 3;
/** Two pokes are further apart, natural pixels; the three of a chain stand within a walk of each other. */
const APART = 420;
const WALK = 1500;

const between = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

function placedOf({ thing, name, voice, shape }: Candidate): DrawnPoke[] {
  const kind = pokeOf(name, voice);
  const square = kind && squareOn(shape, HEIGHTS[kind]);
  return kind && square ? [{ thing, kind, ...square }] : [];
}

/** The three of one kind that stand nearest to each other, lamps before everything else. */
function chainOf(placed: readonly DrawnPoke[]): readonly DrawnPoke[] {
  const order: readonly PokeKind[] = ['lamp', 'gong', 'screen', 'egg', 'eyes', 'door', 'peek'];
  let best: readonly DrawnPoke[] = [];
  for (const kind of order) {
    const all = placed.filter((each) => each.kind === kind);
    let shortest = Infinity;
    for (const first of all) {
      const others = all
        .filter((each) => each !== first && between(first, each) > first.side * 2)
        .toSorted((a, b) => between(first, a) - between(first, b))
        .slice(0, CHAIN - 1);
      const walk = Math.max(0, ...others.map((each) => between(first, each)));
      if (others.length < CHAIN - 1 || walk > WALK || walk >= shortest) continue;
      shortest = walk;
      best = [first, ...others];
    }
    if (best.length > 0) return best;
  }
  return best;
}

/** The largest of each kind first, then whatever is far from all that was taken. */
function pokesOf(placed: readonly DrawnPoke[]): readonly DrawnPoke[] {
  const taken: DrawnPoke[] = [];
  const large = placed.toSorted((a, b) => b.side - a.side || a.thing - b.thing);
  const isFar = (each: DrawnPoke) => taken.every((other) => between(each, other) > APART);
  const take = (isNext: (each: DrawnPoke) => boolean) => {
    for (const each of large)
      if (taken.length < MOST && !taken.includes(each) && isNext(each)) taken.push(each);
  };
  take((each) => isFar(each) && !taken.some(({ kind }) => kind === each.kind));
  take((each) => isFar(each));
  take(() => true);
  return taken;
}

export function drawnPokes(candidates: readonly Candidate[]): {
  readonly pokes: DrawnPoke[];
  readonly chain: Spot[];
} {
  const placed = candidates.flatMap(placedOf);
  const chain = chainOf(placed);
  const pokes = pokesOf(placed.filter((each) => !chain.includes(each)));
  return {
    pokes: pokes.map(({ thing, kind, x, y, side }) => ({ thing, kind, x, y, side })),
    chain: chain.map(({ thing, x, y, side }) => ({ thing, x, y, side })),
  };
}
