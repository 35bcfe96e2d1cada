/** The log of the owner's acts, which nobody can change; what erased nothing can be taken back. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { formatDay } from '../../../i18n/dates';
import { canUndo, oppositeOf, type LoggedAct } from '../../../records/moderation';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Spinner } from '../../../ui/Spinner';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { useAsked } from '../../../records/use-asked';
import type { Moderation } from './use-moderation';

/** Who leads a week, not one explorer's row. */
const isPodium = (path: string): boolean => /^explorers\/[^/]+$/.test(path);

/** `barName`, `barAccount`, `hide` …: what a line of the log says. */
function wordOf({ act, targets }: LoggedAct) {
  if (act === 'close') return targets[0]?.startsWith('accounts/') ? 'closeAccount' : 'closeEntry';
  if (act === 'delete' && targets.some(isPodium)) return 'podium';
  if (act !== 'bar' && act !== 'unbar') return act;
  const isName = targets[0]?.startsWith('users/') ?? false;
  return act === 'bar' ? (isName ? 'barName' : 'barAccount') : isName ? 'unbarName' : 'unbarAccount';
}

export function Log({ moderation: { act, acts } }: { readonly moderation: Moderation }) {
  const { t, language } = useTranslation('desk');
  const { moderation } = useRecords().admin;
  const [pages, setPages] = useState(1);
  const { answer, reload } = useAsked(
    'log',
    useCallback(() => moderation.log(pages), [moderation, pages]),
  );
  useEffect(() => {
    if (acts > 0) reload();
  }, [acts, reload]);

  if (answer === undefined) return <Spinner label={t('boards.log.loading')} />;
  return (
    <section className={sheet['sheet']}>
      <h2>{t('boards.log.title')}</h2>
      <p>{t('boards.log.intro')}</p>
      {answer.kind === 'ok' ? null : <Away why={answer.kind} onRetry={reload} />}
      {answer.kind === 'ok' && answer.value.acts.length === 0 ? <p>{t('boards.log.empty')}</p> : null}
      {answer.kind === 'ok' ? (
        <>
          <ul className={styles['cards']}>
            {answer.value.acts.map((one) => (
              <li key={one.id} className={styles['card']} data-act={one.act}>
                <p className={styles['head']}>
                  <span>
                    {t(`boards.log.acts.${wordOf(one)}`, { count: one.targets.length, name: one.subject })}
                  </span>
                  <span className={styles['aside']}>
                    {formatDay(language, new Date(one.sentAt).toISOString())}
                  </span>
                </p>
                <Undo one={one} log={answer.value.acts} act={act} />
              </li>
            ))}
          </ul>
          {answer.value.more ? (
            <Button size="small" onClick={() => setPages((before) => before + 1)}>
              {t('boards.more')}
            </Button>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

interface UndoProps {
  readonly one: LoggedAct;
  readonly log: readonly LoggedAct[];
  readonly act: Moderation['act'];
}

function Undo({ one, log, act }: UndoProps) {
  const { t } = useTranslation('desk');
  const opposite = oppositeOf(one.act);
  if (!opposite || !canUndo(one, log)) return null;
  return (
    <div className={styles['row']}>
      <Button size="small" onClick={() => void act(opposite, one.subject, one.targets)}>
        {t('boards.log.undo')}
      </Button>
    </div>
  );
}
