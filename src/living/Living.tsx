/** Lets the picture of a level live: fetches what answers on it, and hands every tap to whatever is there. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Air as AirLayer } from './air/air';
import type { Turners as TurnersLayer } from './turners';
import type { Life, Spot } from '../maps/life';
import type { LevelMap } from '../maps/schema';
import type { MapSource } from '../platform/platform';
import type { MapPoint } from '../game/space';
import type { FoundPlace, Tap } from '../viewer/types';
import { LivingLayer } from './layer';
import { isLife } from './life-shape';
import { newlyFound } from './newly-found';
import { MapView, type LayerHost } from './map-view';
import { Pulse } from './pulse';
import type { Cast } from './pair';
import { meet, readThings, squareOf, type LivingThing } from './things';
import { surfaceAt, SURFACE_VOICES } from './surface';

/** Tells the picture of a tap, and gives the point it was meant for: where what is seen there now stands at rest. */
export type Poke = (tap: Tap) => MapPoint;

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
const rest = () => new Promise<void>((resolve) => void setTimeout(resolve));

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

/** Fetched before anybody is found, and not before the picture lives. */
const leaps = () => import('./find');

function hostIn(stage: HTMLElement | null): LayerHost | undefined {
  const scroller = stage?.querySelector<HTMLElement>('[data-map-scroller]');
  const content = scroller?.querySelector<HTMLElement>('[data-map-content]');
  const tiles = content?.querySelector<HTMLElement>('[data-map-tiles]');
  return scroller && content && tiles ? { scroller, content, tiles } : undefined;
}

/** The voices come after the picture has begun to live. */
const voices = () => import('../sound/voice-player');

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
  const { level, path, map, maps, picture, data, machines, stage, found, nameOf, onPoke } = props;
  const known = useRef(found);
  const shown = useRef(map);
  useEffect(() => {
    let isWanted = true;
    let air: AirLayer | undefined;
    let turners: TurnersLayer | undefined;
    const over: (() => void)[] = [];
    const begin = async () => {
      const made = await readOnce({ level, path, maps });
      const host = hostIn(stage.current);
      if (!isWanted || !host || !made) return;
      const cast = await castOn(made, { picture, maps, level, data, map });
      if (!isWanted) return;
      const { movers } = cast;
      const view = new MapView(host, map);
      const pulse = new Pulse();
      const living = new LivingLayer(view, pulse, movers, picture === 'night', Math.random);
      over.push(() => [living, pulse, view].forEach((each) => each.destroy()));
      onPoke(({ point, slack }) => {
        const meant = living.meant(point);
        const thing = living.at(meant, slack);
        // a machine whirls instead
        if (thing && !turners?.touched(thing.order)) living.answer(thing);
        air?.touched(point, thing);
        const voice = thing?.voice ?? SURFACE_VOICES[surfaceAt(made.life.under, point)];
        // without their code nobody is heard
        voices().then(({ playVoice }) => playVoice(voice), nothing);
        return meant;
      });
      const [{ Air }, { groundsOf }] = await Promise.all([import('./air/air'), import('./air/clear')]);
      const grounds = await groundsOf(map, movers, rest);
      if (!isWanted) return;
      const there = { life: lifeOn(made.life, cast), things: movers, night: picture === 'night' };
      air = new Air(view, pulse, there, grounds, (thing) => living.answer(thing));
      await Promise.all([leaps(), voices()]);
      const places = made.life.machines ?? [];
      if (machines === undefined || !isWanted) return;
      const { machinesIn, Watch } = await import('./machines');
      const boxes = movers.flatMap(({ order, figure, box }) =>
        !figure && places.includes(order) ? [box] : [],
      );
      const source = { maps, level, path: machines, night: picture === 'night' };
      pulse.add(
        // nobody fetches what is not seen
        new Watch(view, boxes, async () => {
          const begun = await machinesIn(source, view, pulse, cast.alone);
          if (isWanted) turners = begun;
        }),
      );
    };
    // without its code the air is still
    begin().catch(nothing);
    return () => {
      isWanted = false;
      onPoke(undefined);
      air?.destroy();
      turners?.destroy();
      over.forEach((end) => end());
    };
  }, [level, path, map, maps, picture, data, machines, stage, onPoke]);
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
      if (host) leaping.current = leapAll(now, host, map, nameOf, Math.random);
    };
    // without its code nobody leaps
    leap().catch(() => undefined);
  }, [found, map, nameOf, stage]);
  useEffect(() => () => leaping.current.forEach((end) => end()), []);
  return null;
}
