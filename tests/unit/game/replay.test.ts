import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../../../src/game/events';
import { record, replay, startRecording } from '../../../src/game/replay';
import { deck, markOn, MISS, setUp } from '../../support/game-builders';

const recordAll = (events: readonly RunEvent[], cards = deck(1, 1), changes = {}) =>
  events.reduce((recording, event) => record(recording, event), startRecording(setUp(changes), cards));

describe('record', () => {
  it('keeps what changed something and drops idle ticks and ignored events', () => {
    const { run } = recordAll([
      { type: 'mark', at: 1, ...MISS },
      { type: 'start', at: 10 },
      { type: 'tick', at: 500 },
      { type: 'takeBack', at: 600 },
      { type: 'mark', at: 700, ...MISS },
    ]);
    expect(run.events.map(({ type }) => type)).toEqual(['start', 'mark']);
    expect(run).toMatchObject(setUp());
  });

  it('reports what it ignored', () => {
    const recording = startRecording(setUp(), deck(1));
    expect(record(recording, { type: 'skip', at: 1 })).toEqual({ ...recording, ignored: 'notStarted' });
  });

  it('says of each event alone whether it was ignored', () => {
    const started = record(startRecording(setUp(), deck(1)), { type: 'start', at: 0 });
    const refused = record(started, { type: 'start', at: 0 });
    expect(refused).toHaveProperty('ignored');
    expect(record(refused, { type: 'tick', at: 0 })).not.toHaveProperty('ignored');
  });

  it('keeps the event that ended a countdown', () => {
    const { run, session } = recordAll(
      [
        { type: 'start', at: 0 },
        { type: 'skip', at: 30_000 },
      ],
      deck(1, 1),
      {
        mode: 3,
      },
    );
    expect(session.phase).toBe('over');
    expect(run.events).toHaveLength(2);
    expect(replay(run, deck(1, 1))).toEqual(session);
  });

  it('keeps an ignored event whose time brought the next quest', () => {
    const cards = deck(1, 1);
    const { quest } = startRecording(setUp(), cards).session;
    const { run, session } = recordAll([
      { type: 'start', at: 0 },
      { type: 'mark', at: 1000, ...markOn(quest) },
      { type: 'skip', at: 3000 },
    ]);
    expect(session.phase).toBe('searching');
    expect(replay(run, cards)).toEqual(session);
  });
});
