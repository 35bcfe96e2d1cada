/** The embedded store takes and refuses what the rules take and refuse: one table of cases for both. */
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { proofOver } from '../../src/records/reply-proof';
import type { QuestCounts } from '../../src/records/verdict';
import { openShelves } from '../../src/records/local/database';
import { createLocalStore } from '../../src/records/local/store';
import { rulesFor } from '../contract/firebase-home';
import { newDisk } from '../support/records';
import { compileRules } from '../support/firestore/rules';
import { CASES } from './cases';
import { WatchedWorld, plainFields, sentBy } from './device';
import { settle } from './documents';
import { ADMIN, isRefused, pathOf } from './world';

const rules = compileRules(rulesFor(ADMIN));

function watch(run: (world: WatchedWorld) => void): WatchedWorld {
  const world = new WatchedWorld(rules);
  settle(world);
  isRefused(() => run(world));
  return world;
}

const JUDGED = CASES.flatMap(({ name, allowed, run }) => {
  const world = watch(run);
  const sent = world.commits.map(sentBy);
  const last = sent.at(-1);
  // a list or a look after it is the request that the case is about
  const isLast = last !== undefined && sent.every((one) => one !== undefined);
  // sending a known id again changes nothing and is no fault on a device; how fast one writes is the server's business
  const isNew = new Set(sent.map((one) => one && one.write.id)).size === sent.length;
  const isPaced = sent.every((one, index) => {
    const before = sent[index - 1];
    return !before || !one || one.at - before.at >= 1000;
  });
  return isLast && isNew && isPaced ? [{ name, allowed, planted: world.planted, sent }] : [];
});

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');

beforeEach(newDisk);

it('judges most of what players send', () => {
  expect(JUDGED.length).toBeGreaterThan(170);
  expect(JUDGED.filter(({ allowed }) => allowed).length).toBeGreaterThan(40);
});

it.each(JUDGED)('$name', async ({ name, allowed, planted, sent }) => {
  const shelves = openShelves('worldmaps');
  const counts = new Map<number, QuestCounts>();
  for (const write of planted) {
    const value = plainFields(write.update?.fields);
    if (pathOf(write).startsWith('levelData/'))
      counts.set(Number(value['level']), value['counts'] as QuestCounts);
    else {
      const known = write.updateMask ? await shelves.get('documents', pathOf(write)) : undefined;
      const merged = typeof known === 'object' ? { ...known, ...value } : value;
      await shelves.put({ table: 'documents', key: pathOf(write), value: merged });
    }
  }
  const answers: string[] = [];
  for (const one of sent) {
    if (!one) throw new Error('a request that no game makes');
    const { write, userId, at } = one;
    const store = createLocalStore(shelves, {
      visitor: () => (userId === undefined ? undefined : { userId, isAdmin: false }),
      now: () => at,
      countsOf: (level) => Promise.resolve(counts.get(level)),
      isReply: proofOver(DEFAULT_LOCK, sha256),
    });
    answers.push((await store.put(write)).kind);
  }
  expect(answers.at(-1) === 'ok', `${name}: ${answers.join(', ')}`).toBe(allowed);
});
