import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../src/sound/samples';
import { withSound } from '../../../src/sound/use-sounds';
import { playVoice } from '../../../src/sound/voice-player';
import { VOICES } from '../../../src/sound/voices';

vi.mock('../../../src/sound/use-sounds', () => ({ withSound: vi.fn<typeof withSound>() }));

const RATE = 8000;

interface Heard {
  readonly samples: Float32Array;
  readonly rate: number;
  readonly gain: number;
}

let heard: Heard[] = [];

/** An output that keeps what is heard: what is started after it was led to the speaker. */
function listen(volume: number): void {
  const output = {
    sampleRate: RATE,
    destination: 'speaker',
    createBuffer: (channels: number, length: number, rate: number) => {
      const buffer = { samples: new Float32Array(channels * length), rate };
      return {
        ...buffer,
        copyToChannel: (samples: Float32Array, channel: number) =>
          buffer.samples.set(samples, channel * length),
      };
    },
    createGain: () => ({ gain: { value: 1 }, connect: (to: unknown) => to }),
    createBufferSource: () => {
      const source = {
        buffer: { samples: new Float32Array(), rate: 0 },
        gain: 0,
        connect: (to: { readonly gain: { readonly value: number }; connect: (to: unknown) => unknown }) => {
          source.gain = to.gain.value;
          return to;
        },
        start: () => void heard.push({ ...source.buffer, gain: source.gain }),
      };
      return source;
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an output's members these are used
  vi.mocked(withSound).mockImplementation((make) =>
    make(output as unknown as Parameters<typeof make>[0], volume),
  );
}

beforeEach(() => {
  heard = [];
});

/** One number after the other. */
function chances(...all: readonly number[]): () => number {
  const left = [...all];
  return () => left.shift() ?? 0;
}

it('a touch is answered with a voice of the family, half as loud as a verdict and at its own pitch half-way', () => {
  listen(0.6);
  playVoice('stone', chances(0.5, 0.5));
  const [first] = heard;
  expect(first?.rate).toBe(RATE);
  expect(first?.gain).toBeCloseTo(0.3, 10);
  expect(first?.samples).toEqual(render(VOICES.stone[1] ?? [], RATE, 1));
});

it('no voice comes twice running, and the pitch changes by six hundredths at most', () => {
  listen(1);
  const [zero, one] = VOICES.wood;
  // of two voices the other one comes, whatever the chance
  for (const pitch of [0, 1, 0.75]) playVoice('wood', chances(0, pitch));
  expect(heard.map(({ samples }) => samples)).toEqual([
    render(zero ?? [], RATE, 0.94),
    render(one ?? [], RATE, 1.06),
    render(zero ?? [], RATE, 1.03),
  ]);
});

it('each family remembers its own', () => {
  listen(1);
  playVoice('bell', chances(0.99, 0.5));
  playVoice('fire', chances(0.99, 0.5));
  playVoice('bell', chances(0, 0.5));
  expect(heard.map(({ samples }) => samples)).toEqual([
    render(VOICES.bell[2] ?? [], RATE, 1),
    render(VOICES.fire[1] ?? [], RATE, 1),
    render(VOICES.bell[0] ?? [], RATE, 1),
  ]);
});
