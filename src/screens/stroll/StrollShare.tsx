/** Shares a stroll: a line on how many are found, the address that opens this very stroll, and a picture of its map. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useMapPictures } from '../../levels/use-map-pictures';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { latePicture } from '../../results/late-picture';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress, withAddress } from '../../results/share-address';
import { Tool } from '../../table/Tool';
import { ShareIcon } from '../../ui/icons/signs';
import styles from './StrollGame.module.css';

interface Props {
  readonly level: LevelData;
  readonly found: number;
}

export function StrollShare({ level, found }: Props) {
  const { t } = useTranslation(['stroll', 'interface']);
  const { kiosk } = usePlatform();
  const pictures = useMapPictures([level.level]);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  // a booth has no way to send anything, and leads nowhere else
  if (kiosk) return null;

  const share = async () => {
    const counted = t('share.found', { found, total: level.quests.length });
    const path = `stroll/${String(level.level)}`;
    const text = withAddress(
      t('share.text', { level: level.name, counted }),
      sharedAddress(path, ownPlace(), import.meta.env.BASE_URL),
    );
    const card = {
      game: t('interface:app.name'),
      level: level.name,
      mode: t('title'),
      score: counted,
      time: '',
      signs: [],
    };
    const sharing = pageSharing();
    const picture = sharing.canShare ? await latePicture(card, pictures) : undefined;
    setOutcome(await shareText(text, sharing, picture));
  };

  return (
    <>
      <Tool name="share" icon={<ShareIcon />} label={t('share.label')} onClick={() => void share()} />
      <output className={styles['shared']}>
        {outcome === 'copied' ? t('share.copied') : null}
        {outcome === 'failed' ? t('share.failed') : null}
      </output>
    </>
  );
}
