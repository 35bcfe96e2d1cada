/** The stroll through a map, `/stroll/{level}`; `{level}` is an id or a route keyword, as in a game's address. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLevel } from '../../levels/use-level';
import { findLevel } from '../../maps/catalogue';
import { ErrorModal } from '../../table/ErrorModal';
import { useGameMenu } from '../../ui/game-menu';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../ui/useScreenTitle';
import bar from '../../table/Bar.module.css';
import { StrollGame } from './StrollGame';
import styles from './StrollGame.module.css';

function Loading() {
  const { t } = useTranslation('play');
  const menu = useGameMenu();
  return (
    <>
      <div className={bar['bar']}>{menu}</div>
      <div className={styles['loading']}>
        <Spinner label={t('catalogue.loading')} />
      </div>
    </>
  );
}

export function StrollScreen() {
  const { t } = useTranslation('stroll');
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
  return <StrollGame key={entry.id} level={state.level} />;
}
