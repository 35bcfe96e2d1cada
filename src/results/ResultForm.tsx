/** Chooses the form of a result: the week's contest, the board, or none when no answer was right. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../accounts/AccountsContext';
import { isContestRun } from '../contest/calendar';
import { weekKeyAt } from '../contest/weeks';
import type { Result } from '../game/recap';
import { isWorthSaving } from '../records/rules';
import { ButtonLink } from '../ui/ButtonLink';
import { EntryForm } from './EntryForm';
import styles from './forms.module.css';
import { ScoreForm } from './ScoreForm';

interface Props {
  readonly result: Result;
}

export function ResultForm({ result }: Props) {
  const player = usePlayer();
  const { t } = useTranslation(['records', 'play']);
  // the week the game ended in
  const [week] = useState(() => weekKeyAt(Date.now()));
  if (!isWorthSaving(result.score))
    return (
      <div className={styles['form']}>
        <p>{t('form.nothing')}</p>
        <div className={styles['actions']}>
          <ButtonLink to="/" tone="quiet">
            {t('play:result.home')}
          </ButtonLink>
        </div>
      </div>
    );
  return isContestRun(result, week) ? (
    <EntryForm result={result} week={week} player={player} />
  ) : (
    <ScoreForm result={result} player={player} />
  );
}
