/** What everybody may see of a week's draws: the seal, each draw with its proof, and a button that recomputes them. */
import { useTranslation } from '../i18n/use-translation';
import type { WeekKey } from '../contest/weeks';
import { formatDay } from '../i18n/dates';
import type { ContestDraws, StoredDraw } from '../records/store-port';
import { Button } from '../ui/Button';
import sheet from '../ui/sheet.module.css';
import styles from './draw.module.css';
import type { Check, DrawsControl } from './use-draws';

function Proof({ draw }: { readonly draw: StoredDraw }) {
  const { t, language } = useTranslation('records');
  const { listHash, seed, participants, sentAt, winner } = draw;
  const day = formatDay(language, new Date(sentAt).toISOString());
  const facts: readonly (readonly [string, string | number])[] = [
    [t('draws.date'), day],
    [t('draws.participants'), participants],
    [t('draws.listHash'), listHash],
    [t('draws.seed'), seed],
    [t('draws.winnerId'), winner],
  ];
  return (
    <dl className={styles['proof']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ check, number }: { readonly check: Check; readonly number: number }) {
  const { t } = useTranslation('records');
  const draw = check.kind === 'checked' ? check.draws.find((one) => one.number === number) : undefined;
  if (!draw) return null;
  return (
    <p className={styles['verdict']} data-verdict={draw.faults.length === 0 ? 'holds' : 'broken'}>
      {draw.faults.length === 0
        ? t('draws.holds')
        : draw.faults.map((fault) => t(`draws.fault.${fault}`)).join(' ')}
    </p>
  );
}

/** How the draw of a week stands before there is one. */
function Seal({ draws, isOver }: { readonly draws: ContestDraws; readonly isOver: boolean }) {
  const { t, language } = useTranslation('records');
  if (!draws.seal) return <p>{t(isOver ? 'draws.neverSealed' : 'draws.notSealed')}</p>;
  const { seal, sentAt } = draws.seal;
  const date = formatDay(language, new Date(sentAt).toISOString());
  return (
    <>
      <p>{t('draws.sealed', { date })}</p>
      <p className={styles['hash']} data-seal>
        {seal}
      </p>
    </>
  );
}

interface Props {
  readonly week: WeekKey;
  readonly isOver: boolean;
  readonly control: DrawsControl;
}

export function Draws({ week, isOver, control }: Props) {
  const { t } = useTranslation('records');
  const { answer, check, recompute, save, reload } = control;
  if (!answer) return null;
  if (answer.kind === 'offline')
    return (
      <section className={sheet['sheet']}>
        <h2>{t('draws.title')}</h2>
        <p>{t('draws.offline')}</p>
        <Button size="small" onClick={reload}>
          {t('board.retry')}
        </Button>
      </section>
    );
  const { draws, winners } = answer.value;
  return (
    <section className={sheet['sheet']} data-draws={week}>
      <h2>{t('draws.title')}</h2>
      <p>{t('draws.how')}</p>
      <Seal draws={answer.value} isOver={isOver} />
      <ol className={sheet['log']}>
        {draws.map((draw) => {
          const named = winners.find(({ number }) => number === draw.number);
          const next = draws.find(({ number }) => number === draw.number + 1);
          return (
            <li key={draw.number} data-draw={draw.winner}>
              <h3>{t('draws.draw', { number: draw.number })}</h3>
              {draw.reason === '' ? null : (
                <p className={styles['said']}>{t('draws.reason', { reason: draw.reason })}</p>
              )}
              <p>
                <strong>
                  {named
                    ? t('draws.winner', { name: named.name })
                    : next
                      ? t('draws.replaced', { number: next.number })
                      : t('draws.unanswered')}
                </strong>
              </p>
              <Proof draw={draw} />
              <Verdict check={check} number={draw.number} />
            </li>
          );
        })}
      </ol>
      {draws.length === 0 ? null : (
        <div className={styles['actions']}>
          <Button aria-disabled={check.kind === 'checking'} onClick={() => void recompute()}>
            {check.kind === 'checking' ? t('draws.checking') : t('draws.check', { count: draws.length })}
          </Button>
          <Button tone="quiet" onClick={() => void save()}>
            {t('draws.save')}
          </Button>
        </div>
      )}
      <output>
        {check.kind === 'failed' ? t('draws.failed') : null}
        {check.kind === 'checked' ? t('draws.list', { count: check.participants }) : null}
      </output>
    </section>
  );
}
