/** Buttons that show some of home's maps alone: begun, new or soon finished; each says how many those are. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { ManifestLevel } from '../../maps/schema';
import { FILTERS, passes, type Filter } from '../../progress/filters';
import { ringOf } from '../../progress/stamps';
import { useProgress } from '../../progress/use-progress';
import styles from './MapFilters.module.css';

interface Props {
  readonly levels: readonly ManifestLevel[];
  /** Ids of the levels to show; undefined for all. A find of now takes no map from under the player's hand. */
  readonly onChoose: (ids: ReadonlySet<number> | undefined) => void;
}

export function MapFilters({ levels, onChoose }: Props) {
  const { t } = useTranslation('interface');
  const progress = useProgress();
  const [chosen, setChosen] = useState<Filter>();
  const under = (filter: Filter) => levels.filter((level) => passes(filter, ringOf(progress, level)));
  const choose = (filter: Filter | undefined) => {
    setChosen(filter);
    onChoose(filter && new Set(under(filter).map(({ level }) => level)));
  };
  const button = (filter: Filter | undefined, count: number) => (
    <button
      key={filter ?? 'all'}
      type="button"
      aria-pressed={chosen === filter}
      disabled={count === 0 && chosen !== filter}
      onClick={() => choose(filter)}
    >
      {t(`home.levels.filters.${filter ?? 'all'}`)} <span>{count}</span>
    </button>
  );
  return (
    <fieldset className={styles['filters']} aria-label={t('home.levels.filters.title')}>
      {button(undefined, levels.length)}
      {FILTERS.map((filter) => button(filter, under(filter).length))}
    </fieldset>
  );
}
