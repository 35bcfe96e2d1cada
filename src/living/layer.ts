/** The living picture: figures and things on one canvas above the tiles, drawn a few times a second and never while the map moves. */
import type { MapPoint, MapPx, MapSize } from '../game/space';
import { cutOut, roomOf, tilesOn } from './cutting';
import { governed, GOVERNOR, type Governor, type Pace } from './governor';
import { idle, idleSeconds } from './idle';
import { MapCanvas, type LayerHost } from './map-canvas';
import { answer, ANSWER_SECONDS, answerOf, isAtRest, reachOf, REST, type Pose } from './motion';
import { meet, thingAt, type LivingThing } from './things';

/** Ms between two steps: usually, while something answers, and on a slow device. */
const STEP_MS = 125;
const LIVELY_MS = 42;
const SLOW_MS = 250;
/** How many move by themselves at a time, and how many of them blink. */
const MOVING = { all: 12, few: 4, still: 0 } as const;
const BLINKING = { all: 3, few: 1, still: 0 } as const;
/** Ms for which eyes are shut. */
const BLINK_MS = 150;
/** Share of the steps in which somebody in view begins to blink. */
const BLINKS = 0.4;

/** The ink of every figure. */
const INK = '#2b1a2e';

/** A cut has more pixels than the screen: it is scaled once more when it is drawn. */
const FINER = 1.5;

/** How somebody is shown. */
interface Shown {
  readonly pose: Pose;
  readonly isShut: boolean;
}

export class LivingLayer {
  readonly #canvas: MapCanvas;
  readonly #things: readonly LivingThing[];
  readonly #chance: () => number;
  /** Since when, in ms. */
  readonly #idling = new Map<LivingThing, number>();
  readonly #blinking = new Map<LivingThing, number>();
  readonly #answering = new Map<LivingThing, number>();
  #shown = new Map<LivingThing, Shown>();
  readonly #cuts = new Map<LivingThing, HTMLCanvasElement | undefined>();
  readonly #rooms = new Map<LivingThing, Path2D>();
  #inView: readonly LivingThing[] = [];
  #governor: Governor = GOVERNOR;
  #timer = 0;
  #frame = 0;

  /** `chance` gives numbers from 0 to 1. */
  constructor(host: LayerHost, map: MapSize, things: readonly LivingThing[], chance: () => number) {
    this.#things = things;
    this.#chance = chance;
    this.#canvas = new MapCanvas(host, map, 'living', () => {
      this.#cuts.clear();
      this.#shown.clear();
    });
    this.#wait();
  }

  /** How much may move on this device. */
  get pace(): Pace {
    return this.#governor.pace;
  }

  /** The thing at a point answers; undefined when none is there. `slack` in natural pixels. */
  poke(point: MapPoint, slack: MapPx): LivingThing | undefined {
    const thing = thingAt(this.#things, point, slack);
    if (thing) this.answer(thing);
    return thing;
  }

  /** As if it had been touched. */
  answer(thing: LivingThing): void {
    this.#idling.delete(thing);
    this.#answering.set(thing, performance.now());
    this.#wait(0);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#canvas.destroy();
  }

  #wait(ms = this.#answering.size > 0 ? LIVELY_MS : this.pace === 'few' ? SLOW_MS : STEP_MS): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#frame = requestAnimationFrame((now) => this.#tick(now));
    }, ms);
  }

  #tick(now: number): void {
    const begun = performance.now();
    if (this.#canvas.rests(now)) {
      if (this.#canvas.follow()) this.#look();
      this.#choose(now);
      this.#draw(now);
      this.#governor = governed(this.#governor, performance.now() - begun);
      if (this.pace === 'still') for (const moving of [this.#idling, this.#blinking]) moving.clear();
    }
    if (this.pace !== 'still' || this.#answering.size > 0) this.#wait();
  }

  /** Notes who is in view. */
  #look(): void {
    const view = this.#canvas.visible();
    this.#shown.clear();
    this.#inView = this.#things.filter(
      ({ figure, moves, box }) => (figure || moves !== undefined) && meet(box, view),
    );
    for (const thing of this.#idling.keys()) if (!meet(thing.box, view)) this.#idling.delete(thing);
  }

  #any(): LivingThing | undefined {
    return this.#inView[Math.floor(this.#chance() * this.#inView.length)];
  }

  /** Whoever is in view may move next, targets like everybody. */
  #choose(now: number): void {
    for (const [thing, since] of this.#idling)
      if (now - since > idleSeconds(thing) * 1000) this.#idling.delete(thing);
    for (const [thing, since] of this.#answering)
      if (now - since > ANSWER_SECONDS * 1000) this.#answering.delete(thing);
    for (const [thing, since] of this.#blinking) if (now - since > BLINK_MS) this.#blinking.delete(thing);
    if (this.#idling.size < MOVING[this.pace]) {
      const next = this.#any();
      if (next && !this.#idling.has(next) && !this.#answering.has(next)) this.#idling.set(next, now);
    }
    if (this.#blinking.size < BLINKING[this.pace] && this.#chance() < BLINKS) {
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
    const context = this.#canvas.context();
    if (!context) return;
    const movers = [
      ...new Set([this.#idling, this.#blinking, this.#answering].flatMap((all) => [...all.keys()])),
    ]
      .map((thing) => ({ thing, pose: this.#poseOf(thing, now), isShut: this.#blinking.has(thing) }))
      .filter(({ pose, isShut }) => isShut || !isAtRest(pose))
      .toSorted((a, b) => a.thing.order - b.thing.order);
    const isSame =
      movers.length === this.#shown.size &&
      movers.every(({ thing, pose, isShut }) => {
        const before = this.#shown.get(thing);
        return (
          before?.isShut === isShut &&
          before.pose.tall === pose.tall &&
          before.pose.wide === pose.wide &&
          before.pose.lean === pose.lean
        );
      });
    if (isSame) return;
    // where two of them touch, both are drawn again
    for (const { box } of this.#shown.keys()) {
      const { left, top, right, bottom } = reachOf(box);
      context.clearRect(left, top, right - left, bottom - top);
    }
    this.#shown = new Map(movers.map(({ thing, pose, isShut }) => [thing, { pose, isShut }]));
    for (const { thing, pose, isShut } of movers) this.#drawOne(context, thing, { pose, isShut });
  }

  #drawOne(context: CanvasRenderingContext2D, thing: LivingThing, { pose, isShut }: Shown): void {
    const cut = this.#cutOf(thing);
    if (!cut) return;
    const { left, top, right, bottom } = thing.box;
    const middle = (left + right) / 2;
    const held = pose.hangs ? top : bottom;
    context.save();
    context.clip(this.#roomOf(thing), 'evenodd');
    context.translate(middle, held);
    context.transform(pose.wide, 0, -pose.lean, pose.tall, 0, 0);
    context.translate(0 - middle, 0 - held);
    context.drawImage(cut, left, top, right - left, bottom - top);
    if (isShut && thing.eyes) drawLids(context, thing.eyes);
    context.restore();
  }

  #cutOf(thing: LivingThing): HTMLCanvasElement | undefined {
    const { host, scale, ratio } = this.#canvas;
    if (!this.#cuts.has(thing))
      this.#cuts.set(thing, cutOut(thing, tilesOn(host.tiles, scale), Math.min(1, ratio * FINER)));
    return this.#cuts.get(thing);
  }

  #roomOf(thing: LivingThing): Path2D {
    const room = this.#rooms.get(thing) ?? roomOf(thing, this.#things);
    this.#rooms.set(thing, room);
    return room;
  }
}

/** Lids over somebody's eyes, with the line where they meet. */
function drawLids(context: CanvasRenderingContext2D, { lid, at }: NonNullable<LivingThing['eyes']>): void {
  for (const [left = 0, top = 0, width = 0, height = 0] of at) {
    const [x, y] = [left + width / 2, top + height / 2];
    context.fillStyle = lid;
    context.beginPath();
    context.ellipse(x, y, width / 2 + 0.5, height / 2 + 0.5, 0, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = INK;
    context.lineWidth = Math.max(1.2, height * 0.17);
    context.beginPath();
    context.ellipse(x, y, width * 0.44, height * 0.24, 0, 0.1 * Math.PI, 0.9 * Math.PI);
    context.stroke();
  }
}
