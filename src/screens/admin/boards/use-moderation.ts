/** The rows that the owner looks at, and the acts on them; whatever was done is read anew. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WeekKey } from '../../../contest/weeks';
import type { AdminAnswer } from '../../../records/store-answer';
import type { ActKind, ModeratedRow } from '../../../records/moderation';
import { useRecords } from '../../../records/RecordsContext';
import { useAsked } from '../../../records/use-asked';
import { isEverywhere, rowsEverywhere, weeksOf, type DeskQuery, type Walk } from './every-week';

/** `targets` are paths of documents; `subject` is whom the log will say it was about. */
export type DoAct = (act: ActKind, subject: string, targets: readonly string[]) => Promise<void>;

export interface Moderation {
  readonly answer: AdminAnswer<readonly ModeratedRow[]> | undefined;
  /** While weeks are looked through one by one. */
  readonly walk: Walk | undefined;
  readonly reload: () => void;
  readonly act: DoAct;
  /** Something was done that is in the log: rows and log are read anew. */
  readonly renew: () => void;
  /** Why the last act did not happen. */
  readonly failure: 'offline' | 'denied' | undefined;
  /** How many acts were tried: who shows the log asks for it again. */
  readonly acts: number;
}

const NO_ROWS: AdminAnswer<readonly ModeratedRow[]> = { kind: 'ok', value: [] };

/** The rows of a query; none without one. A walk through all weeks ends where another query is asked. */
function useRows(
  query: DeskQuery | undefined,
): Pick<Moderation, 'answer' | 'walk' | 'reload'> & { readonly reloadFound: () => void } {
  const { admin } = useRecords();
  const question = JSON.stringify(query) ?? '';
  const [walk, setWalk] = useState<Walk>();
  const wanted = useRef('');
  /** Weeks in which the player was found. */
  const places = useRef<{ readonly question: string; readonly weeks: readonly WeekKey[] }>(undefined);
  /** After an act nobody is looked for anew where there was nothing. */
  const isAgain = useRef(false);
  useEffect(() => {
    wanted.current = question;
    return () => {
      wanted.current = '';
    };
  }, [question]);

  const ask = useCallback(async () => {
    const isOnlyAgain = isAgain.current;
    isAgain.current = false;
    if (!query) return NO_ROWS;
    if (!isEverywhere(query)) return admin.moderation.rows(query);
    const known = isOnlyAgain && places.current?.question === question ? places.current.weeks : undefined;
    const answer = await rowsEverywhere(admin, query, known, (step) => {
      const isWanted = wanted.current === question;
      if (isWanted) setWalk(step);
      return isWanted;
    });
    if (wanted.current === question) {
      setWalk(undefined);
      if (answer?.kind === 'ok') places.current = { question, weeks: weeksOf(answer.value) };
    }
    return answer;
  }, [admin, query, question]);
  const { answer, reload } = useAsked(question, ask);
  const reloadFound = () => {
    isAgain.current = true;
    reload();
  };
  return { answer, walk, reload, reloadFound };
}

/** Without a query there is nothing to look at yet. */
export function useModeration(query: DeskQuery | undefined): Moderation {
  const { admin, device } = useRecords();
  const [failure, setFailure] = useState<Moderation['failure']>();
  const [acts, setActs] = useState(0);
  const { answer, walk, reload, reloadFound } = useRows(query);

  const renew = () => {
    setActs((before) => before + 1);
    reloadFound();
  };

  const act: DoAct = async (kind, subject, targets) => {
    const asked = { id: device.newId(), act: kind, subject, targets };
    const done = await admin.moderation.act(asked).catch(() => ({ kind: 'offline' }) as const);
    setFailure(done.kind === 'ok' ? undefined : done.kind);
    renew();
  };

  return { answer, walk, reload, act, renew, failure, acts };
}
