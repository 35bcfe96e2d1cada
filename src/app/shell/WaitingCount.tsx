/** The number of records in the outbox, as a slip of paper in the header. */
import { useTranslation } from '../../i18n/use-translation';
import { useWaiting } from '../../records/RecordsContext';
import { RecordsRoot } from '../services/RecordsRoot';
import styles from './WaitingCount.module.css';

function Count() {
  const { t } = useTranslation('interface');
  const count = useWaiting();
  return <output className={styles['slip']}>{count > 0 ? t('header.waiting', { count }) : null}</output>;
}

export function WaitingCount() {
  return (
    <RecordsRoot>
      <Count />
    </RecordsRoot>
  );
}
