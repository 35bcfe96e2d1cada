/** The stroll through a map, `/stroll/{level}`; `{level}` is an id or a route keyword, as in a game's address. */
import { useTranslation } from '../../i18n/use-translation';
import { LevelGate } from '../../table/LevelGate';
import { StrollGame } from './StrollGame';

export function StrollScreen() {
  const { t } = useTranslation(['stroll', 'play']);
  return (
    <LevelGate
      titleOf={(level) => (level === undefined ? t('title') : t('screen', { level }))}
      waiting={t('play:catalogue.loading')}
    >
      {(level) => <StrollGame key={level.level} level={level} />}
    </LevelGate>
  );
}
