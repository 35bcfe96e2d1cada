/** Paints what answers a tap: each on a small canvas of its own, over no figure. */
import type { MapPoint } from '../game/space';
import type { DrawnPoke, Life, Spot } from '../maps/life';
import { paintBubble, type Bubble } from './air/bubbles';
import { burst, burstBox } from './air/bursts';
import type { Lit } from './air/chain';
import type { Clear } from './air/clear';
import type { Dot } from './air/dots';
import { paintDot } from './air/paint-dot';
import { paintLit, paintPoke } from './air/paint-poke';
import { scattered, scatterBox } from './air/scattered';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import { surfaceAt } from './surface';
import { meet, squareOf, type Box } from './things';

/** How long each is seen, ms. */
export const POKE_MS = 2600;
export const SCATTER_MS = 600;
export const SHOW_MS = 5200;

export interface Touch {
  readonly point: MapPoint;
  readonly since: number;
}

/** One of the places of a show. */
export interface Shot {
  readonly spot: Spot;
  readonly place: number;
}

export interface Show {
  readonly since: number;
  readonly shots: readonly Shot[];
}

/** What is to be seen at a time; since when, ms. */
export interface Going {
  readonly lit: Lit;
  readonly playing: ReadonlyMap<DrawnPoke, number>;
  readonly touches: readonly Touch[];
  readonly bubbles: readonly Bubble[];
  readonly show: Show | undefined;
  /** Where no figure is. Until this is known, only what stays on its own thing is drawn. */
  readonly figures: Clear | undefined;
}

export class AnswerPaint {
  readonly #view: MapView;
  readonly #life: Life;
  readonly #cells: MapCells<Spot | Bubble | Touch | Shot>;
  #figures: Clear | undefined;
  #area: Box | undefined;

  constructor(view: MapView, life: Life) {
    this.#view = view;
    this.#life = life;
    const { content, tiles } = view.host;
    this.#cells = new MapCells(view, 'answers', { above: content.querySelector('[data-living]') ?? tiles });
    // a drag may last, and what is over would stand there for all of it
    view.whenMoved(() => this.#cells.clear());
  }

  destroy(): void {
    this.#cells.destroy();
  }

  draw(now: number, { lit: places, playing, touches, bubbles, show, figures }: Going): void {
    const { pokes, chain, under } = this.#life;
    this.#figures = figures;
    const { scale } = this.#view;
    const seconds = now / 1000;
    // the canvases reach only as far as the area did
    if (this.#area !== this.#view.area) this.#cells.clear();
    this.#area = this.#view.area;
    const lit = places.flatMap((place) => chain[place] ?? []);
    const { since = 0, shots = [] } = show ?? {};
    const shown = new Set<Spot | Bubble | Touch | Shot>([
      ...lit,
      ...shots,
      ...playing.keys(),
      ...touches,
      ...bubbles,
    ]);
    for (const key of this.#cells.keys) if (!shown.has(key)) this.#cells.drop(key);
    for (const spot of lit)
      this.#one(spot, squareOf(spot), (context) => paintLit(context, spot, lit.length, seconds));
    for (const [poke, begun] of playing)
      this.#one(poke, squareOf(poke), (context) =>
        paintPoke(context, poke.kind, poke, (now - begun) / POKE_MS, seconds, pokes.indexOf(poke)),
      );
    for (const touch of touches) {
      const { point } = touch;
      const dots = scattered(surfaceAt(under, point), point, (now - touch.since) / SCATTER_MS, scale);
      this.#one(touch, scatterBox(point, scale), (context) => this.#paint(context, dots));
    }
    for (const shot of shots)
      this.#one(shot, burstBox(shot.spot, scale), (context) =>
        this.#paint(context, burst(shot.spot, shot.place, (now - since) / SHOW_MS, scale)),
      );
    for (const bubble of bubbles)
      this.#cells.draw(bubble, bubble.box, 1, (context) => paintBubble(context, bubble, now));
  }

  /** Draws one item, or drops it while its box is outside the drawn area. */
  #one(key: Spot | Touch | Shot, box: Box, paint: (context: CanvasRenderingContext2D) => void): void {
    if (this.#area && meet(this.#area, box)) this.#cells.draw(key, box, 0, paint);
    else this.#cells.drop(key);
  }

  #paint(context: CanvasRenderingContext2D, dots: readonly Dot[]): void {
    for (const dot of dots) if (this.#figures?.isClearAround(dot.x, dot.y, dot.reach)) paintDot(context, dot);
  }
}
