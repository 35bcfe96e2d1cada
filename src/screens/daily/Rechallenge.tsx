/** Sends one's own hunt as the next challenge: an address that holds its five runs. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { readText } from '../../kept/kept';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { raceHuntAddress, watchHuntAddress } from '../../runs/address';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';

/** `runs` is the text of `joinLegs`. */
export function Rechallenge({ runs }: { readonly runs: string }) {
  const { t } = useTranslation(['runs', 'daily']);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const hunt = { code: runs, name: readText('name', () => localStorage)?.trim() ?? '' };
  const send = async () => {
    const path = raceHuntAddress(hunt);
    const link = sharedAddress(path.slice(1), ownPlace(), import.meta.env.BASE_URL);
    setOutcome(await shareText(link ?? window.location.origin + path, pageSharing()));
  };
  return (
    <>
      <Button tone="primary" onClick={() => void send()}>
        {t('daily:race.rechallenge')}
      </Button>
      <ButtonLink to={watchHuntAddress(hunt)} icon={<PlayIcon />}>
        {t('challenge.watch')}
      </ButtonLink>
      <output>
        {outcome === 'copied' ? t('challenge.copied') : null}
        {outcome === 'failed' ? t('daily:race.unsent') : null}
      </output>
    </>
  );
}
