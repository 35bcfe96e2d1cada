/** The living picture: figures and things on small canvases above the tiles, drawn a few times a second and never while the map moves. */
import type { Eyes } from '../maps/life';
import { cutOut, roomOf, tilesOn, type Cut } from './cutting';
import type { Pace } from './governor';
import { idle, idleSeconds } from './idle';
import { LruCache } from './lru';
import { drawLids } from './lids';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import { reachOf, REST, type Pose } from './motion';
import type { Beat, Pulse } from './pulse';
import { meet, type Box, type LivingThing } from './things';

/** How many move by themselves at a time, and how many of them blink. */
const MOVING = { all: 12, few: 4, still: 0 } as const;
const BLINKING = { all: 3, few: 1, still: 0 } as const;
/** Ms for which eyes are shut. */
const BLINK_MS = 150;
/** Share of the steps in which somebody in view begins to blink. */
const BLINKS = 0.4;

/** How a thing is drawn. */
interface Shown {
  readonly pose: Pose;
  readonly isShut: boolean;
}

/**
 * How many cut-outs and clips are cached: more than ever move at once, so that nothing is cut out twice during one
 * motion.
 */
const CUTS = 40;

const AT_REST: Shown = { pose: REST, isShut: false };

const isSame = (a: Shown, b: Shown): boolean =>
  a.isShut === b.isShut &&
  a.pose.tall === b.pose.tall &&
  a.pose.wide === b.pose.wide &&
  a.pose.lean === b.pose.lean;

/** Poses of the things that answer a touch; they replace what a thing would do by itself. */
export type Answering = ReadonlyMap<LivingThing, Pose>;

/** The colour of a figure's lids, from its cut-out; undefined where it cannot be told. */
export type LidOf = (cut: HTMLCanvasElement, box: Box, eyes: Eyes) => string | undefined;

const NOBODY: Answering = new Map();

export class LivingLayer implements Beat {
  readonly isLively = false;
  /** The poses of all answers at a time, ms; `Answers` sets it. */
  answering: (now: number) => Answering = () => NOBODY;
  /** The colour of lids by day, which the file says; `begin` puts another in its place by night. */
  lidOf: LidOf = (_cut, _box, { lid }) => lid;
  readonly #view: MapView;
  readonly #cells: MapCells<LivingThing>;
  readonly #things: readonly LivingThing[];
  readonly #chance: () => number;
  /** Since when each thing moves by itself, and since when its eyes are shut, ms. */
  readonly #idling = new Map<LivingThing, number>();
  readonly #blinking = new Map<LivingThing, number>();
  readonly #shown = new Map<LivingThing, Shown>();
  readonly #lids = new Map<Eyes, string>();
  readonly #cuts = new LruCache<LivingThing, Cut | undefined>(CUTS);
  readonly #rooms = new LruCache<LivingThing, Path2D>(CUTS);
  #area: Box | undefined;
  #inView: readonly LivingThing[] = [];

  /** `chance` gives numbers from 0 to 1. */
  constructor(view: MapView, pulse: Pulse, things: readonly LivingThing[], chance: () => number) {
    this.#view = view;
    this.#things = things;
    this.#chance = chance;
    this.#cells = new MapCells(view, 'living');
    view.whenZoomed(() => {
      this.#cuts.clear();
      this.#shown.clear();
    });
    // while the map is dragged each canvas slows every frame, and nobody would see a breath of three pixels
    view.whenMoved(() => this.#hide());
    pulse.add(this);
  }

  /** The things that are drawn in another pose than the tiles show, each with its pose. */
  get posed(): readonly (readonly [LivingThing, Pose])[] {
    return [...this.#shown].map(([thing, { pose }]) => [thing, pose]);
  }

  destroy(): void {
    this.#cells.destroy();
  }

  step(now: number, pace: Pace): boolean {
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    if (this.#area !== this.#view.area) this.#look();
    if (pace === 'still') for (const moving of [this.#idling, this.#blinking]) moving.clear();
    const answering = this.answering(now);
    this.#choose(now, pace, answering);
    this.#draw(now, answering);
    return true;
  }

  #hide(): void {
    this.#cells.clear();
    this.#shown.clear();
  }

  /** Notes which things are in view. */
  #look(): void {
    const view = this.#view.visible();
    this.#area = this.#view.area;
    // the canvases reach only as far as the area did
    this.#hide();
    this.#inView = this.#things.filter(
      ({ figure, held, moves, box }) => !held && (figure || moves !== undefined) && meet(box, view),
    );
    for (const thing of this.#idling.keys()) if (!meet(thing.box, view)) this.#idling.delete(thing);
  }

  #any(): LivingThing | undefined {
    return this.#inView[Math.floor(this.#chance() * this.#inView.length)];
  }

  /** Chooses what moves next among all that is in view, targets no more and no less often than others. */
  #choose(now: number, pace: Pace, answering: Answering): void {
    for (const [thing, since] of this.#idling)
      if (answering.has(thing) || now - since > idleSeconds(thing) * 1000) this.#idling.delete(thing);
    for (const [thing, since] of this.#blinking) if (now - since > BLINK_MS) this.#blinking.delete(thing);
    if (this.#idling.size < MOVING[pace]) {
      const next = this.#any();
      if (next && !this.#idling.has(next) && !answering.has(next)) this.#idling.set(next, now);
    }
    if (this.#blinking.size < BLINKING[pace] && this.#chance() < BLINKS) {
      const next = this.#any();
      if (next?.eyes) this.#blinking.set(next, now);
    }
  }

  #draw(now: number, answering: Answering): void {
    const poses = new Map<LivingThing, Pose>();
    for (const thing of this.#blinking.keys()) poses.set(thing, REST);
    for (const [thing, since] of this.#idling)
      poses.set(thing, idle(thing, (now - since) / 1000 / idleSeconds(thing)));
    for (const [thing, pose] of answering) poses.set(thing, pose);
    for (const thing of this.#shown.keys())
      if (!poses.has(thing)) {
        this.#cells.drop(thing);
        this.#shown.delete(thing);
      }
    let mayCut = true;
    for (const [thing, pose] of poses) {
      const shown = { pose, isShut: this.#blinking.has(thing) };
      if (isSame(this.#shown.get(thing) ?? AT_REST, shown)) continue;
      // after a zoom all are cut out anew: a dozen at once would block the page, so one a step begins
      if (!answering.has(thing) && !this.#cuts.has(thing)) {
        if (!mayCut) {
          if (this.#idling.has(thing)) this.#idling.set(thing, now);
          continue;
        }
        mayCut = false;
      }
      this.#shown.set(thing, shown);
      this.#cells.draw(thing, reachOf(thing.box), thing.order, (context) => {
        // at rest its canvas stays empty: the tiles below show it
        if (!isSame(AT_REST, shown)) this.#drawOne(context, thing, shown);
      });
    }
  }

  #drawOne(context: CanvasRenderingContext2D, thing: LivingThing, { pose, isShut }: Shown): void {
    const cut = this.#cutOf(thing);
    if (!cut) return;
    const { left, top, right, bottom } = thing.box;
    const middle = (left + right) / 2;
    const held = pose.hangs ? top : bottom;
    context.save();
    context.clip(
      this.#rooms.of(thing, () => roomOf(thing, this.#things)),
      'evenodd',
    );
    context.translate(middle, held);
    context.transform(pose.wide, 0, -pose.lean, pose.tall, 0, 0);
    context.translate(0 - middle, 0 - held);
    const { canvas, box } = cut;
    context.drawImage(canvas, box.left, box.top, box.right - box.left, box.bottom - box.top);
    if (isShut && thing.eyes) this.#shut(context, thing.eyes, cut);
    context.restore();
  }

  #shut(context: CanvasRenderingContext2D, eyes: Eyes, { canvas, box }: Cut): void {
    const lid = this.#lids.get(eyes) ?? this.lidOf(canvas, box, eyes);
    if (lid === undefined) return;
    this.#lids.set(eyes, lid);
    drawLids(context, eyes, lid);
  }

  #cutOf(thing: LivingThing): Cut | undefined {
    const { host, scale, ratio } = this.#view;
    return this.#cuts.of(thing, () => cutOut(thing, tilesOn(host.tiles, scale), ratio));
  }
}
