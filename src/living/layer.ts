/** The living picture: one transparent canvas above the tiles, drawn a few times a second and never while the map moves. */
import type { MapPoint, MapPx, MapRect, MapSize } from '../game/space';
import { celebrate } from './celebrate';
import { cutOut, roomOf, tilesOn } from './cutting';
import { governed, GOVERNOR, type Governor } from './governor';
import {
  answer,
  ANSWER_SECONDS,
  answerOf,
  breath,
  breathSeconds,
  breathStep,
  isAtRest,
  reachOf,
  REST,
  type Pose,
} from './motion';
import { meet, thingAt, type Box, type LivingThing } from './things';

/** Ms between two steps: usually, while something answers, and on a slow device. */
const STEP_MS = 125;
const LIVELY_MS = 42;
const SLOW_MS = 250;
/** How many breathe at a time. */
const BREATHING = { all: 10, few: 4, still: 0 } as const;
/** The map rests once it has not moved for so long, ms. */
const REST_MS = 180;
/** Around the view, natural pixels: who stands at its edge moves too. */
const MARGIN: MapPx = 40;

/** A cut has more pixels than the screen: it is scaled once more when it is drawn. */
const FINER = 1.5;

export interface LayerHost {
  /** The viewer's scroll container, its content, and the parent of the tiles in it. */
  readonly scroller: HTMLElement;
  readonly content: HTMLElement;
  readonly tiles: HTMLElement;
}

export class LivingLayer {
  readonly #canvas = document.createElement('canvas');
  readonly #host: LayerHost;
  readonly #map: MapSize;
  readonly #things: readonly LivingThing[];
  readonly #chance: () => number;
  readonly #abort = new AbortController();
  readonly #resize: ResizeObserver;
  /** Since when, in ms. */
  readonly #breathing = new Map<LivingThing, number>();
  readonly #answering = new Map<LivingThing, number>();
  #shown = new Map<LivingThing, Pose>();
  readonly #cuts = new Map<LivingThing, HTMLCanvasElement | undefined>();
  readonly #rooms = new Map<LivingThing, Path2D>();
  readonly #ends: (() => void)[] = [];
  #area: Box | undefined;
  #inView: readonly LivingThing[] = [];
  /** Pixels of the canvas a natural one. */
  #ratio = 1;
  #governor: Governor = GOVERNOR;
  #movedAt = 0;
  #timer = 0;
  #frame = 0;

  /** `chance` gives numbers from 0 to 1. */
  constructor(host: LayerHost, map: MapSize, things: readonly LivingThing[], chance: () => number) {
    this.#host = host;
    this.#map = map;
    this.#things = things;
    this.#chance = chance;
    const { style } = this.#canvas;
    style.position = 'absolute';
    style.pointerEvents = 'none';
    this.#canvas.dataset['living'] = '';
    this.#canvas.setAttribute('aria-hidden', 'true');
    host.tiles.after(this.#canvas);
    const { signal } = this.#abort;
    host.scroller.addEventListener('scroll', () => this.#moved(), { signal, passive: true });
    this.#resize = new ResizeObserver(() => this.#zoomed());
    this.#resize.observe(host.content);
    this.#resize.observe(host.scroller);
    this.#wait();
  }

  /** The thing at a point answers; undefined when none is there. `slack` in natural pixels. */
  poke(point: MapPoint, slack: MapPx): LivingThing | undefined {
    const thing = thingAt(this.#things, point, slack);
    if (!thing) return undefined;
    this.#breathing.delete(thing);
    this.#answering.set(thing, performance.now());
    this.#wait(0);
    return thing;
  }

  /** Whoever stands in exactly this box leaps out of the picture. */
  celebrate({ x, y, width, height }: MapRect): void {
    const thing = this.#things.find(
      ({ box }) => box.left === x && box.top === y && box.right === x + width && box.bottom === y + height,
    );
    const { content, tiles } = this.#host;
    const scale = this.#scale();
    const cut = thing && cutOut(thing, tilesOn(tiles, scale), 1);
    if (thing && cut) this.#ends.push(celebrate(content, cut, thing.box, this.#map, scale, this.#chance));
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#abort.abort();
    this.#resize.disconnect();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#canvas.remove();
  }

  #wait(ms = this.#answering.size > 0 ? LIVELY_MS : this.#governor.pace === 'few' ? SLOW_MS : STEP_MS): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#frame = requestAnimationFrame((now) => this.#tick(now));
    }, ms);
  }

  #moved(): void {
    this.#movedAt = performance.now();
  }

  /** What was cut is of another size now. */
  #zoomed(): void {
    this.#moved();
    this.#cuts.clear();
    this.#area = undefined;
    this.#shown.clear();
    this.#canvas.style.display = 'none';
  }

  #tick(now: number): void {
    const begun = performance.now();
    if (now - this.#movedAt >= REST_MS && !document.hidden) {
      if (!this.#area || !this.#covers()) this.#place();
      this.#choose(now);
      this.#draw(now);
      this.#govern(performance.now() - begun);
    }
    if (this.#governor.pace !== 'still' || this.#answering.size > 0) this.#wait();
  }

  #govern(cost: number): void {
    this.#governor = governed(this.#governor, cost);
    if (this.#governor.pace === 'still') this.#breathing.clear();
  }

  #scale(): number {
    return this.#host.content.clientWidth / this.#map.width;
  }

  #visible(): Box {
    const { scroller, content } = this.#host;
    const scale = this.#scale();
    const left = Math.max(0, (scroller.scrollLeft - content.offsetLeft) / scale);
    const top = Math.max(0, (scroller.scrollTop - content.offsetTop) / scale);
    return {
      left,
      top,
      right: Math.min(this.#map.width, left + scroller.clientWidth / scale),
      bottom: Math.min(this.#map.height, top + scroller.clientHeight / scale),
    };
  }

  #covers(): boolean {
    const [area, view] = [this.#area, this.#visible()];
    return (
      area !== undefined &&
      area.left <= view.left &&
      area.top <= view.top &&
      area.right >= view.right &&
      area.bottom >= view.bottom
    );
  }

  /** Puts the canvas over the view as it is now. */
  #place(): void {
    const scale = this.#scale();
    const view = this.#visible();
    // tiles have no more than their natural pixels
    this.#ratio = Math.min(1, scale * window.devicePixelRatio);
    // pixels of the canvas lie on the screen's, or all of it is soft
    const onGrid = (at: MapPx) => Math.round(at * this.#ratio) / this.#ratio;
    const area = {
      left: onGrid(Math.max(0, view.left - MARGIN)),
      top: onGrid(Math.max(0, view.top - MARGIN)),
      right: onGrid(Math.min(this.#map.width, view.right + MARGIN)),
      bottom: onGrid(Math.min(this.#map.height, view.bottom + MARGIN)),
    };
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    this.#canvas.width = Math.max(1, Math.round(width * this.#ratio));
    this.#canvas.height = Math.max(1, Math.round(height * this.#ratio));
    const { style } = this.#canvas;
    style.left = `${area.left * scale}px`;
    style.top = `${area.top * scale}px`;
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    style.display = '';
    this.#area = area;
    this.#shown.clear();
    this.#inView = this.#things.filter(({ figure, box }) => figure && meet(box, view));
    for (const thing of this.#breathing.keys()) if (!meet(thing.box, view)) this.#breathing.delete(thing);
  }

  /** Whoever is in view may breathe next, targets like everybody. */
  #choose(now: number): void {
    for (const [thing, since] of this.#breathing)
      if (now - since > breathSeconds(thing.voice) * 1000) this.#breathing.delete(thing);
    for (const [thing, since] of this.#answering)
      if (now - since > ANSWER_SECONDS * 1000) this.#answering.delete(thing);
    const room = BREATHING[this.#governor.pace] - this.#breathing.size;
    if (room <= 0) return;
    const next = this.#inView[Math.floor(this.#chance() * this.#inView.length)];
    if (next && !this.#breathing.has(next) && !this.#answering.has(next)) this.#breathing.set(next, now);
  }

  #poseOf(thing: LivingThing, now: number): Pose {
    const answered = this.#answering.get(thing);
    if (answered !== undefined)
      return answer(thing, answerOf(thing.voice), (now - answered) / 1000 / ANSWER_SECONDS);
    const since = this.#breathing.get(thing);
    if (since === undefined) return REST;
    const step = breathStep((now - since) / 1000 / breathSeconds(thing.voice));
    return step === 0 ? REST : breath(thing, step);
  }

  #draw(now: number): void {
    const context = this.#canvas.getContext('2d');
    const area = this.#area;
    if (!context || !area) return;
    const movers = [...new Set([...this.#breathing.keys(), ...this.#answering.keys()])]
      .map((thing) => ({ thing, pose: this.#poseOf(thing, now) }))
      .filter(({ pose }) => !isAtRest(pose))
      .toSorted((a, b) => a.thing.order - b.thing.order);
    const isSame =
      movers.length === this.#shown.size &&
      movers.every(({ thing, pose }) => {
        const before = this.#shown.get(thing);
        return before?.tall === pose.tall && before.wide === pose.wide && before.lean === pose.lean;
      });
    if (isSame) return;
    context.setTransform(
      this.#ratio,
      0,
      0,
      this.#ratio,
      0 - area.left * this.#ratio,
      0 - area.top * this.#ratio,
    );
    // where two of them touch, both are drawn again
    for (const { box } of this.#shown.keys()) {
      const { left, top, right, bottom } = reachOf(box);
      context.clearRect(left, top, right - left, bottom - top);
    }
    this.#shown = new Map(movers.map(({ thing, pose }) => [thing, pose]));
    for (const { thing, pose } of movers) this.#drawOne(context, thing, pose);
  }

  #drawOne(context: CanvasRenderingContext2D, thing: LivingThing, { wide, tall, lean }: Pose): void {
    const cut = this.#cutOf(thing);
    if (!cut) return;
    const { left, top, right, bottom } = thing.box;
    const middle = (left + right) / 2;
    context.save();
    context.clip(this.#roomOf(thing), 'evenodd');
    context.translate(middle, bottom);
    context.transform(wide, 0, -lean, tall, 0, 0);
    context.translate(0 - middle, 0 - bottom);
    context.drawImage(cut, left, top, right - left, bottom - top);
    context.restore();
  }

  #cutOf(thing: LivingThing): HTMLCanvasElement | undefined {
    if (!this.#cuts.has(thing))
      this.#cuts.set(
        thing,
        cutOut(thing, tilesOn(this.#host.tiles, this.#scale()), Math.min(1, this.#ratio * FINER)),
      );
    return this.#cuts.get(thing);
  }

  #roomOf(thing: LivingThing): Path2D {
    const room = this.#rooms.get(thing) ?? roomOf(thing, this.#things);
    this.#rooms.set(thing, room);
    return room;
  }
}
