/** The rows of a board below its line: results that no run proves, each with why for those it concerns (DECISIONS 35). */
import { useTranslation } from '../i18n/use-translation';
import { formatSeconds } from '../i18n/formats';
import type { UnprovedRow } from '../records/answers';
import { classes } from '../ui/classes';
import { LineRow } from './LineRow';
import { NameCell } from './NameCell';
import { RunLinks } from './RunLinks';
import table from './table.module.css';
import { useOwnRow } from './use-own-row';

interface Props {
  readonly rows: readonly UnprovedRow[];
  readonly withScore: boolean;
  readonly withRuns: boolean;
  /** Whether every row says why it stands there: the site's owner sees it, a player only of their own. */
  readonly withReasons: boolean;
}

export function UnprovedRows({ rows, withScore, withRuns, withReasons }: Props) {
  const { t, language } = useTranslation('records');
  const own = rows.find((row) => row.own)?.id;
  const ownRow = useOwnRow(own);
  const columns = 3 + Number(withScore) + Number(withRuns);
  return (
    <tbody className={table['unproved']}>
      <LineRow columns={columns} />
      {rows.map((row) => (
        <tr
          key={row.id}
          ref={row.own ? ownRow : undefined}
          data-doubt={withReasons || row.own ? row.doubt : undefined}
          className={classes(row.own && table['own'])}
        >
          <td className={table['rank']}>–</td>
          <NameCell
            name={row.name}
            registered={row.registered}
            own={row.own}
            waiting={row.waiting}
            old={row.doubt === 'beforeRuns'}
            {...(withReasons || row.own ? { remark: t(`board.doubt.${row.doubt}`) } : {})}
          />
          {withScore ? <td className={table['number']}>{row.score}</td> : null}
          <td className={table['number']}>{formatSeconds(language, row.time)}</td>
          {withRuns ? (
            <td className={table['runs']}>
              {row.run === undefined || row.doubt === 'otherEdition' ? null : (
                <RunLinks run={row.run} name={row.name} withRace={false} />
              )}
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}
