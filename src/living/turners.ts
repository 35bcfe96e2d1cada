/** Machines whose parts move: each on a small canvas above the tiles, with what lies under its parts where they were. */
import type { MapPoint, MapPx } from '../game/space';
import { poseAt, shadeAt, shareAt } from '../maps/machine-motion';
import type { Machine, Machines, MovingPart, Pasted } from '../maps/machines';
import { within } from './cutting';
import type { Pace } from './governor';
import { picturesOf, type Pictures } from './machine-pictures';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import { countWithin, goneOn } from './on-time';
import type { Beat, Pulse } from './pulse';
import { meet, type Box, type LivingThing } from './things';

/** How many move at a time, those in the middle of the view first. */
const MOVING = { all: 4, few: 1, still: 0 } as const;
/**
 * Most pixels of the screen that a step draws anew: 315,000 took 0.03 cores, and all that moves together may take a tenth.
 */
const MOST_PIXELS = 400_000;
/** Ms for which a machine answers a tap. */
const ANSWER_MS = 1400;
/** So near a tap is meant for what moves, natural pixels. */
const AROUND: MapPx = 24;

const boxOf = ({ x, y, width, height }: Pasted): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** Whatever shows where parts may be seen. */
const reachOf = ({ rooms, bare }: Machine): Box =>
  [...rooms, bare].map(boxOf).reduce((all, each) => ({
    left: Math.min(all.left, each.left),
    top: Math.min(all.top, each.top),
    right: Math.max(all.right, each.right),
    bottom: Math.max(all.bottom, each.bottom),
  }));

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** Parts that are seen in the same places, one after the other in painter's order. */
interface Group {
  readonly room: number;
  readonly parts: readonly number[];
}

function groupsOf({ parts }: Machine): readonly Group[] {
  const groups: Group[] = [];
  for (const [at, { room }] of parts.entries()) {
    const last = groups.at(-1);
    if (last?.room === room) groups[groups.length - 1] = { room, parts: [...last.parts, at] };
    else groups.push({ room, parts: [at] });
  }
  return groups;
}

/** A machine as it moves. */
interface Turner {
  readonly machine: Machine;
  /** The nearest last. */
  readonly groups: readonly Group[];
  readonly box: Box;
  /** Seconds that it has gone. */
  gone: number;
  /** Shares of their motions at which its parts are on screen; undefined while it rests as the tiles show it. */
  shown: readonly number[] | undefined;
  /** Until when it whirls, ms. */
  until: number;
  /** From when on it moves again, ms: the thing it belongs to answers until then. */
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
  /** Who stands on this picture and not on the one that the pictures were made of: nothing is drawn over them. */
  readonly #kept: readonly LivingThing[];
  /** Where parts are put together that something of their own machine hides. */
  readonly #sheet = document.createElement('canvas');
  #near: readonly Turner[] = [];
  #area: Box | undefined;
  #last = 0;

  constructor(view: MapView, pulse: Pulse, { machines }: Machines, kept: readonly LivingThing[] = []) {
    this.#view = view;
    this.#pulse = pulse;
    this.#kept = kept;
    this.#turners = machines.map((machine) => ({
      machine,
      groups: groupsOf(machine),
      box: reachOf(machine),
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
      for (const turner of this.#turners) this.#rest(turner);
    });
    pulse.add(this);
  }

  get isLively(): boolean {
    return this.#last > 0 && this.#turners.some(({ until }) => until > this.#last);
  }

  /**
   * The thing at this place of the file was touched at a point; says whether what moves of it answers. Elsewhere on it the
   * whole thing answers, and what moves of it rests meanwhile: it is cut out as the tiles show it.
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
    for (const turner of this.#turners)
      if (turner.shown !== undefined && pace === 'still' && !moving.includes(turner)) this.#rest(turner);
    for (const turner of moving) this.#move(turner, now, passed);
    return moving.length > 0;
  }

  /** Notes which are in view, from its middle outwards. */
  #look(): void {
    this.#area = this.#view.area;
    this.#cells.clear();
    const view = this.#view.visible();
    const [x, y] = [(view.left + view.right) / 2, (view.top + view.bottom) / 2];
    const away = ({ box }: Turner) =>
      Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    this.#near = this.#turners.filter(({ box }) => meet(box, view)).toSorted((a, b) => away(a) - away(b));
    for (const turner of this.#turners) {
      if (!this.#near.includes(turner)) this.#rest(turner);
      // whoever moved before is drawn again at once, on the new part of the map
      else if (turner.shown !== undefined) this.#draw(turner, turner.shown);
    }
  }

  #rest(turner: Turner): void {
    this.#cells.drop(turner);
    turner.gone = 0;
    turner.shown = undefined;
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
      turner.pictures = await picturesOf(turner.machine);
    };
    // a machine whose pictures are none stands still
    get().catch(() => undefined);
  }

  #draw(turner: Turner, shares: readonly number[]): void {
    const { machine, box, groups, pictures } = turner;
    if (pictures === undefined || pictures === 'asked') return;
    turner.shown = shares;
    this.#cells.draw(turner, box, machine.thing, (context) => {
      this.#keep(context, box);
      // from the nearest to the furthest, each below what is there
      for (const [at, group] of groups.toReversed().entries()) {
        const target = at === 0 ? context : this.#sheetLike(context);
        if (!target) continue;
        for (const part of group.parts) {
          const [own, image] = [machine.parts[part], pictures.parts[part]];
          if (own && image) layPart(target, image, own, shares[part] ?? 0);
        }
        const [room, where] = [pictures.rooms[group.room], machine.rooms[group.room]];
        target.globalCompositeOperation = 'destination-in';
        if (room && where) lay(target, room, where);
        target.globalCompositeOperation = 'source-over';
        if (target !== context) this.#putBelow(context);
      }
      context.globalCompositeOperation = 'destination-over';
      lay(context, pictures.bare, machine.bare);
      context.globalCompositeOperation = 'source-over';
      context.restore();
    });
  }

  /** From here on nothing is drawn over whoever stands on this picture alone; undone by `restore`. */
  #keep(context: CanvasRenderingContext2D, box: Box): void {
    context.save();
    const near = this.#kept.filter((thing) => meet(thing.box, box));
    if (near.length === 0) return;
    const path = new Path2D();
    path.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    for (const { shape } of near) {
      const { top, rows } = within(shape, box);
      for (const [index, row] of rows.entries())
        for (const [start, end] of row) path.rect(start, top + index, end - start, 1);
    }
    context.clip(path, 'evenodd');
  }

  /** An empty sheet with the pixels of a canvas. */
  #sheetLike(context: CanvasRenderingContext2D): CanvasRenderingContext2D | undefined {
    const { width, height } = context.canvas;
    // setting a size empties it
    this.#sheet.width = width;
    this.#sheet.height = height;
    const sheet = this.#sheet.getContext('2d');
    sheet?.setTransform(context.getTransform());
    return sheet ?? undefined;
  }

  #putBelow(context: CanvasRenderingContext2D): void {
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'destination-over';
    context.drawImage(this.#sheet, 0, 0);
    context.restore();
  }
}

const lay = (
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height }: Pasted,
): void => context.drawImage(image, x, y, width, height);

function layPart(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { picture, motion, shade, steep, light, sectors = 1 }: MovingPart,
  share: number,
): void {
  const isShade = shade !== undefined;
  context.globalCompositeOperation = isShade || light ? 'source-atop' : 'source-over';
  context.globalAlpha = isShade ? shadeAt(shade, share, steep) : 1;
  for (let sector = 0; sector < sectors; sector++) {
    context.save();
    context.transform(...poseAt(motion, share + sector / sectors));
    lay(context, image, picture);
    context.restore();
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}
