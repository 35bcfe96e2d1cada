/** A drawn map before it is played: its picture, the ways to play it, and the challenge of whoever sent it. */
import { useTranslation } from '../../i18n/use-translation';
import { endlessAddress } from '../../endless/address';
import { bestOf, endlessBests, mapKey } from '../../endless/best';
import type { EndlessCode } from '../../endless/code';
import { overviewOf } from '../../endless/drawn-map';
import type { PlayableMap } from '../../endless/ready';
import { CHOSEN_MODES, deckOf, MODE_NAMES } from '../../game/modes';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import { BlobPicture } from './BlobPicture';
import styles from './Endless.module.css';
import { useResultWords } from './use-words';

interface Props {
  readonly code: EndlessCode;
  readonly name: string;
  readonly map: PlayableMap;
}

export function Cover({ code, name, map }: Props) {
  const { t } = useTranslation(['endless', 'interface']);
  const words = useResultWords();
  const picture = map.pictures.get(overviewOf(map.code));
  const bests = endlessBests.get();
  const modes = CHOSEN_MODES.filter((mode) => deckOf(map.level.quests, mode));
  return (
    <section className={styles['sheet']} data-endless="cover">
      <h1>{name}</h1>
      <div className={styles['easel']}>
        {picture ? <BlobPicture picture={picture} alt={t('cover.picture', { name })} /> : null}
      </div>
      <p>{t('cover.text', { count: map.level.quests.length })}</p>
      {map.addressOf ? <p>{t('ready.note')}</p> : null}
      <div className={styles['ways']}>
        <ButtonLink to={endlessAddress(code, { kind: 'stroll' })} tone="primary" icon={<PlayIcon />}>
          {t('cover.stroll')}
        </ButtonLink>
        {modes.map((mode) => (
          <ButtonLink key={mode} to={endlessAddress(code, { kind: 'mode', mode })}>
            {t(`interface:modes.${MODE_NAMES[mode]}.name`)}
          </ButtonLink>
        ))}
        <ButtonLink to="/endless" tone="quiet">
          {t('cover.other')}
        </ButtonLink>
      </div>
      <ul className={styles['bests']}>
        {modes.flatMap((mode) => {
          const best = bestOf(bests, mapKey(map), mode);
          if (!best) return [];
          return [
            <li key={mode}>
              {t('cover.best', {
                mode: t(`interface:modes.${MODE_NAMES[mode]}.name`),
                result: words(mode, best),
              })}
            </li>,
          ];
        })}
      </ul>
      <p className={styles['small']}>{t('unranked')}</p>
    </section>
  );
}
