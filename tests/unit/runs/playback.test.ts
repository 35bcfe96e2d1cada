/** What is watched of a run is what was played, at every instant. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../src/game/modes';
import { recapOf, resultOf } from '../../../src/game/recap';
import { challengeAddress, parseRunFragment, watchAddress } from '../../../src/runs/address';
import { runFragment } from '../../../src/runs/fragment';
import { encodeRecord } from '../../../src/runs/encode';
import { findsOf, lengthOf, pointerAt, sessionAt, watchedView } from '../../../src/runs/playback';
import { createRecorder } from '../../../src/runs/recorder';
import { foundBy, legsOf, outcomeOf, rivalOf } from '../../../src/runs/rival';
import { mapPoint } from '../../../src/game/space';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';

const { record, result } = playHonestly();
const deck = deckOf(PLAYED_QUESTS, 2) ?? [];
const length = lengthOf(record);
const [first] = deck;
const cards = first ? ([first, ...deck.slice(1)] as const) : undefined;
if (!cards) throw new Error('no deck');
const code = encodeRecord(record) ?? '';

describe('playback', () => {
  it('ends with the result that was played', () => {
    expect(resultOf(sessionAt(record, cards, length))).toStrictEqual(result);
    expect(resultOf(sessionAt(record, cards, length - 1))).toBeUndefined();
  });

  it('never takes back a find as time goes on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: length }), fc.integer({ min: 0, max: 3000 }), (at, more) => {
        const found = (instant: number) => recapOf(sessionAt(record, cards, instant)).found.length;
        expect(found(at + more)).toBeGreaterThanOrEqual(found(at));
      }),
      { numRuns: 40 },
    );
  });

  it('lists the finds at the instants they were made', () => {
    const finds = findsOf(record, cards);
    expect(finds).toHaveLength(10);
    for (const { quest, at } of finds) {
      const names = (instant: number) =>
        recapOf(sessionAt(record, cards, instant)).found.map((each) => each.quest);
      expect(names(at)).toContain(quest);
      expect(names(at - 1)).not.toContain(quest);
    }
  });

  it('moves from view to view and stands where a view was recorded', () => {
    for (const view of record.views) expect(watchedView(record, view.at)?.centre).toStrictEqual(view.centre);
    const [a, b] = record.views;
    if (!a || !b) throw new Error('no views');
    const halfway = watchedView(
      {
        ...record,
        views: [
          { ...a, at: 0 },
          { ...b, at: 200 },
        ],
      },
      100,
    );
    expect(halfway?.centre.x).toBe((a.centre.x + b.centre.x) / 2);
    expect(watchedView({ ...record, views: [] }, 100)).toBeUndefined();
  });

  it('has a pointer only where one was sampled', () => {
    const trail = {
      step: 2,
      points: [
        { x: 0, y: 0 },
        { x: 128, y: 64 },
      ],
    };
    expect(pointerAt({ ...record, trail }, 100)).toStrictEqual({ x: 0.5, y: 0.25 });
    expect(pointerAt({ ...record, trail }, 400)).toBeUndefined();
  });
});

describe('the recorder', () => {
  it('keeps the view in which the run began, changes after it, and the pointer in even steps', () => {
    const recorder = createRecorder();
    recorder.look(100, mapPoint(10.4, 20), 50);
    recorder.look(900, mapPoint(30, 40), 50);
    recorder.look(1500, mapPoint(30, 40.2), 50);
    recorder.look(2000, mapPoint(50, 60), 60);
    recorder.point(1250, { x: 0.5, y: 2 });
    recorder.point(1460, { x: 1, y: -1 });
    const run = {
      ...record.run,
      events: record.run.events.map((event) => ({ ...event, at: event.at + 1000 })),
    };
    const kept = recorder.recordOf(run, record);
    expect(kept?.views).toStrictEqual([
      { at: 0, centre: mapPoint(30, 40), zoom: 50 },
      { at: 1000, centre: mapPoint(50, 60), zoom: 60 },
    ]);
    expect(kept?.trail.points).toStrictEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 64, y: 128 },
      { x: 64, y: 128 },
      { x: 128, y: 0 },
    ]);
    expect(kept?.run).toStrictEqual(record.run);
    expect(recorder.recordOf({ ...run, events: [] }, record)).toBeUndefined();
  });
});

describe('an address', () => {
  it('holds the run and the name, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const name = text.replace(/[\p{C}\s]+/gu, ' ').trim();
        const shared = parseRunFragment(runFragment(code, name));
        if (typeof shared === 'string') throw new Error(shared);
        expect(shared.record).toStrictEqual(record);
        expect(shared.name).toBe(name);
      }),
    );
  });

  it('leads to the game it was played in, and to its playback', () => {
    expect(challengeAddress({ record, code, name: 'Léa' })).toBe(`/game/1?mode=2#run=${code}~L%C3%A9a`);
    expect(watchAddress({ code, name: '' })).toBe(`/watch#run=${code}`);
    const unique = playHonestly({ mode: 5 }).record;
    expect(challengeAddress({ record: unique, code: 'x', name: '' })).toBe(
      '/game/1?mode=5&quest=quest3#run=x',
    );
  });

  it('is told apart from none and from a damaged one, and no name breaks the line', () => {
    expect(parseRunFragment('')).toBe('none');
    expect(parseRunFragment('#content')).toBe('none');
    expect(parseRunFragment('#run=')).toBe('unreadable');
    expect(parseRunFragment('#run=%%%')).toBe('unreadable');
    expect(parseRunFragment(`#run=${code.slice(0, -3)}`)).toBe('unreadable');
    const long = parseRunFragment(`#run=${code}~${encodeURIComponent(`a\n\u202Eb${'c'.repeat(90)}`)}`);
    expect(typeof long === 'string' ? long : long.name).toBe(`a b${'c'.repeat(37)}`);
    const broken = parseRunFragment(`#run=${code}~%E0%A4%A`);
    expect(typeof broken === 'string' ? broken : broken.name).toBe('');
  });
});

describe('a rival', () => {
  const rival = rivalOf(record, cards);
  if (!rival) throw new Error('no rival');

  it('has found what the run had found by then', () => {
    expect(foundBy(rival, 0)).toBe(0);
    expect(foundBy(rival, result.time)).toBe(10);
    expect(rival.time).toBe(result.time);
  });

  it('is beaten by the shorter time, and draws with itself', () => {
    const faster = playHonestly({ pace: 700 }).record;
    expect(outcomeOf(sessionAt(faster, cards, lengthOf(faster)), rival)).toBe('won');
    const slower = playHonestly({ pace: 1900 }).record;
    expect(outcomeOf(sessionAt(slower, cards, lengthOf(slower)), rival)).toBe('lost');
    expect(outcomeOf(sessionAt(record, cards, length), rival)).toBe('drawn');
    expect(outcomeOf(sessionAt(record, cards, 100), rival)).toBeUndefined();
  });

  it('stands beside one’s own times, quest by quest', () => {
    const legs = legsOf(sessionAt(record, cards, length), rival);
    expect(legs).toHaveLength(10);
    for (const { own, rival: theirs } of legs) expect(own).toBe(theirs);
    const half = legsOf(sessionAt(record, cards, Math.floor(length / 2)), rival);
    expect(half.some(({ own }) => own === undefined)).toBe(true);
    expect(half).toHaveLength(10);
  });
});
