/** Plays effects on Web Audio; silent until a gesture has allowed it, and where there is no sound at all. */
import { EFFECTS, type Effect } from './effects';

/** What a synth needs of an audio context. */
export type AudioOutput = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'state' | 'resume' | 'createGain' | 'createOscillator'
>;

export interface Synth {
  /** Called from a gesture, which browsers ask for before the first sound. */
  wake(): void;
  /** `volume` 0 to 1. */
  play(effect: Effect, volume: number): void;
}

/** Seconds in which a voice reaches its strength; shorter ones click. */
const ATTACK = 0.006;
/** Where an exponential fade counts as silence. */
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

/** `open` makes the context; called at the first gesture and never again. */
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
          // a device without sound plays on without
        }
      }
      if (output?.state === 'suspended') void output.resume().catch(() => undefined);
    },
    play: (effect, volume) => {
      if (output?.state === 'running' && volume > 0) sound(output, effect, volume);
    },
  };
}
