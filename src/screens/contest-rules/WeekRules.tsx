/** The rules that the owner has written for a week, or a version of them that an entry names; nothing for the game's own. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { isSiteWide } from '../../contest/consent';
import { wordsIn, type Words } from '../../contest/plan';
import { weekKeyAt } from '../../contest/weeks';
import { useContestPlan } from '../../platform/use-contest-plan';
import { useNow } from '../../platform/use-now';
import { useRecords } from '../../records/RecordsContext';
import { Button } from '../../ui/Button';
import styles from './ContestRulesScreen.module.css';

interface Known {
  readonly version: string;
  /** Of the tries to read it. */
  readonly turn: number;
  /** Undefined: they cannot be read now. */
  readonly words: Words | undefined;
}

export function WeekRules() {
  const { t, language } = useTranslation('legal');
  const records = useRecords();
  const [query] = useSearchParams();
  const now = useNow(Date.now);
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known>();
  const { wording } = useContestPlan(weekKeyAt(now));
  const version = query.get('version') ?? wording;
  // those of the whole site are the page itself
  const isOwners = !isSiteWide(version);

  useEffect(() => {
    if (!isOwners) return undefined;
    let current = true;
    const read = async () => {
      const answer = await records.wording(version).catch(() => ({ kind: 'offline' }) as const);
      if (current) setKnown({ version, turn, words: answer.kind === 'ok' ? answer.words : undefined });
    };
    void read();
    return () => {
      current = false;
    };
  }, [records, version, isOwners, turn]);

  if (!isOwners || known?.version !== version) return null;
  return (
    <section data-wording={version}>
      <h2>{t('contest.thisWeek.title')}</h2>
      {known.words ? (
        <>
          <p>{t('contest.thisWeek.text', { version })}</p>
          <p className={styles['own']}>{wordsIn(known.words, language)}</p>
        </>
      ) : (
        <p role="alert">
          {t('contest.thisWeek.away')}{' '}
          <Button size="small" onClick={() => setTurn((before) => before + 1)}>
            {t('contest.thisWeek.retry')}
          </Button>
        </p>
      )}
    </section>
  );
}
