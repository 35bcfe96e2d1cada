import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../src/records/messages';

const DATE = '2026-11-21T11:59:00.000Z';
const COMMENT = { text: 'Bravo', name: 'Zoé', date: DATE, ownerId: 'guest' };
const REPLY = {
  word: 'CHASSEAUTRESOR',
  email: 'zoe@example.org',
  newsletterChecked: true,
  date: DATE,
  replyId: 'r1',
};

describe('a message as the owner reads it', () => {
  it('is new until it was marked', () => {
    expect(messageOf('comment', 'c1', COMMENT)).toEqual({
      kind: 'comment',
      id: 'c1',
      from: 'Zoé',
      text: 'Bravo',
      date: DATE,
      isRead: false,
    });
    expect(messageOf('comment', 'c1', { ...COMMENT, read: true })?.isRead).toBe(true);
    expect(messageOf('reply', 'r1', { ...REPLY, read: true })?.isRead).toBe(true);
  });

  it('has a reply’s address for who wrote it, and not the word everybody knows', () => {
    expect(messageOf('reply', 'r1', REPLY)).toMatchObject({
      from: 'zoe@example.org',
      text: '',
      isRead: false,
    });
  });

  it('is none when the document is of another kind', () => {
    expect(messageOf('reply', 'c1', COMMENT)).toBeUndefined();
    expect(messageOf('comment', 'r1', REPLY)).toBeUndefined();
  });
});
