/** Signs a result where it is shown: its rank first, then one line for the name; a player's is saved by itself. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link, useNavigate } from 'react-router-dom';
import { weekKeyAt } from '../contest/weeks';
import { resultBoardAddress, type OwnResult } from '../records/board-address';
import { rankAmong } from '../records/board';
import type { KnownPlayer } from '../records/forms';
import { useRecords } from '../records/RecordsContext';
import { scoreProblem } from '../records/rules';
import { useBoard, useIsProved } from '../records/use-answers';
import { Button } from '../ui/Button';
import { Form, FormNotice } from '../ui/Form';
import styles from './forms.module.css';
import { NameField } from './NameField';
import { rememberName } from './player-name';
import type { KeptDraft } from './use-draft';
import { useSubmit } from './use-submit';

interface Props {
  readonly kept: KeptDraft;
  /** The registered player, whose name replaces the name field. */
  readonly player: KnownPlayer | undefined;
}

/**
 * Nothing while the board or the judgement is on its way or cannot be had: a rank among this device's rows alone would be
 * none. Only the board's first rows are read: who is behind them is told so.
 */
function Rank({ kept }: Pick<Props, 'kept'>) {
  const { t } = useTranslation('records');
  const { result, date, id, run } = kept.draft;
  const week = weekKeyAt(Date.parse(date));
  const answer = useBoard(result.level, result.mode, week, { quest: result.quest, ownId: id });
  const others = answer?.board.rows.filter((row) => row.id !== id) ?? [];
  const rank = rankAmong(others, result.mode, result);
  const isBehind = answer?.more === true && rank > others.length;
  const isProved = useIsProved({ ...result, gameMode: result.mode, date, id, run });
  return (
    <p className={styles['rank']} aria-live="polite">
      {isProved === false ? <span className={styles['unproved']}>{t('form.unproved')}</span> : null}
      {isProved && answer?.kind === 'ok'
        ? t(isBehind ? 'form.rankBehind' : 'form.rank', { rank: isBehind ? others.length : rank })
        : null}
    </p>
  );
}

export function SignForm({ kept, player }: Props) {
  const { t } = useTranslation('records');
  const records = useRecords();
  const navigate = useNavigate();
  const { result, id, date, run } = kept.draft;
  const { level, mode, time, score, quest } = result;
  const name = player?.name ?? kept.draft.name;
  const { sending, problem, refusal, send, change } = useSubmit();
  // stays saved under that name when its player signs out in another tab
  const [saved, setSaved] = useState<OwnResult & { readonly name: string }>();
  const begun = useRef(false);
  const address = resultBoardAddress({ level, mode, quest }, date, records.device.now());

  const submit = async (): Promise<typeof saved> => {
    const form = { earned: { id, date }, name, feedback: '', time, score, mode, level, quest, run };
    const signed = { ...form, ...(player ? { player } : {}) };
    const accepted = await send(scoreProblem(signed), () => records.submitScore(signed));
    if (!accepted) return undefined;
    if (!player) rememberName(name, () => localStorage);
    return { own: accepted.id, name };
  };

  const toBoard = async () => {
    const sent = await submit();
    if (sent) void navigate(address, { state: { own: sent.own } satisfies OwnResult });
  };

  const isKnown = player !== undefined;
  const saveByItself = useRef(submit);
  useEffect(() => {
    saveByItself.current = submit;
  });
  useEffect(() => {
    if (!isKnown || begun.current) return;
    begun.current = true;
    void saveByItself.current().then(setSaved);
  }, [isKnown]);

  return (
    <div className={styles['panel']}>
      <Rank kept={kept} />
      {saved ? (
        <p className={styles['saved']} data-saved="" aria-live="polite">
          <span>{t('form.saved', { name: saved.name })}</span>
          <Link to={address} state={{ own: saved.own } satisfies OwnResult}>
            {t('form.toBoard')}
          </Link>
        </p>
      ) : (
        <Form tight onSend={toBoard}>
          <div className={styles['line']}>
            <NameField
              player={player}
              label={t('form.name')}
              name={name}
              error={problem ? t(`problem.${problem}`) : undefined}
              onType={(typed) => {
                kept.change({ name: typed });
                change();
              }}
            />
            <Button type="submit" aria-disabled={sending}>
              {t(sending ? 'form.sending' : 'form.sign')}
            </Button>
          </div>
          <FormNotice>{refusal ?? (player && problem ? t(`problem.${problem}`) : undefined)}</FormNotice>
        </Form>
      )}
    </div>
  );
}
