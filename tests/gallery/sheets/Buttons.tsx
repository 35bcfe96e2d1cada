/** Buttons, links that look like them, and buttons that are a picture: every tone in every state. */
import { useTranslation } from '../../../src/i18n/use-translation';
import { Button } from '../../../src/ui/Button';
import { ButtonLink } from '../../../src/ui/ButtonLink';
import { IconButton } from '../../../src/ui/IconButton';
import { CloseIcon } from '../../../src/ui/icons/signs';
import { PlayIcon, SettingsIcon } from '../../../src/ui/icons/ways';
import { Row, Specimen, State } from '../Specimen';

const TONES = ['primary', 'secondary', 'night', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const HELD = ['hover', 'active', 'focus-visible'] as const;

export function Buttons() {
  const { t } = useTranslation('interface');
  return (
    <>
      <Specimen id="buttons" title="Buttons">
        {TONES.map((tone) => (
          <Row key={tone}>
            <State name={tone}>
              <Button tone={tone}>{t('home.play')}</Button>
            </State>
            {HELD.map((held) => (
              <State key={held} name={held} held={held}>
                <Button tone={tone}>{t('home.play')}</Button>
              </State>
            ))}
            <State name="disabled">
              <Button tone={tone} disabled>
                {t('home.play')}
              </Button>
            </State>
          </Row>
        ))}
      </Specimen>
      <Specimen id="button-sizes" title="Sizes, icons, links">
        <Row>
          {SIZES.map((size) => (
            <State key={size} name={size}>
              <Button tone="primary" size={size} icon={<PlayIcon />}>
                {t('home.play')}
              </Button>
            </State>
          ))}
          <State name="link">
            <ButtonLink to="/" tone="night">
              {t('home.daily.begin')}
            </ButtonLink>
          </State>
        </Row>
        <Button wide>{t('app.retry')}</Button>
      </Specimen>
      <Specimen id="icon-buttons" title="Icon buttons">
        {(['framed', 'bare'] as const).map((look) => (
          <Row key={look}>
            <State name={look}>
              <IconButton look={look} label="Settings" icon={<SettingsIcon />} />
            </State>
            {HELD.map((held) => (
              <State key={held} name={held} held={held}>
                <IconButton look={look} label="Settings" icon={<SettingsIcon />} />
              </State>
            ))}
            <State name="pressed">
              <IconButton look={look} label="Settings" icon={<SettingsIcon />} aria-pressed />
            </State>
            <State name="disabled">
              <IconButton look={look} label="Close" icon={<CloseIcon />} disabled />
            </State>
          </Row>
        ))}
      </Specimen>
    </>
  );
}
