/** The air over a living picture: weather, smoke, glints and what answers a tap where nobody stands; it covers nobody. */
import type { MapPoint } from '../../game/space';
import type { DrawnPoke, Life, Spot, Weather } from '../../maps/life';
import { AmbientPlayer } from '../../sound/ambient-player';
import type { Pace } from '../governor';
import { MapCanvas } from '../map-canvas';
import { MapCells } from '../map-cells';
import type { MapView } from '../map-view';
import type { Beat, Pulse } from '../pulse';
import { surfaceAt } from '../surface';
import { meet, squareOf, type Box, type LivingThing } from '../things';
import { bubblePlace, paintBubble, sayingOf, stillThere, withBubble, type Bubble } from './bubbles';
import { isComplete, litAfter, type Lit } from './chain';
import type { Clear, Grounds } from './clear';
import { birds, bursts, clouds, curtains, dotsOf, falling, type Dot } from './dots';
import { mixOf } from './mix';
import { paintDot } from './paint-dot';
import { paintLit, paintPoke } from './paint-poke';
import { scattered } from './scattered';

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
/** Pixels of the soft air a CSS px: drops and petals out of focus, for a fraction of the screen's pixels. */
const SOFT = 0.75;

export interface Picture {
  readonly life: Life;
  readonly things: readonly LivingThing[];
  readonly night: boolean;
}

interface Touch {
  readonly point: MapPoint;
  readonly since: number;
}

export class Air implements Beat {
  readonly #view: MapView;
  readonly #pulse: Pulse;
  /** What is soft and everywhere; pokes, what is lit and bubbles are sharp, each in a cell of its own. */
  readonly #soft = new MapCanvas();
  /** What the air lies on. */
  readonly #below: Element;
  readonly #cells: MapCells<Spot | Bubble>;
  #placed: Box | undefined;
  #area: Box | undefined;
  #isEmpty = true;
  readonly #picture: Picture;
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
  #pace: Pace = 'all';
  readonly #player = new AmbientPlayer();
  #heardAt = 0;

  constructor(
    view: MapView,
    pulse: Pulse,
    picture: Picture,
    { figures, all }: Grounds,
    answer: (thing: LivingThing) => void,
  ) {
    const { host } = view;
    this.#view = view;
    this.#pulse = pulse;
    this.#picture = picture;
    this.#answer = answer;
    this.#figures = figures;
    this.#all = all;
    const { cell, rows } = picture.life.under;
    const ground = rows.findIndex((row) => !row.includes('s'));
    this.#horizon = Math.max(0, ground) * cell;
    const { element } = this.#soft;
    element.dataset['air'] = '';
    this.#below = host.content.querySelector('[data-living]') ?? host.tiles;
    this.#cells = new MapCells(view, 'answers', { above: this.#below });
    view.whenZoomed(() => {
      this.#placed = undefined;
      element.remove();
    });
    // a veil over the whole view is what makes the display late while the map is dragged
    view.whenMoved(() => {
      element.style.visibility = 'hidden';
    });
    pulse.add(this);
  }

  /** A tap on a thing, or at nobody. */
  touched(point: MapPoint, thing: LivingThing | undefined): void {
    const now = performance.now();
    if (thing) this.#poked(thing, now);
    else this.#touches = [...this.#touches, { point, since: now }].slice(-4);
    this.#pulse.wake();
  }

  destroy(): void {
    this.#player.destroy();
    this.#cells.destroy();
    this.#soft.element.remove();
  }

  #poked(thing: LivingThing, now: number): void {
    const { pokes, chain } = this.#picture.life;
    const saying = sayingOf(thing.voice);
    const box = saying && bubblePlace(thing.box, this.#view.scale, (place) => this.#figures.isClear(place));
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
    const view = this.#view.visible();
    const crowd = this.#picture.things.filter(({ figure, box }) => figure && meet(box, view));
    const every = Math.max(1, Math.ceil(crowd.length / CHEERING));
    for (const [index, thing] of crowd.entries()) if (index % every === 0) this.#answer(thing);
  }

  get isLively(): boolean {
    return (
      this.#playing.size > 0 ||
      this.#touches.length > 0 ||
      this.#bubbles.length > 0 ||
      this.#show !== undefined
    );
  }

  step(now: number, pace: Pace): boolean {
    this.#pace = pace;
    this.#forget(now);
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    this.#drawSoft(now);
    this.#drawSharp(now);
    this.#listen(now);
    return true;
  }

  #listen(now: number): void {
    if (now - this.#heardAt < LISTEN_MS) return;
    this.#heardAt = now;
    const { life, things } = this.#picture;
    this.#player.play(mixOf(this.#view.visible(), life.under, things));
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

  #drawSoft(now: number): void {
    const { area, scale } = this.#view;
    if (!area) return;
    const far = this.#far(now / 1000).filter(({ x, y, reach }) => this.#all.isClearAround(x, y, reach));
    const near = this.#near(now).filter(({ x, y, reach }) => this.#figures.isClearAround(x, y, reach));
    const dots = [...far, ...near];
    if (dots.length === 0 && this.#isEmpty) return;
    const { element } = this.#soft;
    if (this.#placed !== area) {
      this.#soft.place(this.#view, area, Math.min(this.#view.ratio, scale * SOFT));
      // inserted anew where it belongs: moving it while it is there counts as a shift of the whole page's layout
      this.#below.after(element);
    }
    this.#placed = area;
    this.#isEmpty = dots.length === 0;
    element.style.display = this.#isEmpty ? 'none' : '';
    element.style.visibility = '';
    const context = this.#soft.cleared();
    if (context) for (const dot of dots) paintDot(context, dot);
  }

  #drawSharp(now: number): void {
    const { pokes, chain } = this.#picture.life;
    const seconds = now / 1000;
    // what was drawn ends where the view ended
    if (this.#area !== this.#view.area) this.#cells.clear();
    this.#area = this.#view.area;
    const lit = this.#lit.flatMap((place) => chain[place] ?? []);
    const shown = new Set<Spot | Bubble>([...lit, ...this.#playing.keys(), ...this.#bubbles]);
    for (const key of this.#cells.keys) if (!shown.has(key)) this.#cells.drop(key);
    const draw = (spot: Spot, paint: (context: CanvasRenderingContext2D) => void) => {
      if (this.#isNear(spot)) this.#cells.draw(spot, squareOf(spot), 0, paint);
      else this.#cells.drop(spot);
    };
    for (const spot of lit) draw(spot, (context) => paintLit(context, spot, lit.length, seconds));
    for (const [poke, since] of this.#playing) {
      const share = (now - since) / POKE_MS;
      draw(poke, (context) => paintPoke(context, poke.kind, poke, share, seconds, pokes.indexOf(poke)));
    }
    for (const bubble of this.#bubbles)
      this.#cells.draw(bubble, bubble.box, 1, (context) => paintBubble(context, bubble, now));
  }

  get #weather(): Weather | undefined {
    const { life, night } = this.#picture;
    return night ? (life.nightWeather ?? life.weather) : life.weather;
  }

  /** Behind everything that stands: birds, clouds, glints on water. */
  #far(seconds: number): readonly Dot[] {
    if (this.#pace !== 'all') return [];
    const { width } = this.#view.map;
    const { sources, under } = this.#picture.life;
    const high =
      this.#horizon < LEAST_SKY
        ? []
        : [
            ...(this.#weather === 'aurora' ? curtains(seconds, width, this.#horizon) : []),
            ...(this.#picture.night ? [] : clouds(seconds, width, this.#horizon)),
            ...birds(seconds, width, this.#horizon, this.#view.scale),
          ];
    const glints = sources.flatMap((source, index) =>
      source.kind === 'glint' && this.#isNear(source) ? dotsOf(source, index, seconds) : [],
    );
    return [...high.filter((dot) => surfaceAt(under, dot) === 'sky' && this.#isNear(dot)), ...glints];
  }

  #isNear({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const { area } = this.#view;
    return area !== undefined && meet(area, { left: x - 80, top: y - 80, right: x + 80, bottom: y + 80 });
  }

  /** Before things, behind figures. */
  #near(now: number): readonly Dot[] {
    const { area, scale } = this.#view;
    const { life } = this.#picture;
    const pace = this.#pace;
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
