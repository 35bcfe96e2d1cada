/** The ranking of a week's contest: fastest first, with the crown, each with its run to watch and to race. */
import { BoardHead } from './BoardHead';
import { useTranslation } from '../i18n/use-translation';
import { weekParts, type WeekKey } from '../contest/weeks';
import { formatDay } from '../i18n/dates';
import { formatSeconds } from '../i18n/formats';
import type { ContestRow } from '../records/answers';
import { classes } from '../ui/classes';
import { LineRow } from './LineRow';
import { NameCell } from './NameCell';
import { RankCell } from './RankCell';
import { RunLinks } from './RunLinks';
import table from './table.module.css';
import { useOwnRow } from './use-own-row';

interface Props {
  readonly rows: readonly ContestRow[];
  readonly week: WeekKey;
  /** The id of the player's own entry, where it was just sent. */
  readonly own?: string | undefined;
  /** Whether each row says why it is not ranked. */
  readonly withDoubts: boolean;
}

export function ContestRanking({ rows, week, own, withDoubts }: Props) {
  const { t, language } = useTranslation('records');
  const ownRow = useOwnRow(own);
  const ranked = rows.filter(({ doubt }) => doubt === undefined);
  const unproved = rows.filter(({ doubt }) => doubt !== undefined);
  const withRuns = rows.some(({ run }) => run !== undefined);

  const renderRow = (row: ContestRow, rank: number | undefined) => {
    const isOwn = row.id === own;
    const remark =
      row.doubt !== undefined && (isOwn || withDoubts) ? { remark: t(`board.doubt.${row.doubt}`) } : {};
    return (
      <tr
        key={row.id}
        ref={isOwn ? ownRow : undefined}
        className={classes(rank === 1 && table['first'], isOwn && table['own'])}
      >
        {rank === undefined ? <td className={table['rank']}>–</td> : <RankCell rank={rank} />}
        <NameCell
          name={row.name}
          own={isOwn}
          waiting={row.waiting}
          old={row.doubt === 'beforeRuns'}
          {...remark}
        />
        <td className={table['number']}>{formatSeconds(language, row.time)}</td>
        <td className={table['number']}>{formatDay(language, row.date)}</td>
        {withRuns ? (
          <td className={table['runs']}>
            {row.run === undefined || row.doubt === 'otherEdition' ? null : (
              <RunLinks run={row.run} name={row.name} withRace={row.doubt === undefined} />
            )}
          </td>
        ) : null}
      </tr>
    );
  };

  return (
    <table className={table['table']}>
      <BoardHead
        caption={t('results.rankingCaption', { week: weekParts(week).week })}
        name={t('results.participant')}
        figures={[t('results.time'), t('results.date')]}
        withRuns={withRuns}
      />
      <tbody>{ranked.map((row, index) => renderRow(row, index + 1))}</tbody>
      {unproved.length > 0 ? (
        <tbody className={table['unproved']}>
          <LineRow columns={4 + Number(withRuns)} />
          {unproved.map((row) => renderRow(row, undefined))}
        </tbody>
      ) : null}
    </table>
  );
}
