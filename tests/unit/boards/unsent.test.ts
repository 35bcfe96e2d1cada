import { describe, expect, it } from 'vitest';
import { heldAlone, mendOf, unsentOf } from '../../../src/boards/unsent';
import { mendAddress } from '../../../src/records/board-address';
import type { Draft } from '../../../src/records/drafts';
import type { OutboxState, RefusedWrite } from '../../../src/records/port';
import { unsigned } from '../../../src/records/unsigned';
import type { Write } from '../../../src/records/schema';
import { activityWrite, scoreWrite } from '../../support/records';

const draft = (id: string): Draft => ({
  kind: 'comment',
  id,
  date: '2026-11-20T12:00:00.000Z',
  name: 'Zoé',
  text: 'Ohé',
});
const refused = (id: string): RefusedWrite =>
  ({ write: scoreWrite(id), reason: 'nameTaken' }) as RefusedWrite;
const state = (drafts: readonly Draft[], rows: readonly RefusedWrite[], held: readonly Write[] = []) =>
  ({ drafts, refused: rows, held }) as unknown as OutboxState;

describe('what was not sent', () => {
  it('has one row: a draft that mends a refused write is none of its own', () => {
    const drafts = [draft('a'), draft('b')];
    expect(unsigned(state(drafts, [refused('b')]))).toEqual([draft('a')]);
    expect(unsigned(state(drafts, []))).toEqual(drafts);
  });

  it('is mended at an address of its own', () => {
    expect(mendAddress('a b')).toBe('/popupform?unsent=a%20b');
    expect(mendOf(refused('s'))).toBe('/popupform?unsent=s');
  });

  it('is mended nowhere where its time is over or it was of another game', () => {
    for (const reason of ['weekOver', 'dayOver', 'otherGame'] as const)
      expect(mendOf({ ...refused('s'), reason })).toBeUndefined();
    expect(mendOf({ ...refused('s'), reason: 'notOpen' })).toBe('/popupform?unsent=s');
  });

  it('has one row while it waits for its player, and a form without that player’s name', () => {
    const score = scoreWrite('s', { userId: 'u1', name: 'Hinata' });
    const activity = activityWrite('s-activity', 'u1');
    const other = activityWrite('t-activity', 'u1');
    const held = state([], [], [score, activity, other]);
    expect(heldAlone(held)).toEqual([score, other]);
    expect(unsentOf(held, 's')).toMatchObject({ draft: { id: 's', name: '' }, heldFor: 'Hinata' });
    expect(unsentOf(held, 't-activity')).toBeUndefined();
    const begun = state([draft('s')], [], [score]);
    expect(unsentOf(begun, 's')).toEqual({ draft: draft('s'), reason: undefined, heldFor: 'Hinata' });
    expect(unsigned(begun)).toEqual([]);
  });

  it('is opened as it was last written, with the reason of the refusal', () => {
    expect(unsentOf(state([draft('a')], []), 'a')).toEqual({ draft: draft('a'), reason: undefined });
    expect(unsentOf(state([draft('a')], [refused('a')]), 'a')).toEqual({
      draft: draft('a'),
      reason: 'nameTaken',
    });
    expect(unsentOf(state([], [refused('s')]), 's')).toMatchObject({
      draft: { id: 's' },
      reason: 'nameTaken',
    });
    for (const id of ['x', null]) expect(unsentOf(state([draft('a')], [refused('s')]), id)).toBeUndefined();
  });
});
