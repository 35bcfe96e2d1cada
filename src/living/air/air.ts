/** The air over a living picture: weather, smoke, glints and what answers a tap where nobody stands; it covers nobody. */
import type { MapPoint, MapSize } from '../../game/space';
import type { DrawnPoke, Life, Weather } from '../../maps/life';
import { AmbientPlayer } from '../../sound/ambient-player';
import { governed, GOVERNOR, type Governor } from '../governor';
import { MapCanvas, type LayerHost } from '../map-canvas';
import { surfaceAt } from '../surface';
import { meet, type LivingThing } from '../things';
import { bubblePlace, paintBubble, sayingOf, stillThere, withBubble, type Bubble } from './bubbles';
import { isComplete, litAfter, type Lit } from './chain';
import { Clear } from './clear';
import { birds, bursts, clouds, curtains, dotsOf, falling, scattered, type Dot } from './dots';
import { mixOf } from './mix';
import { paintDot } from './paint-dot';
import { paintLit, paintPoke } from './paint-poke';

/** Ms between two steps: usually, while something answers, and on a slow device. */
const STEP_MS = 125;
const LIVELY_MS = 42;
const SLOW_MS = 250;
const POKE_MS = 2600;
/** What is heard is asked so often. */
const LISTEN_MS = 1000;
const SCATTER_MS = 600;
const SHOW_MS = 5200;
/** How much falls at a time, as a share of the usual. */
const FALLING = { all: 1, few: 0.4, still: 0 } as const;
/** A bell wakes who sleeps within so many natural pixels. */
const HEARD = 700;
/** A sky that is lower has no birds in it, natural pixels. */
const LEAST_SKY = 200;
/** Most who cheer at a show. */
const CHEERING = 14;

export interface Picture {
  readonly life: Life;
  readonly things: readonly LivingThing[];
  readonly night: boolean;
}

interface Touch {
  readonly point: MapPoint;
  readonly since: number;
}

export class Air {
  readonly #canvas: MapCanvas;
  readonly #picture: Picture;
  readonly #map: MapSize;
  /** Lets somebody hop. */
  readonly #answer: (thing: LivingThing) => void;
  /** Nothing is drawn over figures, and what belongs far away over no thing at all. */
  readonly #figures: Clear;
  readonly #all: Clear;
  readonly #horizon: number;
  readonly #playing = new Map<DrawnPoke, number>();
  #touches: readonly Touch[] = [];
  #bubbles: readonly Bubble[] = [];
  #lit: Lit = [];
  #show: number | undefined;
  #governor: Governor = GOVERNOR;
  readonly #player = new AmbientPlayer();
  #heardAt = 0;
  #timer = 0;
  #frame = 0;

  constructor(host: LayerHost, map: MapSize, picture: Picture, answer: (thing: LivingThing) => void) {
    this.#map = map;
    this.#picture = picture;
    this.#answer = answer;
    this.#figures = new Clear(
      map,
      picture.things.filter(({ figure }) => figure),
    );
    this.#all = new Clear(map, picture.things);
    const { cell, rows } = picture.life.under;
    const ground = rows.findIndex((row) => !row.includes('s'));
    this.#horizon = Math.max(0, ground) * cell;
    this.#canvas = new MapCanvas(host, map, 'air', () => undefined);
    this.#wait();
  }

  /** A tap on a thing, or at nobody. */
  touched(point: MapPoint, thing: LivingThing | undefined): void {
    const now = performance.now();
    if (thing) this.#poked(thing, now);
    else this.#touches = [...this.#touches, { point, since: now }].slice(-4);
    this.#wait(0);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#player.destroy();
    this.#canvas.destroy();
  }

  #poked(thing: LivingThing, now: number): void {
    const { pokes, chain } = this.#picture.life;
    const saying = sayingOf(thing.voice);
    const box = saying && bubblePlace(thing.box, this.#canvas.scale, (place) => this.#figures.isClear(place));
    if (saying && box) this.#bubbles = withBubble(this.#bubbles, { saying, box, since: now });
    const poke = pokes.find((each) => each.thing === thing.order);
    if (poke) this.#playing.set(poke, now);
    if (poke?.kind === 'gong') this.#wake(thing);
    const link = chain.findIndex((each) => each.thing === thing.order);
    if (link < 0 || this.#show !== undefined) return;
    this.#lit = litAfter(this.#lit, link);
    if (isComplete(this.#lit, chain.length)) this.#begin(now);
  }

  /** Whoever sleeps near a bell hears it. */
  #wake({ box }: LivingThing): void {
    const near = {
      left: box.left - HEARD,
      top: box.top - HEARD,
      right: box.right + HEARD,
      bottom: box.bottom + HEARD,
    };
    for (const thing of this.#picture.things)
      if (thing.voice === 'asleep' && meet(thing.box, near)) this.#answer(thing);
  }

  #begin(now: number): void {
    this.#show = now;
    const view = this.#canvas.visible();
    const crowd = this.#picture.things.filter(({ figure, box }) => figure && meet(box, view));
    const every = Math.max(1, Math.ceil(crowd.length / CHEERING));
    for (const [index, thing] of crowd.entries()) if (index % every === 0) this.#answer(thing);
  }

  get #isLively(): boolean {
    return (
      this.#playing.size > 0 ||
      this.#touches.length > 0 ||
      this.#bubbles.length > 0 ||
      this.#show !== undefined
    );
  }

  #wait(ms = this.#isLively ? LIVELY_MS : this.#governor.pace === 'few' ? SLOW_MS : STEP_MS): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#frame = requestAnimationFrame((now) => this.#tick(now));
    }, ms);
  }

  #tick(now: number): void {
    const begun = performance.now();
    this.#forget(now);
    if (this.#canvas.rests(now)) {
      this.#canvas.follow();
      this.#draw(now);
      this.#listen(now);
      this.#governor = governed(this.#governor, performance.now() - begun);
    }
    if (this.#governor.pace !== 'still' || this.#isLively) this.#wait();
    else this.#draw(now);
  }

  #listen(now: number): void {
    if (now - this.#heardAt < LISTEN_MS) return;
    this.#heardAt = now;
    const { life, things } = this.#picture;
    this.#player.play(mixOf(this.#canvas.visible(), life.under, things));
  }

  /** What is over is gone. */
  #forget(now: number): void {
    this.#bubbles = stillThere(this.#bubbles, now);
    this.#touches = this.#touches.filter(({ since }) => now - since < SCATTER_MS);
    for (const [poke, since] of this.#playing) if (now - since > POKE_MS) this.#playing.delete(poke);
    if (this.#show === undefined || now - this.#show < SHOW_MS) return;
    this.#show = undefined;
    this.#lit = [];
  }

  #draw(now: number): void {
    const context = this.#canvas.context();
    const { area } = this.#canvas;
    if (!context || !area) return;
    context.clearRect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    const { pokes, chain } = this.#picture.life;
    const seconds = now / 1000;
    const isOn = ({ x, y, side }: { readonly x: number; readonly y: number; readonly side: number }) =>
      meet(area, { left: x, top: y, right: x + side, bottom: y + side });
    for (const dot of this.#far(seconds))
      if (this.#all.isClearAround(dot.x, dot.y, dot.reach)) paintDot(context, dot);
    for (const dot of this.#near(now))
      if (this.#figures.isClearAround(dot.x, dot.y, dot.reach)) paintDot(context, dot);
    for (const place of this.#lit) {
      const spot = chain[place];
      if (spot && isOn(spot)) paintLit(context, spot, this.#lit.length, seconds);
    }
    for (const [poke, since] of this.#playing)
      if (isOn(poke))
        paintPoke(context, poke.kind, poke, (now - since) / POKE_MS, seconds, pokes.indexOf(poke));
    for (const bubble of this.#bubbles) paintBubble(context, bubble, now);
  }

  get #weather(): Weather | undefined {
    const { life, night } = this.#picture;
    return night ? (life.nightWeather ?? life.weather) : life.weather;
  }

  /** Behind everything that stands: birds, clouds, glints on water. */
  #far(seconds: number): readonly Dot[] {
    if (this.#governor.pace !== 'all') return [];
    const { width } = this.#map;
    const { sources, under } = this.#picture.life;
    const high =
      this.#horizon < LEAST_SKY
        ? []
        : [
            ...(this.#weather === 'aurora' ? curtains(seconds, width, this.#horizon) : []),
            ...(this.#picture.night ? [] : clouds(seconds, width, this.#horizon)),
            ...birds(seconds, width, this.#horizon, this.#canvas.scale),
          ];
    const glints = sources.flatMap((source, index) =>
      source.kind === 'glint' && this.#isNear(source) ? dotsOf(source, index, seconds) : [],
    );
    return [...high.filter((dot) => surfaceAt(under, dot) === 'sky' && this.#isNear(dot)), ...glints];
  }

  #isNear({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const { area } = this.#canvas;
    return area !== undefined && meet(area, { left: x - 80, top: y - 80, right: x + 80, bottom: y + 80 });
  }

  /** Before things, behind figures. */
  #near(now: number): readonly Dot[] {
    const { area, scale } = this.#canvas;
    const { life } = this.#picture;
    const { pace } = this.#governor;
    const seconds = now / 1000;
    const weather = this.#weather === 'aurora' ? 'fireflies' : this.#weather;
    return [
      ...(pace === 'still'
        ? []
        : life.sources.flatMap((source, index) =>
            source.kind !== 'glint' && this.#isNear(source) ? dotsOf(source, index, seconds) : [],
          )),
      ...(weather && area ? falling(weather, seconds, area, scale, FALLING[pace]) : []),
      ...this.#touches.flatMap(({ point, since }) =>
        scattered(surfaceAt(life.under, point), point, (now - since) / SCATTER_MS, scale),
      ),
      ...(this.#show === undefined ? [] : bursts(life.chain, (now - this.#show) / SHOW_MS, scale)),
    ];
  }
}
