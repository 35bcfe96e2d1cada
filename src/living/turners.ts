/** Draws machines whose parts move: each on a small canvas above the tiles, with what its parts uncover below them. */
import type { MapPoint, MapPx } from '../game/space';
import { shareAt } from '../maps/machine-motion';
import type { Machine, Machines } from '../maps/machines';
import type { Pace } from './governor';
import { groupsOf, MachinePaint, type Painted } from './machine-paint';
import { boxOf, picturesOf, type Pictures } from './machine-pictures';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import { countWithin, goneOn } from './machine-time';
import type { Beat, Pulse } from './pulse';
import { meet, type Box, type LivingThing } from './things';

/** How many move at a time, those in the middle of the view first; they cost most, and so are the first to rest. */
const MOVING = { all: 4, few: 0, still: 0 } as const;
/**
 * Most pixels of the screen that a step draws anew: 315,000 took 0.03 of a core, and all that moves together may take a
 * tenth of one.
 */
const MOST_PIXELS = 300_000;
/** Ms for which a machine answers a tap. */
const ANSWER_MS = 1400;
/** Ms until pictures that could not be had are asked for again: for want of memory it may be that they can then. */
const AGAIN_MS = 20_000;
/** A tap within this distance of moving parts is meant for them, natural pixels. */
const AROUND: MapPx = 24;

/** The box within which its parts may be seen. */
const machineBox = ({ rooms, bare }: Machine): Box =>
  [...rooms, bare].map(boxOf).reduce((all, each) => ({
    left: Math.min(all.left, each.left),
    top: Math.min(all.top, each.top),
    right: Math.max(all.right, each.right),
    bottom: Math.max(all.bottom, each.bottom),
  }));

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** A machine as it moves. */
interface Turner extends Painted {
  /** Its own time in seconds. */
  gone: number;
  /** Shares of their motions at which its parts are on screen; undefined while it rests as the tiles show it. */
  shown: readonly number[] | undefined;
  /** Until when it whirls, ms. */
  until: number;
  /** From when on it moves again, ms: the thing it belongs to answers until then, or its pictures could not be had. */
  from: number;
  pictures: Pictures | 'asked' | undefined;
}

const isSame = (a: readonly number[] | undefined, b: readonly number[]): boolean =>
  a !== undefined && a.every((each, at) => each === b[at]);

export class Turners implements Beat {
  readonly #view: MapView;
  readonly #pulse: Pulse;
  readonly #cells: MapCells<Turner>;
  readonly #turners: readonly Turner[];
  readonly #paint: MachinePaint;
  #near: readonly Turner[] = [];
  /** Those of them that moved with the last step. */
  #moving: readonly Turner[] = [];
  #area: Box | undefined;
  #last = 0;

  /** `kept` stand on this picture and not on the one that the pictures were made of: nothing is drawn over them. */
  constructor(view: MapView, pulse: Pulse, { machines }: Machines, kept: readonly LivingThing[] = []) {
    this.#view = view;
    this.#pulse = pulse;
    this.#paint = new MachinePaint(kept);
    this.#turners = machines.map((machine) => ({
      machine,
      groups: groupsOf(machine),
      box: machineBox(machine),
      gone: 0,
      shown: undefined,
      until: 0,
      from: 0,
      pictures: undefined,
    }));
    // a tree that sways behind a mill stays behind its sails
    this.#cells = new MapCells(view, 'turning', { among: view.host.content.querySelector('[data-living]') });
    // the tiles show how it rests: it goes on from there
    view.whenZoomed(() => {
      for (const turner of this.#turners) this.#letGo(turner);
    });
    pulse.add(this);
  }

  get isLively(): boolean {
    return this.#last > 0 && this.#turners.some(({ until }) => until > this.#last);
  }

  /**
   * Tells of a touch of the thing at place `thing` of the file; returns whether its moving parts answer. Elsewhere on
   * it the whole thing answers, and its parts rest meanwhile: it is cut out as the tiles show it.
   */
  touched(thing: number, { x, y }: Pick<MapPoint, 'x' | 'y'>): boolean {
    const own = this.#turners.filter(({ machine }) => machine.thing === thing);
    const until = performance.now() + ANSWER_MS;
    const at = { left: x - AROUND, top: y - AROUND, right: x + AROUND, bottom: y + AROUND };
    const isMeant = own.some(({ box }) => meet(box, at));
    for (const turner of own) {
      turner.until = isMeant ? until : 0;
      turner.from = isMeant ? 0 : until;
      if (!isMeant) this.#rest(turner);
    }
    if (own.length > 0) this.#pulse.wake();
    return isMeant;
  }

  destroy(): void {
    this.#moving = [];
    for (const turner of this.#turners) this.#letGo(turner);
    this.#cells.destroy();
  }

  step(now: number, pace: Pace): boolean {
    const passed = (now - this.#last) / 1000;
    this.#last = now;
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    if (this.#area !== this.#view.area) this.#look();
    const { ratio } = this.#view;
    const pixels = this.#near.map(({ box }) => areaOf(box) * ratio ** 2);
    const most = Math.min(MOVING[pace], countWithin(pixels, MOST_PIXELS));
    const moving = this.#near.filter(
      ({ until, from }, index) => from <= now && (index < most || until > now),
    );
    this.#moving = moving;
    if (pace !== 'all') this.#keepOnly(moving);
    for (const turner of moving) this.#move(turner, now, passed);
    return moving.length > 0;
  }

  /** Notes which machines are in view, from its middle outwards. */
  #look(): void {
    this.#area = this.#view.area;
    this.#cells.clear();
    const view = this.#view.visible();
    const [x, y] = [(view.left + view.right) / 2, (view.top + view.bottom) / 2];
    const away = ({ box }: Turner) =>
      Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    this.#near = this.#turners.filter(({ box }) => meet(box, view)).toSorted((a, b) => away(a) - away(b));
    for (const turner of this.#turners) {
      if (!this.#near.includes(turner)) this.#letGo(turner);
      // a machine that moved before is drawn again at once, on the new part of the map
      else if (turner.shown !== undefined) this.#draw(turner, turner.shown);
    }
  }

  #rest(turner: Turner): void {
    this.#cells.drop(turner);
    turner.gone = 0;
    turner.shown = undefined;
  }

  /** Puts a machine to rest and frees its pictures, which are large; they are fetched again when it moves. */
  #letGo(turner: Turner): void {
    this.#rest(turner);
    const { pictures } = turner;
    if (pictures === undefined || pictures === 'asked') return;
    pictures.close();
    turner.pictures = undefined;
  }

  /** Frees the pictures of all machines but the moving ones: a slow device keeps none for those at rest. */
  #keepOnly(moving: readonly Turner[]): void {
    for (const turner of this.#turners) if (!moving.includes(turner)) this.#letGo(turner);
  }

  #move(turner: Turner, now: number, passed: number): void {
    const { machine, pictures, until } = turner;
    if (pictures === undefined) this.#ask(turner);
    if (pictures === undefined || pictures === 'asked') return;
    turner.gone = goneOn(turner.gone, passed, until > now);
    const shares = machine.parts.map(({ motion }) => shareAt(motion, turner.gone));
    if (!isSame(turner.shown, shares)) this.#draw(turner, shares);
  }

  #ask(turner: Turner): void {
    turner.pictures = 'asked';
    const get = async () => {
      const pictures = await picturesOf(turner.machine, this.#view.ratio);
      turner.pictures = pictures;
      // of another size meanwhile, out of view, or at rest because the device is slow
      if (pictures.ratio !== this.#view.ratio || !this.#moving.includes(turner)) this.#letGo(turner);
    };
    get().catch(() => {
      turner.pictures = undefined;
      turner.from = performance.now() + AGAIN_MS;
    });
  }

  #draw(turner: Turner, shares: readonly number[]): void {
    const { machine, box, pictures } = turner;
    if (pictures === undefined || pictures === 'asked') return;
    turner.shown = shares;
    this.#cells.draw(turner, box, machine.thing, (context) =>
      this.#paint.paint(context, turner, pictures, shares),
    );
  }
}
