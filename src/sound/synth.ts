/** Plays effects with Web Audio; silent before the first user gesture and where Web Audio is unavailable. */
import { EFFECTS, type Effect } from './effects';

/** The part of an audio context that the synthesiser uses. */
export type AudioOutput = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'state' | 'resume' | 'createGain' | 'createOscillator'
>;

/** An audio context that also plays samples. */
export type SampleOutput = AudioOutput &
  Pick<AudioContext, 'sampleRate' | 'createBuffer' | 'createBufferSource'>;

const playsSamples = (output: AudioOutput): output is SampleOutput => 'createBufferSource' in output;

export interface Synth {
  /** Call it from a user gesture, which browsers require before the first sound. */
  wake(): void;
  /** `volume` 0 to 1. */
  play(effect: Effect, volume: number): void;
  /** Gives the output to whoever makes samples; never while nothing can be heard. */
  use(make: (output: SampleOutput) => void): void;
}

/** Attack of a voice in seconds; a shorter one clicks. */
const ATTACK = 0.006;
/** Gain at which an exponential fade ends; it cannot reach 0. */
const SILENCE = 0.0001;

function sound(output: AudioOutput, effect: Effect, volume: number): void {
  const start = output.currentTime;
  for (const { wave, from, to, at, length, gain } of EFFECTS[effect]) {
    const oscillator = output.createOscillator();
    const envelope = output.createGain();
    const begin = start + at;
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
    envelope.gain.setValueAtTime(SILENCE, begin);
    envelope.gain.exponentialRampToValueAtTime(gain * volume, begin + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
    oscillator.connect(envelope).connect(output.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
}

/** `open` creates the audio context; called once, at the first gesture. */
export function createSynth(open: () => AudioOutput | undefined): Synth {
  let output: AudioOutput | undefined;
  let isOpened = false;
  return {
    wake: () => {
      if (!isOpened) {
        isOpened = true;
        try {
          output = open();
        } catch {
          // without an audio device the game goes on in silence
        }
      }
      if (output?.state === 'suspended') void output.resume().catch(() => undefined);
    },
    play: (effect, volume) => {
      if (output?.state === 'running' && volume > 0) sound(output, effect, volume);
    },
    use: (make) => {
      if (output?.state === 'running' && playsSamples(output)) make(output);
    },
  };
}
