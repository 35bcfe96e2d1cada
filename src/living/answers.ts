/**
 * Shows what a tap sets off: a figure hops or sways and says something, a door opens, the ground scatters. Nothing of
 * it covers a figure.
 */
import type { MapPoint, MapPx } from '../game/space';
import type { DrawnPoke, Family, Life } from '../maps/life';
import type { Tap } from '../viewer/types';
import { bubblePlace, sayingOf, stillThere, withBubble, type Bubble } from './air/bubbles';
import { isComplete, litAfter, type Lit } from './air/chain';
import type { Clear } from './air/clear';
import { answer, ANSWER_SECONDS, answerOf } from './hop';
import type { Answering, LivingLayer } from './layer';
import type { MapView } from './map-view';
import { meantAt } from './meant';
import { AnswerPaint, POKE_MS, SCATTER_MS, SHOW_MS, type Show, type Touch } from './paint-answers';
import type { Beat, Pulse } from './pulse';
import { surfaceAt, SURFACE_VOICES } from './surface';
import { thingAt } from './thing-at';
import { meet, type LivingThing } from './things';

/** A bell wakes sleepers within this distance, natural pixels. */
const HEARD: MapPx = 700;
/** Most figures that cheer at a show. */
const CHEERING = 14;
/** Most taps on bare ground that are shown at a time. */
const TOUCHES = 4;

/** What a tap can meet, and what else is told of it. */
export interface Answered {
  readonly life: Life;
  readonly things: readonly LivingThing[];
  /** Makes a machine's moving parts whirl; false when the tap missed them. */
  readonly whirl: (thing: number, at: MapPoint) => boolean;
  readonly say: (voice: Family) => void;
}

export class Answers implements Beat {
  readonly #view: MapView;
  readonly #pulse: Pulse;
  readonly #layer: LivingLayer;
  readonly #answered: Answered;
  /** Where no figure is. Until this is known, only what stays on its own thing is drawn. */
  #figures: Clear | undefined;
  readonly #paint: AnswerPaint;
  /** Since when each thing hops and each poke plays, ms. */
  readonly #hopping = new Map<LivingThing, number>();
  readonly #playing = new Map<DrawnPoke, number>();
  #touches: readonly Touch[] = [];
  #bubbles: readonly Bubble[] = [];
  #lit: Lit = [];
  #show: Show | undefined;

  constructor(view: MapView, pulse: Pulse, layer: LivingLayer, answered: Answered) {
    this.#view = view;
    this.#pulse = pulse;
    this.#layer = layer;
    this.#answered = answered;
    this.#paint = new AnswerPaint(view, answered.life);
    layer.answering = (now) => this.#poses(now);
    pulse.add(this);
  }

  /** From now on it is known where no figure is: bubbles and scattered pieces are drawn, too. */
  know(figures: Clear): void {
    this.#figures = figures;
  }

  /**
   * Answers a tap. Returns the point to judge it by: what is seen there may have moved, and the point is where that
   * part is at rest.
   */
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
    this.#paint.destroy();
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
    this.#paint.draw(now, {
      lit: this.#lit,
      playing: this.#playing,
      touches: this.#touches,
      bubbles: this.#bubbles,
      show: this.#show,
      figures: this.#figures,
    });
    return wasLively;
  }

  #hop(thing: LivingThing, now: number): void {
    if (!thing.held) this.#hopping.set(thing, now);
  }

  #poses(now: number): Answering {
    const share = (since: number) => (now - since) / 1000 / ANSWER_SECONDS;
    // who is over stands as at rest, and is forgotten in the same step
    return new Map(
      [...this.#hopping].map(([thing, since]) => [thing, answer(thing, answerOf(thing.voice), share(since))]),
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

  /** Wakes the sleepers near a bell. */
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

  /** Forgets the answers whose time is over. */
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
}
