/** The crowd hunt, `/crowd/{level}`; `{level}` is an id or a route keyword, and `?seed=&beat=` a challenge. */
import { useTranslation } from '../../i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { parseChallenge } from '../../crowd/challenge';
import type { LevelData } from '../../maps/schema';
import { LevelGate, LevelWait } from '../../table/LevelGate';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { CrowdGame } from './CrowdGame';
import styles from './CrowdGame.module.css';
import { useCrowdFile } from './use-crowd-file';

function NoCrowd({ level, retry }: { readonly level: number; readonly retry: (() => void) | undefined }) {
  const { t } = useTranslation('crowd');
  return (
    <Dialog open title={t('missing.title')}>
      <div className={styles['sheet']} data-crowd="missing">
        <p>{t(retry ? 'missing.failed' : 'missing.text')}</p>
        <div className={styles['ways']}>
          {retry ? <Button onClick={retry}>{t('missing.again')}</Button> : null}
          <ButtonLink to={`/stroll/${String(level)}`}>{t('missing.stroll')}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function Crowd({ level }: { readonly level: LevelData }) {
  const { t } = useTranslation('crowd');
  const [query] = useSearchParams();
  const state = useCrowdFile(level.level);
  if (state.kind === 'loading') return <LevelWait label={t('preparing')} />;
  if (state.kind !== 'ready')
    return <NoCrowd level={level.level} retry={state.kind === 'failed' ? state.retry : undefined} />;
  return (
    <CrowdGame key={query.toString()} level={level} crowd={state.crowd} challenge={parseChallenge(query)} />
  );
}

export function CrowdScreen() {
  const { t } = useTranslation('crowd');
  return (
    <LevelGate
      titleOf={(level) => (level === undefined ? t('title') : t('screen', { level }))}
      waiting={t('preparing')}
    >
      {(level) => <Crowd key={level.level} level={level} />}
    </LevelGate>
  );
}
