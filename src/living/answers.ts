/** What a tap sets off on the picture: somebody hops or sways and says something, a door opens, the ground scatters; it covers nobody. */
import type { MapPoint, MapPx } from '../game/space';
import type { DrawnPoke, Family, Life, Spot } from '../maps/life';
import type { Tap } from '../viewer/types';
import { bubblePlace, paintBubble, sayingOf, stillThere, withBubble, type Bubble } from './air/bubbles';
import { burst, burstBox } from './air/bursts';
import { isComplete, litAfter, type Lit } from './air/chain';
import type { Clear } from './air/clear';
import type { Dot } from './air/dots';
import { paintDot } from './air/paint-dot';
import { paintLit, paintPoke } from './air/paint-poke';
import { scattered, scatterBox } from './air/scattered';
import { answer, ANSWER_SECONDS, answerOf } from './hop';
import type { Answering, LivingLayer } from './layer';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import { meantAt } from './meant';
import type { Beat, Pulse } from './pulse';
import { surfaceAt, SURFACE_VOICES } from './surface';
import { thingAt } from './thing-at';
import { meet, squareOf, type Box, type LivingThing } from './things';

const POKE_MS = 2600;
const SCATTER_MS = 600;
const SHOW_MS = 5200;
/** A bell wakes who sleeps within so many natural pixels. */
const HEARD: MapPx = 700;
/** Most who cheer at a show. */
const CHEERING = 14;
/** So many taps at nobody are seen at a time. */
const TOUCHES = 4;

/** What answers, and what else hears of it. */
export interface Answered {
  readonly life: Life;
  readonly things: readonly LivingThing[];
  /** Lets what moves of a machine whirl; says whether it was touched there. */
  readonly whirl: (thing: number, at: MapPoint) => boolean;
  readonly say: (voice: Family) => void;
}

interface Touch {
  readonly point: MapPoint;
  readonly since: number;
}

/** One of the places of a show. */
interface Shot {
  readonly spot: Spot;
  readonly place: number;
}

export class Answers implements Beat {
  readonly #view: MapView;
  readonly #pulse: Pulse;
  readonly #layer: LivingLayer;
  readonly #answered: Answered;
  /** Where no figure is; until that is known only what stays on its own thing is drawn. */
  #figures: Clear | undefined;
  readonly #cells: MapCells<Spot | Bubble | Touch | Shot>;
  #area: Box | undefined;
  /** Since when, ms, as all that follows. */
  readonly #hopping = new Map<LivingThing, number>();
  readonly #playing = new Map<DrawnPoke, number>();
  #touches: readonly Touch[] = [];
  #bubbles: readonly Bubble[] = [];
  #lit: Lit = [];
  #show: { readonly since: number; readonly shots: readonly Shot[] } | undefined;

  constructor(view: MapView, pulse: Pulse, layer: LivingLayer, answered: Answered) {
    this.#view = view;
    this.#pulse = pulse;
    this.#layer = layer;
    this.#answered = answered;
    const { content, tiles } = view.host;
    this.#cells = new MapCells(view, 'answers', { above: content.querySelector('[data-living]') ?? tiles });
    layer.answering = (now) => this.#poses(now);
    pulse.add(this);
  }

  /** Where figures are is known from now on. */
  know(figures: Clear): void {
    this.#figures = figures;
  }

  /** Answers a tap. Gives the point by which it is judged: where what is seen there now stands at rest. */
  touched({ point, slack }: Pick<Tap, 'point' | 'slack'>): MapPoint {
    const { life, things, whirl, say } = this.#answered;
    const now = performance.now();
    const meant = meantAt(point, things, this.#layer.posed);
    const thing = thingAt(things, meant, slack);
    if (thing) this.#poked(thing, now);
    else this.#touches = [...this.#touches, { point, since: now }].slice(-TOUCHES);
    if (thing && !whirl(thing.order, meant)) this.#hop(thing, now);
    say(thing?.voice ?? SURFACE_VOICES[surfaceAt(life.under, point)]);
    this.#pulse.wake();
    return meant;
  }

  destroy(): void {
    this.#cells.destroy();
  }

  get isLively(): boolean {
    return (
      this.#hopping.size > 0 ||
      this.#playing.size > 0 ||
      this.#touches.length > 0 ||
      this.#bubbles.length > 0 ||
      this.#show !== undefined
    );
  }

  step(now: number): boolean {
    const wasLively = this.isLively;
    this.#forget(now);
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    this.#draw(now);
    return wasLively;
  }

  #hop(thing: LivingThing, now: number): void {
    if (!thing.held) this.#hopping.set(thing, now);
  }

  #poses(now: number): Answering {
    const share = (since: number) => (now - since) / 1000 / ANSWER_SECONDS;
    return new Map(
      [...this.#hopping]
        .filter(([, since]) => share(since) <= 1)
        .map(([thing, since]) => [thing, answer(thing, answerOf(thing.voice), share(since))]),
    );
  }

  #poked(thing: LivingThing, now: number): void {
    const { pokes, chain } = this.#answered.life;
    const saying = this.#figures && sayingOf(thing.voice);
    const box =
      saying && bubblePlace(thing.box, this.#view.scale, (place) => this.#figures?.isClear(place) ?? false);
    if (saying && box) this.#bubbles = withBubble(this.#bubbles, { saying, box, since: now });
    const poke = pokes.find((each) => each.thing === thing.order);
    if (poke) this.#playing.set(poke, now);
    if (poke?.kind === 'gong') this.#wake(thing, now);
    const link = chain.findIndex((each) => each.thing === thing.order);
    if (link < 0 || this.#show !== undefined) return;
    this.#lit = litAfter(this.#lit, link);
    if (isComplete(this.#lit, chain.length)) this.#begin(now);
  }

  /** Whoever sleeps near a bell hears it. */
  #wake({ box }: LivingThing, now: number): void {
    const near = {
      left: box.left - HEARD,
      top: box.top - HEARD,
      right: box.right + HEARD,
      bottom: box.bottom + HEARD,
    };
    for (const thing of this.#answered.things)
      if (thing.voice === 'asleep' && meet(thing.box, near)) this.#hop(thing, now);
  }

  #begin(now: number): void {
    const { life, things } = this.#answered;
    this.#show = { since: now, shots: life.chain.map((spot, place) => ({ spot, place })) };
    const view = this.#view.visible();
    const crowd = things.filter(({ figure, box }) => figure && meet(box, view));
    const every = Math.max(1, Math.ceil(crowd.length / CHEERING));
    for (const [index, thing] of crowd.entries()) if (index % every === 0) this.#hop(thing, now);
  }

  /** What is over is gone. */
  #forget(now: number): void {
    this.#bubbles = stillThere(this.#bubbles, now);
    this.#touches = this.#touches.filter(({ since }) => now - since < SCATTER_MS);
    for (const [poke, since] of this.#playing) if (now - since > POKE_MS) this.#playing.delete(poke);
    for (const [thing, since] of this.#hopping)
      if (now - since > ANSWER_SECONDS * 1000) this.#hopping.delete(thing);
    if (this.#show === undefined || now - this.#show.since < SHOW_MS) return;
    this.#show = undefined;
    this.#lit = [];
  }

  #draw(now: number): void {
    const { pokes, chain, under } = this.#answered.life;
    const { scale } = this.#view;
    const seconds = now / 1000;
    // what was drawn ends where the view ended
    if (this.#area !== this.#view.area) this.#cells.clear();
    this.#area = this.#view.area;
    const lit = this.#lit.flatMap((place) => chain[place] ?? []);
    const { since = 0, shots = [] } = this.#show ?? {};
    const shown = new Set<Spot | Bubble | Touch | Shot>([
      ...lit,
      ...shots,
      ...this.#playing.keys(),
      ...this.#touches,
      ...this.#bubbles,
    ]);
    for (const key of this.#cells.keys) if (!shown.has(key)) this.#cells.drop(key);
    for (const spot of lit)
      this.#one(spot, squareOf(spot), (context) => paintLit(context, spot, lit.length, seconds));
    for (const [poke, begun] of this.#playing)
      this.#one(poke, squareOf(poke), (context) =>
        paintPoke(context, poke.kind, poke, (now - begun) / POKE_MS, seconds, pokes.indexOf(poke)),
      );
    for (const touch of this.#touches) {
      const { point } = touch;
      const dots = scattered(surfaceAt(under, point), point, (now - touch.since) / SCATTER_MS, scale);
      this.#one(touch, scatterBox(point, scale), (context) => this.#paint(context, dots));
    }
    for (const shot of shots)
      this.#one(shot, burstBox(shot.spot, scale), (context) =>
        this.#paint(context, burst(shot.spot, shot.place, (now - since) / SHOW_MS, scale)),
      );
    for (const bubble of this.#bubbles)
      this.#cells.draw(bubble, bubble.box, 1, (context) => paintBubble(context, bubble, now));
  }

  /** What lies outside what is drawn upon is not drawn. */
  #one(key: Spot | Touch | Shot, box: Box, paint: (context: CanvasRenderingContext2D) => void): void {
    if (this.#area && meet(this.#area, box)) this.#cells.draw(key, box, 0, paint);
    else this.#cells.drop(key);
  }

  #paint(context: CanvasRenderingContext2D, dots: readonly Dot[]): void {
    for (const dot of dots) if (this.#figures?.isClearAround(dot.x, dot.y, dot.reach)) paintDot(context, dot);
  }
}
