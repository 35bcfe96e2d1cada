/** Renders voices to samples, so that what is tested is what is heard. Pure; frequencies in Hz, times in seconds. */

export interface Grain {
  readonly wave: 'sine' | 'triangle' | 'saw' | 'square' | 'noise';
  /** Pitch at the start and the end; of noise, the middle of its band. */
  readonly from: number;
  readonly to: number;
  /** After the sound's start. */
  readonly at: number;
  readonly length: number;
  /** Against the other grains of the sound. */
  readonly gain: number;
  /** A band filter that goes from one frequency to another, as a mouth opens and closes; noise always has one. */
  readonly mouth?: readonly [from: number, to: number];
  /** A tremble of the pitch: how often a second, and by what share. */
  readonly tremble?: readonly [hz: number, share: number];
}

/** Loudest half a tenth of a second of any sound, as the root of its mean square. */
export const LOUDNESS = 0.11;
/** No sample is further from silence. */
export const PEAK = 0.6;
/** Part of a second over which loudness is taken. */
const WINDOW = 0.05;
const ATTACK = 0.008;
/** Width of the band filter against its frequency. */
const BAND = 0.28;

const SHAPES = {
  sine: (turn: number) => Math.sin(2 * Math.PI * turn),
  triangle: (turn: number) => 1 - 4 * Math.abs((turn % 1) - 0.5),
  saw: (turn: number) => 2 * (turn % 1) - 1,
  square: (turn: number) => (turn % 1 < 0.5 ? 0.7 : -0.7),
};

/** The same noise each time: a sound is a function of its data. */
function noise(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647) * 2 - 1;
  };
}

/** A resonant band of a signal (Chamberlin, Musical Applications of Microprocessors, 1985). */
function mouth(rate: number): (input: number, frequency: number) => number {
  let low = 0;
  let band = 0;
  return (input, frequency) => {
    const f = 2 * Math.sin(Math.PI * Math.min(frequency / rate, 0.16));
    low += f * band;
    const high = input - low - BAND * band;
    band += f * high;
    return band * BAND * 2;
  };
}

const slide = (from: number, to: number, share: number): number => from * (to / from) ** share;

/** Rises at once and dies away; silent at both ends. */
function envelope(time: number, length: number): number {
  const attack = Math.min(ATTACK, length / 3);
  if (time < attack) return time / attack;
  return ((length - time) / (length - attack)) ** 1.6;
}

function addGrain(to: Float32Array, grain: Grain, rate: number, pitch: number): void {
  const { wave, from, gain, at, length, tremble } = grain;
  const filtered = grain.mouth ?? (wave === 'noise' ? [from, grain.to] : undefined);
  const filter = mouth(rate);
  const hiss = noise();
  const count = Math.floor(length * rate);
  let turn = 0;
  for (let i = 0; i < count; i++) {
    const time = i / rate;
    const share = time / length;
    const shake = tremble ? 1 + tremble[1] * Math.sin(2 * Math.PI * tremble[0] * time) : 1;
    turn += (slide(from, grain.to, share) * pitch * shake) / rate;
    const plain = wave === 'noise' ? hiss() : SHAPES[wave](turn);
    const sounded = filtered ? filter(plain, slide(filtered[0], filtered[1], share) * shake) : plain;
    const place = Math.floor(at * rate) + i;
    to[place] = (to[place] ?? 0) + sounded * gain * envelope(time, length);
  }
}

/** The loudest window's root of the mean square. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const width = Math.max(1, Math.floor(WINDOW * rate));
  let loudest = 0;
  for (let start = 0; start < samples.length; start += width) {
    const part = samples.subarray(start, start + width);
    const mean = part.reduce((sum, sample) => sum + sample * sample, 0) / width;
    loudest = Math.max(loudest, Math.sqrt(mean));
  }
  return loudest;
}

/** Length of a sound in seconds. */
export const secondsOf = (grains: readonly Grain[]): number =>
  Math.max(0, ...grains.map(({ at, length }) => at + length));

/** A sound as samples, as loud as every other one. `pitch` is a factor on all of it. */
export function render(grains: readonly Grain[], rate: number, pitch = 1): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(secondsOf(grains) * rate) + 1);
  for (const grain of grains) addGrain(samples, grain, rate, pitch);
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const loudness = loudnessOf(samples, rate);
  if (highest === 0 || loudness === 0) return samples;
  const factor = Math.min(LOUDNESS / loudness, PEAK / highest);
  return samples.map((sample) => sample * factor);
}
