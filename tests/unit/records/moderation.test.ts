import { describe, expect, it } from 'vitest';
import {
  ACTS,
  canUndo,
  linesOf,
  oppositeOf,
  type ActKind,
  type LoggedAct,
} from '../../../src/records/moderation';

const line = (act: ActKind, ...targets: readonly string[]): LoggedAct => ({
  id: `${act} ${targets.join()}`,
  act,
  subject: 'Zoé',
  targets,
  sentAt: 0,
});

describe('an act of the owner', () => {
  it('is one line of the log for nine targets, each with an id of its own', () => {
    const targets = Array.from({ length: 19 }, (_, index) => `row ${String(index)}`);
    const lines = linesOf({ id: 'a', act: 'hide', subject: 'Zoé', targets });
    expect(lines.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3']);
    expect(lines.map((one) => one.targets.length)).toEqual([9, 9, 1]);
    expect(lines.flatMap((one) => one.targets)).toEqual(targets);
  });

  it('is taken back by its opposite, unless it erased something', () => {
    for (const act of ACTS) {
      const opposite = oppositeOf(act);
      if (act === 'delete' || act === 'erase' || act === 'close') expect(opposite).toBeUndefined();
      else expect(opposite && oppositeOf(opposite)).toBe(act);
    }
  });

  it('can be taken back until something newer was done to one of its targets', () => {
    const hidden = line('hide', 'a', 'b');
    expect(canUndo(hidden, [line('hide', 'c'), hidden, line('show', 'a')])).toBe(true);
    expect(canUndo(hidden, [line('show', 'b'), hidden])).toBe(false);
    expect(canUndo(hidden, [line('delete', 'a'), hidden])).toBe(false);
    const deleted = line('delete', 'a');
    expect(canUndo(deleted, [deleted])).toBe(false);
  });
});
