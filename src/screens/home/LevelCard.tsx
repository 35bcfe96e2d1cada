/** The card of one open level: thumbnail, name, and a link for the stroll and each mode. */
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { gameAddress, isEased, type Ease } from '../../game/ease';
import { DEFAULT_MODE, MODE_NAMES } from '../../game/modes';
import type { CatalogueLevel } from '../../maps/catalogue';
import type { ManifestLevel } from '../../maps/manifest';
import { useOfferedModes } from '../../levels/use-offered-modes';
import { Thumbnail } from '../../levels/Thumbnail';
import { usePlatform } from '../../platform/PlatformContext';
import { AFTER_FIRST_FINDS } from '../../progress/newcomer';
import { Stamp } from '../../ui/Stamp';
import { HoppingName } from './HoppingName';
import { MODE_ICONS } from '../../ui/icons/mode-icons';
import { LateCardProgress } from './LateCardProgress';
import { useModeGoal } from './mode-looks';
import styles from './LevelCard.module.css';

interface Props {
  readonly level: CatalogueLevel;
  readonly drawn: ManifestLevel;
  /** Whether the card is shown large, as when there are few. */
  readonly large: boolean;
  readonly ease: Ease;
}

export function LevelCard({ level, drawn, large, ease }: Props) {
  const { t } = useTranslation('interface');
  const goalOf = useModeGoal();
  const offered = useOfferedModes();
  const { kiosk } = usePlatform();
  return (
    <li className={styles['card']}>
      <Link
        className={styles['cover']}
        to={isEased(ease) ? gameAddress(level.id, DEFAULT_MODE, ease) : `/game/${String(level.id)}`}
        state={AFTER_FIRST_FINDS}
      >
        <Thumbnail level={drawn} sizes={`(max-width: 700px) ${large ? '92vw, 600px' : '46vw, 320px'}`} />
        <h3 className={styles['name']}>
          <HoppingName name={level.name} />
        </h3>
      </Link>
      <LateCardProgress level={drawn} />
      <Stamp className={styles['number']}>
        <span aria-hidden="true">{level.id}</span>
      </Stamp>
      <ul className={styles['modes']} aria-label={t('home.levels.modes', { level: level.name })}>
        {[...(kiosk ? [] : (['stroll'] as const)), ...offered(drawn)].map((way) => {
          const isStroll = way === 'stroll';
          const name = isStroll ? way : MODE_NAMES[way];
          const Icon = MODE_ICONS[name];
          const words = { mode: t(`modes.${name}.name`), level: level.name, goal: goalOf(name) };
          return (
            <li key={way} className={isStroll ? styles['stroll'] : undefined}>
              <Link
                to={isStroll ? `/stroll/${String(level.id)}` : gameAddress(level.id, way, ease)}
                aria-label={t('home.levels.modeOf', words)}
                title={`${words.mode}\n${words.goal}`}
              >
                <Icon />
                <span>{t(`modes.${name}.short`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
