/** Stops and starts what moves in the picture (WCAG 2.2.2); there is nothing to stop where motion is reduced. */
import { useTranslation } from '../i18n/use-translation';
import { settings, useSettings } from '../settings/settings';
import { MotionIcon, StillIcon } from '../ui/icons/motion';
import { Tool } from './Tool';
import { wantsNoMotion } from './use-lively';

export function MotionTool() {
  const { t } = useTranslation('play');
  const { still } = useSettings();
  if (wantsNoMotion()) return null;
  return (
    <Tool
      name="motion"
      icon={still ? <MotionIcon /> : <StillIcon />}
      label={t(still ? 'tools.lively' : 'tools.still')}
      onClick={() => settings.change({ still: !still })}
    />
  );
}
