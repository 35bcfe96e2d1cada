/** Plays what a place sounds like, softly and only while the sound and its own switch are on. */
import { settings } from '../settings/settings';
import type { SampleOutput } from './synth';
import { withSound } from './use-sounds';
import { AMBIENCES, loopInParts, type Ambience, type Mix } from './ambience';
import { isHeard } from './when-heard';

/** Share of the player's volume. */
const QUIET = 0.6;
/** Seconds in which one place's sound becomes another's. */
const FADE = 1.2;
/** Loops hold nothing high: half the usual rate does. */
const RATE = 22_050;
/** Ms until it is asked again whether a loop may be made. */
const LATER_MS = 250;

interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  readonly output: SampleOutput;
}

/** Loops that were made: the next picture sounds of the same places. Once heard one is kept as it is played, and no more twice. */
const made = new Map<Ambience, Float32Array<ArrayBuffer> | AudioBuffer>();

/** Any output plays what was made for another one. */
function bufferOf(
  name: Ambience,
  loop: Float32Array<ArrayBuffer> | AudioBuffer,
  output: SampleOutput,
): AudioBuffer {
  if (!(loop instanceof Float32Array)) return loop;
  const buffer = output.createBuffer(1, loop.length, RATE);
  buffer.copyToChannel(loop, 0);
  made.set(name, buffer);
  return buffer;
}

export class AmbientPlayer {
  /** Stops what is being made. */
  #cancel: (() => void) | undefined;
  readonly #playing = new Map<Ambience, Playing>();
  readonly #leave: () => void;
  readonly #mayMake: () => boolean;

  /** `mayMake` says whether the page has time for the work of making a loop. */
  constructor(mayMake: () => boolean = () => true) {
    this.#mayMake = mayMake;
    this.#leave = settings.subscribe(() => {
      if (!isHeard()) this.#stop();
    });
  }

  /** Call it now and then with what is in view. */
  play(mix: Mix): void {
    if (!settings.get().ambience || document.hidden) return this.#stop();
    withSound((output, volume) => {
      for (const name of AMBIENCES) {
        const wanted = mix[name] * volume * QUIET;
        if (wanted === 0 && !this.#playing.has(name)) continue;
        const loop = made.get(name);
        if (!loop) {
          this.#make(name);
          continue;
        }
        const { gain } = this.#playing.get(name) ?? this.#start(name, bufferOf(name, loop, output), output);
        gain.gain.setTargetAtTime(wanted, output.currentTime, FADE / 3);
      }
    });
  }

  destroy(): void {
    this.#cancel?.();
    this.#leave();
    this.#stop();
  }

  /** Makes a loop between other things of the page, one loop at a time; it is heard when `play` is called next. */
  #make(name: Ambience): void {
    if (this.#cancel) return;
    const parts = loopInParts(name, RATE);
    const go = () => {
      if (!this.#mayMake()) return wait(LATER_MS);
      const { done, value } = parts.next();
      if (done) {
        made.set(name, value);
        this.#cancel = undefined;
        return;
      }
      wait();
    };
    const wait = (ms = 0) => {
      const timer = setTimeout(go, ms);
      this.#cancel = () => clearTimeout(timer);
    };
    go();
  }

  #start(name: Ambience, buffer: AudioBuffer, output: SampleOutput): Playing {
    const source = output.createBufferSource();
    const gain = output.createGain();
    source.buffer = buffer;
    source.loop = true;
    gain.gain.value = 0;
    source.connect(gain).connect(output.destination);
    source.start();
    const playing = { source, gain, output };
    this.#playing.set(name, playing);
    return playing;
  }

  #stop(): void {
    for (const { source, gain, output } of this.#playing.values()) {
      gain.gain.setTargetAtTime(0, output.currentTime, 0.05);
      source.stop(output.currentTime + 0.4);
    }
    this.#playing.clear();
  }
}
