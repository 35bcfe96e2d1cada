/** The rows of the week's explorers; what lies between two parts of the board that were read is a gap. */
import { BoardHead } from '../../boards/BoardHead';
import { NameCell } from '../../boards/NameCell';
import { RankCell } from '../../boards/RankCell';
import table from '../../boards/table.module.css';
import { useTranslation } from '../../i18n/use-translation';
import type { ExplorerRow } from '../../records/answers';
import { classes } from '../../ui/classes';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface Props {
  readonly rows: readonly ExplorerRow[];
  readonly caption: string;
}

export function ExplorersTable({ rows, caption }: Props) {
  const { t } = useTranslation('records');
  const said = ({ quests, hunts }: ExplorerRow) =>
    [
      quests > 0 ? t('explorers.quests', { count: quests }) : '',
      hunts > 0 ? t('explorers.hunts', { count: hunts }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <table className={table['table']}>
      <BoardHead caption={caption} name={t('board.name')} figures={[t('explorers.points')]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={classes(row.rank === 1 && table['first'], row.own && table['own'])}>
            {row.rank === undefined ? (
              <td className={table['rank']}>
                <span aria-hidden="true">…</span>
                <VisuallyHidden>{t('explorers.further')}</VisuallyHidden>
              </td>
            ) : (
              <RankCell rank={row.rank} />
            )}
            <NameCell
              name={row.name}
              registered={row.registered}
              own={row.own}
              waiting={row.waiting}
              remark={said(row)}
            />
            <td className={table['number']}>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
