/** What a page and its judge in a thread say to each other: a level goes over once, by its edition. */
import type { Quest } from '../game/quest';
import type { AskedLeg } from './hunt-trust';
import type { ClaimedHuntRow, ClaimedRow } from './judge';
import type { DoubtsOf, JudgeDesk } from './judge-desk';

export interface Question {
  /** The answer has the same. */
  readonly number: number;
  /** Levels that were not told before. */
  readonly told: readonly { readonly edition: number; readonly quests: readonly Quest[] }[];
  readonly asked:
    | { readonly kind: 'scores'; readonly rows: readonly ClaimedRow[]; readonly edition: number | undefined }
    | {
        readonly kind: 'hunts';
        readonly rows: readonly ClaimedHuntRow[];
        readonly legs: readonly ToldLeg[] | undefined;
      };
}

export interface ToldLeg extends Pick<AskedLeg, 'level' | 'quest'> {
  readonly edition: number;
}

export interface Answered {
  readonly number: number;
  readonly doubts: DoubtsOf;
}

/** Answers a page's questions, in the thread. */
export function answering(desk: JudgeDesk): (question: Question) => Promise<Answered> {
  const levels = new Map<number, readonly Quest[]>();
  /** The legs of the last hunt: the same ones are judged by the same judge. */
  let last: { readonly key: string; readonly legs: readonly AskedLeg[] } | undefined;

  const legsOf = (told: readonly ToldLeg[]): readonly AskedLeg[] => {
    const key = JSON.stringify(told);
    if (last?.key !== key)
      last = {
        key,
        legs: told.map(({ level, quest, edition }) => ({ level, quest, quests: levels.get(edition) ?? [] })),
      };
    return last.legs;
  };

  return async ({ number, told, asked }) => {
    for (const { edition, quests } of told) levels.set(edition, quests);
    const doubts =
      asked.kind === 'scores'
        ? await desk.scores(asked.rows, asked.edition === undefined ? undefined : levels.get(asked.edition))
        : await desk.hunts(asked.rows, asked.legs && legsOf(asked.legs));
    return { number, doubts };
  };
}
