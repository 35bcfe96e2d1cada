import { describe, expect, it } from 'vitest';
import { elapsedMs, nextTickIn } from '../../../src/game/clock';
import type { RunEvent } from '../../../src/game/events';
import { findImplausibility } from '../../../src/game/plausible';
import { record, startRecording } from '../../../src/game/replay';
import { reduce } from '../../../src/game/session';
import { answer, markOn, pictures, play, setUp, started } from '../../support/game-builders';

/** The first hunt is found after 2 s; the next one's picture is asked a second later. */
const asked = play(answer(started(pictures(3), { mode: 1 }), 2000), { type: 'tick', at: 3000 });

describe('a further picture', () => {
  it('is waited for with the clock stopped', () => {
    expect(asked.phase).toBe('loading');
    expect(elapsedMs(asked, 60_000)).toBe(3000);
    expect(nextTickIn(asked, 60_000)).toBeUndefined();
    const ready = play(asked, { type: 'pictureReady', at: 60_000 });
    expect(ready.phase).toBe('searching');
    expect(elapsedMs(ready, 60_500)).toBe(3500);
  });

  it('stops the clock at its own instant, however late that is noticed', () => {
    const late = play(answer(started(pictures(3), { mode: 1 }), 2000), { type: 'tick', at: 9000 });
    expect(late).toEqual(asked);
  });

  it('is there by the very event whose time asked for it, where no tick came between', () => {
    const found = answer(started(pictures(3), { mode: 1 }), 2000);
    const ready: RunEvent = { type: 'pictureReady', at: 9000 };
    expect(play(found, ready)).toEqual(play(asked, ready));
  });

  it('takes no marks, hints or skips until it is there', () => {
    const events: RunEvent[] = [
      { type: 'mark', at: 4000, ...markOn(asked.quest) },
      { type: 'hint', at: 4000, visibleWidth: 900 },
      { type: 'skip', at: 4000 },
      { type: 'takeBack', at: 4000 },
    ];
    for (const event of events) expect(reduce(asked, event)).toEqual({ session: asked, ignored: 'loading' });
  });

  it('is waited for after a skip as well', () => {
    const skipped = play(started(pictures(2), { mode: 1 }), { type: 'skip', at: 500 });
    expect(skipped.phase).toBe('loading');
    expect(elapsedMs(skipped, 9000)).toBe(500);
  });

  it('is not waited for where the next quest is on the same picture', () => {
    const ready = play(asked, { type: 'pictureReady', at: 4000 });
    expect(reduce(ready, { type: 'pictureReady', at: 5000 })).toEqual({
      session: ready,
      ignored: 'notLoading',
    });
  });

  it('is part of the record, which stays plausible', () => {
    const cards = pictures(3);
    let recording = record(startRecording(setUp({ mode: 1 }), cards), { type: 'start', at: 0 });
    let at = 0;
    while (recording.session.phase !== 'over' && at < 100_000) {
      at += 2000;
      recording = record(recording, { type: 'tick', at });
      if (recording.session.phase === 'loading') recording = record(recording, { type: 'pictureReady', at });
      const { quest } = recording.session;
      for (const target of quest.positions.keys())
        recording = record(recording, { type: 'mark', at: at + 500, ...markOn(quest, target) });
    }
    expect(recording.session.phase).toBe('over');
    expect(recording.run.events.filter(({ type }) => type === 'pictureReady')).toHaveLength(2);
    expect(findImplausibility(recording.run, cards)).toBeUndefined();
  });
});
