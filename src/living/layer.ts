/** The living picture: figures and things on small canvases above the tiles, drawn a few times a second and never while the map moves. */
import type { MapPoint, MapPx } from '../game/space';
import type { Eyes } from '../maps/life';
import { cutOut, roomOf, tilesOn, type Cut } from './cutting';
import type { Pace } from './governor';
import { idle, idleSeconds } from './idle';
import { Lately } from './lately';
import { drawLids, lidAround } from './lids';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import { meantAt } from './meant';
import { answer, ANSWER_SECONDS, answerOf, reachOf, REST, type Pose } from './motion';
import type { Beat, Pulse } from './pulse';
import { meet, thingAt, type Box, type LivingThing } from './things';

/** How many move by themselves at a time, and how many of them blink. */
const MOVING = { all: 12, few: 4, still: 0 } as const;
const BLINKING = { all: 3, few: 1, still: 0 } as const;
/** Ms for which eyes are shut. */
const BLINK_MS = 150;
/** Share of the steps in which somebody in view begins to blink. */
const BLINKS = 0.4;

/** How somebody is shown. */
interface Shown {
  readonly pose: Pose;
  readonly isShut: boolean;
}

/** So many cut figures and rooms are kept: more than move at a time, so that nobody is cut out twice in a breath. */
const CUTS = 40;

const AT_REST: Shown = { pose: REST, isShut: false };

const isSame = (a: Shown, b: Shown): boolean =>
  a.isShut === b.isShut &&
  a.pose.tall === b.pose.tall &&
  a.pose.wide === b.pose.wide &&
  a.pose.lean === b.pose.lean;

export class LivingLayer implements Beat {
  readonly #view: MapView;
  readonly #pulse: Pulse;
  readonly #cells: MapCells<LivingThing>;
  readonly #things: readonly LivingThing[];
  readonly #isNight: boolean;
  readonly #chance: () => number;
  /** Since when, in ms. */
  readonly #idling = new Map<LivingThing, number>();
  readonly #blinking = new Map<LivingThing, number>();
  readonly #answering = new Map<LivingThing, number>();
  readonly #shown = new Map<LivingThing, Shown>();
  readonly #cuts = new Lately<LivingThing, Cut | undefined>(CUTS);
  readonly #lids = new Map<Eyes, string>();
  readonly #rooms = new Lately<LivingThing, Path2D>(CUTS);
  #area: Box | undefined;
  #inView: readonly LivingThing[] = [];

  /** `chance` gives numbers from 0 to 1; by night lids take the colour around the eyes. */
  constructor(
    view: MapView,
    pulse: Pulse,
    things: readonly LivingThing[],
    isNight: boolean,
    chance: () => number,
  ) {
    this.#view = view;
    this.#pulse = pulse;
    this.#things = things;
    this.#isNight = isNight;
    this.#chance = chance;
    this.#cells = new MapCells(view, 'living');
    view.whenZoomed(() => {
      this.#cuts.clear();
      this.#shown.clear();
    });
    pulse.add(this);
  }

  get isLively(): boolean {
    return this.#answering.size > 0;
  }

  /** Where what is seen at a point now stands at rest: by this a tap is judged. */
  meant(point: MapPoint): MapPoint {
    const movers = [...this.#shown].map(([thing, { pose }]) => [thing, pose] as const);
    return meantAt(point, this.#things, movers);
  }

  /** The thing at a point; undefined when none is there. `slack` in natural pixels. */
  at(point: MapPoint, slack: MapPx): LivingThing | undefined {
    return thingAt(this.#things, point, slack);
  }

  /** It was touched. */
  answer(thing: LivingThing): void {
    if (thing.held) return;
    this.#idling.delete(thing);
    this.#answering.set(thing, performance.now());
    this.#pulse.wake();
  }

  destroy(): void {
    this.#cells.destroy();
  }

  step(now: number, pace: Pace): boolean {
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    if (this.#area !== this.#view.area) this.#look();
    if (pace === 'still') for (const moving of [this.#idling, this.#blinking]) moving.clear();
    this.#choose(now, pace);
    this.#draw(now);
    return true;
  }

  /** Notes who is in view. */
  #look(): void {
    const view = this.#view.visible();
    this.#area = this.#view.area;
    // what was drawn ends where the view ended
    this.#cells.clear();
    this.#shown.clear();
    this.#inView = this.#things.filter(
      ({ figure, held, moves, box }) => !held && (figure || moves !== undefined) && meet(box, view),
    );
    for (const thing of this.#idling.keys()) if (!meet(thing.box, view)) this.#idling.delete(thing);
  }

  #any(): LivingThing | undefined {
    return this.#inView[Math.floor(this.#chance() * this.#inView.length)];
  }

  /** Whoever is in view may move next, targets like everybody. */
  #choose(now: number, pace: Pace): void {
    for (const [thing, since] of this.#idling)
      if (now - since > idleSeconds(thing) * 1000) this.#idling.delete(thing);
    for (const [thing, since] of this.#answering)
      if (now - since > ANSWER_SECONDS * 1000) this.#answering.delete(thing);
    for (const [thing, since] of this.#blinking) if (now - since > BLINK_MS) this.#blinking.delete(thing);
    if (this.#idling.size < MOVING[pace]) {
      const next = this.#any();
      if (next && !this.#idling.has(next) && !this.#answering.has(next)) this.#idling.set(next, now);
    }
    if (this.#blinking.size < BLINKING[pace] && this.#chance() < BLINKS) {
      const next = this.#any();
      if (next?.eyes) this.#blinking.set(next, now);
    }
  }

  #poseOf(thing: LivingThing, now: number): Pose {
    const answered = this.#answering.get(thing);
    if (answered !== undefined)
      return answer(thing, answerOf(thing.voice), (now - answered) / 1000 / ANSWER_SECONDS);
    const since = this.#idling.get(thing);
    return since === undefined ? REST : idle(thing, (now - since) / 1000 / idleSeconds(thing));
  }

  #draw(now: number): void {
    const movers = new Map(
      [this.#idling, this.#blinking, this.#answering]
        .flatMap((all) => [...all.keys()])
        .map((thing) => [thing, { pose: this.#poseOf(thing, now), isShut: this.#blinking.has(thing) }]),
    );
    for (const thing of this.#shown.keys())
      if (!movers.has(thing)) {
        this.#cells.drop(thing);
        this.#shown.delete(thing);
      }
    for (const [thing, shown] of movers) {
      const before = this.#shown.get(thing) ?? AT_REST;
      if (isSame(before, shown)) continue;
      this.#shown.set(thing, shown);
      this.#cells.draw(thing, reachOf(thing.box), thing.order, (context) => {
        // the picture below is how it rests
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
    const lid = this.#isNight ? (this.#lids.get(eyes) ?? lidAround(canvas, box, eyes)) : eyes.lid;
    if (lid === undefined) return;
    this.#lids.set(eyes, lid);
    drawLids(context, eyes, lid);
  }

  #cutOf(thing: LivingThing): Cut | undefined {
    const { host, scale, ratio } = this.#view;
    return this.#cuts.of(thing, () => cutOut(thing, tilesOn(host.tiles, scale), ratio));
  }
}
