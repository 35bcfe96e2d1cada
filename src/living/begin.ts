/** Starts the animation of a picture: first what moves by itself and then, once the page is calm, all other parts. */
import type { MapPoint, MapSize } from '../game/space';
import type { Family, Life } from '../maps/life';
import { nextTask, whenIdle } from '../platform/turns';
import { whenHeard } from '../sound/when-heard';
import type { Tap } from '../viewer/types';
import type { Answers } from './answers';
import type { Grounds } from './air/clear';
import { LivingLayer } from './layer';
import type { MachinesSource } from './machines';
import { MapView, type LayerHost } from './map-view';
import type { Cast } from './pair';
import { holdAtPresses } from './presses';
import { Pulse } from './pulse';
import type { LivingThing } from './things';
import type { Turners } from './turners';
import { Watch } from './watch';

/** Passes a tap to the picture and returns the point to judge it by (see `meant.ts`). */
export type Poke = (tap: Pick<Tap, 'point' | 'slack'>) => MapPoint;

export interface Scene {
  readonly life: Life;
  readonly cast: Cast;
  /** Where the moving parts of its machines are fetched from; undefined where the level has none. */
  readonly machines: MachinesSource | undefined;
  readonly isNight: boolean;
}

export interface Begun {
  readonly poke: Poke;
  readonly end: () => void;
}

/** Longest wait for a calm page, and the wait in browsers that do not tell when it is, ms. */
const PATIENCE_MS = 1000;

const nothing = () => undefined;

const voices = () => import('../sound/voice-player');

/** Fetched once the picture lives, before the first find. */
export const leaps = () => import('./find');

/** Starts a picture. A part whose code or file does not come is left out. */
export function begin(host: LayerHost, map: MapSize, { life, cast, machines, isNight }: Scene): Begun {
  const { movers, alone } = cast;
  const view = new MapView(host, map);
  const pulse = new Pulse();
  const layer = new LivingLayer(view, pulse, movers, Math.random);
  // by night lids have the colour around the eyes: nobody blinks before the code that reads it is there
  if (isNight) layer.lidOf = nothing;
  const presses = new AbortController();
  holdAtPresses(pulse, presses.signal);
  const ends = [layer, pulse, view].map((each) => () => each.destroy());
  ends.push(() => presses.abort());
  let isOver = false;
  const until = <Part extends { destroy(): void }>(part: Part): Part => {
    ends.push(() => part.destroy());
    return part;
  };

  let answers: Answers | undefined;
  let grounds: Grounds | undefined;
  let turners: Turners | undefined;
  const answered = {
    life,
    things: movers,
    whirl: (thing: number, at: MapPoint) => turners?.touched(thing, at) ?? false,
    say: (voice: Family) => void voices().then(({ playVoice }) => playVoice(voice), nothing),
  };
  const fetchAnswers = async () => {
    const { Answers } = await import('./answers');
    if (!isOver) answers ??= until(new Answers(view, pulse, layer, answered));
    if (grounds) answers?.know(grounds.figures);
    return answers;
  };
  const fetchAir = async () => {
    const [{ Air }, { groundsOf }] = await Promise.all([import('./air/air'), import('./air/clear')]);
    grounds = await groundsOf(map, movers, nextTask);
    if (isOver) return;
    answers?.know(grounds.figures);
    until(new Air(view, pulse, { life, isNight }, grounds));
  };
  const fetchLids = async () => {
    if (isNight) layer.lidOf = (await import('./night-lids')).lidAround;
  };
  const fetchListening = async () => {
    const { Listening } = await import('./listening');
    if (!isOver) until(new Listening(view, pulse, life, movers));
  };
  const fetchMachines = async (source: MachinesSource) => {
    const { machinesIn, Turners } = await import('./machines');
    const file = await machinesIn(source);
    if (file && !isOver) turners = until(new Turners(view, pulse, file, alone));
  };
  const come = async () => {
    await new Promise<void>((resolve) => whenIdle(resolve, PATIENCE_MS));
    for (const part of [fetchAnswers, fetchAir, voices, leaps, fetchLids])
      if (!isOver) await part().catch(nothing);
    if (isOver) return;
    ends.push(whenHeard(() => void fetchListening().catch(nothing)));
    if (!machines) return;
    const places = life.machines ?? [];
    const isMachine = ({ order, figure }: LivingThing) => !figure && places.includes(order);
    const boxes = movers.filter(isMachine).map(({ box }) => box);
    pulse.add(new Watch(view, boxes, () => fetchMachines(machines)));
  };
  come().catch(nothing);

  return {
    poke: (tap) => {
      if (answers) return answers.touched(tap);
      // a tap before the code has come is answered late, but judged at once, at the place where it was made
      fetchAnswers().then((late) => late?.touched(tap), nothing);
      return tap.point;
    },
    end: () => {
      isOver = true;
      for (const end of ends) end();
    },
  };
}
