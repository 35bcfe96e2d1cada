/** What rises, falls and glitters, as dots: a function of the time alone, so that nothing is kept and every step can be tested. */
import type { MapPx } from '../../game/space';
import type { Source, Weather } from '../../maps/life';
import { INK } from '../ink';
import type { Box } from '../things';

export type DotForm = 'round' | 'petal' | 'leaf' | 'star' | 'bird' | 'puff' | 'wisp' | 'flame' | 'ring';

export interface Dot {
  readonly form: DotForm;
  readonly x: MapPx;
  readonly y: MapPx;
  /** Half its size, natural pixels. */
  readonly reach: MapPx;
  /** Radians. */
  readonly turn: number;
  readonly colour: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** A number from 0 to 1 that looks like chance and is the same each time. */
export function chanceOf(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const wrapped = (value: number): number => value - Math.floor(value);

interface Fall {
  readonly form: DotForm;
  readonly colours: readonly string[];
  /** Half the size in CSS px. */
  readonly size: number;
  /** CSS px a second, to the right and down. */
  readonly speed: readonly [x: number, y: number];
  /** How far it sways, CSS px. */
  readonly sway: number;
  /** Comes and goes instead of being there all the time. */
  readonly glows?: true;
}

const FALLS: Readonly<Record<Exclude<Weather, 'aurora'>, Fall>> = {
  petals: { form: 'petal', colours: ['#f7b6cc', '#fbd7e2', '#f29ab8'], size: 6, speed: [9, 22], sway: 16 },
  leaves: { form: 'leaf', colours: ['#c9772e', '#8fa046', '#d9a441'], size: 6.5, speed: [14, 20], sway: 20 },
  snow: { form: 'round', colours: ['#ffffff'], size: 3.2, speed: [6, 26], sway: 10 },
  embers: {
    form: 'round',
    colours: ['#ff9d3c', '#ffd27a', '#ff6a3d'],
    size: 2.6,
    speed: [5, -24],
    sway: 12,
    glows: true,
  },
  fireflies: {
    form: 'star',
    colours: ['#fff3a0', '#d8ffa8'],
    size: 5,
    speed: [3, -3],
    sway: 26,
    glows: true,
  },
  pollen: {
    form: 'round',
    colours: ['#fffbe0', '#fff1c0'],
    size: 2.6,
    speed: [8, -5],
    sway: 18,
    glows: true,
  },
};

/** Side of the square that repeats over the map, CSS px, and how many fall in it. */
const SQUARE = 640;
const IN_SQUARE = 20;

/**
 * All that falls within an area; anchored to the map, so that nothing jumps when the view moves. `scale` is CSS px a natural
 * pixel, `share` how many of the usual number.
 */
export function falling(
  weather: Exclude<Weather, 'aurora'>,
  seconds: number,
  { left, top, right, bottom }: Box,
  scale: number,
  share = 1,
): Dot[] {
  const { form, colours, size, speed, sway, glows } = FALLS[weather];
  const side = SQUARE / scale;
  const dots: Dot[] = [];
  for (let index = 0; index < Math.round(IN_SQUARE * share); index++) {
    const own = 0.7 + 0.6 * chanceOf(index, 3);
    const phase = seconds * (0.5 + 0.7 * chanceOf(index, 4)) + index;
    const drift = Math.sin(phase) * sway;
    const x = wrapped(chanceOf(index, 1) + (speed[0] * own * seconds + drift) / SQUARE) * side;
    const y = wrapped(chanceOf(index, 2) + (speed[1] * own * seconds) / SQUARE) * side;
    const opacity = glows ? Math.max(0, Math.sin(phase * 1.7)) * 0.9 : 0.85;
    if (opacity < 0.05) continue;
    const dot = {
      form,
      reach: (size * own) / scale,
      turn: phase * 1.3,
      colour: colours[index % colours.length] ?? '#ffffff',
      opacity,
    };
    for (let row = Math.ceil((top - y) / side); row * side + y <= bottom; row++)
      for (let column = Math.ceil((left - x) / side); column * side + x <= right; column++)
        dots.push({ ...dot, x: x + column * side, y: y + row * side });
  }
  return dots;
}

const PUFFS = 5;
/** Seconds from the source to nothing. */
const PUFF_SECONDS = 4;

function rising({ kind, x, y, size }: Source, index: number, seconds: number): Dot[] {
  const high = kind === 'steam' ? 3 : 4.5;
  return Array.from({ length: PUFFS }, (_, puff): Dot => {
    const share = wrapped(seconds / PUFF_SECONDS + puff / PUFFS + chanceOf(index, 5));
    return {
      form: 'puff',
      x: x + Math.sin(share * 5 + puff) * size * 0.4 + share * size * 0.8,
      y: y - share * size * high,
      reach: size * (0.3 + 0.5 * share),
      turn: 0,
      colour: kind === 'steam' ? '#ffffff' : '#8d8797',
      opacity: 0.42 * Math.sin(Math.PI * Math.min(1, share * 1.1)),
    };
  });
}

function burning({ x, y, size }: Source, index: number, seconds: number): Dot[] {
  return [0, 1, 2].map((tongue): Dot => {
    const share = wrapped(seconds * 1.4 + tongue / 3 + chanceOf(index, 6));
    return {
      form: 'flame',
      x: x + Math.sin(seconds * 6 + tongue * 2) * size * 0.1,
      y: y + size * 0.1 - share * size * 0.5,
      reach: size * (0.34 - 0.22 * share),
      turn: 0,
      colour: tongue === 0 ? '#ffd76a' : '#ff8a3c',
      opacity: 0.75 * (1 - share),
    };
  });
}

function springing({ x, y, size }: Source, seconds: number): Dot[] {
  return Array.from({ length: 9 }, (_, drop): Dot => {
    const share = wrapped(seconds / 1.2 + drop / 9);
    const side = drop % 2 === 0 ? 1 : -1;
    return {
      form: 'round',
      x: x + side * share * size * (0.3 + 0.5 * chanceOf(drop, 7)),
      y: y - 4 * share * (0.9 - share) * size,
      reach: 2.2,
      turn: 0,
      colour: '#f2fbff',
      opacity: 0.8 * (1 - share * share),
    };
  });
}

/** The dots that a source gives off at a time; `index` is its place in the file. */
export function dotsOf(source: Source, index: number, seconds: number): Dot[] {
  const { kind, x, y, size } = source;
  if (kind === 'flame') return burning(source, index, seconds);
  if (kind === 'spray') return springing(source, seconds);
  if (kind !== 'glint') return rising(source, index, seconds);
  const shine = Math.sin(seconds * 1.6 + chanceOf(index, 8) * 20);
  return shine < 0.35
    ? []
    : [{ form: 'star', x, y, reach: size * 0.45 * shine, turn: 0, colour: '#ffffff', opacity: 0.8 * shine }];
}

/** Birds that cross the sky in a loose line from left to right, again and again. */
export function birds(seconds: number, width: MapPx, horizon: MapPx, scale: number): Dot[] {
  return Array.from({ length: 5 }, (_, bird): Dot => {
    const share = wrapped(seconds / 90 + bird * 0.012 + 0.3);
    return {
      form: 'bird',
      x: share * width,
      y: horizon * (0.28 + 0.05 * bird) + Math.sin(seconds * 0.5 + bird) * 12,
      reach: 7 / scale,
      // how far the wings are up
      turn: Math.sin(seconds * 7 + bird * 2),
      colour: INK,
      opacity: 0.75,
    };
  });
}

/** A few high thin clouds, as rows of wisps that drift. */
export function clouds(seconds: number, width: MapPx, horizon: MapPx): Dot[] {
  return [0, 1, 2].flatMap((cloud) =>
    Array.from({ length: 5 }, (_, wisp): Dot => ({
      form: 'wisp',
      x: wrapped(seconds / 420 + cloud * 0.37) * (width + 400) - 200 + wisp * 38,
      y: horizon * (0.12 + 0.13 * cloud) + Math.sin(wisp * 2.4) * 9,
      reach: 46 + 16 * Math.sin(wisp + 1),
      turn: 0,
      colour: '#ffffff',
      opacity: 0.3,
    })),
  );
}

/** Curtains of light high in the sky. */
export function curtains(seconds: number, width: MapPx, horizon: MapPx): Dot[] {
  const step = 48;
  return Array.from({ length: Math.ceil(width / step) }, (_, column) =>
    [0, 1, 2].map((fold): Dot => ({
      form: 'puff',
      x: column * step,
      y: horizon * (0.2 + 0.12 * fold) + Math.sin(column * 0.35 + seconds * 0.25 + fold) * horizon * 0.08,
      reach: 30,
      turn: 0,
      colour: ['#8affc1', '#7fe0d8', '#b98cff'][fold] ?? '#8affc1',
      opacity: 0.13 + 0.09 * Math.sin(column * 0.6 + seconds * 0.7 + fold * 2),
    })),
  ).flat();
}
