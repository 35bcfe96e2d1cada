/** The result of a game against a run: who won, and both runs side by side. */
import { useTranslation } from '../../i18n/use-translation';
import { resultOf } from '../../game/recap';
import { formatSeconds } from '../../i18n/formats';
import { useQuestTexts } from '../../i18n/quest-texts';
import { legsOf, outcomeOf, type Rival } from '../../runs/rival';
import type { Game } from '../../table/use-game';
import styles from './Versus.module.css';

interface Props {
  readonly game: Game;
  readonly rival: Rival;
  readonly name: string;
}

export function Versus({ game, rival, name }: Props) {
  const { t, language } = useTranslation('runs');
  const texts = useQuestTexts(game.level.translationSpace);
  const { session } = game.run;
  const own = resultOf(session);
  const outcome = outcomeOf(session, rival);
  if (!own || !outcome) return null;
  const time = (seconds: number | undefined) =>
    seconds === undefined ? '–' : formatSeconds(language, seconds);
  const cell = (seconds: number | undefined, other: number | undefined) => (
    <td data-best={seconds !== undefined && (other === undefined || seconds < other)}>{time(seconds)}</td>
  );
  return (
    <section className={styles['versus']} aria-label={t('challenge.against', { name })}>
      <p className={styles['outcome']} data-outcome={outcome}>
        {t(`challenge.${outcome}`, { name })}
      </p>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('challenge.quest')}</th>
              <th scope="col">{t('challenge.you')}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {legsOf(session, rival).map((leg) => (
              <tr key={leg.quest}>
                <th scope="row">{texts(leg.quest).title}</th>
                {cell(leg.own, leg.rival)}
                {cell(leg.rival, leg.own)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('challenge.total')}</th>
              {cell(own.time, rival.time)}
              {cell(rival.time, own.time)}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles['remark']}>{t('challenge.unranked')}</p>
    </section>
  );
}
