/** The line of a table below which nothing is ranked. */
import { useTranslation } from '../i18n/use-translation';
import table from './table.module.css';

/** `columns` is the number of the table's columns. */
export function LineRow({ columns }: { readonly columns: number }) {
  const { t } = useTranslation('records');
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className={table['line']}>
        {t('board.unproved.title')}
        <small>{t('board.unproved.text')}</small>
      </th>
    </tr>
  );
}
