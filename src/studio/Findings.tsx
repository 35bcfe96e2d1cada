/** What the checks found, each with a way to its place on the map. */
import { useTranslation } from '../i18n/use-translation';
import { SERIOUS, type Finding } from '../artwork/checks';
import type { Chosen } from './BoxLayer';
import styles from './Studio.module.css';
import { useQuestName } from './use-quest-name';

interface Props {
  readonly findings: readonly Finding[];
  readonly onGo: (chosen: Chosen) => void;
}

export function Findings({ findings, onGo }: Props) {
  const { t } = useTranslation('studio');
  const name = useQuestName();
  return (
    <section aria-label={t('findings.title')}>
      <h3>{t('findings.title')}</h3>
      {findings.length === 0 ? <p>{t('findings.none')}</p> : null}
      <ul className={styles['findings']}>
        {findings.map(({ kind, quest, box, language, other }) => (
          <li key={[kind, quest, box, language, other].join(' ')}>
            <button
              type="button"
              className={styles['finding']}
              data-finding={kind}
              onClick={() => onGo({ quest, box })}
            >
              {SERIOUS.has(kind) ? <strong>{t('findings.serious')}</strong> : null}{' '}
              {t('findings.line', {
                quest: name(quest),
                text: t(`findings.kinds.${kind}`, {
                  language: language ? t(`named.${language}`) : '',
                  other: other === undefined ? '' : name(other),
                }),
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
