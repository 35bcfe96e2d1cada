/** A simulated day of twelve hours at a booth: visitors come and go, the network and the page fail, every score arrives once. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../src/game/random';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { sha256 } from '../../src/app/services/device';
import { readJournal, journalled } from '../../src/kiosk/journal';
import { beginVisit, phaseAt, touch } from '../../src/kiosk/session';
import { wipeVisitor } from '../../src/kiosk/wipe';
import { openShelves } from '../../src/records/local/database';
import { createOutbox } from '../../src/records/outbox';
import type { Records } from '../../src/records/port';
import { recordsOver } from '../../src/records/records';
import type { Write } from '../../src/records/schema';
import { rememberName } from '../../src/results/player-name';
import { awayStore, fakeTimer, newDisk, scoreForm, settle } from '../support/records';
import { trusting, trustingHunts } from '../support/trusting';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 9);
const DAY = 12 * HOUR;
const LIMITS = { idleSeconds: 45, warningSeconds: 10, sessionMinutes: 5 };

/** What a browser's storage is to the game. */
function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

it('every score arrives once and no name outlives its visit', { timeout: 300_000 }, async () => {
  newDisk();
  const random = randomFrom(20_261_121);
  const server = new Map<string, Write>();
  let taken = 0;
  let weather: 'fine' | 'offline' | 'lostAnswer' = 'fine';
  let now = START;
  let ids = 0;

  const put = async (write: Write, path: string) => {
    if (weather === 'offline') return { kind: 'offline' } as const;
    if (!server.has(path)) taken += 1;
    server.set(path, write);
    return weather === 'lostAnswer'
      ? ({ kind: 'offline' } as const)
      : ({ kind: 'ok', storage: 'device' } as const);
  };

  /** A page: everything but the disk is new. */
  const openPage = (): { readonly records: Records; readonly timer: ReturnType<typeof fakeTimer> } => {
    const shelves = openShelves('worldmaps');
    const timer = fakeTimer();
    const store = awayStore({ put: (write) => put(write, JSON.stringify(write)) });
    const outbox = createOutbox({
      shelves,
      send: (write) => store.put(write),
      timer,
      exclusive: (work) => work(),
      random: () => 0,
    });
    const kept = recordsOver({
      store,
      outbox,
      judge: trusting,
      judgeHunts: trustingHunts,
      now: () => now,
      newId: () => `booth-${String((ids += 1))}`,
      sha256,
      lock: DEFAULT_LOCK,
    });
    void outbox.flush();
    return { records: journalled(kept, shelves, () => now), timer };
  };

  let page = openPage();
  const local = shelf();
  const session = shelf();
  local.setItem('worldmaps.kiosk', '1');
  const sent: string[] = [];
  let visits = 0;
  let crashes = 0;

  while (now < START + DAY) {
    const luck = random();
    weather = luck < 0.6 ? 'fine' : luck < 0.9 ? 'offline' : 'lostAnswer';
    let visit = beginVisit(now);
    const name = `V${String((visits += 1))}-${String(Math.floor(random() * 1e6))}`;
    // a random walk of touches; whoever stops too long is gone
    for (let touches = 0; touches < 20; touches += 1) {
      now += random() < 0.01 ? 60_000 : Math.floor(random() * 800);
      if (phaseAt(visit, now, LIMITS).kind === 'over') break;
      visit = touch(visit, now, LIMITS);
      if (random() < 0.004) {
        crashes += 1;
        page = openPage();
      }
    }
    if (phaseAt(visit, now, LIMITS).kind !== 'over' && random() < 0.8) {
      rememberName(name, () => local);
      session.setItem('worldmaps.feedback', JSON.stringify({ name }));
      const result = await page.records.submitScore(
        scoreForm({ name, time: 30 + (visits % 60), feedback: '' }),
      );
      expect(['ok', 'offline']).toContain(result.kind);
      sent.push(name);
    }
    // the visit ends, with a crash in the middle of it now and then
    if (random() < 0.02) {
      crashes += 1;
      page = openPage();
    }
    wipeVisitor(
      () => local,
      () => session,
    );
    expect(
      JSON.stringify([Array.from({ length: local.length }, (_, i) => local.key(i)), session.length]),
    ).toBe('[["worldmaps.kiosk"],0]');
    now += 2000;
  }

  weather = 'fine';
  for (let turn = 0; turn < 4000 && page.records.outbox().waiting > 0; turn += 1) {
    page.records.retry();
    await settle();
    await page.timer.advance(60_000);
  }
  expect(visits).toBeGreaterThan(2000);
  expect(crashes).toBeGreaterThan(50);
  expect(page.records.outbox()).toMatchObject({ waiting: 0, refused: [] });
  const scores = [...server.values()].flatMap((write) =>
    write.kind === 'score' ? [write.document.name] : [],
  );
  expect(scores.toSorted()).toEqual(sent.toSorted());
  expect(taken).toBe(server.size);
  expect(await readJournal(openShelves('worldmaps'))).toHaveLength(sent.length);
});
