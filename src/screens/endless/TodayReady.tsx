/** The way to today's map for a device that cannot draw, where it was drawn ahead. */
import { useEffect, useState } from 'react';
import { endlessAddress } from '../../endless/address';
import { codeOfDay, codeText } from '../../endless/code';
import type { ReadyMaps } from '../../endless/ready';
import { useTranslation } from '../../i18n/use-translation';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';

interface Props {
  readonly ready: ReadyMaps;
  /** The code's text of the map that cannot be had. */
  readonly besides: string | undefined;
}

export function TodayReady({ ready, besides }: Props) {
  const { t } = useTranslation('endless');
  const [today] = useState(() => codeOfDay(new Date()));
  const code = codeText(today);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const has = await ready.has(code);
      if (isWanted) setThere(has);
    };
    if (code !== besides) void look();
    return () => {
      isWanted = false;
    };
  }, [ready, code, besides]);
  if (!isThere) return null;
  return (
    <ButtonLink to={endlessAddress(today)} tone="primary" icon={<PlayIcon />} onClick={() => ready.spare()}>
      {t('ready.today')}
    </ButtonLink>
  );
}
