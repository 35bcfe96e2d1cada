import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf, onePerAddress, type Addressed } from '../../../src/contest/addresses';

describe('an address is compared', () => {
  it.each([
    ['Zoe@Example.org', 'zoe@example.org'],
    [' zoe@example.org ', 'zoe@example.org'],
    ['zoe+prize@example.org', 'zoe@example.org'],
    ['zoe+a+b@example.org', 'zoe@example.org'],
    ['z.o.e@example.org', 'z.o.e@example.org'],
    ['z.o.e@gmail.com', 'zoe@gmail.com'],
    ['Z.oe+x@googlemail.com', 'zoe@gmail.com'],
    ['+zoe@example.org', '+zoe@example.org'],
    ['nobody', 'nobody'],
  ])('%s as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('the same way twice', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
      }),
    );
  });
});

const addressed: fc.Arbitrary<Addressed> = fc.record({
  publicId: fc.uuid(),
  email: fc.constantFrom(
    'a@gmail.com',
    'A.@gmail.com',
    'a+1@googlemail.com',
    'b@x.org',
    'b+2@x.org',
    'c@x.org',
  ),
  confirmed: fc.boolean(),
  sentAt: fc.nat(3),
});
const entries = fc.uniqueArray(addressed, { selector: ({ publicId }) => publicId });

describe('one entry an address', () => {
  const of = (publicId: string, changes: Partial<Addressed> = {}): Addressed => ({
    publicId,
    email: 'zoe@example.org',
    confirmed: false,
    sentAt: 0,
    ...changes,
  });
  const ids = (list: readonly Addressed[]) => onePerAddress(list).map(({ publicId }) => publicId);

  it('is the earliest', () => {
    expect(ids([of('b', { sentAt: 2 }), of('a', { sentAt: 1, email: 'zoe+1@example.org' })])).toEqual(['a']);
  });

  it('is that of the account that confirmed the address, however late', () => {
    expect(ids([of('a'), of('b', { confirmed: true, sentAt: 9 }), of('c')])).toEqual(['b']);
  });

  it('stands for each address once, whatever the order, and nobody else is lost', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const kept = onePerAddress(list);
        const boxes = kept.map(({ email }) => mailboxOf(email));
        expect(new Set(boxes).size).toBe(boxes.length);
        expect(new Set(boxes)).toEqual(new Set(list.map(({ email }) => mailboxOf(email))));
        expect(new Set(onePerAddress(list.toReversed()))).toEqual(new Set(kept));
      }),
    );
  });

  it('is never one that somebody else could have pushed out by coming later unconfirmed', () => {
    fc.assert(
      fc.property(entries, addressed, (list, late) => {
        const other = { ...late, publicId: 'late', confirmed: false, sentAt: 10 };
        const before = onePerAddress(list);
        const after = onePerAddress([...list, other]);
        for (const one of before) expect(after).toContain(one);
      }),
    );
  });
});
