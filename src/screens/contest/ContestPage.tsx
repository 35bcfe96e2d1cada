/** The shared page of a week's contest results: week, number of participants, and a table or a message. */
import { useState, type ComponentType } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { weekKeyAt, type WeekKey } from '../../contest/weeks';
import { weekOfQuery } from '../../records/board-address';
import type { ContestRow } from '../../records/answers';
import { useRecords } from '../../records/RecordsContext';
import { useContestResults, useLooks } from '../../records/use-answers';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useContestPlan } from '../../platform/use-contest-plan';
import { useNow } from '../../platform/use-now';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { OutboxNote } from '../../boards/OutboxNote';
import { WeekNavigator } from '../../boards/WeekNavigator';
import styles from './ContestPage.module.css';

interface Props {
  readonly title: string;
  /** Link to the other view of the same week. */
  readonly other: { readonly path: string; readonly text: string };
  readonly table: ComponentType<TableProps>;
  /** Shown under the public results. */
  readonly below?: ComponentType<TableProps>;
}

export interface TableProps {
  readonly rows: readonly ContestRow[];
  readonly week: WeekKey;
}

export function ContestPage({ title, other, table, below: Below }: Props) {
  const { t } = useTranslation('records');
  const now = useNow(Date.now);
  // midnight leads nobody to another week who waits for this one's draw
  const [opened] = useState(now);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const records = useRecords();
  const week = weekOfQuery(query, query.has('weekOfYear') ? now : opened);
  const [looks, onMore] = useLooks(week);
  const results = useContestResults(week, looks);
  useScreenTitle(title);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{title}</h1>
        <WeekNavigator
          week={week}
          now={now}
          onChange={(changed) => {
            void navigate({ search: `?weekOfYear=${changed}` });
          }}
        />
      </header>
      <OutboxNote />
      <section className={styles['sheet']} aria-busy={!results}>
        {results?.kind === 'offline' ? (
          <p className={styles['offline']}>
            {t('board.offline')}
            <Button
              size="small"
              onClick={() => {
                records.retry();
              }}
            >
              {t('board.retry')}
            </Button>
          </p>
        ) : null}
        {results?.kind === 'offline' && results.rows.length === 0 ? null : results ? (
          <Results
            rows={results.rows}
            more={results.more}
            week={week}
            isCurrent={week === weekKeyAt(now)}
            table={table}
            onMore={onMore}
          />
        ) : (
          <Spinner label={t('results.loading')} />
        )}
      </section>
      {Below ? <Below week={week} rows={results?.rows ?? []} /> : null}
      <nav className={styles['ways']} aria-label={t('contest.title')}>
        <ButtonLink to={{ pathname: other.path, search: `?weekOfYear=${week}` }}>{other.text}</ButtonLink>
        <ButtonLink tone="quiet" to="/weekly">
          {t('results.toContest')}
        </ButtonLink>
      </nav>
    </div>
  );
}

interface ResultsProps extends Pick<Props, 'table'>, TableProps {
  readonly isCurrent: boolean;
  /** Whether there are more rows than these. */
  readonly more: boolean;
  readonly onMore: () => void;
}

function Results({ rows, more, week, isCurrent, table: Table, onMore }: ResultsProps) {
  const { t } = useTranslation('records');
  const { game } = useContestPlan(week);
  if (rows.length > 0)
    return (
      <>
        <p className={styles['count']}>
          {t(more ? 'results.first' : 'results.participants', { count: rows.length })}
        </p>
        <Table rows={rows} week={week} />
        {more ? (
          <Button size="small" onClick={onMore}>
            {t('results.more')}
          </Button>
        ) : null}
      </>
    );
  const hadContest = game !== undefined;
  const why = isCurrent ? 'text' : 'past';
  return (
    <Notice
      heading="h2"
      picture="guide"
      title={t('results.empty.title')}
      text={t(`results.empty.${hadContest ? why : 'none'}`)}
    />
  );
}
