/** Sound on or off, one tap away wherever a map is played. */
import { useTranslation } from '../i18n/use-translation';
import { settings, useSettings } from '../settings/settings';
import { SoundIcon, SoundOffIcon } from '../ui/icons/sound';
import { Tool } from './Tool';

export function MuteTool() {
  const { t } = useTranslation('play');
  const { muted } = useSettings();
  return (
    <Tool
      name="mute"
      icon={muted ? <SoundOffIcon /> : <SoundIcon />}
      label={t(muted ? 'tools.unmute' : 'tools.mute')}
      onClick={() => settings.change({ muted: !muted })}
    />
  );
}
