/** What no home of the records takes, and the reason that each gives for it. */
import { maskEmail } from '../../src/contest/mask';
import { weekKeyAt } from '../../src/contest/weeks';
import { dayOf } from '../../src/daily/day';
import type { Refusal } from '../../src/records/refusals';
import type { Write } from '../../src/records/schema';
import { DATE, entry, hunt, reply, same, score, type ContractCase } from './home';

const DAY = 86_400_000;
/** The date and week, or day, of so many days after the contract's. */
const playedOn = (days: number) => {
  const instant = Date.parse(DATE) + days * DAY;
  return { instant, date: new Date(instant).toISOString() };
};
const scoreOn = (id: string, days: number): Write => {
  const { instant, date } = playedOn(days);
  return score(id, { date, week: weekKeyAt(instant) });
};
const huntOn = (id: string, days: number): Write => {
  const { instant, date } = playedOn(days);
  return hunt(id, { date, day: dayOf(instant) });
};
const withScore = (write: ReturnType<typeof entry>, points: number): Write => ({
  ...write,
  document: { ...write.document, score: points },
  shown: { ...write.shown, score: points },
});
const withWord = (word: string): Write => {
  const write = reply();
  return write.kind === 'reply' ? { ...write, document: { ...write.document, word } } : write;
};

/** Longer than any address may be. */
const LONG_EMAIL = `zoe@${'example.'.repeat(32)}com`;
const withEmail = (write: ReturnType<typeof entry>, email: string): Write => ({
  ...write,
  document: { ...write.document, email },
  shown: { ...write.shown, maskedEmail: maskEmail(email) },
});
const withReplyEmail = (email: string): Write => {
  const write = reply();
  return write.kind === 'reply' ? { ...write, document: { ...write.document, email } } : write;
};
const comment = (id: string, text: string): Write => ({
  kind: 'comment',
  id,
  document: { text, name: 'Zoé', date: DATE },
});

const REFUSED: readonly (readonly [what: string, write: Write, reason: Refusal])[] = [
  ['a name of two alphabets', score('a', { name: 'Dаvid' }), 'invalid'],
  ['nine answers of ten', score('b', { score: 9 }), 'denied'],
  ['ten answers in two seconds', score('c', { time: 2 }), 'denied'],
  ['a whole level that lacks a quest', score('d', { gameMode: 4, score: 9 }), 'denied'],
  ['a score of half a month and more', scoreOn('e', -17), 'denied'],
  ['a score of the day after tomorrow', scoreOn('f', 2), 'clock'],
  ['a hunt of last week', huntOn('g', -5), 'dayOver'],
  ['a hunt of the day after tomorrow', huntOn('h', 2), 'clock'],
  ['a hunt in two seconds', hunt('i', { time: 2 }), 'denied'],
  ['an entry of two answers where one is asked', withScore(entry('zoe', 'p1'), 2), 'otherGame'],
  ['a reply with another word', withWord('MAUVAISEPIOCHE'), 'wordWrong'],
  ['an entry of an address that is too long', withEmail(entry('zoe', 'p2'), LONG_EMAIL), 'invalid'],
  ['a reply of an address that is too long', withReplyEmail(LONG_EMAIL), 'invalid'],
  ['a message beyond its limit', comment('j', 'x'.repeat(2001)), 'invalid'],
  ['a score with a word beyond its limit', score('k', { feedback: 'x'.repeat(2001) }), 'invalid'],
];

export const VERDICTS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'what nobody can have played is refused, and its player reads why',
    run: async ({ store }) => {
      for (const [what, write, reason] of REFUSED) {
        const answer = await store.put(write);
        same([what, answer], [what, { kind: 'refused', reason }]);
      }
    },
  },
];
