/** The name cell of a table row: bold for registered players, marked when the row is the player's own. */
import { useTranslation } from '../i18n/use-translation';
import { classes } from '../ui/classes';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './table.module.css';

interface Props {
  readonly name: string;
  readonly registered?: boolean;
  readonly own: boolean;
  readonly waiting: boolean;
  /** Whether it was sent before results had to be proved. */
  readonly old?: boolean;
  /** A masked e-mail address, shown under the name. */
  readonly mail?: string;
  /** A sentence under the name. */
  readonly remark?: string;
}

export function NameCell({ name, registered = false, own, waiting, old = false, mail, remark }: Props) {
  const { t } = useTranslation('records');
  return (
    <th scope="row" className={classes(styles['name'], registered && styles['registered'])}>
      {name}
      {registered ? <VisuallyHidden> ({t('board.registered')})</VisuallyHidden> : null}
      {own || waiting || old ? (
        <span className={styles['badges']}>
          {own ? <span className={styles['you']}>{t('board.you')}</span> : null}
          {waiting ? <span className={styles['waiting']}>{t('board.waiting')}</span> : null}
          {old ? <span className={styles['waiting']}>{t('board.old')}</span> : null}
        </span>
      ) : null}
      {mail === undefined ? null : <span className={styles['mail']}>{mail}</span>}
      {remark === undefined ? null : <span className={styles['mail']}>{remark}</span>}
    </th>
  );
}
