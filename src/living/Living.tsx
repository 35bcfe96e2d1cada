/** Lets the picture of a level live: reads what answers on it, and hands every tap to whatever is there. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Cheers } from '../maps/cheers';
import type { Life, Spot } from '../maps/life';
import type { LevelMap } from '../maps/schema';
import type { MapSource } from '../platform/platform';
import type { FoundPlace } from '../viewer/types';
import { begin, leaps, rest, type Poke } from './begin';
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
  /** Path of the file of what moves of machines in this light, where the level has one. */
  readonly machines?: string | undefined;
  /** Path of the file of how those who are found cheer in this light, where the level has one. */
  readonly cheers?: string | undefined;
  /** The element the viewer is in. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Who was found on this map so far; each who comes leaps out of the picture. */
  readonly found: readonly FoundPlace[];
  /** What a quest asks for, in words. */
  readonly nameOf: (quest: string) => string;
  /** Is given what a tap is told to, and undefined when the picture is still again. */
  readonly onPoke: (poke: Poke | undefined) => void;
}

interface Read {
  readonly life: Life;
  readonly things: readonly LivingThing[];
}

/** The last level's, so that its night need not read it again. */
let lastRead: { readonly path: string; readonly read: Promise<Read | undefined> } | undefined;

const nothing = () => undefined;

const NO_CHEERS = Promise.resolve(undefined);

type Source = Pick<LivingProps, 'maps' | 'level' | 'path'>;

async function read({ maps, level, path }: Source): Promise<Read | undefined> {
  try {
    const raw = await maps.further?.(level, 'life', path);
    return isLife(raw) ? { life: raw, things: await readThings(raw, rest) } : undefined;
  } catch {
    // the picture stays still, as it is without the file
    return undefined;
  }
}

function readOnce(props: Source): Promise<Read | undefined> {
  if (lastRead?.path !== props.path) lastRead = { path: props.path, read: read(props) };
  return lastRead.read;
}

function hostIn(stage: HTMLElement | null): LayerHost | undefined {
  const scroller = stage?.querySelector<HTMLElement>('[data-map-scroller]');
  const content = scroller?.querySelector<HTMLElement>('[data-map-content]');
  const tiles = content?.querySelector<HTMLElement>('[data-map-tiles]');
  return scroller && content && tiles ? { scroller, content, tiles } : undefined;
}

/** On the picture of a pair its second stands as well, and the second of the main map's does not. */
async function castOn(
  { things }: Read,
  { picture, maps, level, data, map }: Pick<LivingProps, 'picture' | 'maps' | 'level' | 'data' | 'map'>,
): Promise<Cast> {
  if (picture !== 'other') return { movers: things, alone: [] };
  const [{ castOfPair, pairOn }, raw] = await Promise.all([import('./pair'), maps.level(level, data)]);
  return castOfPair(things, pairOn(raw, map.id));
}

/** What is drawn on things is not drawn over who stands on this picture alone. */
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
      const ask = async (of: string) => (await leaps()).cheersIn({ maps, level, name, path: of });
      onPoke((tap) => {
        // whoever taps looks for somebody: no sooner, since few who open a map do
        if (cheers !== undefined) cheering.current ??= ask(cheers).catch(nothing);
        return begun.poke(tap);
      });
    };
    // where the pair cannot be told apart the picture stays still
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
    // who was found on another picture before does not leap when one turns to it
    const now = shown.current === map ? newlyFound(known.current, found) : [];
    known.current = found;
    shown.current = map;
    if (now.length === 0) return;
    const leap = async () => {
      const { leapAll } = await leaps();
      const host = hostIn(stage.current);
      if (host) leaping.current = leapAll(now, host, map, nameOf, cheering.current ?? NO_CHEERS, Math.random);
    };
    // without its code nobody leaps
    leap().catch(nothing);
  }, [found, map, nameOf, stage]);
  useEffect(() => () => leaping.current.forEach((end) => end()), []);
  return null;
}
