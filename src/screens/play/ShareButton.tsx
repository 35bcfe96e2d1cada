/** Shares the result as a short text. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES } from '../../game/modes';
import { shareDataOf } from '../../game/recap';
import type { Session } from '../../game/session';
import { Button } from '../../ui/Button';
import { formatSeconds } from '../../i18n/formats';
import { useMapPictures } from '../../levels/use-map-pictures';
import { latePicture } from '../../results/late-picture';
import { gamePath, ownPlace, sharedAddress, withAddress } from '../../results/share-address';
import { pageSharing, shareText, signsText, type ShareOutcome } from '../../results/share';

export function ShareButton({ session, levelName }: { session: Session; levelName: string }) {
  const { t, language } = useTranslation(['play', 'interface']);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const pictures = useMapPictures([session.setup.level]);
  const data = shareDataOf(session);
  if (!data) return null;

  const share = async () => {
    const mode = t(`interface:modes.${MODE_NAMES[data.mode]}.name`);
    const time = formatSeconds(language, data.time);
    const told = t('result.shareText', {
      level: levelName,
      mode,
      score: data.score,
      time,
      signs: signsText(data.signs),
    });
    const path = gamePath(session.setup.level, data.mode, session.setup.quest);
    const text = withAddress(told, sharedAddress(path, ownPlace(), import.meta.env.BASE_URL));
    const card = {
      game: t('interface:app.name'),
      level: levelName,
      mode,
      score: t('result.cardScore', { count: data.score }),
      time: t('result.seconds', { time }),
      signs: data.signs,
    };
    const sharing = pageSharing();
    const picture = sharing.canShare ? await latePicture(card, pictures) : undefined;
    setOutcome(await shareText(text, sharing, picture));
  };

  return (
    <>
      <Button size="small" onClick={() => void share()}>
        {t('result.share')}
      </Button>
      <output>
        {outcome === 'copied' ? t('result.shared') : null}
        {outcome === 'failed' ? t('result.shareFailed') : null}
      </output>
    </>
  );
}
