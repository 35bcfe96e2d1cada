/** Draws the air over a living picture: weather, smoke, birds and glints, none of them over a figure. */
import type { Life, Weather } from '../../maps/life';
import type { Pace } from '../governor';
import { MapCanvas } from '../map-canvas';
import type { MapView } from '../map-view';
import type { Beat, Pulse } from '../pulse';
import { surfaceAt } from '../surface';
import { meet, type Box } from '../things';
import type { Clear, Grounds } from './clear';
import { birds, clouds, curtains, dotsOf, falling, type Dot } from './dots';
import { paintDot } from './paint-dot';

/** How much falls at a time, as a share of the usual. */
const FALLING = { all: 1, few: 0.4, still: 0 } as const;
/** A sky lower than this has no birds in it, natural pixels. */
const LEAST_SKY = 200;
/** Canvas pixels per CSS px: drops and petals are out of focus, for a fraction of the screen's pixels. */
const SOFT = 0.75;

export interface Picture {
  readonly life: Life;
  readonly isNight: boolean;
}

export class Air implements Beat {
  readonly isLively = false;
  readonly #view: MapView;
  readonly #soft = new MapCanvas();
  /** The element that the canvas of the air lies right above. */
  readonly #below: Element;
  #placed: Box | undefined;
  #isEmpty = true;
  readonly #picture: Picture;
  /** Nothing is drawn over figures; what is far away is drawn over no thing either. */
  readonly #figures: Clear;
  readonly #all: Clear;
  readonly #horizon: number;

  constructor(view: MapView, pulse: Pulse, picture: Picture, { figures, all }: Grounds) {
    const { host } = view;
    this.#view = view;
    this.#picture = picture;
    this.#figures = figures;
    this.#all = all;
    const { cell, rows } = picture.life.under;
    const ground = rows.findIndex((row) => !row.includes('s'));
    this.#horizon = Math.max(0, ground) * cell;
    const { element } = this.#soft;
    element.dataset['air'] = '';
    this.#below = host.content.querySelector('[data-living]') ?? host.tiles;
    view.whenZoomed(() => {
      this.#placed = undefined;
      element.remove();
    });
    // a canvas over the whole view would make the display late while the map is dragged
    view.whenMoved(() => {
      element.style.visibility = 'hidden';
    });
    pulse.add(this);
  }

  destroy(): void {
    this.#soft.element.remove();
  }

  step(now: number, pace: Pace): boolean {
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    const { area } = this.#view;
    if (!area) return false;
    const seconds = now / 1000;
    const far = pace === 'all' ? this.#far(seconds) : [];
    const near = this.#near(seconds, area, pace);
    const dots = [
      ...far.filter(({ x, y, reach }) => this.#all.isClearAround(x, y, reach)),
      ...near.filter(({ x, y, reach }) => this.#figures.isClearAround(x, y, reach)),
    ];
    if (dots.length > 0 || !this.#isEmpty) this.#draw(dots, area);
    return true;
  }

  #draw(dots: readonly Dot[], area: Box): void {
    const { element } = this.#soft;
    this.#isEmpty = dots.length === 0;
    if (this.#isEmpty) return this.#empty();
    if (this.#placed !== area) {
      const { ratio, scale } = this.#view;
      this.#soft.place(this.#view, area, Math.min(ratio, scale * SOFT));
      // inserted anew where it belongs: moving it while it is there counts as a shift of the whole page's layout
      this.#below.after(element);
    }
    this.#placed = area;
    element.style.display = '';
    element.style.visibility = '';
    const context = this.#soft.cleared();
    if (context) for (const dot of dots) paintDot(context, dot);
  }

  /** A canvas of nothing would hold the pixels of half a screen. */
  #empty(): void {
    this.#placed = undefined;
    this.#soft.element.style.display = 'none';
    this.#soft.rest();
  }

  get #weather(): Weather | undefined {
    const { life, isNight } = this.#picture;
    return isNight ? (life.nightWeather ?? life.weather) : life.weather;
  }

  /** Behind everything that stands: birds, clouds, glints on water. */
  #far(seconds: number): readonly Dot[] {
    const { width } = this.#view.map;
    const { sources, under } = this.#picture.life;
    const high =
      this.#horizon < LEAST_SKY
        ? []
        : [
            ...(this.#weather === 'aurora' ? curtains(seconds, width, this.#horizon) : []),
            ...(this.#picture.isNight ? [] : clouds(seconds, width, this.#horizon)),
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
  #near(seconds: number, area: Box, pace: Pace): readonly Dot[] {
    const { life } = this.#picture;
    const weather = this.#weather === 'aurora' ? 'fireflies' : this.#weather;
    const rising =
      pace === 'still'
        ? []
        : life.sources.flatMap((source, index) =>
            source.kind !== 'glint' && this.#isNear(source) ? dotsOf(source, index, seconds) : [],
          );
    return weather
      ? [...rising, ...falling(weather, seconds, area, this.#view.scale, FALLING[pace])]
      : rising;
  }
}
