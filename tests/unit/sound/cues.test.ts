import { expect, test } from 'vitest';
import { cueOf } from '../../../src/sound/cues';
import { EFFECTS, lengthOf, type Effect } from '../../../src/sound/effects';
import { createSynth, type AudioOutput } from '../../../src/sound/synth';
import { answer, deck, markOn, MISS, play, started } from '../../support/game-builders';

function hear(count: number, answers: readonly boolean[]): readonly (Effect | undefined)[] {
  let session = started(deck(...Array.from({ length: count }, () => 1)));
  return answers.map((right, index) => {
    const at = (index + 1) * 2000;
    const before = play(session, { type: 'tick', at });
    session = right ? answer(before, at) : play(before, { type: 'mark', at, ...MISS });
    return cueOf(before, session);
  });
}

test('right, wrong, a streak from the third on, and a fanfare at the end', () => {
  expect(hear(6, [true, true, true, false, true, true, true])).toEqual([
    'right',
    'right',
    'streak',
    'wrong',
    'right',
    'right',
    'fanfare',
  ]);
});

test('a mark among several is heard, and nothing is heard of nothing', () => {
  const before = started(deck(2, 2));
  const placed = play(before, { type: 'mark', at: 500, ...markOn(before.quest) });
  expect(cueOf(before, placed)).toBe('place');
  expect(cueOf(placed, placed)).toBeUndefined();
});

test('every effect but the fanfare is over before the next quest comes', () => {
  for (const effect of Object.keys(EFFECTS) as Effect[]) expect(lengthOf(effect)).toBeLessThan(1);
});

test('a verdict sounds at once: its first voice starts with the effect', () => {
  for (const effect of ['right', 'wrong', 'streak', 'place'] as const)
    expect(Math.min(...EFFECTS[effect].map(({ at }) => at))).toBe(0);
});

function fakeOutput(state: AudioContextState) {
  const begun: number[] = [];
  const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const node = {
    connect: () => node,
    gain: param,
    frequency: param,
    type: '',
    start: (at: number) => begun.push(at),
    stop: () => undefined,
  };
  const output = {
    state,
    currentTime: 7,
    destination: node,
    resume: async () => {
      output.state = 'running';
    },
    createGain: () => node,
    createOscillator: () => node,
  };
  return { output: output as unknown as AudioOutput & typeof output, begun };
}

test('nothing sounds before a gesture, nor at no volume', async () => {
  const { output, begun } = fakeOutput('suspended');
  let opened = 0;
  const synth = createSynth(() => {
    opened += 1;
    return output;
  });
  synth.play('right', 1);
  expect([opened, begun]).toEqual([0, []]);
  synth.wake();
  synth.wake();
  await Promise.resolve();
  synth.play('right', 0);
  expect([opened, begun]).toEqual([1, []]);
  synth.play('right', 0.5);
  expect(begun[0]).toBe(7);
});

test('a device without sound plays on', () => {
  const synth = createSynth(() => {
    throw new Error('no device');
  });
  expect(() => {
    synth.wake();
    synth.play('right', 1);
  }).not.toThrow();
});
