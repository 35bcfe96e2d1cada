/** Levels that are not drawn yet, as blank slots with their names. */
import { useTranslation } from '../../i18n/use-translation';
import type { CatalogueLevel } from '../../maps/catalogue';
import styles from './ClosedLevels.module.css';

export function ClosedLevels({ levels }: { readonly levels: readonly CatalogueLevel[] }) {
  const { t } = useTranslation('interface');
  return (
    <div className={styles['closed']}>
      <h3>{t('home.levels.closedTitle')}</h3>
      <ul>
        {levels.map(({ id, name }) => (
          <li key={id}>
            <span className={styles['slot']} aria-hidden="true">
              {id}
            </span>
            <span className={styles['name']}>{name}</span>
            <span className={styles['state']}>{t('home.levels.notYetOpen')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
