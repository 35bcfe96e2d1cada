/** What every home must do for its owner's desk, and refuse everybody else. */
import type { RecordStore } from '../../src/records/store-port';
import type { MessageKind, MessageRef } from '../../src/records/messages';
import type { Write } from '../../src/records/schema';
import { ADDRESSES, DATE, EARLIER, register, same, taken, type ContractCase } from './home';

const comment = (id: string, date: string = DATE): Write => ({
  kind: 'comment',
  id,
  document: { text: `Bravo ${id}`, name: 'Zoé', date },
});

const reply: Write = {
  kind: 'reply',
  id: ADDRESSES.zoe.key,
  document: {
    word: 'CHASSEAUTRESOR',
    email: ADDRESSES.zoe.email,
    newsletterChecked: true,
    date: DATE,
    replyId: 'r1',
  },
};

async function lettersOf(store: RecordStore, kind: MessageKind) {
  const answer = await store.admin.messages.list(kind, 1);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.value.messages.map(({ id, from, text, isRead }) => [id, from, text, isRead]);
}

const C1: MessageRef = { kind: 'comment', id: 'c1' };
const R1: MessageRef = { kind: 'reply', id: ADDRESSES.zoe.key };

export const DESK_CONTRACT: readonly ContractCase[] = [
  {
    name: 'the owner reads messages newest first, marks them, and deletes them',
    run: async ({ store, signInOwner, accounts }) => {
      taken(
        await store.put(comment('c1', EARLIER.date)),
        await store.put(comment('c2')),
        await store.put(reply),
      );
      await signInOwner();
      const { messages } = store.admin;
      same(await lettersOf(store, 'comment'), [
        ['c2', 'Zoé', 'Bravo c2', false],
        ['c1', 'Zoé', 'Bravo c1', false],
      ]);
      same(await lettersOf(store, 'reply'), [[R1.id, ADDRESSES.zoe.email, '', false]]);
      same(
        [await messages.mark(C1, true), await messages.mark(R1, true)].map(({ kind }) => kind),
        ['ok', 'ok'],
      );
      same(
        (await lettersOf(store, 'comment')).map(([id, , , isRead]) => [id, isRead]),
        [
          ['c2', false],
          ['c1', true],
        ],
      );
      same((await messages.mark(C1, false)).kind, 'ok');
      same((await lettersOf(store, 'comment')).at(-1), ['c1', 'Zoé', 'Bravo c1', false]);
      same(
        [await messages.remove(C1), await messages.remove(R1)].map(({ kind }) => kind),
        ['ok', 'ok'],
      );
      same(
        (await lettersOf(store, 'comment')).map(([id]) => id),
        ['c2'],
      );
      same(await lettersOf(store, 'reply'), []);
      await accounts.signOut();
    },
  },
  {
    name: 'nobody but the owner reads, marks or deletes a message',
    run: async ({ store, accounts }) => {
      taken(await store.put(comment('c1')));
      await register(accounts, 'Camille');
      const { messages } = store.admin;
      same(
        [await messages.list('comment', 1), await messages.mark(C1, true), await messages.remove(C1)].map(
          ({ kind }) => kind,
        ),
        ['denied', 'denied', 'denied'],
      );
    },
  },
];
