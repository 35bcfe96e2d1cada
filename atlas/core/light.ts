/** A light turns the plain colour of a material into paint, so that a thing is drawn once for day and night. */
import { fromLab, mix, scaleColour, toLab } from './colour';
import { clamp } from './geometry';
import { plainColour } from './swatches';

/** What shines by itself: no light, shade or haze changes its colour. */
export interface Emissive<Swatch extends string = string> {
  readonly emit: Swatch;
}

/** What something is made of: a swatch, by its name in the paint box or as '#rrggbb', or something emissive. */
export type Material = string | Emissive;

/** Where a thing stands: haze 0..1 far away, warmth 0..1 close to a lamp. */
export interface Place {
  readonly haze: number;
  readonly warmth: number;
}

export const NEAR: Place = { haze: 0, warmth: 0 };

export interface LightOptions {
  readonly ink: string;
  readonly haze: string;
  /** How far paint goes toward the haze at the horizon, 0..1. */
  readonly hazeStrength: number;
  /** Colour of the sun or the moon on lit faces. */
  readonly key: string;
  /** Colour of lamplight on lit faces. */
  readonly lamp: string;
  readonly shadow: string;
  readonly shadowOpacity: number;
  /** How much lit and shaded faces leave the plain colour. */
  readonly lift: number;
  readonly drop: number;
}

export abstract class Light implements LightOptions {
  abstract readonly night: boolean;
  readonly ink: string;
  readonly haze: string;
  readonly hazeStrength: number;
  readonly key: string;
  readonly lamp: string;
  readonly shadow: string;
  readonly shadowOpacity: number;
  readonly lift: number;
  readonly drop: number;
  readonly #cache = new Map<string, string>();

  constructor(options: LightOptions) {
    this.ink = options.ink;
    this.haze = options.haze;
    this.hazeStrength = options.hazeStrength;
    this.key = options.key;
    this.lamp = options.lamp;
    this.shadow = options.shadow;
    this.shadowOpacity = options.shadowOpacity;
    this.lift = options.lift;
    this.drop = options.drop;
  }

  /** Paint of a material. Tone: -1 in shade, 0 plain, 1 lit. */
  paint(material: Material, tone = 0, place: Place = NEAR): string {
    if (typeof material !== 'string') return plainColour(material.emit);
    const haze = Math.round(place.haze * 16) / 16;
    const warmth = Math.round(place.warmth * 8) / 8;
    const step = Math.round(clamp(tone, -2, 1.5) * 8) / 8;
    const key = `${material}${step}/${haze}/${warmth}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const shaded = this.#shade(this.grade(plainColour(material), warmth), step, warmth);
    const paint = mix(shaded, this.haze, haze * this.hazeStrength);
    this.#cache.set(key, paint);
    return paint;
  }

  #shade(colour: string, tone: number, warmth: number): string {
    if (tone >= 0) return mix(colour, mix(this.key, this.lamp, warmth), tone * this.lift);
    return mix(scaleColour(colour, 1 + tone * this.drop), this.shadow, -tone * 0.22);
  }

  inkAt(place: Place = NEAR): string {
    return mix(this.ink, this.haze, place.haze * this.hazeStrength * 0.7);
  }

  /** A colour by this light, before shading and haze. */
  abstract grade(colour: string, warmth: number): string;
  /** A colour of a figure by this light: people carry more light than walls, so that faces read. */
  abstract gradeFigure(colour: string, warmth: number): string;
}

const DAY: LightOptions = {
  ink: '#2a2036',
  haze: '#cfe0e0',
  hazeStrength: 0.45,
  key: '#fff3cf',
  lamp: '#fff3cf',
  shadow: '#54409a',
  lift: 0.28,
  drop: 0.15,
  shadowOpacity: 0.26,
};

export class DayLight extends Light {
  readonly night = false;
  readonly vivid: number;

  constructor({ vivid = 1.12, ...options }: Partial<LightOptions> & { readonly vivid?: number } = {}) {
    super({ ...DAY, ...options });
    this.vivid = vivid;
  }

  grade(colour: string): string {
    return scaleColour(colour, 1, this.vivid);
  }

  gradeFigure(colour: string): string {
    return colour;
  }
}

const NIGHT: LightOptions = {
  ink: '#0e0b22',
  haze: '#3a3f7d',
  hazeStrength: 0.5,
  key: '#b9c4ff',
  lamp: '#ffd79a',
  shadow: '#120f33',
  lift: 0.26,
  drop: 0.26,
  shadowOpacity: 0.42,
};

/** The same materials by moonlight: darker, cooler, less saturated; warm again next to a lamp. */
export class NightLight extends Light {
  readonly night = true;
  readonly dim: number;
  readonly cool: number;

  constructor({
    dim = 0.66,
    cool = 0.045,
    ...options
  }: Partial<LightOptions> & { readonly dim?: number; readonly cool?: number } = {}) {
    super({ ...NIGHT, ...options });
    this.dim = dim;
    this.cool = cool;
  }

  grade(colour: string, warmth: number): string {
    return this.#grade(colour, warmth, 0);
  }

  gradeFigure(colour: string, warmth: number): string {
    return this.#grade(colour, warmth, 0.08);
  }

  #grade(colour: string, warmth: number, more: number): string {
    const [L, a, b] = toLab(colour);
    const cool = fromLab([0.07 + L * (this.dim + more), a * 0.74 + 0.004, b * 0.66 - this.cool]);
    const warm = fromLab([0.1 + L * 0.88, a * 0.95 + 0.022, b * 0.9 + 0.045]);
    return mix(cool, warm, clamp(warmth));
  }
}
