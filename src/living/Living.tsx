/** Lets the picture of a level live: fetches what answers on it, and hands every tap to whatever is there. */
import { useEffect, useRef, type RefObject } from 'react';
import type { LevelMap } from '../maps/schema';
import type { MapSource } from '../platform/platform';
import { playVoice } from '../sound/voice-player';
import type { FoundPlace, Tap } from '../viewer/types';
import { LivingLayer } from './layer';
import { isLife } from './life-shape';
import { readThings, type LivingThing } from './things';

export type Poke = (tap: Tap) => void;

export interface LivingProps {
  readonly level: number;
  /** Path of the level's file. */
  readonly path: string;
  readonly map: LevelMap;
  readonly maps: MapSource;
  /** The element the viewer is in. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Who was found on this map so far; each who comes leaps out of the picture. */
  readonly found: readonly FoundPlace[];
  /** Is given what a tap is told to, and undefined when the picture is still again. */
  readonly onPoke: (poke: Poke | undefined) => void;
}

/** The last level's, so that its night need not read it again. */
let lastRead: { readonly path: string; readonly things: Promise<readonly LivingThing[]> } | undefined;

const rest = () => new Promise<void>((resolve) => void setTimeout(resolve));

type Source = Pick<LivingProps, 'maps' | 'level' | 'path'>;

async function read({ maps, level, path }: Source): Promise<readonly LivingThing[]> {
  try {
    const raw = await maps.further?.(level, 'life', path);
    return isLife(raw) ? await readThings(raw, rest) : [];
  } catch {
    // the picture stays still, as it is without the file
    return [];
  }
}

function thingsOf(props: Source): Promise<readonly LivingThing[]> {
  if (lastRead?.path !== props.path) lastRead = { path: props.path, things: read(props) };
  return lastRead.things;
}

function hostIn(stage: HTMLElement | null) {
  const scroller = stage?.querySelector<HTMLElement>('[data-map-scroller]');
  const content = scroller?.querySelector<HTMLElement>('[data-map-content]');
  const tiles = content?.querySelector<HTMLElement>('[data-map-tiles]');
  return scroller && content && tiles ? { scroller, content, tiles } : undefined;
}

export function Living(props: LivingProps) {
  const { level, path, map, maps, stage, found, onPoke } = props;
  const layer = useRef<LivingLayer>(undefined);
  const known = useRef(found);
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      const things = await thingsOf({ level, path, maps });
      const host = hostIn(stage.current);
      if (!isWanted || !host || things.length === 0) return;
      const made = new LivingLayer(host, map, things, Math.random);
      layer.current = made;
      onPoke(({ point, slack }) => {
        const thing = made.poke(point, slack);
        if (thing) playVoice(thing.voice);
      });
    };
    void begin();
    return () => {
      isWanted = false;
      onPoke(undefined);
      layer.current?.destroy();
      layer.current = undefined;
    };
  }, [level, path, map, maps, stage, onPoke]);
  useEffect(() => {
    const before = known.current;
    known.current = found;
    for (const { id, rect } of found)
      if (!before.some((place) => place.id === id)) layer.current?.celebrate(rect);
  }, [found]);
  return null;
}
