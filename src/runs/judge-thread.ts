/** The page's side of the judge in a thread; where there is no thread, or it fails, the page judges by itself. */
import type { Quest } from '../game/quest';
import { editionOf } from './edition';
import type { DoubtsOf, JudgeDesk } from './judge-desk';
import type { Answered, Question } from './judge-messages';

/** As much of a worker as is used. */
export interface JudgeWorker {
  readonly ask: (question: Question) => void;
  /** Called once; `onFailed` when the thread could not start, or has thrown. */
  readonly listen: (onAnswered: (answered: Answered) => void, onFailed: () => void) => void;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (doubts: DoubtsOf) => void;
  /** Asks the page instead. */
  readonly instead: () => void;
}

/** `open` answers undefined or throws where there are no workers; `inPage` loads the judge into the page. */
export function judgeInThread(
  open: () => JudgeWorker | undefined,
  inPage: () => Promise<JudgeDesk>,
): JudgeDesk {
  let worker: JudgeWorker | 'unopened' | undefined = 'unopened';
  let page: Promise<JudgeDesk> | undefined;
  let number = 0;
  const told = new Set<number>();
  const waiting = new Map<number, Waiting>();

  const giveUp = () => {
    if (worker !== 'unopened') worker?.close();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { instead } of left) instead();
  };

  const opened = (): JudgeWorker | undefined => {
    if (worker !== 'unopened') return worker;
    try {
      worker = open();
    } catch {
      worker = undefined;
    }
    if (!worker) return undefined;
    worker.listen(({ number: of, doubts }) => {
      waiting.get(of)?.resolve(doubts);
      waiting.delete(of);
    }, giveUp);
    return worker;
  };

  const ask = (
    levels: readonly (readonly Quest[])[],
    asked: Question['asked'],
    byPage: (desk: JudgeDesk) => Promise<DoubtsOf>,
  ): Promise<DoubtsOf> =>
    new Promise((resolve, reject) => {
      const instead = () => {
        page ??= inPage();
        page.then(byPage).then(resolve, reject);
      };
      const thread = opened();
      if (!thread) return instead();
      const unknown = levels.filter((quests) => !told.has(editionOf(quests)));
      for (const quests of unknown) told.add(editionOf(quests));
      number += 1;
      waiting.set(number, { resolve, instead });
      const news = unknown.map((quests) => ({ edition: editionOf(quests), quests }));
      return thread.ask({ number, told: news, asked });
    });

  return {
    scores: (rows, quests) =>
      ask(quests ? [quests] : [], { kind: 'scores', rows, edition: quests && editionOf(quests) }, (desk) =>
        desk.scores(rows, quests),
      ),
    hunts: (rows, asked) => {
      const legs = asked?.map(({ level, quest, quests }) => ({ level, quest, edition: editionOf(quests) }));
      return ask(
        (asked ?? []).map(({ quests }) => quests),
        { kind: 'hunts', rows, legs },
        (desk) => desk.hunts(rows, asked),
      );
    },
  };
}
