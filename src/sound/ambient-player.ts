/** Plays what a place sounds like, softly and only while the sound and its own switch are on. */
import { settings } from '../settings/settings';
import type { SampleOutput } from './synth';
import { withSound } from './use-sounds';
import { AMBIENCES, loopOf, type Ambience, type Mix } from './ambience';

/** Share of the player's volume. */
const QUIET = 0.6;
/** Seconds in which one place's sound becomes another's. */
const FADE = 1.2;
/** Loops hold nothing high: half the usual rate does. */
const RATE = 22_050;

interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  readonly output: SampleOutput;
}

export class AmbientPlayer {
  readonly #playing = new Map<Ambience, Playing>();
  readonly #leave: () => void;

  constructor() {
    this.#leave = settings.subscribe(() => {
      const { muted, volume, ambience } = settings.get();
      if (muted || volume === 0 || !ambience) this.#stop();
    });
  }

  /** Call it now and then with what is in view. */
  play(mix: Mix): void {
    if (!settings.get().ambience || document.hidden) return this.#stop();
    withSound((output, volume) => {
      // making a loop takes a moment: one at a time
      let mayStart = true;
      for (const name of AMBIENCES) {
        const wanted = mix[name] * volume * QUIET;
        const isPlaying = this.#playing.has(name);
        if (!isPlaying && (wanted === 0 || !mayStart)) continue;
        mayStart &&= isPlaying;
        const { gain } = this.#playing.get(name) ?? this.#start(name, output);
        gain.gain.setTargetAtTime(wanted, output.currentTime, FADE / 3);
      }
    });
  }

  destroy(): void {
    this.#leave();
    this.#stop();
  }

  #start(name: Ambience, output: SampleOutput): Playing {
    const samples = loopOf(name, RATE);
    const buffer = output.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
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
