/** The five maps of today's hunt as postcards, in the order of the hunt, with a stamp on each that is done. */
import { useTranslation } from '../../i18n/use-translation';
import type { Day } from '../../daily/day';
import { attemptOn } from '../../daily/diary';
import { dailyHunt } from '../../daily/hunt';
import { useDiary } from '../../daily/store';
import { randomFrom } from '../../game/random';
import { Thumbnail } from '../../levels/Thumbnail';
import { CATALOGUE } from '../../maps/catalogue';
import type { Manifest } from '../../maps/schema';
import { FoundIcon } from '../../ui/icons/tools';
import { Stamp } from '../../ui/Stamp';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './HuntStrip.module.css';

interface Props {
  readonly day: Day;
  readonly manifest: Manifest;
}

/** Which corner of its map a postcard shows: another one each day, which says nothing of where the quest is. */
function cornerOf(day: Day, level: number): string {
  const random = randomFrom(level, `postcard of ${day}`);
  const share = () => `${String(20 + Math.round(random() * 60))}%`;
  return `${share()} ${share()}`;
}

export function HuntStrip({ day, manifest }: Props) {
  const { t } = useTranslation('interface');
  const attempt = attemptOn(useDiary(), day);
  // a try that was begun keeps its maps, should another open meanwhile
  const quests = attempt?.quests ?? dailyHunt(day, manifest.levels) ?? [];
  return (
    <ol className={styles['strip']} aria-label={t('home.daily.maps')}>
      {quests.map(({ level }, index) => {
        const drawn = manifest.levels.find((one) => one.level === level);
        const leg = attempt?.legs[index];
        const name = CATALOGUE.find(({ id }) => id === level)?.name;
        return (
          <li key={level} className={styles['postcard']}>
            <span className={styles['photo']} style={{ transformOrigin: cornerOf(day, level) }}>
              {drawn ? <Thumbnail level={drawn} sizes="320px" /> : null}
            </span>
            <span className={styles['name']}>{name}</span>
            {leg ? (
              <Stamp tone={leg.sign === 'atOnce' ? 'matcha' : 'indigo'} className={styles['stamp']}>
                <FoundIcon />
                <VisuallyHidden>
                  {t(leg.sign === 'atOnce' ? 'home.daily.atOnce' : 'home.daily.found')}
                </VisuallyHidden>
              </Stamp>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
