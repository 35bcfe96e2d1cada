import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArtworkDocument } from '../../../src/artwork/document';
import { addQuest } from '../../../src/artwork/edits';
import { changed, historyFrom, historyOf, redone, undone, type Step } from '../../../src/artwork/history';

const EMPTY: ArtworkDocument = { width: 1000, height: 700, updateDate: '2026-11-22', quests: [] };
const LEVEL = addQuest(EMPTY, 'quest');

it('undoes every change to the first, and does them again', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), (words) => {
      const all = words.map((name) => ({ ...EMPTY, name }));
      let history = all.reduce(changed, historyOf(EMPTY));
      for (const _ of all) history = undone(history);
      expect(history.now).toBe(EMPTY);
      expect(undone(history).now).toBe(EMPTY);
      for (const _ of all) history = redone(history);
      expect(history.now).toBe(all.at(-1) ?? EMPTY);
      expect(redone(history).now).toBe(history.now);
    }),
  );
});

it('forgets what was undone once something else is done, and counts no change that is none', () => {
  const back = undone(changed(historyOf(EMPTY), LEVEL));
  expect(changed(back, { ...EMPTY, name: 'x' }).future).toEqual([]);
  expect(changed(back, back.now)).toEqual(back);
});

const DEEDS = ['change', 'undo', 'redo'] as const;

it('is found again from what was saved, whatever was done and undone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DEEDS), { maxLength: 40 }), (deeds) => {
      let history = historyOf(EMPTY);
      const steps: Step[] = [];
      for (const [index, deed] of deeds.entries()) {
        const before = history;
        if (deed === 'change') history = changed(history, { ...EMPTY, name: `n${String(index)}` });
        if (deed === 'undo') history = undone(history);
        if (deed === 'redo') history = redone(history);
        // the day of each save says nothing
        const updateDate = `2026-11-${String(10 + (index % 20))}`;
        if (history.now !== before.now)
          steps.push({ deed, text: JSON.stringify({ ...before.now, updateDate }) });
      }
      const found = historyFrom(steps, JSON.stringify(history.now));
      const namesOf = (documents: readonly ArtworkDocument[]) => documents.map(({ name }) => name);
      const namesIn = (texts: readonly string[]) => texts.map((text) => /"name":"(n\d+)"/.exec(text)?.[1]);
      expect(namesIn(found.past)).toEqual(namesOf(history.past));
      expect(namesIn(found.future)).toEqual(namesOf(history.future));
    }),
  );
});

it('follows an undo of several steps that was saved as one, and loses nothing to one it cannot follow', () => {
  const at = (name: string, deed: Step['deed']): Step => ({ deed, text: JSON.stringify({ ...EMPTY, name }) });
  const steps = [at('a', 'change'), at('b', 'change'), at('c', 'undo')];
  const toFirst = historyFrom(steps, JSON.stringify({ ...EMPTY, name: 'a' }));
  expect([toFirst.past.length, toFirst.future.length]).toEqual([0, 2]);
  const elsewhere = historyFrom(steps, JSON.stringify({ ...EMPTY, name: 'x' }));
  expect([elsewhere.past.length, elsewhere.future.length]).toEqual([3, 0]);
});
