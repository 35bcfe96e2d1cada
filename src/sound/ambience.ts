/** What places sound like: sea, crowd, wind and fair as loops without a seam. Pure. */

export const AMBIENCES = ['sea', 'crowd', 'wind', 'fair'] as const;
export type Ambience = (typeof AMBIENCES)[number];

/** How loud each is, from 0 to 1. */
export type Mix = Readonly<Record<Ambience, number>>;

/** Seconds of a loop. */
export const LOOP_SECONDS = 6;
/** How loud every loop is: the root of its mean square, far below any voice. */
export const AMBIENT_LOUDNESS = 0.03;
/** Part of a second in which the end of a loop becomes its beginning. */
const SEAM = 0.5;

/** Seconds of a loop that are made at a time: two or three milliseconds of work on a slow device. */
const PART = 0.05;
/** Measuring is lighter work: ten parts at a time. */
const LIGHTER = 10;

/** The same noise each time: a loop is a function of its name. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state / 2147483647) * 2 - 1;
  };
}

/** A low-pass of one pole. */
function softened(rate: number, hertz: number): (input: number) => number {
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  let last = 0;
  return (input) => (last += part * (input - last));
}

/** A waltz of a far barrel organ, semitones from A4 in eighths of the loop; a rest is left out. */
const TUNE = [3, 7, 10, 7, 5, 8, 12, 8, 3, 7, 10, 15, 14, 10, 7, 3];

type Sound = (rate: number) => (seconds: number) => number;

const SOUNDS: Readonly<Record<Ambience, Sound>> = {
  sea: (rate) => {
    const hiss = noise(11);
    const low = softened(rate, 620);
    return (seconds) => low(hiss()) * (0.35 + 0.65 * Math.sin((Math.PI * seconds) / 3) ** 2);
  },
  crowd: (rate) => {
    const talks = [1, 2, 3, 4, 5].map((who) => ({
      who,
      hiss: noise(100 + who),
      low: softened(rate, 300 + 90 * who),
    }));
    return (seconds) =>
      talks.reduce(
        (sum, { who, hiss, low }) =>
          sum + low(hiss()) * Math.max(0, Math.sin(2 * Math.PI * (seconds * (1.1 + 0.37 * who) + who / 3))),
        0,
      );
  },
  wind: (rate) => {
    const hiss = noise(23);
    const low = softened(rate, 240);
    return (seconds) => low(hiss()) * (0.6 + 0.4 * Math.sin((2 * Math.PI * seconds) / LOOP_SECONDS));
  },
  fair: () => (seconds) => {
    const beat = (seconds * TUNE.length) / LOOP_SECONDS;
    const step = TUNE[Math.floor(beat) % TUNE.length] ?? 0;
    const hertz = 440 * 2 ** (step / 12);
    const dying = Math.sin(Math.PI * (beat % 1));
    return dying * (Math.sin(2 * Math.PI * hertz * seconds) + 0.3 * Math.sin(4 * Math.PI * hertz * seconds));
  },
};

/**
 * Makes a loop, part by part: all at once would hold the page up for a tenth of a second. Its end goes over into its beginning.
 */
export function* loopInParts(name: Ambience, rate: number): Generator<undefined, Float32Array<ArrayBuffer>> {
  const length = Math.floor(LOOP_SECONDS * rate);
  const seam = Math.floor(SEAM * rate);
  const part = Math.floor(PART * rate);
  const sound = SOUNDS[name](rate);
  const longer = new Float32Array(length + seam);
  for (let i = 0; i < longer.length; i++) {
    longer[i] = sound(i / rate);
    if (i % part === part - 1) yield;
  }
  const samples = longer.slice(0, length);
  for (let i = 0; i < seam; i++) {
    const share = i / seam;
    samples[i] = (longer[i] ?? 0) * Math.sqrt(share) + (longer[length + i] ?? 0) * Math.sqrt(1 - share);
  }
  yield;
  let square = 0;
  for (const [i, sample] of samples.entries()) {
    square += sample * sample;
    if (i % (part * LIGHTER) === 0) yield;
  }
  const factor = AMBIENT_LOUDNESS / Math.sqrt(square / length);
  for (const [i, sample] of samples.entries()) {
    samples[i] = sample * factor;
    if (i % (part * LIGHTER) === 0) yield;
  }
  return samples;
}
