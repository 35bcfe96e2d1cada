/** Animates the picture of a level: loads its `life.json`, starts the animation and passes every tap to it. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Cheers } from '../maps/cheers';
import type { Life, Spot } from '../maps/life';
import type { LevelMap } from '../maps/schema';
import type { MapSource } from '../platform/platform';
import { nextTask } from '../platform/turns';
import type { FoundPlace } from '../viewer/types';
import { begin, leaps, type Poke } from './begin';
import { isLife } from './life-shape';
import type { LayerHost } from './map-view';
import { newlyFound } from './newly-found';
import type { Cast } from './pair';
import { meet, readThings, squareOf, type LivingThing } from './things';

export interface LivingProps {
  readonly level: number;
  /** Path of the level's file. */
  readonly path: string;
  readonly map: LevelMap;
  readonly maps: MapSource;
  /** `day` and `night` are the pictures the file was made for; on the `other`s of a level there is another pair. */
  readonly picture: 'day' | 'night' | 'other';
  /** Path of `level.json`, which tells where the pair of an `other` stands. */
  readonly data: string;
  /**
   * Path of the moving machine parts in this light (`machines.json` or `nightmachines.json`), where the level has them.
   */
  readonly machines?: string | undefined;
  /** Path of the cheering targets in this light (`cheers.json` or `nightcheers.json`), where the level has them. */
  readonly cheers?: string | undefined;
  /** The element the viewer is in. */
  readonly stage: RefObject<HTMLElement | null>;
  /** The targets found on this map so far; each new one leaps out of the picture. */
  readonly found: readonly FoundPlace[];
  /** What a quest asks for, in words. */
  readonly nameOf: (quest: string) => string;
  /** Called with the function that takes taps, and with undefined once the picture is still again. */
  readonly onPoke: (poke: Poke | undefined) => void;
}

interface Read {
  readonly life: Life;
  readonly things: readonly LivingThing[];
}

/** The file read last, so that a level's night need not read it again. */
let lastRead: { readonly path: string; readonly read: Promise<Read | undefined> } | undefined;

const nothing = () => undefined;

const NO_CHEERS = Promise.resolve(undefined);

/** No more run at a time: a leap is over when somebody else can have been found. */
const LEAPS = 8;

type Source = Pick<LivingProps, 'maps' | 'level' | 'path'>;

async function read({ maps, level, path }: Source): Promise<Read | undefined> {
  try {
    const raw = await maps.further?.(level, 'life', path);
    return isLife(raw) ? { life: raw, things: await readThings(raw, nextTask) } : undefined;
  } catch {
    // the picture stays still, as it is without the file
    return undefined;
  }
}

async function readOnce(props: Source): Promise<Read | undefined> {
  if (lastRead?.path !== props.path) lastRead = { path: props.path, read: read(props) };
  const { read: reading } = lastRead;
  const made = await reading;
  // the line may be there again when the map is next opened
  if (!made && lastRead?.read === reading) lastRead = undefined;
  return made;
}

function hostIn(stage: HTMLElement | null): LayerHost | undefined {
  const scroller = stage?.querySelector<HTMLElement>('[data-map-scroller]');
  const content = scroller?.querySelector<HTMLElement>('[data-map-content]');
  const tiles = content?.querySelector<HTMLElement>('[data-map-tiles]');
  return scroller && content && tiles ? { scroller, content, tiles } : undefined;
}

/**
 * Who is on this picture: one made for a pair shows that pair's second figure, and lacks the second of the main map's
 * own pair.
 */
async function castOn(
  { things }: Read,
  { picture, maps, level, data, map }: Pick<LivingProps, 'picture' | 'maps' | 'level' | 'data' | 'map'>,
): Promise<Cast> {
  if (picture !== 'other') return { movers: things, alone: [] };
  const [{ castOfPair, pairOn }, raw] = await Promise.all([import('./pair'), maps.level(level, data)]);
  return castOfPair(things, pairOn(raw, map.id));
}

/** Leaves out pokes and chains that would cover a figure which only this picture has. */
function lifeOn(life: Life, { movers, alone }: Cast): Life {
  const isFree = (spot: Spot) => movers.length > 0 && !alone.some(({ box }) => meet(box, squareOf(spot)));
  return {
    ...life,
    sources: movers.length > 0 ? life.sources : [],
    pokes: life.pokes.filter(isFree),
    chain: life.chain.every(isFree) ? life.chain : [],
  };
}

export function Living(props: LivingProps) {
  const { level, path, map, maps, picture, data, machines, cheers, stage, found, nameOf, onPoke } = props;
  const known = useRef(found);
  const shown = useRef(map);
  const cheering = useRef<Promise<Cheers | undefined>>(undefined);
  useEffect(() => {
    let isWanted = true;
    let end: () => void = nothing;
    const live = async () => {
      const made = await readOnce({ level, path, maps });
      if (!made) return;
      const cast = await castOn(made, { picture, maps, level, data, map });
      const host = hostIn(stage.current);
      if (!isWanted || !host) return;
      const isNight = picture === 'night';
      const source = machines === undefined ? undefined : { maps, level, path: machines, isNight };
      const begun = begin(host, map, { life: lifeOn(made.life, cast), cast, machines: source, isNight });
      end = begun.end;
      const name = isNight ? 'nightcheers' : 'cheers';
      const ask = async (of: string) => {
        try {
          return await (await leaps()).cheersIn({ maps, level, name, path: of });
        } catch {
          // the line may be there again at the next tap
          if (isWanted) cheering.current = undefined;
          return undefined;
        }
      };
      onPoke((tap) => {
        // fetched with the first tap: few who open a map ever tap on it
        if (cheers !== undefined) cheering.current ??= ask(cheers);
        return begun.poke(tap);
      });
    };
    // a file or a piece of code that does not come leaves the picture still
    live().catch(nothing);
    return () => {
      isWanted = false;
      cheering.current = undefined;
      onPoke(undefined);
      end();
    };
  }, [level, path, map, maps, picture, data, machines, cheers, stage, onPoke]);
  const leaping = useRef<readonly (() => void)[]>([]);
  useEffect(() => {
    // turning to another picture brings its earlier finds along: they do not leap again
    const now = shown.current === map ? newlyFound(known.current, found) : [];
    known.current = found;
    shown.current = map;
    if (now.length === 0) return;
    const leap = async () => {
      const { leapAll } = await leaps();
      const host = hostIn(stage.current);
      if (!host) return;
      const begun = leapAll(now, host, map, nameOf, cheering.current ?? NO_CHEERS, Math.random);
      leaping.current = [...leaping.current, ...begun].slice(-LEAPS);
    };
    // without its code nobody leaps
    leap().catch(nothing);
  }, [found, map, nameOf, stage]);
  useEffect(() => () => leaping.current.forEach((end) => end()), []);
  return null;
}
