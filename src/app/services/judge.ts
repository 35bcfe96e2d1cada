/** Judges results by the levels as this page shows them; who reads the levels is known once the app is rendered. */
import { startOf, type Day } from '../../daily/day';
import type { HuntQuest } from '../../daily/hunt';
import type { Quest } from '../../game/quest';
import type { Claimed, ClaimedHunt, Judge, JudgeHunts } from '../../records/judge';
import type { AskedLeg } from '../../runs/hunt-trust';
import type { ClaimedHuntRow, ClaimedRow } from '../../runs/judge';
import type { Answered } from '../../runs/judge-messages';
import { judgeInThread, type JudgeWorker } from '../../runs/judge-thread';
import { trustedScript } from '../../platform/trusted-script';
import { nextTask } from '../../platform/turns';
// oxlint-disable-next-line import/default -- Vite gives the bundled file's address
import threadUrl from '../../runs/judge.worker.ts?worker&url';
import type { JudgeDesk } from '../../runs/judge-desk';

/** What the page plays now. */
export interface Levels {
  /** The quests of a level; undefined when it cannot be read. Never rejects. */
  readonly quests: (level: number) => Promise<readonly Quest[] | undefined>;
  /** The hunt of a day; undefined when there is none, or the list of levels cannot be read. */
  readonly hunt: (day: Day) => readonly HuntQuest[] | undefined;
}

export interface PageJudge {
  readonly judge: Judge;
  readonly judgeHunts: JudgeHunts;
  /** Waits for the reader. */
  readonly questsOf: Levels['quests'];
  /** Whatever was asked before waits for the first call. */
  readonly readLevels: (levels: Levels) => void;
}

/** The judge's thread; undefined where there are no threads. */
function openThread(): JudgeWorker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(trustedScript('worldmaps-judge', threadUrl), { type: 'module' });
  return {
    ask: (question) => worker.postMessage(question, []),
    listen: (onAnswered, onFailed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => onAnswered(data));
      worker.addEventListener('error', onFailed);
    },
    close: () => worker.terminate(),
  };
}

const deskOfPage = (): JudgeDesk =>
  judgeInThread(openThread, async () => (await import('../../runs/judge-desk')).createJudgeDesk(nextTask));

function rowOf({ id, level, gameMode: mode, quest, score, time, date, run, sentAt }: Claimed): ClaimedRow {
  const named = quest === undefined ? {} : { quest };
  return { id, sentAt, claim: { level, mode, score, time, ...named, earnedAt: Date.parse(date), run } };
}

function huntRowOf({ id, time, date, runs, sentAt }: ClaimedHunt, day: Day): ClaimedHuntRow {
  return { id, sentAt, earnedAt: Date.parse(date), claim: { dayStart: startOf(day), time, runs } };
}

/** The quests of a day with all that their levels ask. */
async function legsOf(levels: Levels, day: Day): Promise<readonly AskedLeg[] | undefined> {
  const hunt = levels.hunt(day);
  if (!hunt) return undefined;
  const legs = await Promise.all(
    hunt.map(async ({ level, quest }) => {
      const quests = await levels.quests(level);
      return quests && { level, quest, quests };
    }),
  );
  const read = legs.filter((leg) => leg !== undefined);
  return read.length === legs.length ? read : undefined;
}

export function createPageJudge(desk = deskOfPage()): PageJudge {
  let tell: (levels: Levels) => void = () => undefined;
  let reader = new Promise<Levels>((resolve) => {
    tell = resolve;
  });
  const questsOf: Levels['quests'] = async (level) => (await reader).quests(level);
  return {
    questsOf,
    judge: (level) => {
      const quests = questsOf(level);
      return async (claimed) =>
        claimed.length === 0 ? new Map() : desk.scores(claimed.map(rowOf), await quests);
    },
    judgeHunts: (day) => {
      let asked: Promise<readonly AskedLeg[] | undefined> | undefined;
      return async (claimed) => {
        if (claimed.length === 0) return new Map();
        const rows = claimed.map((one) => huntRowOf(one, day));
        // five levels are read only once there is a run to judge by them
        if (rows.every(({ claim }) => claim.runs === undefined)) return desk.hunts(rows, undefined);
        asked ??= reader.then((levels) => legsOf(levels, day));
        return desk.hunts(rows, await asked);
      };
    },
    readLevels: (levels) => {
      tell(levels);
      reader = Promise.resolve(levels);
    },
  };
}
