import { describe, expect, it } from 'vitest';
import type { Run, RunEvent } from '../../../src/game/events';
import { findImplausibility, isPlausible } from '../../../src/game/plausible';
import { MOST_SLACK } from '../../../src/game/slack';
import { record, startRecording } from '../../../src/game/replay';
import type { Deck } from '../../../src/game/modes';
import { deck, markOn, MISS, quest, setUp } from '../../support/game-builders';

function played(cards: Deck, changes = {}): Run {
  let recording = record(startRecording(setUp(changes), cards), { type: 'start', at: 0 });
  for (let at = 2000; recording.session.phase !== 'over'; at += 2000) {
    const asked = record(recording, { type: 'tick', at }).session.quest;
    recording = asked.positions.reduce(
      (before, _, index) => record(before, { type: 'mark', at, ...markOn(asked, index) }),
      record(recording, { type: 'tick', at }),
    );
  }
  return recording.run;
}

const cards = deck(1, 2, 1);
const honest = played(cards);
const withEvents = (events: readonly RunEvent[]): Run => ({ ...honest, events });

describe('findImplausibility', () => {
  it('believes what was really played', () => {
    expect(findImplausibility(honest, cards)).toBeUndefined();
    expect(isPlausible(honest, cards)).toBe(true);
    expect(isPlausible(played([quest(2)], { mode: 5, quest: 'quest2' }), [quest(2)])).toBe(true);
  });

  it('believes a countdown ended by a late click', () => {
    const run: Run = {
      ...setUp({ mode: 3 }),
      events: [
        { type: 'start', at: 0 },
        { type: 'mark', at: 20_500, ...MISS },
      ],
    };
    expect(findImplausibility(run, cards)).toBeUndefined();
  });

  it('doubts a run that is not over', () => {
    expect(findImplausibility(withEvents(honest.events.slice(0, -1)), cards)).toBe('notOver');
    expect(findImplausibility(withEvents([]), cards)).toBe('notOver');
  });

  it('doubts events that could not have been recorded', () => {
    expect(findImplausibility(withEvents([...honest.events, { type: 'tick', at: 99_000 }]), cards)).toBe(
      'eventChangesNothing',
    );
  });

  it('doubts a clock that goes back', () => {
    const [start, ...rest] = honest.events;
    if (!start) throw new Error('a run has its start');
    expect(findImplausibility(withEvents([{ ...start, at: 90_000 }, ...rest]), cards)).toBe('timeGoesBack');
  });

  it('doubts a slack no screen gives', () => {
    const wide = (slack: number) =>
      withEvents(honest.events.map((event) => (event.type === 'mark' ? { ...event, slack } : event)));
    expect(MOST_SLACK).toBeCloseTo(40, 9);
    expect(findImplausibility(wide(40), cards)).toBeUndefined();
    expect(findImplausibility(wide(40.1), cards)).toBe('slackTooWide');
  });

  it('doubts answers no person can give', () => {
    const hasty = (answerAt: number): Run => ({
      ...setUp({ mode: 5, quest: 'quest2' }),
      events: [
        { type: 'start', at: 0 },
        { type: 'mark', at: answerAt, ...markOn(quest(2)) },
      ],
    });
    expect(findImplausibility(hasty(199), [quest(2)])).toBe('answeredTooFast');
    expect(findImplausibility(hasty(200), [quest(2)])).toBeUndefined();
  });

  it('doubts a quest that does not go with the mode', () => {
    const lone = played([quest(2)], { mode: 5, quest: 'quest2' });
    expect(findImplausibility({ ...honest, quest: 'quest1' }, cards)).toBe('wrongQuest');
    expect(findImplausibility(lone, [quest(3)])).toBe('wrongQuest');
    expect(findImplausibility(lone, cards)).toBe('wrongQuest');
    const { quest: _, ...nameless } = lone;
    expect(findImplausibility(nameless, [quest(2)])).toBe('wrongQuest');
  });
});
