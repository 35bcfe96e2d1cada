/** Answers a tap with a voice: never the same twice running, and no two quite alike. */
import type { Family } from '../maps/life';
import { render } from './samples';
import { withSound } from './use-sounds';
import { VOICES } from './voices';

/** Share of the player's volume: a picture that answers is quieter than a verdict. */
const QUIET = 0.5;
/** Widest change of the pitch, as a share. */
const PITCHES = 0.12;

/** Which of a family's voices is next. `last` was the one before; `chance` is from 0 to 1. */
export function nextVoice(count: number, last: number | undefined, chance: number): number {
  if (last === undefined || count < 2) return Math.min(count - 1, Math.floor(chance * count));
  const step = 1 + Math.min(count - 2, Math.floor(chance * (count - 1)));
  return (last + step) % count;
}

const heard = new Map<Family, number>();

/** Silent while the sound is off, and before the first gesture. */
export function playVoice(family: Family, chance: () => number = Math.random): void {
  withSound((output, volume) => {
    const sounds = VOICES[family];
    const index = nextVoice(sounds.length, heard.get(family), chance());
    heard.set(family, index);
    const samples = render(sounds[index] ?? [], output.sampleRate, 1 + PITCHES * (chance() - 0.5));
    const buffer = output.createBuffer(1, samples.length, output.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = output.createBufferSource();
    const gain = output.createGain();
    source.buffer = buffer;
    gain.gain.value = volume * QUIET;
    source.connect(gain).connect(output.destination);
    source.start();
  });
}
