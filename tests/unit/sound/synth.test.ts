import { beforeEach, describe, expect, it } from 'vitest';
import { EFFECTS } from '../../../src/sound/effects';
import { createSynth, type AudioOutput } from '../../../src/sound/synth';

const START = 7;

interface Heard {
  /** What was set, in order: the kind of change, its value and its instant in seconds. */
  readonly pitch: (readonly [string, number, number])[];
  readonly loudness: (readonly [string, number, number])[];
  readonly times: number[];
  type: string;
  out?: unknown;
}

let voices: Heard[] = [];

/** An output that notes what each voice does. */
function output(state: AudioContextState): AudioOutput {
  const param = (into: Heard['pitch']) => ({
    setValueAtTime: (value: number, at: number) => void into.push(['set', value, at]),
    exponentialRampToValueAtTime: (value: number, at: number) => void into.push(['ramp', value, at]),
  });
  const fake = {
    state,
    currentTime: START,
    destination: 'speaker',
    resume: async () => {
      fake.state = 'running';
    },
    createOscillator: () => {
      const voice: Heard = { pitch: [], loudness: [], times: [], type: '' };
      voices.push(voice);
      return {
        set type(type: string) {
          voice.type = type;
        },
        frequency: param(voice.pitch),
        connect: (next: unknown) => next,
        start: (at: number) => voice.times.push(at),
        stop: (at: number) => voice.times.push(at),
      };
    },
    createGain: () => {
      const voice = voices.at(-1);
      return {
        gain: param(voice?.loudness ?? []),
        connect: (next: unknown) => {
          if (voice) voice.out = next;
        },
      };
    },
  };
  return fake as unknown as AudioOutput;
}

beforeEach(() => {
  voices = [];
});

function played(volume = 0.5) {
  const synth = createSynth(() => output('running'));
  synth.wake();
  synth.play('wrong', volume);
  return voices;
}

describe('an effect', () => {
  it('is one voice of the device for each of its own, at its time', () => {
    expect(played().map(({ type, out, times }) => [type, out, times])).toEqual(
      EFFECTS.wrong.map(({ wave, at, length }) => [wave, 'speaker', [START + at, START + at + length]]),
    );
  });

  it('glides from one pitch to the other over its whole length', () => {
    expect(played().map(({ pitch }) => pitch)).toEqual(
      EFFECTS.wrong.map(({ from, to, at, length }) => [
        ['set', from, START + at],
        ['ramp', to, START + at + length],
      ]),
    );
  });

  it('swells quickly from silence to its share of the volume, and fades to silence', () => {
    for (const [index, { loudness }] of played(0.5).entries()) {
      const { gain = 0, at = 0, length = 0 } = EFFECTS.wrong[index] ?? {};
      const [begun, full, over, ...more] = loudness;
      expect(more).toEqual([]);
      expect(begun).toEqual(['set', over?.[1], START + at]);
      expect(begun?.[1]).toBeLessThan(0.001);
      expect(begun?.[1]).toBeGreaterThan(0);
      expect(full?.[1]).toBeCloseTo(gain * 0.5, 10);
      const attack = (full?.[2] ?? 0) - START - at;
      expect(attack).toBeGreaterThan(0.002);
      expect(attack).toBeLessThan(length / 2);
      expect(over?.[2]).toBeCloseTo(START + at + length, 10);
    }
  });
});

describe('the device', () => {
  it('is opened once, woken where it sleeps, and not otherwise', async () => {
    let opened = 0;
    let resumed = 0;
    const asleep = Object.assign(output('suspended'), {
      resume: () => {
        resumed += 1;
        return Promise.reject(new Error('not now'));
      },
    });
    const synth = createSynth(() => {
      opened += 1;
      return asleep;
    });
    synth.wake();
    synth.wake();
    expect([opened, resumed]).toEqual([1, 2]);
    Object.assign(asleep, { state: 'running' });
    synth.wake();
    expect([opened, resumed]).toEqual([1, 2]);
    synth.play('tick', 1);
    expect(voices).toHaveLength(EFFECTS.tick.length);
  });

  it('is left alone while it sleeps, and at no volume', () => {
    const asleep = Object.assign(output('suspended'), { resume: () => new Promise<void>(() => undefined) });
    const synth = createSynth(() => asleep);
    synth.wake();
    synth.play('tick', 1);
    expect(voices).toEqual([]);
    expect(played(0)).toEqual([]);
  });
});
