/** How a duel stands: both names, their rounds side by side, and who is ahead. */
import { useTranslation } from '../../i18n/use-translation';
import { countsDown, type Mode } from '../../game/modes';
import { formatSeconds } from '../../i18n/formats';
import { ROUNDS, type Side, type Standing, type Told } from '../../runs/duel';
import styles from './Versus.module.css';

interface Props {
  readonly names: readonly [string, string];
  readonly standing: Standing;
  readonly mode: Mode;
}

const SIDES: readonly Side[] = [0, 1];

export function DuelTable({ names, standing, mode }: Props) {
  const { t, language } = useTranslation('runs');
  const { rounds, wins } = standing;
  const told = (result: Told | undefined) => {
    if (!result) return '–';
    return countsDown(mode)
      ? t('duel.finds', { count: result.score })
      : t('duel.seconds', { time: formatSeconds(language, result.time) });
  };
  const again = rounds.flatMap(({ begun }, at) =>
    SIDES.flatMap((side) => (begun[side] > 1 ? [{ at, side, count: begun[side] }] : [])),
  );
  return (
    <div className={styles['scroll']}>
      <table data-duel="">
        <thead>
          <tr>
            <th scope="col">{t('duel.round')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {names[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(
            { length: Math.max(rounds.length, standing.winner === undefined ? ROUNDS : 0) },
            (_, at) => (
              <tr key={`round ${String(at)}`}>
                <th scope="row">{t('duel.number', { number: at + 1 })}</th>
                {SIDES.map((side) => (
                  <td key={side} data-best={rounds[at]?.winner === side}>
                    {told(rounds[at]?.results[side])}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('duel.won')}</th>
            {SIDES.map((side) => (
              <td key={side}>{wins[side]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {again.map(({ at, side, count }) => (
        <p key={`${String(at)} ${String(side)}`} className={styles['remark']}>
          {t('duel.begunAgain', { name: names[side], number: at + 1, count })}
        </p>
      ))}
    </div>
  );
}
