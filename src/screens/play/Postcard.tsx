/** The map of a finished run as a postcard, with the finds pinned on it in their order. */
import { useTranslation } from '../../i18n/use-translation';
import type { Found } from '../../game/recap';
import { middleOfTarget } from '../../game/quest';
import { useMapCredit } from '../../i18n/quest-texts';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { Thumbnail } from '../../levels/Thumbnail';
import { MAIN_MAP, mapOf } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import styles from './Postcard.module.css';

interface Props {
  readonly level: LevelData;
  readonly found: readonly Found[];
}

/** Width of the postcard on the page. */
const SIZES = '(max-width: 768px) 46vw, 320px';

export function Postcard({ level, found }: Props) {
  const { t } = useTranslation('play');
  const credit = useMapCredit(level.translationSpace);
  const list = useManifest();
  const drawn = list.kind === 'ready' ? openLevel(list.manifest, level.level) : undefined;
  const map = mapOf(level, MAIN_MAP);
  if (!drawn || !map) return null;
  const pins = found.flatMap(({ quest, positions }, index) =>
    positions.map((target, part) => ({
      key: `${quest} ${String(part)}`,
      number: index + 1,
      at: middleOfTarget(target),
    })),
  );
  return (
    <figure className={styles['postcard']}>
      <div className={styles['picture']}>
        <Thumbnail level={drawn} sizes={SIZES} eager />
        {pins.map(({ key, number, at }) => (
          <span
            key={key}
            className={styles['pin']}
            aria-hidden="true"
            style={{
              left: `${String((at.x / map.width) * 100)}%`,
              top: `${String((at.y / map.height) * 100)}%`,
              animationDelay: `${String(number * 90)}ms`,
            }}
          >
            {number}
          </span>
        ))}
      </div>
      <figcaption>
        {t('result.postcard', { level: level.name })}
        {credit === undefined ? null : ` ${t('drawnBy', { name: credit })}`}
      </figcaption>
    </figure>
  );
}
