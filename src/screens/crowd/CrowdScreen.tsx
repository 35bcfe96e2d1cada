/** The crowd hunt, `/crowd/{level}`; `{level}` is an id or a route keyword, and `?seed=&beat=` a challenge. */
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { parseChallenge } from '../../crowd/challenge';
import { useLevel } from '../../levels/use-level';
import { findLevel } from '../../maps/catalogue';
import type { LevelData } from '../../maps/schema';
import { ErrorModal } from '../../table/ErrorModal';
import bar from '../../table/Bar.module.css';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { useGameMenu } from '../../ui/game-menu';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../ui/useScreenTitle';
import { CrowdGame } from './CrowdGame';
import styles from './CrowdGame.module.css';
import { useCrowdFile } from './use-crowd-file';

function Loading() {
  const { t } = useTranslation('crowd');
  const menu = useGameMenu();
  return (
    <>
      <div className={bar['bar']}>{menu}</div>
      <div className={styles['loading']}>
        <Spinner label={t('preparing')} />
      </div>
    </>
  );
}

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
  const [query] = useSearchParams();
  const state = useCrowdFile(level.level);
  if (state.kind === 'loading') return <Loading />;
  if (state.kind !== 'ready')
    return <NoCrowd level={level.level} retry={state.kind === 'failed' ? state.retry : undefined} />;
  return (
    <CrowdGame key={query.toString()} level={level} crowd={state.crowd} challenge={parseChallenge(query)} />
  );
}

export function CrowdScreen() {
  const { t } = useTranslation('crowd');
  const { level: text = '' } = useParams();
  const entry = findLevel(text);
  const state = useLevel(entry?.id);
  const name = entry?.name ?? '';
  useScreenTitle(entry ? t('screen', { level: name }) : t('title'));

  if (!entry) return <ErrorModal error="LevelNotFound" level={name} />;
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'unreadable')
    return <ErrorModal error="unreadable" level={name} onRetry={state.retry} />;
  if (state.kind !== 'ready') return <ErrorModal error={state.kind} level={name} />;
  return <Crowd key={entry.id} level={state.level} />;
}
