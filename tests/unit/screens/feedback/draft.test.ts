import { expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../../../src/screens/feedback/draft';

function storage(start?: string) {
  let kept = start ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

it('is read back as it was kept', () => {
  const one = storage();
  keepDraft({ name: 'Zoé', text: 'Bravo' }, () => one);
  expect(readDraft(() => one)).toEqual({ name: 'Zoé', text: 'Bravo' });
});

it.each(['nonsense', 'null', '3', '[]', '{"name":4,"text":null}'])('is empty for %s', (kept) => {
  expect(readDraft(() => storage(kept))).toEqual({ name: '', text: '' });
});

it('does without a storage', () => {
  const blocked = () => {
    throw new Error('denied');
  };
  keepDraft({ name: 'Zoé', text: '' }, blocked);
  expect(readDraft(blocked)).toEqual({ name: '', text: '' });
});
