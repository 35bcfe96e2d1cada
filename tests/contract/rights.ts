/** What every home must do for the rights of its players. */
import type { Accounts } from '../../src/accounts/port';
import type { RecordStore } from '../../src/records/store-port';
import {
  DATE,
  TODAY,
  WEEK,
  activity,
  entry,
  hunt,
  huntsOf,
  publicIds,
  register,
  same,
  score,
  scoresOf,
  taken,
  type ContractCase,
  type ContractHome,
} from './home';

const PASSWORD = 'secret1';
const MAIL = 'alice@example.org';

/** Alice has played, hunted, entered and kept her progress; Bob has played as well. */
async function played({ store, accounts, progress }: ContractHome) {
  const bob = await register(accounts, 'Bob');
  taken(await store.put(score('b1', { name: 'Bob', userId: bob })));
  await accounts.signOut();
  const alice = await register(accounts, 'Alice');
  const earning = score('s1', { name: 'Alice', userId: alice, run: 'r'.repeat(16) });
  taken(
    await store.put(earning.kind === 'score' ? { ...earning, found: ['quest1'] } : earning),
    await store.put(activity('s1-activity', alice)),
    await store.put({
      kind: 'comment',
      id: 's1-comment',
      document: { text: 'Hey', name: 'Alice', date: DATE },
    }),
    // one from the foot of a page, beside no score
    await store.put({ kind: 'comment', id: 'c1', document: { text: 'Hey', name: 'Alice', date: DATE } }),
    await store.put(hunt('h1', { name: 'Alice', userId: alice })),
    await store.put(entry('zoe', 'p1', { name: 'Alice', userId: alice })),
  );
  same((await progress.keep(alice, '{"found":{}}')).kind, 'ok');
  return alice;
}

async function explorersIn(store: RecordStore): Promise<readonly string[]> {
  const answer = await store.explorers(WEEK, '');
  return answer.kind === 'ok' ? answer.value.rows.map(({ name }) => name) : [answer.kind];
}

const documentsIn = (text: string): readonly string[] => {
  const file: unknown = JSON.parse(text);
  const has = typeof file === 'object' && file !== null && 'documents' in file;
  return has && typeof file.documents === 'object' ? Object.keys(file.documents ?? {}).toSorted() : [];
};

async function exported(accounts: Accounts): Promise<string> {
  const answer = await accounts.rights.exportAll();
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.text;
}

export const RIGHTS_CONTRACT: readonly ContractCase[] = [
  {
    name: 'a player takes a copy of everything, without secrets and without what is another’s',
    run: async (home) => {
      const alice = await played(home);
      // the portrait goes with its player through another name
      same(await home.accounts.rights.choosePortrait({ level: 3, quest: 'quest7' }), { kind: 'ok' });
      same(await home.accounts.rename('Alix'), { kind: 'ok' });
      const state = home.accounts.state();
      same(state.kind === 'user' && state.account.imageUrl, 'stamp:3-quest7');
      const text = await exported(home.accounts);
      same(documentsIn(text), [
        `accounts/${alice}`,
        `accounts/${alice}/userActivities/s1-activity`,
        'comments/c1',
        'comments/s1-comment',
        `dailyHunt/${TODAY}/scores/h1`,
        `explorers/${WEEK}/players/${alice}`,
        `leaderboard/${WEEK}/level1/s1`,
        `progress/${alice}`,
        'users/aiice',
        'users/aiix',
        `weeklyContest/${WEEK}/PublicResults/p1`,
        `weeklyContest/${WEEK}/Results/${alice}`,
      ]);
      same(
        [MAIL, 'Bob', 'secret1', 'salt'].map((word) => text.includes(word)),
        [true, false, false, false],
      );
      // both names stay reserved when the account goes
      same(await home.accounts.rights.close(PASSWORD), { kind: 'ok' });
      for (const name of ['Alice', 'Alix'])
        same(await home.store.isNameTaken(name), { kind: 'ok', taken: true });
    },
  },
  {
    name: 'a player erases the account and everything under it, and nothing of anybody else’s',
    run: async (home) => {
      const { accounts, store } = home;
      await played(home);
      same(await explorersIn(store), ['Alice']);
      same(await accounts.rights.close('wrong-one'), { kind: 'invalid', problem: 'wrongPassword' });
      same((await scoresOf(store)).map(({ id }) => id).toSorted(), ['b1', 's1']);
      same(await accounts.rights.close(PASSWORD), { kind: 'ok' });
      same(accounts.state(), { kind: 'guest' });
      same(
        (await scoresOf(store)).map(({ id }) => id),
        ['b1'],
      );
      same(await huntsOf(store), []);
      same(await explorersIn(store), []);
      same(await publicIds(store), []);
      same(await accounts.rights.exportAll(), { kind: 'invalid', problem: 'userNotFound' });
      same((await accounts.signIn({ email: MAIL, password: PASSWORD })).kind, 'invalid');
      // the name is reserved, so that nobody stands for who had it
      same(await store.isNameTaken('Alice'), { kind: 'ok', taken: true });
      const again = { name: 'Alice', email: 'other@example.org', password: PASSWORD, confirmation: PASSWORD };
      same(await accounts.register(again), { kind: 'invalid', problem: 'nameTaken' });
      // and the address is free
      same((await accounts.register({ ...again, name: 'Alicia', email: MAIL })).kind, 'ok');
      const text = await exported(accounts);
      same([text.includes('s1'), text.includes('p1')], [false, false]);
      await accounts.signOut();
      await home.signInOwner();
      const letters = await store.admin.messages.list('comment', 1);
      same(letters.kind === 'ok' && letters.value.messages, []);
    },
  },
  {
    name: 'the owner, and nobody else, erases an account and everything under it',
    run: async (home) => {
      const { accounts, store, signInOwner } = home;
      const userId = await played(home);
      const removal = { id: 'a1', userId, name: 'Alice' };
      same((await (await accounts.openDesk()).remove(removal)).kind, 'denied');
      await accounts.signOut();
      await signInOwner();
      const desk = await accounts.openDesk();
      same(await desk.find('ALICE'), { kind: 'ok', value: { userId, isClosed: false } });
      same(await desk.find('Nobody'), { kind: 'ok' });
      same(await desk.remove(removal), { kind: 'ok' });
      // its name tells where an erasure that broke off goes on; on a device none does
      const left = store.home === 'server' ? { value: { userId, isClosed: true } } : {};
      same(await desk.find('Alice'), { kind: 'ok', ...left });
      same(await desk.remove({ ...removal, id: 'a2' }), { kind: 'ok' });
      same(
        (await scoresOf(store)).map(({ id }) => id),
        ['b1'],
      );
      same([await huntsOf(store), await explorersIn(store), await publicIds(store)], [[], [], []]);
      for (const place of [
        'comments',
        `accounts/${userId}/userActivities`,
        `weeklyContest/${WEEK}/Results`,
      ]) {
        const left = await store.admin.documents(place);
        same(left.kind === 'ok' ? left.value.map(({ path }) => path) : left.kind, []);
      }
      same(await store.isNameTaken('Alice'), { kind: 'ok', taken: true });
      const log = await store.admin.moderation.log(1);
      const [first] = log.kind === 'ok' ? log.value.acts.filter(({ id }) => id === 'a1') : [];
      same([first?.act, first?.subject, first?.targets[0]], ['close', 'Alice', `accounts/${userId}`]);
      await accounts.signOut();
      // on a device the login is gone; a server's player is signed out by the game
      await accounts.signIn({ email: MAIL, password: PASSWORD });
      same(accounts.state(), { kind: 'guest' });
    },
  },
  {
    name: 'a player changes the password, who knows the old one',
    run: async ({ accounts }) => {
      await register(accounts, 'Alice');
      const changed = { current: PASSWORD, password: 'other-one', confirmation: 'other-one' };
      same(await accounts.rights.changePassword({ ...changed, current: 'wrong-one' }), {
        kind: 'invalid',
        problem: 'wrongPassword',
      });
      same(await accounts.rights.changePassword({ ...changed, confirmation: 'another' }), {
        kind: 'invalid',
        problem: 'passwordsMustMatch',
      });
      same(await accounts.rights.changePassword(changed), { kind: 'ok' });
      await accounts.signOut();
      same((await accounts.signIn({ email: MAIL, password: PASSWORD })).kind, 'invalid');
      same(await accounts.signIn({ email: MAIL, password: 'other-one' }), { kind: 'ok' });
    },
  },
  {
    name: 'mails are sent by a server alone, and tell nobody who has an account',
    run: async ({ accounts, store }) => {
      await register(accounts, 'Alice');
      const { sendPasswordMail, changeAddress } = accounts.rights;
      same(
        [sendPasswordMail !== undefined, changeAddress !== undefined],
        Array(2).fill(store.home === 'server'),
      );
      if (!sendPasswordMail || !changeAddress) return;
      same(await changeAddress({ email: 'new@example.org', password: 'wrong-one' }), {
        kind: 'invalid',
        problem: 'wrongPassword',
      });
      same(await changeAddress({ email: MAIL, password: PASSWORD }), {
        kind: 'invalid',
        problem: 'emailAlreadyInUse',
      });
      same(await changeAddress({ email: 'new@example.org', password: PASSWORD }), { kind: 'ok' });
      await accounts.signOut();
      same(await sendPasswordMail('nobody'), { kind: 'invalid', problem: 'emailNotValid' });
      same(await sendPasswordMail(MAIL), { kind: 'ok' });
      same(await sendPasswordMail('nobody@example.org'), { kind: 'ok' });
    },
  },
];
