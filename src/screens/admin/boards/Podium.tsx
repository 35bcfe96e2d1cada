/**
 * Takes a week's leaders off home: in a project's database they stand in a document of their own, which hiding a row does
 * not touch (ADR 25). A device without one reckons them anew each time.
 */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { WeekKey } from '../../../contest/weeks';
import { weekBestPath } from '../../../records/week-best';
import { Button } from '../../../ui/Button';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import type { Moderation } from './use-moderation';

interface Props {
  readonly week: WeekKey;
  readonly moderation: Moderation;
}

export function Podium({ week, moderation }: Props) {
  const { t } = useTranslation('desk');
  const [isAsked, setAsked] = useState(false);
  const project: unknown = import.meta.env['VITE_FIREBASE_PROJECT_ID'];
  if (typeof project !== 'string' || project === '') return null;
  return (
    <>
      <p>{t('boards.podium.intro')}</p>
      <div className={styles['row']}>
        <Button size="small" onClick={() => setAsked(true)}>
          {t('boards.podium.clear')}
        </Button>
      </div>
      <Confirm
        open={isAsked}
        title={t('boards.podium.title')}
        text={t('boards.podium.text')}
        action={t('boards.podium.clear')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void moderation.act('delete', week, [weekBestPath(week)]);
        }}
      />
    </>
  );
}
