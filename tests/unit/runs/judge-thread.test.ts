/** A judge in a thread answers as one in the page does; a thread that fails costs no answer. */
import { describe, expect, it, vi } from 'vitest';
import { encodeRecord } from '../../../src/runs/encode';
import type { ClaimedHuntRow, ClaimedRow } from '../../../src/runs/judge';
import { createJudgeDesk, type JudgeDesk } from '../../../src/runs/judge-desk';
import { answering, type Answered, type Question } from '../../../src/runs/judge-messages';
import { judgeInThread, type JudgeWorker } from '../../../src/runs/judge-thread';
import { HUNT_DAY, HUNT_LEGS, PLAYED_QUESTS, playHonestly, playHunt } from '../../support/played-run';

const { record, result, earnedAt } = playHonestly();
const claim = { ...result, earnedAt, run: encodeRecord(record) };
const ROWS: readonly ClaimedRow[] = [
  { id: 'honest', claim },
  { id: 'faster', claim: { ...claim, time: 1 } },
];
const hunt = playHunt().claim;
const HUNTS: readonly ClaimedHuntRow[] = [
  { id: 'honest', earnedAt: HUNT_DAY, claim: hunt },
  { id: 'faster', earnedAt: HUNT_DAY, claim: { ...hunt, time: 1 } },
];
const FASTER = [['faster', 'otherResult']];

const deskHere = () => createJudgeDesk(() => Promise.resolve());

/** A thread that copies what is said to it, as threads do; `answers` false leaves every question open. */
function fakeThread(answers = true) {
  const answer = answering(deskHere());
  const questions: Question[] = [];
  const heard: { answered?: (answered: Answered) => void; failed?: () => void } = {};
  const close = vi.fn();
  const worker: JudgeWorker = {
    ask: (question) => {
      questions.push(question);
      if (answers)
        void answer(structuredClone(question)).then((each) => heard.answered?.(structuredClone(each)));
    },
    listen: (answered, failed) => Object.assign(heard, { answered, failed }),
    close,
  };
  return { worker, questions, close, fail: () => heard.failed?.() };
}

const inPage = vi.fn(() => Promise.resolve(deskHere()));
const judgeBoth = async (desk: JudgeDesk) => [
  [...(await desk.scores(ROWS, PLAYED_QUESTS))],
  [...(await desk.hunts(HUNTS, HUNT_LEGS))],
];

describe('a judge in a thread', () => {
  it('says what the page would, and is told a level once', async () => {
    inPage.mockClear();
    const thread = fakeThread();
    const desk = judgeInThread(() => thread.worker, inPage);
    expect(await judgeBoth(desk)).toEqual([FASTER, FASTER]);
    expect(await judgeBoth(desk)).toEqual([FASTER, FASTER]);
    // all legs are of one level here
    expect(thread.questions.map(({ told }) => told.length)).toEqual([1, 0, 0, 0]);
    expect(inPage).not.toHaveBeenCalled();
  });

  it('knows of levels that cannot be read', async () => {
    const desk = judgeInThread(() => fakeThread().worker, inPage);
    expect([...(await desk.scores(ROWS.slice(0, 1), undefined))]).toEqual([['honest', 'unchecked']]);
    expect([...(await desk.hunts(HUNTS.slice(0, 1), undefined))]).toEqual([['honest', 'unchecked']]);
  });

  it('is opened when it is first asked, once', async () => {
    const open = vi.fn(() => fakeThread().worker);
    const desk = judgeInThread(open, inPage);
    expect(open).not.toHaveBeenCalled();
    await judgeBoth(desk);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('the page judges', () => {
  it('where there are no threads, or none may be opened', async () => {
    expect(await judgeBoth(judgeInThread(() => undefined, inPage))).toEqual([FASTER, FASTER]);
    const forbidden = () => {
      throw new Error('the policy forbids it');
    };
    expect(await judgeBoth(judgeInThread(forbidden, inPage))).toEqual([FASTER, FASTER]);
  });

  it('what a thread that fails has left open, and everything after', async () => {
    const thread = fakeThread(false);
    const desk = judgeInThread(() => thread.worker, inPage);
    const left = judgeBoth(desk);
    thread.fail();
    expect(await left).toEqual([FASTER, FASTER]);
    expect(thread.close).toHaveBeenCalledOnce();
    expect(thread.questions).toHaveLength(1);
  });
});

it('replays nothing twice for the same level', async () => {
  const pause = vi.fn(() => Promise.resolve());
  const desk = createJudgeDesk(pause);
  const many = Array.from({ length: 12 }, (_, index): ClaimedRow => ({
    id: `${index}`,
    claim: { ...claim, time: index },
  }));
  await desk.scores(many, PLAYED_QUESTS);
  expect(pause).toHaveBeenCalledTimes(1);
  await desk.hunts(HUNTS, HUNT_LEGS);
  await desk.scores(many, PLAYED_QUESTS);
  expect(pause).toHaveBeenCalledTimes(1);
});
