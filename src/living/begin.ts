/** Brings a picture to life: first what moves by itself, then, once the page is calm, whatever else belongs to it. */
import type { MapPoint, MapSize } from '../game/space';
import type { Family, Life } from '../maps/life';
import { whenHeard } from '../sound/when-heard';
import type { Tap } from '../viewer/types';
import type { Answers } from './answers';
import type { Grounds } from './air/clear';
import { LivingLayer } from './layer';
import type { MachinesSource } from './machines';
import { MapView, type LayerHost } from './map-view';
import type { Cast } from './pair';
import { Pulse } from './pulse';
import type { LivingThing } from './things';
import type { Turners } from './turners';
import { Watch } from './watch';

/** Tells the picture of a tap, and gives the point it was meant for: where what is seen there now stands at rest. */
export type Poke = (tap: Pick<Tap, 'point' | 'slack'>) => MapPoint;

export interface Scene {
  readonly life: Life;
  readonly cast: Cast;
  /** Fetches what moves of machines, where the level has some. */
  readonly machines: MachinesSource | undefined;
  readonly isNight: boolean;
}

export interface Begun {
  readonly poke: Poke;
  readonly end: () => void;
}

/** Longest wait for a page that is never calm, and the wait where browsers do not tell, ms. */
const PATIENCE_MS = 1000;

const nothing = () => undefined;

/** Lets the page do other things. */
export const rest = () => new Promise<void>((resolve) => void setTimeout(resolve));

const calm = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, PATIENCE_MS);
  });

const voices = () => import('../sound/voice-player');

/** Fetched before anybody is found, and not before the picture lives. */
export const leaps = () => import('./find');

/** Without the code or the file of a part, the picture lives without it. */
export function begin(host: LayerHost, map: MapSize, { life, cast, machines, isNight }: Scene): Begun {
  const { movers, alone } = cast;
  const view = new MapView(host, map);
  const pulse = new Pulse();
  const layer = new LivingLayer(view, pulse, movers, Math.random);
  // until the colour around eyes can be read nobody blinks by night
  if (isNight) layer.lidOf = nothing;
  const ends = [layer, pulse, view].map((each) => () => each.destroy());
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
    grounds = await groundsOf(map, movers, rest);
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
    const { machinesIn } = await import('./machines');
    const begun = await machinesIn(source, view, pulse, alone);
    if (begun && !isOver) turners = until(begun);
  };
  const come = async () => {
    await calm();
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
      // touched before all is there: it answers as soon as it can, and is judged where it was seen at rest
      fetchAnswers().then((late) => late?.touched(tap), nothing);
      return tap.point;
    },
    end: () => {
      isOver = true;
      for (const end of ends) end();
    },
  };
}
