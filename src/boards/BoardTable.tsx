/** The rows of a board: RANK, NAME, SCORE, TIME (SPEC section 2). */
import { BoardHead } from './BoardHead';
import { useTranslation } from '../i18n/use-translation';
import type { Board } from '../records/answers';
import { classes } from '../ui/classes';
import { formatSeconds } from '../i18n/formats';
import { NameCell } from './NameCell';
import { RankCell } from './RankCell';
import { RunLinks } from './RunLinks';
import table from './table.module.css';
import { UnprovedRows } from './UnprovedRows';
import { useOwnRow } from './use-own-row';

interface Props {
  readonly board: Board;
  /** Names the board for screen readers. */
  readonly caption: string;
  /** False hides the score column, for boards on which every score is the same. */
  readonly withScore?: boolean;
  /** Whether rows below the line say why they stand there, see `UnprovedRows`. */
  readonly withReasons?: boolean;
}

export function BoardTable({ board, caption, withScore = true, withReasons = false }: Props) {
  const { t, language } = useTranslation('records');
  const own = board.own?.row.id;
  const ownRow = useOwnRow(own);
  const withRuns = [...board.rows, ...board.unproved].some(({ run }) => run !== undefined);
  return (
    <table className={table['table']}>
      <BoardHead
        caption={caption}
        name={t('board.name')}
        figures={[...(withScore ? [t('board.score')] : []), t('board.time')]}
        withRuns={withRuns}
      />
      <tbody>
        {board.rows.map((row) => (
          <tr
            key={row.id}
            ref={row.id === own ? ownRow : undefined}
            className={classes(row.rank === 1 && table['first'], row.id === own && table['own'])}
          >
            <RankCell rank={row.rank} />
            <NameCell
              name={row.name}
              registered={row.registered}
              own={row.id === own}
              waiting={row.waiting}
            />
            {withScore ? <td className={table['number']}>{row.score}</td> : null}
            <td className={table['number']}>{formatSeconds(language, row.time)}</td>
            {withRuns ? (
              <td className={table['runs']}>
                {row.run === undefined ? null : <RunLinks run={row.run} name={row.name} />}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
      {board.unproved.length > 0 ? (
        <UnprovedRows
          rows={board.unproved}
          withScore={withScore}
          withRuns={withRuns}
          withReasons={withReasons}
        />
      ) : null}
    </table>
  );
}
