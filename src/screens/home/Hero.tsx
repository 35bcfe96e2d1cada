/** The head of the home page: the game's name, how it works in one line, and two maps as postcards. */
import { useTranslation } from '../../i18n/use-translation';
import { dayNumber, dayOf } from '../../daily/day';
import { CATALOGUE } from '../../maps/catalogue';
import type { DrawingLevel } from '../../maps/drawing';
import type { Manifest } from '../../maps/manifest';
import { HERO_SIZES } from '../../maps/thumbnail-sizes';
import { Thumbnail } from '../../levels/Thumbnail';
import { usePlatform } from '../../platform/PlatformContext';
import { AFTER_FIRST_FINDS } from '../../progress/newcomer';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import guideUrl from '../../ui/art/guide.svg';
import { LateAtelier, LateGoOn, LateHeroGame } from './LateHero';
import { Steps } from './Steps';
import styles from './Hero.module.css';

interface Props {
  /** Whether the list of maps is still on its way. */
  readonly isComing: boolean;
  readonly manifest: Manifest | undefined;
  /** The level that will be drawn first; set while others are being drawn. */
  readonly next?: DrawingLevel | undefined;
  /** Epoch milliseconds: the day's map is played here. */
  readonly now: number;
}

export function Hero({ isComing, manifest, next, now }: Props) {
  const { t } = useTranslation('interface');
  const [first, second] = manifest?.levels ?? [];
  const play = (first ?? next)?.level;
  const { kiosk } = usePlatform();
  const day = dayNumber(dayOf(now));
  const levels = kiosk ? [] : (manifest?.levels ?? []);
  const today = levels[day % levels.length];
  const name = CATALOGUE.find(({ id }) => id === play)?.name;
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <p className={styles['kicker']}>{t('home.kicker')}</p>
        <h1 className={styles['title']}>{t('app.name')}</h1>
        <p className={styles['tagline']}>{t('home.tagline')}</p>
        <p className={styles['intro']}>{t('home.intro', { maps: CATALOGUE.length })}</p>
        <div className={styles['actions']}>
          <ButtonLink
            to={play === undefined ? '/catalog' : `/game/${String(play)}`}
            state={AFTER_FIRST_FINDS}
            tone="primary"
            size="large"
            icon={<PlayIcon />}
          >
            {t('home.play')}
          </ButtonLink>
          <a className={styles['browse']} href="#levels">
            {t('home.browse')}
          </a>
        </div>
        <LateGoOn manifest={manifest} />
      </div>
      <div className={styles['collage']}>
        <div className={styles['back']} aria-hidden="true">
          <div className={styles['photo']}>
            {second ? <Thumbnail level={second} sizes="(max-width: 640px) 50vw, 300px" /> : null}
          </div>
        </div>
        <div className={styles['front']}>
          <div className={styles['photo']}>
            {first ? (
              <Thumbnail level={first} sizes={HERO_SIZES} eager />
            ) : isComing ? null : (
              <LateAtelier state={next} />
            )}
          </div>
          <span className={styles['caption']} aria-hidden="true">
            {name}
          </span>
          {today ? <LateHeroGame key={today.level} entry={today} seed={day} /> : null}
        </div>
        <img className={styles['guide']} src={guideUrl} alt="" width="334" height="350" />
      </div>
      <Steps />
    </section>
  );
}
